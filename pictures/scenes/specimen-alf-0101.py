"""Aluminium fluoride: white powder in a porcelain dish, some spilt beside it."""

import math

from mathutils import noise

from glassware import turned
from materials import principled
from powder import lay, matt
from shapes import mesh
from specimen import begin, finish

begin(seed=217, bounces=(3, 2, 1))
porcelain = principled('porcelain', (0.5, 0.49, 0.46), rough=0.16, coat=0.3)
X, Y, RIM, FOOT, HIGH = -1.0, 0.2, 4.5, 2.6, 1.7
outer = [(0, 0.0), (FOOT, 0.0), (FOOT + 0.15, 0.2), (RIM - 0.5, 1.1), (RIM, HIGH), (RIM - 0.06, HIGH + 0.06)]
inner = [(RIM - 0.16, HIGH), (RIM - 0.7, 1.15), (FOOT, 0.35), (0, 0.3)]
turned('dish', [*outer, *inner], porcelain, (X, Y, 0), 96)
white = matt('aluminium fluoride', (0.68, 0.69, 0.7), (0.78, 0.78, 0.78), grain=40.0, bump=0.3)


def filled(reach, angle):
    """The powder lies against the dish's wall: a square patch would show outside of it."""
    x, y = reach * math.cos(angle), reach * math.sin(angle)
    return 2.5 - 0.36 * reach + 0.16 * noise.fractal((x * 0.7, y * 0.7, 3.0), 1.0, 2.0, 4) + 0.016 * noise.noise((x * 9, y * 9, 1.0))


RINGS, AROUND = 90, 180
points = []
for ring in range(RINGS + 1):
    for k in range(AROUND):
        reach, angle = 3.86 * ring / RINGS, 2 * math.pi * k / AROUND
        points.append((X + reach * math.cos(angle), Y + reach * math.sin(angle), filled(reach, angle)))
faces = [(r * AROUND + k, (r + 1) * AROUND + k, (r + 1) * AROUND + (k + 1) % AROUND, r * AROUND + (k + 1) % AROUND) for r in range(RINGS) for k in range(AROUND)]
mesh('filled', points, faces, white, smooth=True)


def spilt(x, y):
    high = 0.62 - 0.5 * math.hypot((x - 5.2) * 0.9, y + 2.5) + 0.1 * noise.fractal((x * 1.2, y * 1.2, 6.0), 1.0, 2.0, 3)
    return math.log(math.exp(8 * high) + 0.3) / 8 - 0.03 + 0.016 * noise.noise((x * 9, y * 9, 1.0))


lay(spilt, white, specks=700, size=(0.01, 0.028), reach=(1.4, 1.0), at=(5.0, -2.5), area=(3.4, 7.2, -4.4, -0.6))
finish('alf-0101')
