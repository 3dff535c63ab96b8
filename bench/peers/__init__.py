"""Other game libraries, each driven in the fastest way it offers.

A peer is imported only when it is loaded, so a run without it still works.
"""

from __future__ import annotations

from importlib import import_module

from bench.contender import Contender, Load, Play


def _from(module: str, name: str) -> Load:
    def load() -> Play:
        play: Play = getattr(import_module(f"bench.peers.{module}"), name)
        return play

    return load


PEERS: list[Contender] = [
    Contender(
        "hearts",
        "OpenSpiel hearts, driven as its own example does",
        _from("open_spiel", "play_hearts"),
    ),
    Contender(
        "oh-hell", "OpenSpiel oh_hell, stepped from Python", _from("open_spiel", "play_oh_hell")
    ),
    Contender(
        "crazy-eights",
        "OpenSpiel crazy_eights, stepped from Python",
        _from("open_spiel", "play_crazy_eights"),
    ),
    Contender(
        "hearts-tuned",
        "OpenSpiel hearts, with the fastest loop we found",
        _from("open_spiel", "play_hearts_tuned"),
    ),
    Contender(
        "hearts-stdlib",
        "OpenSpiel hearts, chance drawn by Python's standard library",
        _from("open_spiel", "play_hearts_stdlib"),
    ),
    Contender(
        "hearts-native",
        "OpenSpiel hearts, whole games inside its C++",
        _from("open_spiel", "play_hearts_natively"),
    ),
    Contender("catanatron", "Catanatron, four random players", _from("catanatron", "play")),
]
