"""Graphite anode material: very fine dark powder in a jar of clear glass, and the little that was tipped out before it."""

import math

import numpy as np
from mathutils import noise

from glassware import clear_glass, turned
from light import area
from lumps import ball
from materials import brushed_metal
from palette import ICE
from powder import Pile, graphite
from scatter import dust_grains
from shapes import mesh
from specimen import begin, finish

begin(seed=214, samples=10, bounces=(4, 2, 4))
X, Y, RADIUS, WALL = -3.3, 1.5, 2.9, 0.16
INNER, LEVEL = RADIUS - WALL, 3.05
powder = graphite('graphite powder', shade=0.03)

# The jar: a thick foot, straight walls, a thread under the mouth.
thread = [(RADIUS - 0.32 + 0.07 * math.sin(k * math.pi / 4), 4.4 + k * 0.06) for k in range(17)]
outer = [(0, 0.14), (1.6, 0.1), (2.45, 0.0), (2.72, 0.03), (2.86, 0.16), (RADIUS, 0.4), (RADIUS, 3.7), (2.84, 4.0), (2.62, 4.26), *thread, (RADIUS - 0.34, 5.5), (RADIUS - 0.4, 5.56), (RADIUS - 0.5, 5.56), (RADIUS - 0.56, 5.5)]
inner = [(RADIUS - 0.58, 4.4), (2.5, 4.14), (2.68, 3.9), (INNER, 3.65), (INNER, 0.7), (INNER - 0.12, 0.46), (2.3, 0.36), (0, 0.34)]
turned('jar', outer + inner, clear_glass(), (X, Y, 0), 128)


def settled(angle, share):
    """The powder slid to one side when some was tipped out; its surface is soft."""
    x, y = share * INNER * math.cos(angle), share * INNER * math.sin(angle)
    return LEVEL + 0.13 * x - 0.07 * y + 0.12 * noise.fractal((x * 0.8, y * 0.8, 3.0), 0.9, 2.0, 4) - 0.1 * share**4


# A hair of air between powder and glass keeps the two surfaces apart.
points, rings, sides = [], 60, 160
for ring in range(rings + 1):
    share = ring / rings * 0.997
    points += [(X + share * INNER * math.cos(2 * math.pi * k / sides), Y + share * INNER * math.sin(2 * math.pi * k / sides), settled(2 * math.pi * k / sides, share)) for k in range(sides)]
for low in (0.7, 0.46):
    reach = 0.997 * (INNER if low == 0.7 else INNER - 0.12)
    points += [(X + reach * math.cos(2 * math.pi * k / sides), Y + reach * math.sin(2 * math.pi * k / sides), low) for k in range(sides)]
faces = [(r * sides + k, r * sides + (k + 1) % sides, (r + 1) * sides + (k + 1) % sides, (r + 1) * sides + k) for r in range(rings + 2) for k in range(sides)]
mesh('filling', points, faces, powder, smooth=True)
# What still clings to the glass above the powder.
numbers = np.random.default_rng(3)
angle = numbers.uniform(0, 2 * math.pi, 5200)
high = LEVEL + 0.13 * INNER * np.cos(angle) - 0.07 * INNER * np.sin(angle) + numbers.exponential(0.22, 5200) - 0.1
clings = high < 3.6
grains = ball('grain', 5, powder, subdivisions=2, squash=(0.6, 0.9), relief=(0.4, 0.2, 0.0))
dust_grains('clinging', grains, np.stack([X + (INNER - 0.004) * np.cos(angle), Y + (INNER - 0.004) * np.sin(angle), high], 1)[clings], numbers.uniform(0.008, 0.026, 5200)[clings])

# The lid lies beside it.
lid = [(0, 0.95), (2.2, 0.95), (2.46, 0.9), (2.56, 0.78), *[(2.6 - 0.03 * (k % 2), 0.74 - k * 0.02) for k in range(32)], (2.6, 0.06), (2.55, 0.0), (2.4, 0.0)]
turned('lid', lid, brushed_metal('lid', (0.34, 0.35, 0.355), 0.3, along=(30, 30, 0.6), strength=0.12), (3.9, 2.9, 0), 160)

AT = (2.2, -2.2)
pile = Pile((-3.6, 7.2, -5.6, 1.0), 0.04, seed=8)
for x, y, top, wide in ((0.0, 0.0, 1.5, 2.6), (0.8, 0.3, 0.5, 1.9), (-0.9, -0.2, 0.4, 1.8), (0.3, -0.7, 0.5, 1.8)):
    pile.add(lambda u, v: top * max(0.0, 1.03 - math.hypot(math.hypot(u - AT[0] - x, v - AT[1] - y) / wide * (1 + 0.13 * noise.fractal((u * 0.8 + x, v * 0.8 + y, top), 0.9, 2.0, 4)), 0.2)))
pile.slide(0.5, 90)
pile.apron(0.4, 0.4)
pile.clods(powder, [(0.012, 1500, 1.0), (0.02, 300, 1.4), (0.034, 20, 2.2), (0.06, 1.6, 3.0), (0.1, 0.25, 3.5)], step=0.012, far=0.3)
pile.fringe(powder, far=0.24, thick=0.9, step=0.03)
area((13, -3, 13), (0, 0, 1), 8, 900, ICE)
finish('aam-0101', amber=(520, 4.0), kept=0.25)
