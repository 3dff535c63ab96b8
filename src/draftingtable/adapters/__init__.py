"""The games in the shapes that other libraries expect: docs/adapters.md.

| module | for | extra |
|---|---|---|
| `towers_v1`, `cities_v1` | PettingZoo: one seat after the other, or all at once | pettingzoo |
| `gymnasium_env` | Gymnasium: one seat against bots, or alone against Automas | gymnasium |
| `open_spiel.game` | OpenSpiel: registers `towers_v1`, `cities_v1`, `cities_solo_v1` | openspiel |
| `vector` | many games a call, arrays in and out | vector |

No rules in here: positions say what is legal and what follows, views say what may be seen.
"""
