"""Games for PettingZoo: `aec.env("towers", players=3)`, `parallel.parallel_env("cities")`."""
