"""Recarburiser, 1 to 5 mm, level in one half of the tray, its sides as steep as they lie."""

import math

from mathutils import noise

from loose import strew
from lumps import grains_of
from materials import coke
from specimen import begin, finish, pour

begin(seed=211, samples=10)
grains = grains_of(coke('recarburiser', base=0.1, sheen=0.65, pores=0.35, scale=0.8), 10, 370)


def half_full(x, y):
    """A flat heap with round corners: level inside, sloping to its uneven foot."""
    beyond = math.hypot(max(0.0, abs(x + 2.3) - 2.4), max(0.0, abs(y - 0.2) - 2.4))
    return max(0.0, min(1.15, (2.45 + 0.45 * noise.noise((x * 0.5, y * 0.5, 3.0)) - beyond) * 0.62)) + 0.1 * noise.noise((x * 0.6, y * 0.6, 8.0))


bed = pour(grains, [(0.11, 0.25, 15000), (0.06, 0.12, 14000)], half_full, shell=0.55)
strew(bed, grains, 260, (0.05, 0.22), at=(3.6, 0.0), spread=(1.9, 2.8), power=2)
finish('cpc-0301')
