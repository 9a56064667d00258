"""Strapped bundles of notched alloy ingots in a wet yard under a late sky."""

import math
import random

from mathutils import noise

from ingot import PITCH, TALL, cast_alloy, ingot
from light import area, camera, sun
from materials import emitter, principled, wet_ground
from palette import AMBER, ICE
from shapes import Build, copy_of
from shoot import shoot
from sky import sky
from stage import stage

stage(samples=16, seed=81, exposure=0.65, bounces=(3, 1, 2))

ALLOY = cast_alloy()
ingots = [ingot(seed, ALLOY) for seed in range(5)]
timber = principled('timber', (0.13, 0.085, 0.05), rough=0.75, dirt=0.6, dirt_scale=8, bump=0.3, bump_scale=50)
band = principled('steel band', (0.035, 0.045, 0.050), rough=0.36, metal=0.8, dirt=0.7, dirt_scale=20)
extras = Build()


def bundle(x, y, base, layers, turn):
    c, s = math.cos(turn), math.sin(turn)
    where = lambda a, b: (x + a * c - b * s, y + a * s + b * c)
    for side in (-0.24, 0.24):
        extras.box((*where(0, side), base + 0.045), (0.74, 0.09, 0.09), timber, turned=(0, 0, turn))
    z = base + 0.09
    for layer in range(layers):
        across = layer % 2
        for k in range(6):
            place = (k - 2.5) * PITCH + random.gauss(0, 0.0008)
            slip = random.gauss(0, 0.0035)
            at = where(place, slip) if across else where(slip, place)
            over = (layer // 2 + k) % 2 and layer
            made = copy_of(random.choice(ingots), (*at, z + (TALL if over else 0)))
            made.rotation_euler = (math.pi if over else 0, 0, turn + (math.pi / 2 if across else 0) + random.gauss(0, 0.0025))
        z += TALL + 0.0005
    top, half = z, 0.3525
    for at in (-0.19, 0.19):
        at += random.gauss(0, 0.012)
        for side in (-1, 1):
            extras.box((*where(at, side * (half + 0.001)), (base + 0.09 + top) / 2), (0.019, 0.0014, top - base - 0.09), band, turned=(0, 0, turn))
            extras.box((*where(side * (half + 0.001), at), (base + 0.09 + top) / 2), (0.0014, 0.019, top - base - 0.09), band, turned=(0, 0, turn))
        extras.box((*where(at, 0), top + 0.001), (0.019, half * 2, 0.0014), band, turned=(0, 0, turn))
        extras.box((*where(0, at), top + 0.0024), (half * 2, 0.019, 0.0014), band, turned=(0, 0, turn))
        extras.box((*where(at, 0.06), top + 0.004), (0.024, 0.045, 0.004), band, turned=(0, 0, turn))
    return top

for x, y, stacked, turn in ((0.15, 0.1, (9,), 0.5), (1.12, 0.62, (9, 9), 0.56), (2.1, 1.2, (9, 9), 0.47), (-0.55, 1.75, (9, 7), 0.45), (0.45, 2.2, (9,), 0.52), (1.5, 2.7, (9, 9), 0.50), (-1.7, 3.6, (9, 9), 0.5), (-0.6, 4.2, (9,), 0.55), (2.9, 2.0, (9,), 0.5), (-3.6, 5.6, (9, 9), 0.4), (3.4, 4.2, (9, 9), 0.5)):
    base = 0.0
    for layers in stacked:
        base = bundle(x, y, base, layers, turn + random.gauss(0, 0.012))
extras.done('timber and bands')

yard, steel = Build(), principled('shed', (0.028, 0.045, 0.052), rough=0.5, dirt=0.6)
yard.box((0, 80, -0.05), (400, 300, 0.1), wet_ground(colour=(0.045, 0.048, 0.05), scale=0.9, dry_from=0.44, dry_to=0.6, wet_rough=0.04, bump=0.35))
for k in range(40):
    yard.box((-6 + k * 1.0, 42 + 0.15 * (k % 2), 4.5), (1.0, 0.1, 9 + (2.4 if k > 18 else 0)), steel)
for k in range(12):
    yard.box((-40 + k * 3.1, 60, 2 + 2 * noise.noise((k * 1.7, 0, 0))), (2.6, 1, 5), steel)
for x, y, tall in ((-9.5, 24, 9), (-2.6, 34, 10), (9, 30, 10)):
    yard.tube((x, y, 0), (x, y, tall), 0.10, steel, end_radius=0.06)
    yard.box((x + 0.5, y, tall), (1.2, 0.14, 0.10), steel)
    yard.box((x + 0.85, y - 0.05, tall - 0.07), (0.40, 0.20, 0.05), emitter('lamp', AMBER, 14.0))
yard.done('yard')
area((-1.7, 34, 9.8), (-1.7, 30, 0), 1.0, 2600, AMBER)

sky([(-1, (0.01, 0.02, 0.025)), (0.0, (0.15, 0.16, 0.155)), (0.07, (0.10, 0.15, 0.17)), (0.3, (0.035, 0.085, 0.115)), (1, (0.012, 0.035, 0.055))], 0.9, sun=(-0.75, 0.7, 0.03), glow=0.8, clouds=0.75, cloud_scale=0.9, seed=3)
sun((0.75, -0.62, -0.16), 1.5, (1.0, 0.60, 0.30), 1.5)
area((-3.2, -2.2, 2.6), (0.2, 0.2, 0.5), 1.6, 85, ICE, size_y=0.7)
camera((-0.95, -1.75, 0.98), (0.42, 0.55, 0.60), lens=38, fstop=2.8, focus=(0.0, -0.35, 0.6))
shoot('alloy-ingots', fog={'colour': (0.05, 0.07, 0.08), 'amount': 0.85, 'from_sky': 0.9}, mist=(3, 70), bloom=0.08, grade={'vignette': 0.32})
