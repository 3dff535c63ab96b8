/** Views of Between Two Cities, as the server sends them. */
export type { CitiesGame, CitiesHelp, CityData, DraftGame, SoloGame } from "$lib/types";
