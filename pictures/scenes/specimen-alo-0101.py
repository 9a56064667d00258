"""Smelter-grade alumina: a wide white heap of sandy powder, drawn down on one side with a spatula."""

import math
import random

from powder import Pile, dust
from specimen import INSIDE, begin, finish

begin(seed=216, samples=20, bounces=(3, 2, 1))
white = dust('alumina', (0.6, 0.605, 0.6))
pile = Pile(INSIDE, 0.05, seed=7)
pile.add(lambda x, y: max(0.0, 3.2 - 0.6 * math.hypot((x + 0.3) / 1.14, (y - 0.6) * 1.06, 0.8)))
for _ in range(6):
    turn, reach, high = random.uniform(0, 6.28), random.uniform(1.5, 4.2), random.uniform(0.2, 0.5)
    u, v = reach * 1.14 * math.cos(turn), 0.6 + reach * math.sin(turn)
    pile.add(lambda x, y: high * max(0.0, 1 - math.hypot(x - u, y - v) / (2.6 * high)))
pile.slide(0.55, 90)
pile.draw((0.3, -0.4), (2.6, -4.2), 1.5, 0.42)
pile.slide(0.66, 30)
pile.mesh(white, fine=0.009, size=0.8)
pile.fringe(white, far=0.5, thick=0.75)
pile.crumble(white, 1300, size=(0.015, 0.07), inside=0.12)
finish('alo-0101')
