"""Our games as OpenSpiel games: a game type with parameters and bounds, and its states."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from draftingtable.adapters.extras import missing_extra
from draftingtable.adapters.open_spiel.play import Play
from draftingtable.adapters.rewards import reward_named
from draftingtable.adapters.table_setup import encoding_of
from draftingtable.games.core import registry
from draftingtable.games.core.game import Setup
from draftingtable.games.core.options import read_options

try:
    import pyspiel

    from draftingtable.adapters.open_spiel.observer import make_observer
except ImportError as error:
    raise missing_extra("openspiel") from error

Params = Mapping[str, Any]
FEWEST = 0
"""As a number of players: the fewest that the other parameters allow."""


@dataclass(frozen=True)
class Facts:
    """The bounds OpenSpiel needs before a game is played; they need not be reached."""

    items: int
    """The number of different items chance can deal; items are numbered from 0."""
    dealt: int
    """The most items dealt in one game."""
    decisions: int
    scores: tuple[int, int]
    """The lowest and the highest score."""


class Offer:
    """A game registered with OpenSpiel under one name: its type, parameters and bounds."""

    def __init__(
        self,
        name: str,
        title: str,
        game: str,
        params: Params,
        facts: Callable[[Setup], Facts],
        seats: range,
        hidden: bool,
    ) -> None:
        self.name = name
        self.title = title
        self.game = registry.get(game)
        self.params = {**params, "reward": "win"}
        self.facts = facts
        self.seats = seats
        """The possible numbers of players, over all parameters."""
        self.hidden = hidden

    def setup(self, params: Params) -> Setup:
        options = self._options(params)
        return self.game.setup(params.get("players", 1), options, params.get("start"))

    def complete(self, given: Params) -> dict[str, Any]:
        """Adds the defaults, and the number of players where none is given."""
        params = {**self.params, **given}
        if params.get("players") == FEWEST:
            options = read_options(self.game.options, self._options(params))
            params["players"] = self.game.player_counts(options)[0]
        return params

    def _options(self, params: Params) -> dict[str, Any]:
        names = [option.name for option in self.game.options]
        return {key: params[key] for key in self.params if key in names}

    def game_type(self, seats: range, reward: str = "win") -> Any:
        kind = pyspiel.GameType
        zero_sum = reward == "win" and seats[0] > 1
        return kind(
            short_name=self.name,
            long_name=self.title,
            dynamics=kind.Dynamics.SEQUENTIAL,
            chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
            information=(
                kind.Information.IMPERFECT_INFORMATION
                if self.hidden
                else kind.Information.PERFECT_INFORMATION
            ),
            utility=kind.Utility.ZERO_SUM if zero_sum else kind.Utility.GENERAL_SUM,
            reward_model=kind.RewardModel.TERMINAL,
            max_num_players=seats[-1],
            min_num_players=seats[0],
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification=self.params,
        )


class DraftingTableGame(pyspiel.Game):
    """One of our games with its parameters; each offer has its own class.

    OpenSpiel keeps the game's factory until after the interpreter has shut down. Classes survive
    that; closures would be freed by then and crash the process on exit.
    """

    offer: Offer

    def __init__(self, params: Params | None = None) -> None:
        offer = self.offer
        params = offer.complete(params or {})
        setup = offer.setup(params)
        self.facts = offer.facts(setup)
        self.encoding = encoding_of(offer.game, setup)
        self.notation = offer.game.notation
        self.reward = reward_named(params["reward"])
        self.seats = setup.players - len(offer.game.automatic_names(setup))
        self.opening = Play(offer.game.name, setup)
        kind = offer.game_type(range(self.seats, self.seats + 1), params["reward"])
        super().__init__(kind, self._info(setup, params["reward"]), dict(params))

    def _info(self, setup: Setup, reward: str) -> Any:
        low, high = self.facts.scores if reward == "score" else (-1 / (setup.players - 1), 1)
        return pyspiel.GameInfo(
            num_distinct_actions=len(self.encoding.actions),
            max_chance_outcomes=self.facts.items,
            num_players=self.seats,
            min_utility=float(low),
            max_utility=float(high),
            utility_sum=0.0 if reward == "win" and self.seats > 1 else None,
            max_game_length=self.facts.decisions,
        )

    def max_chance_nodes_in_history(self) -> int:
        return self.facts.dealt

    def new_initial_state(self) -> "DraftingTableState":
        return DraftingTableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return make_observer(self.encoding, kind)


class DraftingTableState(pyspiel.State):
    """One game in progress. OpenSpiel clones and serializes `play`."""

    def __init__(self, game: DraftingTableGame) -> None:
        super().__init__(game)
        self.play = game.opening.copy()

    def _game(self) -> DraftingTableGame:
        game: DraftingTableGame = self.get_game()
        return game

    def current_player(self) -> int:
        position = self.play.position
        if position.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if position.dealing else position.actor()

    def _legal_actions(self, player: int) -> list[int]:
        actions = self._game().encoding.action_of[player]
        return sorted([actions[move] for move in self.play.position.legal_moves(player)])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.play.outcomes()

    def _apply_action(self, action: int) -> None:
        position = self.play.position
        if not position.dealing:
            action = self._game().encoding.move_of[position.actor()][action]
        self.play.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self._game()
        if player == pyspiel.PlayerId.CHANCE:
            return self._chance_text(action)
        return f"{player + 1} " + game.notation.move_text(game.encoding.move_of[player][action])

    def _chance_text(self, item: int) -> str:
        kind = self.play.position.chance().kind
        # Automa cards have numbers, everything else has a name.
        return f"{kind} {item if kind == 'card' else self._game().notation.item_text(item)}"

    def is_terminal(self) -> bool:
        return self.play.position.over

    def returns(self) -> list[float]:
        game = self._game()
        if not self.play.position.over:
            return [0.0] * game.seats
        return game.reward(self.play.position.outcome())[: game.seats]

    def __str__(self) -> str:
        return ",".join([str(step) for step in self.play.steps])
