"""Graphite anode material: a soft cone of very fine dark powder with a dull sheen, slid here and there."""

import math
import random

from powder import Pile, dust
from specimen import INSIDE, begin, finish

begin(seed=214, samples=14)
surface = dust('graphite powder', (0.052, 0.053, 0.056), sheen=0.4)
pile = Pile(INSIDE, 0.05, seed=2)
pile.add(lambda x, y: max(0.0, 3.5 - 0.68 * math.hypot(x, (y - 0.3) * 1.06, 0.7)))
# Spoonfuls that came down beside the peak.
for _ in range(9):
    turn, reach = random.uniform(0, 6.28), random.uniform(0.8, 3.6)
    u, v, high = reach * math.cos(turn), 0.3 + reach * math.sin(turn), random.uniform(0.25, 0.6)
    pile.add(lambda x, y: high * max(0.0, 1 - math.hypot(x - u, y - v) / (2.2 * high)))
pile.slide(0.6, 60)
pile.draw((1.2, -0.9), (3.4, -3.6), 1.1, 0.3)
pile.slide(0.8, 14)
pile.mesh(surface, fine=0.009)
pile.fringe(surface, far=0.45)
pile.crumble(surface, 1100, size=(0.015, 0.075))
finish('aam-0101')
