"""Gypsum of flue-gas cleaning: moist, off-white, in soft clods that break, on the tray of the specimens. Not a product."""

import math
import random

from powder import Pile, dust
from specimen import INSIDE, begin, finish

begin(seed=231, samples=14, bounces=(3, 2, 1))
pale = dust('gypsum', (0.56, 0.525, 0.455))
pile = Pile(INSIDE, 0.05, seed=11)
# Moist powder does not run: every shovelful keeps something of its own heap.
for _ in range(46):
    u, v = random.gauss(-0.2, 2.3), random.gauss(0.3, 1.6)
    high = random.uniform(0.16, 0.36) * math.exp(-((u / 4.5) ** 2 + (v / 3.4) ** 2))
    pile.add(lambda x, y: high * max(0.0, 1 - (math.hypot(x - u, y - v) / 1.7) ** 2))
pile.slide(0.75, 40)
pile.mesh(pale, fine=0.05, size=0.45)
pile.fringe(pale, far=0.16, thick=0.7)
pile.crumble(pale, 420, size=(0.03, 0.42), inside=0.9)
pile.crumble(pale, 900, size=(0.015, 0.1), inside=0.3)
finish('gypsum')
