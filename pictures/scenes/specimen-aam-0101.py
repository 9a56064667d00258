"""Graphite anode material: a cone of dull, very fine powder, its side slid here and there."""

import math

from powder import Pile, matt
from specimen import INSIDE, begin, finish

begin(seed=214, samples=11)
surface = matt('graphite powder', (0.034, 0.035, 0.037), (0.066, 0.068, 0.071))
pile = Pile(INSIDE, 0.05, seed=2)
pile.add(lambda x, y: max(0.0, 4.3 - 0.76 * math.hypot(x, (y - 0.3) * 1.06)))
pile.add(lambda x, y: 0.7 * max(0.0, 1 - math.hypot(x + 1.1, y - 0.9) / 1.5))
pile.slide(0.68, 200)


def slid(x, y, towards, wide, start, end, deep):
    """A slide down the side: a hollow where it came off, a tongue where it stopped."""
    share = (math.hypot(x, y - 0.3) - start) / (end - start)
    off = math.remainder(math.atan2(y - 0.3, x) - towards, 2 * math.pi)
    return -deep * math.exp(-((off / wide) ** 2)) * math.sin(2 * math.pi * share) if 0 < share < 1 else 0.0


for track in ((-2.2, 0.16, 0.7, 4.3, 0.2), (-1.25, 0.12, 1.2, 4.8, 0.17), (-0.35, 0.14, 0.9, 3.9, 0.18), (-2.9, 0.1, 1.6, 4.4, 0.13), (2.6, 0.15, 0.8, 4.2, 0.18)):
    pile.add(lambda x, y: slid(x, y, *track))
pile.slide(0.82, 26)
pile.mesh(surface, fine=0.012)
pile.cover(surface, 320000, size=(0.008, 0.026), frayed=0.26, dusted=0.9)
finish('aam-0101')
