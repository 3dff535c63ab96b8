"""Trains networks by self-play: of 5 Towers, as follows; of Between Two Cities, see cities.py.

python -m tools.train towers --minutes 30 --seed 1     start, or go on where the last run stopped
python -m tools.train towers --minutes 30 --players 2  only games for two
python -m tools.train towers --mixed                   chances in games between all levels
python -m tools.train towers --install                 put the result into the package

Everything is kept in build/train: the state, the weights, the plots and report.html.
"""

import argparse
import sys
from pathlib import Path

from tools.train import cities
from tools.train.report import write_report
from tools.train.trainer import Plan, Progress, Trainer

ROOT = Path(__file__).parents[2]
TEMPER_GAMES = 300
PACKAGED = ROOT / "src" / "draftingtable" / "bots" / "learned"


def told(one: Progress) -> str:
    share = "" if one.share is None else f", {100 * one.share:.0f} % won against the policy"
    return (
        f"{one.seconds / 60:6.1f} min, {one.players} players, generation {one.generation}: "
        f"{one.games} games, log loss {one.log_loss:.4f}, "
        f"error {one.points_error**0.5:.1f} points{share}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=["towers"])
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", default="2,3,4,5", help="numbers of players (2,3,4,5)")
    parser.add_argument("--trace", type=float, default=1.0, help="the lambda of TD(lambda)")
    parser.add_argument("--by-hand", type=int, default=60, help="generations of games by hand (60)")
    parser.add_argument("--mixed", action="store_true", help="learn chances, not to play")
    parser.add_argument("--out", type=Path, help="a folder (build/train/...)")
    parser.add_argument("--install", action="store_true", help="only copy the weights")
    given = parser.parse_args()
    players = tuple(int(number) for number in given.players.split(","))
    plan = Plan(
        players=players,
        hand_generations=given.by_hand,
        trace=given.trace,
        seed=given.seed,
        mixed=given.mixed,
    )
    trainer = Trainer(plan, given.out or ROOT / "build" / "train" / plan.name)
    resumed = trainer.resume()
    if given.install:
        (PACKAGED / f"{plan.name}.weights").write_bytes(trainer.final_weights(TEMPER_GAMES))
        return
    if resumed:
        print(f"going on after {trainer.seconds / 60:.1f} minutes", flush=True)

    def tell(progress: Progress) -> None:
        print(told(progress), flush=True)
        trainer.save()
        if set(players) <= set(trainer.courses):
            write_report(trainer)

    trainer.run(60 * given.minutes, tell)


if __name__ == "__main__":
    if sys.argv[1:2] == ["cities"]:
        cities.main(sys.argv[2:])
    else:
        main()
