"""The start of a run on wet asphalt before sunrise: a worn white line, cones, the lamps of the embankment in the puddles."""

import math
import random

from asphalt import asphalt
from glassware import turned
from light import area, camera, point
from materials import emitter, principled
from palette import AMBER, ICE
from scatter import sprinkle
from shapes import Build, mesh, rock
from shoot import shoot
from sky import sky
from stage import stage

stage(samples=10, seed=58, exposure=0.9, bounces=(3, 1, 2))
numbers = random.Random(12)
ground = asphalt(lines=[((-9, 1.25), (9, 1.25), 0.075, 0), ((-1.5, 1.9), (-1.5, 30), 0.05, 1.2), ((2.3, 1.9), (2.3, 30), 0.05, 1.2)], colour=(0.03, 0.035, 0.038), puddles=0.44, scale=0.55, flat=(1.0, 1.6, 1.0), rim=0.1, grit=0.75)
mesh('ground', [(-40, -6, 0), (40, -6, 0), (40, 120, 0), (-40, 120, 0)], [(0, 1, 2, 3)], ground)

rubber = principled('cone foot', (0.014, 0.014, 0.015), rough=0.6, dirt=0.4, dirt_scale=9, bump=0.2, bump_scale=60)
orange = principled('cone', (0.62, 0.12, 0.012), rough=0.34, dirt=0.3, dirt_scale=8, streaks=0.25, coat=0.2)
white = principled('cone band', (0.6, 0.6, 0.58), rough=0.3, dirt=0.35, dirt_scale=8, streaks=0.3)


def cone(x, y, turn):
    feet = Build()
    feet.box((x, y, 0.014), (0.27, 0.27, 0.028), rubber, (0, 0, turn))
    feet.done('cone foot', bevel=0.012)
    slant = lambda z: 0.098 - (z - 0.03) * 0.186
    turned('cone body', [(0.112, 0.028), (0.108, 0.04), (slant(0.06) + 0.002, 0.06), (slant(0.2), 0.2)], orange, (x, y, 0), sides=72)
    turned('cone band', [(slant(0.2), 0.2), (slant(0.2) + 0.0015, 0.202), (slant(0.33) + 0.0015, 0.328), (slant(0.33), 0.33)], white, (x, y, 0), sides=72)
    turned('cone top', [(slant(0.33), 0.33), (slant(0.46), 0.46), (slant(0.46) - 0.004, 0.466), (0.012, 0.467), (0.01, 0.4)], orange, (x, y, 0), sides=72)


for x, y in ((0.78, 1.62), (-0.62, 3.4), (1.05, 5.6), (-0.8, 8.6), (1.2, 12.5), (-0.9, 18.0)):
    cone(x, y, numbers.uniform(0, 1.5))

# Fallen leaves and grit.
leaf = principled('leaf', (0.16, 0.06, 0.012), rough=0.5, dirt=0.5, dirt_scale=30)
leaves = Build()
for _ in range(46):
    x, y, size, turn = numbers.uniform(-2.6, 2.6), numbers.uniform(0.2, 7), numbers.uniform(0.018, 0.034), numbers.uniform(0, 6.28)
    outline = [(0, -1.3), (0.55, -0.6), (0.7, 0.1), (0.35, 0.9), (0, 1.5), (-0.35, 0.9), (-0.7, 0.1), (-0.55, -0.6)]
    bend = numbers.uniform(0.1, 0.5)
    points = [(x + size * (u * math.cos(turn) - v * math.sin(turn)), y + size * (u * math.sin(turn) + v * math.cos(turn)), 0.003 + size * bend * u * u) for u, v in outline]
    leaves.add(points, [(0, 1, 2, 3, 4), (0, 4, 5, 6, 7)], leaf)
leaves.done('leaves')
stones = [rock(f'grit {k}', 20 + k, principled(f'grit {k}', (0.05 + 0.02 * k, 0.05 + 0.02 * k, 0.05 + 0.018 * k), rough=0.8), subdivisions=2, cuts=7) for k in range(4)]
sprinkle('grit', stones, [((numbers.uniform(-1.6, 1.6), numbers.uniform(-0.2, 2.6), 0.001), 0.0016 + 0.0035 * numbers.random() ** 5) for _ in range(2600)])

shore = Build()
dark = principled('shore', (0.008, 0.01, 0.011), rough=0.9)
for k in range(60):
    shore.box((-60 + k * 2 + numbers.uniform(-1, 1), 105 + numbers.uniform(0, 12), 0), (numbers.uniform(2, 5), 3, numbers.uniform(4, 15)), dark)
for k in range(9):
    side = -1 if k % 2 else 1
    x, y = side * (3.4 + 0.25 * k), 11 + k * 8.5
    shore.tube((x, y, 0), (x, y, 3.6), 0.04, dark, sides=8)
    shore.box((x - side * 0.3, y, 3.6), (0.7, 0.12, 0.05), dark)
    shore.box((x - side * 0.45, y, 3.56), (0.36, 0.1, 0.03), emitter(f'lamp {k}', (1, 0.66, 0.3), 110.0))
    if k < 5:
        point((x - side * 0.45, y, 3.4), 60, (1, 0.66, 0.32), 0.12)
shore.done('shore')
sky([(-1, (0.004, 0.006, 0.008)), (0.0, (0.3, 0.17, 0.09)), (0.035, (0.17, 0.15, 0.13)), (0.12, (0.075, 0.11, 0.13)), (0.4, (0.03, 0.062, 0.08)), (1, (0.012, 0.034, 0.046))], sun=(0.22, 1, 0.01), sun_colour=(1, 0.52, 0.24), glow=0.5, clouds=0.5, cloud_colour=(0.05, 0.06, 0.07), cloud_scale=0.8, seed=4.0)
area((-2.6, -1.2, 2.2), (0.3, 1.4, 0.1), 1.4, 60, ICE, size_y=0.7)
area((2.4, 4.2, 1.1), (0.7, 1.6, 0.2), 0.5, 46, AMBER, size_y=0.5)
camera((-0.28, -0.16, 0.19), (0.22, 1.8, 0.19), lens=34, fstop=2.0, focus=(0.78, 1.55, 0.2))
shoot('start-line', fog={'colour': (0.06, 0.075, 0.082), 'amount': 0.7, 'from_sky': 0.7}, mist=(5, 110), bloom=0.12, bloom_from=0.85, grade={'vignette': 0.3})
