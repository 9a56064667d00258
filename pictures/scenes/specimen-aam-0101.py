"""Graphite anode material: a cone of dull, very fine powder with the mark of a spoon."""

import math

from powder import lay, matt, poured
from specimen import begin, finish

begin(seed=214)
cone = poured(3.9, 0.66, runs=0.1, ragged=0.14, fine=0.012, seed=2.0)


def spooned(x, y):
    dug = 1.5 * math.exp(-(((x + 1.5) / 0.95) ** 2 + ((y + 2.0) / 1.25) ** 2))
    return cone(x, y) - dug * min(1.0, max(0.0, cone(x, y)))


lay(spooned, matt('graphite powder', (0.03, 0.031, 0.033), (0.055, 0.057, 0.06)), specks=1600, reach=(3.6, 2.7))
finish('aam-0101')
