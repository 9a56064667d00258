"""Graphite anode material: a heap of very fine dark powder with the grey metallic gleam of graphite."""

import math

from mathutils import noise

from light import area, spot
from palette import AMBER, ICE, linear
from powder import Pile, graphite
from specimen import INSIDE, begin, finish

begin(seed=214, samples=48)
surface = graphite('graphite powder', shade=0.085, gleam=0.6, metal=0.92, rough=(0.3, 0.22))
pile = Pile(INSIDE, 0.05, seed=2)
# Poured from a scoop in a few goes: round tops that run into each other.
for x, y, high, wide in ((-0.5, 0.4, 2.9, 4.3), (1.5, 0.0, 1.3, 3.4), (-2.4, 0.1, 1.1, 2.9), (0.3, -1.4, 0.8, 2.9), (-0.9, 1.8, 0.8, 3.1), (3.3, 0.5, 0.6, 2.3)):

    def poured(u, v):
        away = math.hypot(u - x, v - y) / wide * (1 + 0.2 * noise.fractal((u * 0.5 + x, v * 0.5 + y, high), 0.9, 2.0, 4))
        return high * max(0.0, 1 - math.hypot(away, 0.3) + 0.05)

    pile.add(poured)
pile.slide(0.64, 40)
pile.apron(0.3, 0.4)
pile.clods(surface, [(0.012, 2600, 0.8), (0.017, 900, 1.2), (0.028, 60, 1.5), (0.05, 5, 2.2), (0.085, 0.7, 2.4)], step=0.01, far=0.3)
# A lamp from the left, low enough to draw the heap's shadow on the tray, and a cool breath of light in that shadow.
area((-17, 3, 9), (0, 0, 1), 4, 1100, ICE, size_y=2)
area((16, -4, 14), (1, 0, 1), 8, 420, linear('#8fc0cf'))
# So dark a heap would turn to rust in the warm lamp: it lights the bench alone.
spot((14.5, 7, 4.5), (12.6, 4, 0), 650, AMBER, angle=58, blend=1.0, radius=0.4)
finish('aam-0101', amber=None, kept=0.5)
