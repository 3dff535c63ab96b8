"""The evaluation's weights tuned to win games, for rollouts: `python -m tools.tune_weights`.

They no longer say how many points to expect. With more than two players, tuning has not helped.
"""

from collections.abc import Mapping
from typing import Final

from draftingtable.bots.towers.numbers import NUMBERS, Numbers

TWO: Final[Numbers] = {
    "fit": [-1.27, -0.227, 0.61, 1.581, 1.823, 2.62, 3.312, 3.814, 4.691, 6.48],
    "fit_roof": [2.728, 1.594, 1.181, -0.093, 0.041, -0.137, -0.619, -0.725, -0.744, -1.004],
    "fit_high": [-0.844, -0.64, -0.536, -0.32, -0.206, -0.154, 0.148, 0.691, 1.168, 0.717],
    "fitting": [1.399, 0.858, 0.683, 0.436, 0.454, 0.348, 0.226],
    "roofed": [2.427, 2.475, 2.553, 2.148, 2.12, 1.614, 0.33],
    "tallest": [0.772, 1.171, 0.735, 0.857, 0.674, 0.628, -1.179],
    "second": [0.382, 0.227, 0.48, 0.445, 0.552, 0.182, -0.59],
    "razed": [-0.242, -0.497, -0.645, -0.778, -1.514, -1.902, -1.088],
    "height0": [0.997, 0.913, 0.73, 0.39, 0.216, 0.725, 1.138],
    "height1": [1.451, 1.192, 2.016, 1.721, 1.474, 0.942, 1.407],
    "height2": [1.764, 2.005, 1.806, 1.67, 1.842, 1.241, 1.677],
    "height3": [1.638, 1.934, 1.27, 1.691, 1.344, 1.367, 1.856],
    "height4": [1.251, 1.307, 1.193, 1.568, 1.459, 1.728, 1.585],
    "starts0": [0.612, 0.83, 0.945, 0.286, 0.503, 0.833, 0.132],
    "open": [0.76],
}

TUNED: Final[Mapping[int, Numbers]] = {**NUMBERS, 2: TWO}
