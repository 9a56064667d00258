"""Smelter-grade alumina: a wide white heap, sandy; where a spoonful was taken it slid."""

import math
import random


from powder import Pile, matt
from shapes import rock
from scatter import sprinkle
from specimen import INSIDE, begin, finish

begin(seed=216, samples=12, bounces=(3, 2, 1))
white = matt('alumina', (0.62, 0.625, 0.625), (0.74, 0.74, 0.73), grain=30.0, bump=0.35)

pile = Pile(INSIDE, 0.05, seed=7)
pile.add(lambda x, y: max(0.0, 3.7 - 0.66 * math.hypot((x + 0.3) / 1.14, (y - 0.6) * 1.06)))
pile.add(lambda x, y: 0.8 * max(0.0, 1 - math.hypot(x - 3.9, y + 1.2) / 1.9))
pile.add(lambda x, y: 0.6 * max(0.0, 1 - math.hypot(x + 3.6, y + 2.2) / 1.8))
pile.slide(0.62, 240)
# The spoon went in on the near side; what stood above came down after it.
pile.add(lambda x, y: -min(max(0.0, pile.at(x, y) - 0.3), 2.6 * max(0.0, 1 - (((x - 0.9) / 1.45) ** 2 + ((y + 2.5) / 1.6) ** 2))))
pile.slide(0.84, 120)
pile.mesh(white, fine=0.03)

pile.cover(white, 170000)
clods = [rock(f'clod {k}', 730 + k, white, subdivisions=3, cuts=8, rough=0.2) for k in range(4)]
rolled = []
while len(rolled) < 110:
    x, y = random.gauss(0.4, 4.2), random.gauss(-0.6, 3.0)
    if INSIDE[0] < x < INSIDE[1] and INSIDE[2] < y < INSIDE[3] and (pile.at(x, y) < 0.8 or random.random() < 0.2):
        own = 0.03 + 0.09 * random.random() ** 4
        rolled.append(((x, y, max(0.0, pile.at(x, y)) + own * 0.4), own))
sprinkle('clods', clods, rolled)
finish('alo-0101')
