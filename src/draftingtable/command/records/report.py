"""A review's parts put together, and its figures in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from draftingtable.analysis.review.summary import names_of_grades
from draftingtable.games.core.registry import manifest_of
from draftingtable.locale import Words
from draftingtable.locale.advice import capitalised, tell_advice
from draftingtable.version import VERSION

Data = Mapping[str, Any]
LESSONS = ("mistake", "blunder")
"""Grades of decisions that are listed one by one."""


@dataclass
class Report:
    """A review in one language. Everything it says is plain text."""

    words: Words
    head: Data = field(default_factory=dict)
    points: dict[int, Data] = field(default_factory=dict)
    decisions: list[Data] = field(default_factory=list)
    summary: Data = field(default_factory=dict)

    def add(self, part: Data) -> None:
        if part["part"] == "chances":
            self.points.update({point["event"]: point for point in part["points"]})
        elif part["part"] == "decision":
            self.decisions.append(part)
        else:
            setattr(self, part["part"], part)

    @property
    def names(self) -> list[str]:
        return list(self.head["seats"])

    def name(self, seat: int) -> str:
        return self.names[seat - 1]

    def title(self) -> str:
        return self.words("review-title", game=manifest_of(self.head["game"]).title)

    def how_sure(self) -> str:
        samples, error = f"{self.summary['samples']:,}", figure(100 * self.summary["error"])
        return self.words("review-how-sure", samples=samples.replace(",", "\u202f"), error=error)

    def footer(self) -> str:
        seconds = f"{self.summary['seconds']:.0f}"
        depth = self.head["depth"]
        return self.words("review-footer", version=VERSION, depth=depth, seconds=seconds)

    def moments(self) -> list[str]:
        return [self.moment(one) for one in self.summary["moments"]]

    def moment(self, one: Data) -> str:
        player, step = self.name(one["seat"]), one["step"] + 1
        changes = ", ".join(
            f"{name} {signed(change)}"
            for name, change in zip(self.names, one["change"], strict=True)
        )
        if one["kind"] != "deal":
            told = self.words("review-choice", step=step, player=player, move=one["text"])
            return f"{told}. {changes}"
        told = self.words("review-deal", step=step, text=one["text"].replace("deal ", ""))
        number = round(1 / one["rarity"])
        rarity = self.words("review-rarity", player=player, number=number)
        return f"{told}. {changes}. {capitalised(rarity)}."

    def balance_head(self) -> list[str]:
        changes = ("review-luck", "review-own", "review-others")
        keys = ("review-player", "review-start", *changes, "review-result")
        return [self.words(key) for key in keys]

    def balance_rows(self) -> Iterable[list[str]]:
        for seat, name in enumerate(self.names):
            start, end = (f"{100 * self.summary[key][seat]:.0f} %" for key in ("start", "result"))
            changes = (signed(self.summary[key][seat]) for key in ("luck", "own", "others"))
            yield [name, start, *changes, end]

    def players_head(self) -> list[str]:
        grades = (capitalised(self.words("review-grade", grade=each)) for each in names_of_grades())
        keys = ("review-player", "review-points", "review-accuracy")
        return [*(self.words(key) for key in keys), *grades]

    def players_rows(self) -> Iterable[list[str]]:
        for seat, name in enumerate(self.names):
            accuracy = self.summary["accuracy"][seat]
            counts = self.summary["counts"][seat]
            points = str(self.head["result"]["scores"][seat])
            shown = "–" if accuracy is None else str(accuracy)
            yield [name, points, shown, *(str(counts[each]) for each in names_of_grades())]

    def lessons(self) -> list[Data]:
        """Returns the decisions that cost much, the most expensive first."""
        costly = [each for each in self.decisions if each["grade"] in LESSONS]
        return sorted(costly, key=lambda each: -each["lost"])

    def lesson_title(self, one: Data) -> str:
        player, step = self.name(one["seat"]), one["step"] + 1
        return self.words("review-choice", step=step, player=player, move=one["move"])

    def lesson_lines(self, one: Data) -> list[str]:
        grade = capitalised(self.words("review-grade", grade=one["grade"]))
        lost, error = figure(100 * one["lost"]), figure(200 * one["lost_error"])
        lines = [self.words("review-lost", grade=grade, lost=lost, error=error) + "."]
        for key, advice in (("review-better", one["advice"]), ("review-played", one["against"])):
            if advice is not None:
                told = tell_advice(self.words, advice, self.names)
                lines.append(self.words(key, text=told))
        return lines + self.partner_lines(one)

    def partner_lines(self, one: Data) -> list[str]:
        partner = one["partner"]
        if partner is None:
            return []
        mine, theirs = (figure(100 * gain) for gain in partner["gain"])
        player = self.name(partner["seat"])
        params = {"player": player, "move": partner["move"], "mine": mine, "theirs": theirs}
        return [self.words("review-partner", **params)]


def figure(value: float) -> str:
    return f"{value:.1f}"


def signed(change: float) -> str:
    return f"{100 * change:+.0f}".replace("-", "−")
