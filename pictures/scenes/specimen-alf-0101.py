"""Aluminium fluoride: fine white powder heaped in a porcelain dish."""

import math
import random

import numpy as np

from glassware import turned
from materials import principled
from powder import Pile, dust
from specimen import INSIDE, begin, finish

begin(seed=217, samples=14, bounces=(3, 2, 1))
porcelain = principled('porcelain', (0.3, 0.3, 0.295), rough=0.12, coat=0.4)
X, Y, RIM, FOOT, HIGH = -0.2, 0.2, 5.0, 3.0, 1.5
outer = [(0, 0.0), (FOOT, 0.0), (FOOT + 0.15, 0.2), (RIM - 0.5, 1.0), (RIM, HIGH), (RIM - 0.06, HIGH + 0.06)]
wall = [(RIM - 0.16, HIGH), (RIM - 0.7, 0.95), (FOOT, 0.35)]
turned('dish', [*outer, *wall, (0, 0.3)], porcelain, (X, Y, 0), 128)

white = dust('aluminium fluoride', (0.62, 0.625, 0.63))
pile = Pile(INSIDE, 0.05, seed=5)
pile.add(lambda x, y: max(0.0, 3.15 - 0.58 * math.hypot(x - X + 0.25, y - Y - 0.2, 0.9)))
for _ in range(5):
    turn, reach, high = random.uniform(0, 6.28), random.uniform(0.6, 2.6), random.uniform(0.2, 0.45)
    u, v = X + reach * math.cos(turn), Y + reach * math.sin(turn)
    pile.add(lambda x, y: high * max(0.0, 1 - math.hypot(x - u, y - v) / (2.4 * high)))
pile.slide(0.55, 60)
pile.draw((X + 0.2, Y - 0.5), (X + 1.5, Y - 3.2), 1.3, 0.3)
pile.slide(0.7, 20)


def below(x, y, z):
    """Where the dish's wall is above the powder."""
    reach = np.hypot(x - X, y - Y)
    return (reach > RIM - 0.7) | ((reach > FOOT) & (z < 0.27 + (0.95 - 0.35) * (reach - FOOT) / (RIM - 0.7 - FOOT)))


pile.mesh(white, fine=0.016, hidden=below)
pile.crumble(white, 300, size=(0.015, 0.07), at=(X, Y), spread=(1.5, 1.4), inside=0.6)
finish('alf-0101')
