"""Aluminium fluoride: fine white grains poured into a porcelain dish."""

import math
import random

from mathutils import noise

from glassware import turned
from materials import principled
from powder import Pile, matt
from scatter import sprinkle
from shapes import mesh, rock
from specimen import INSIDE, begin, finish

begin(seed=217, samples=16, bounces=(3, 2, 1))
porcelain = principled('porcelain', (0.36, 0.355, 0.34), rough=0.14, coat=0.3)
X, Y, RIM, FOOT, HIGH = -0.2, 0.2, 5.0, 3.0, 1.5
RINGS, AROUND = 110, 240
outer = [(0, 0.0), (FOOT, 0.0), (FOOT + 0.15, 0.2), (RIM - 0.5, 1.0), (RIM, HIGH), (RIM - 0.06, HIGH + 0.06)]
wall = [(RIM - 0.16, HIGH), (RIM - 0.7, 0.95), (FOOT, 0.35)]
turned('dish', [*outer, *wall, (0, 0.3)], porcelain, (X, Y, 0), 128)

white = matt('aluminium fluoride', (0.47, 0.48, 0.49), (0.57, 0.57, 0.565), grain=40.0, bump=0.3)
REACH = RIM - 0.95


def inside(reach):
    """The dish's inner wall at a distance from its middle."""
    (far, high), (near, low) = next(part for part in zip(wall, wall[1:]) if part[1][0] <= reach)
    return low + (high - low) * (reach - near) / (far - near)


pile = Pile(INSIDE, 0.05, seed=5)
pile.add(lambda x, y: max(0.0, 3.3 - 0.66 * math.hypot(x - X + 0.25, y - Y - 0.2)))
pile.add(lambda x, y: 0.6 * max(0.0, 1 - math.hypot(x - X - 1.2, y - Y + 0.9) / 1.3))
pile.slide(0.62, 200)
points = []
for ring in range(RINGS + 1):
    for k in range(AROUND):
        reach, angle = REACH * ring / RINGS, 2 * math.pi * k / AROUND
        x, y = X + reach * math.cos(angle), Y + reach * math.sin(angle)
        points.append((x, y, pile.at(x, y) + 0.02 * noise.noise((x * 9, y * 9, 3))))
faces = [(r * AROUND + k, (r + 1) * AROUND + k, (r + 1) * AROUND + (k + 1) % AROUND, r * AROUND + (k + 1) % AROUND) for r in range(RINGS) for k in range(AROUND)]
mesh('filled', points, faces, white, smooth=True)


def below(x, y):
    """Digs away what the wall of the dish hides."""
    reach = math.hypot(x - X, y - Y)
    return -9.0 if reach > REACH or (reach > FOOT and pile.at(x, y) < inside(reach)) else 0.0


pile.add(below)
pile.cover(white, 300000, size=(0.012, 0.034), frayed=0.05, dusted=0.4)

stuck = []
while len(stuck) < 2200:
    reach, angle, own = RIM - 0.2 - 1.3 * random.random() ** 0.4, random.uniform(0, 2 * math.pi), random.uniform(0.01, 0.022)
    stuck.append(((X + reach * math.cos(angle), Y + reach * math.sin(angle), inside(reach) + own * 0.4), own))
sprinkle('stuck', [rock('stuck', 720, white, subdivisions=2, cuts=7, rough=0.16)], stuck)
finish('alf-0101')
