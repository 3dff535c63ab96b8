"""Adapters that offer the games to other libraries: docs/adapters.md.

| module | for | extra |
|---|---|---|
| `towers_v1`, `cities_v1` | PettingZoo: seats act in turn, or all at once | pettingzoo |
| `gymnasium_env` | Gymnasium: one seat against bots, or alone against Automas | gymnasium |
| `open_spiel.game` | OpenSpiel: registers `towers_v1`, `cities_v1`, `cities_solo_v1` | openspiel |
| `vector` | many games per call, with arrays in and out | vector |

Adapters contain no rules: positions decide what is legal, and views what each seat may see.
"""
