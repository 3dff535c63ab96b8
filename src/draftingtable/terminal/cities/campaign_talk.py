"""The dialogue between the games of a campaign."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from draftingtable.games.cities.campaign.campaign import Bonus, Campaign, CampaignGame
from draftingtable.locale import Words
from draftingtable.terminal.cities.colours import labelled
from draftingtable.terminal.cities.wording import category_name
from draftingtable.terminal.commands import Vocabulary
from draftingtable.terminal.console import Talk
from draftingtable.terminal.conversation import Left


class CampaignTalk:
    def __init__(self, talk: Talk, words: Words) -> None:
        self.talk = talk
        self.words = words
        self.vocabulary = Vocabulary(words)

    def tell_state(self, campaign: Campaign) -> None:
        """Prints the games so far and what comes next."""
        self.talk.say("")
        title = self.words(
            "campaign-title", mode=campaign.mode, level=campaign.level, games=campaign.length
        )
        self.talk.say(title, style="bold")
        for number, game in enumerate(campaign.games, 1):
            self.talk.say(self.game_line(number, game))
        if campaign.over():
            self.talk.say(self.words("campaign-result", points=campaign.total()), style="bold")
        elif campaign.games:
            self.talk.say(self.words("campaign-so-far", points=campaign.total()))
        if not campaign.awaits_bonus() and not campaign.over():
            params = {"number": len(campaign.games) + 1, "games": campaign.length}
            self.talk.say(self.words("campaign-next", **params), style="bold")

    def game_line(self, number: int, game: CampaignGame) -> Text:
        text = self.words(
            "campaign-game",
            number=number,
            won="yes" if game.won else "no",
            score=game.lower_score(),
            city=game.lower_cities(),
        )
        line = Text(text)
        if game.bonus is None:
            return line
        kind = category_name(game.bonus.kind, self.words)
        line.append(" + ")
        line.append_text(labelled(game.bonus.kind, kind, self.talk.look()))
        line.append(f" {game.bonus.points} = ")
        return line.append(self.words("campaign-points", points=game.points()), style="bold")

    def choose_bonus(self, campaign: Campaign) -> None:
        """Asks until a bonus is chosen (S7); raises `Left` if the player leaves."""
        choices = campaign.choices()
        won = "yes" if campaign.games[-1].won else "no"
        self.talk.say(self.words("campaign-ask-bonus", won=won), style="bold")
        for number, bonus in enumerate(choices, 1):
            self.talk.say(self.bonus_line(number, bonus))
        bonus = self.hear_bonus(choices)
        campaign.choose(bonus.kind, bonus.city)

    def hear_bonus(self, choices: list[Bonus]) -> Bonus:
        """Reads a number and a confirmation, since the choice is final; or another number."""
        chosen: Bonus | None = None
        while True:
            line = self.talk.ask().lower()
            if chosen and (not line or self.vocabulary.agrees(line)):
                return chosen
            command, _ = self.vocabulary.command(line)
            if command == "quit":
                raise Left
            chosen = None
            if line.isdecimal() and 1 <= int(line) <= len(choices):
                chosen = choices[int(line) - 1]
                self.talk.say(self.bonus_line(int(line), chosen))
                self.talk.say(self.words("confirm-keys"), style="bold")
            else:
                self.talk.say(self.words("campaign-bonus-number", most=len(choices)))

    def bonus_line(self, number: int, bonus: Bonus) -> Text:
        kind = category_name(bonus.kind, self.words)
        line = Text.assemble((f"{number:>3}  ", "bold"))
        line.append_text(labelled(bonus.kind, kind, self.talk.look()))
        return line.append(f" ({bonus.city}): +{bonus.points}")

    def tell_kept(self, path: Path) -> None:
        self.talk.say(self.words("campaign-kept", file=str(path)))
