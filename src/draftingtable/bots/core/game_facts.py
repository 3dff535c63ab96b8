"""What can be chosen in a game: options, numbers of players, bot levels, as in `/about`."""

from draftingtable.bots.core.levels import level_names, usual_level
from draftingtable.games.core.game import Game
from draftingtable.games.core.options import Option, read_options


def game_data(game: Game) -> dict[str, object]:
    modes = next((option.choices for option in game.options if option.name == "mode"), ())
    return {
        "name": game.name,
        "rules": game.rules_version,
        "modes": list(modes),
        "options": [option_data(option) for option in game.options],
        "players": {str(mode): player_range(game, {"mode": mode}) for mode in modes}
        or {"": player_range(game, {})},
        "levels": level_names(game.name),
        "usual_level": usual_level(game.name),
        **game.facts(),
    }


def option_data(option: Option) -> dict[str, object]:
    return {
        "name": option.name,
        "default": option.default,
        "choices": list(option.choices),
        "rule": option.rule,
        "modes": list(option.modes),
    }


def player_range(game: Game, options: dict[str, object]) -> list[int]:
    """Returns the minimum and maximum."""
    counts = game.player_counts(read_options(game.options, options))
    return [counts[0], counts[-1]]
