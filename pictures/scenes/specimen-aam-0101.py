"""Graphite anode material: a soft cone of very fine dark powder with a dull sheen, slid here and there."""

import math
import random

from mathutils import noise

from powder import Pile, dust
from specimen import INSIDE, begin, finish

begin(seed=214, samples=20)
surface = dust('graphite powder', (0.1, 0.102, 0.106), sheen=0.6)
pile = Pile(INSIDE, 0.05, seed=2)


def poured(x, y):
    """A cone off the middle; powder that ran down its side left tongues."""
    u, v = (x + 0.3) / 1.12, (y - 0.5) * 1.06
    away = math.hypot(u, v)
    tongues = 0.34 * noise.fractal((2.2 * u / (away + 0.6), 2.2 * v / (away + 0.6), 0.16 * away), 0.8, 2.0, 3) * min(1.0, away / 1.5)
    return max(0.0, 3.6 - 0.68 * math.hypot(away, 0.5) + tongues)


pile.add(poured)
# Spoonfuls that came down beside the peak.
for _ in range(8):
    turn, reach = random.uniform(0, 6.28), random.uniform(1.2, 4.4)
    u, v, high = reach * math.cos(turn) - 0.3, 0.4 + reach * math.sin(turn), random.uniform(0.3, 0.7)
    pile.add(lambda x, y: high * max(0.0, 1 - math.hypot(x - u, y - v) / (2.0 * high)))
pile.slide(0.68, 26)
pile.apron(0.12, 0.3)
pile.mesh(surface, fine=0.01, size=0.3)
pile.fringe(surface, far=0.1, thick=0.7)
pile.grain(surface, 420000, size=(0.005, 0.015), far=0.13, edge=0.9)
pile.crumble(surface, 260, size=(0.015, 0.07), inside=0.2)
finish('aam-0101')
