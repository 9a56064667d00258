"""Graphite anode material: a low, soft heap of very fine dark powder with the grey sheen of graphite."""

import math

from mathutils import noise

from light import area
from palette import ICE
from powder import Pile, graphite
from specimen import INSIDE, begin, finish

begin(seed=214, samples=24)
surface = graphite('graphite powder', shade=0.062)
pile = Pile(INSIDE, 0.05, seed=2)
# Poured from a scoop in a few goes: round tops that run into each other.
for x, y, high, wide in ((-0.5, 0.4, 2.2, 4.2), (1.5, 0.0, 0.95, 3.4), (-2.4, 0.1, 0.9, 2.9), (0.3, -1.4, 0.6, 2.9), (-0.9, 1.8, 0.6, 3.1), (3.3, 0.5, 0.5, 2.3)):

    def poured(u, v):
        away = math.hypot(u - x, v - y) / wide * (1 + 0.2 * noise.fractal((u * 0.5 + x, v * 0.5 + y, high), 0.9, 2.0, 4))
        return high * max(0.0, 1 - math.hypot(away, 0.16) + 0.02)

    pile.add(poured)
pile.slide(0.58, 40)
pile.apron(0.35, 0.45)
pile.clods(surface, [(0.013, 1500, 1.0), (0.02, 350, 1.2), (0.035, 26, 1.8), (0.06, 1.6, 3.0)], step=0.01, far=0.3)
pile.fringe(surface, far=0.4, thick=0.85)
# So dark a heap would take the colour of the warm lamp alone on its right side.
area((15, 1, 15), (0, 0, 1), 9, 1100, ICE)
finish('aam-0101', amber=(430, 6.0))
