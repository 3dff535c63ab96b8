/** The bots' strengths, from the weakest; one who draws at random is no opponent to offer. */
export const LEVELS = ["apprentice", "journeyman", "master"] as const;
