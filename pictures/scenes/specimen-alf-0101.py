"""Aluminium fluoride: fine white powder in a low porcelain dish, a little of it spilt on the tray."""

import math
import random

import numpy as np
from mathutils import noise

from powder import Pile, dust
from specimen import DISH, INSIDE, begin, dish, finish

begin(seed=217, samples=18, bounces=(3, 2, 1))
X, Y, WALL = *DISH, 4.5
dish()
white = dust('aluminium fluoride', (0.6, 0.605, 0.61))
pile = Pile(INSIDE, 0.05, seed=5)
pile.add(lambda x, y: 1.22 + 0.1 * noise.noise((x * 0.5, y * 0.5, 1.0)) + max(0.0, 2.1 - 0.5 * math.hypot((x - X + 0.5) / 1.1, y - Y - 0.4, 0.9)))
for _ in range(7):
    turn, reach, high = random.uniform(0, 6.28), random.uniform(0.8, 3.2), random.uniform(0.2, 0.42)
    u, v = X + reach * math.cos(turn), Y + reach * math.sin(turn)
    pile.add(lambda x, y: high * max(0.0, 1 - math.hypot(x - u, y - v) / (2.6 * high)))
pile.slide(0.55, 60)
pile.add(lambda x, y: -0.9 * max(0.0, 1 - ((x - X - 0.7) / 2.0) ** 2 - ((y - Y + 3.1) / 1.0) ** 2))
pile.slide(0.6, 60)


def below(x, y, z):
    return np.hypot(x - X, y - Y) > WALL


pile.mesh(white, fine=0.006, size=0.4, hidden=below)
pile.grain(white, 330000, size=(0.006, 0.02), hidden=lambda x, y, z: np.hypot(x - X, y - Y) > 4.38)
pile.crumble(white, 90, size=(0.015, 0.06), at=(X, Y), spread=(1.6, 1.5), inside=9.0)

spilt = Pile((2.4, 7.4, -5.2, -1.6), 0.04, seed=8)
spilt.add(lambda x, y: max(0.0, 0.24 - 0.42 * math.hypot((x - 4.6) / 1.5, y + 3.6, 0.2) + 0.05 * noise.noise((x * 2, y * 2, 4.0))))
spilt.slide(0.5, 20)
spilt.apron(0.2, 0.4)
spilt.mesh(white, fine=0.005, size=0.3)
spilt.fringe(white, far=0.2)
spilt.grain(white, 40000, size=(0.006, 0.016), far=0.16)
spilt.crumble(white, 24, size=(0.015, 0.05), at=(4.6, -3.6), spread=(1.0, 0.7))
finish('alf-0101')
