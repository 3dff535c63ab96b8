"""What all games share: positions, chance, matches, records, and the registry of games."""
