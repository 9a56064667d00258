"""A shiploader's boom hangs over a bulk carrier's hold and lets coke down a telescopic chute, at nightfall."""

import math
import random

from mathutils import Vector

from harbour import Harbour, dust_at
from light import area, camera, point
from materials import coke, principled, water, wet_ground
from scatter import sprinkle
from shapes import Build, mesh, rock
from ship import bulk_carrier
from shoot import shoot
from sky import sky
from stage import stage

stage(samples=8, seed=331, exposure=1.05, bounces=(3, 2, 2), width=1280, height=720)
stops = [(-1, (0.004, 0.006, 0.008)), (0.0, (0.24, 0.155, 0.11)), (0.05, (0.12, 0.115, 0.12)), (0.14, (0.055, 0.085, 0.105)), (0.35, (0.026, 0.056, 0.076)), (1, (0.008, 0.022, 0.032))]
sky(stops, sun=(-0.35, 1, 0.01), glow=0.4, clouds=0.8, cloud_colour=(0.014, 0.022, 0.03), cloud_scale=1.0, cloud_from=0.42, cloud_to=0.66, seed=9.0)

ship = bulk_carrier(cranes=False, colour=(0.05, 0.018, 0.013), deck=10.5, lit=0.5)
ship.finish((-18.0, 14, -3.4), math.radians(-90), lamps=1.2, point=point)

quay = Harbour(accent=(0.34, 0.17, 0.045))
parts = quay.parts
X, Y, DECK = 8.2, 34.0, 15.0
for a in (-1, 1):
    for b in (-1, 1):
        foot = Vector((X + a * 5.25, Y + b * 6.0, 0))
        parts.beam(foot + Vector((0, 0, 1.6)), (X + a * 4.0, Y + b * 4.2, DECK), 1.0, quay.paint)
        parts.box(foot + Vector((0, 0, 1.25)), (0.9, 5.0, 0.8), quay.paint)
        for d in (-1.8, -0.6, 0.6, 1.8):
            parts.tube(foot + Vector((-0.18, d, 0.5)), foot + Vector((0.18, d, 0.5)), 0.45, quay.dark, sides=18)
    parts.beam((X + a * 4.9, Y - 5.6, 5.5), (X + a * 4.9, Y + 5.6, 5.5), 0.6, quay.paint)
    parts.beam((X + a * 4.7, Y - 5.3, 6), (X + a * 4.2, Y + 4.6, DECK - 1), 0.35, quay.paint)
    parts.beam((X - 4.7, Y + a * 5.4, 8), (X + 4.7, Y + a * 5.4, 8), 0.6, quay.paint)
parts.box((X, Y, DECK + 0.4), (10.4, 11.0, 1.0), quay.paint)
for b in (-1, 1):
    parts.railing((X - 5.2, Y + b * 5.4, DECK + 0.9), (X + 5.2, Y + b * 5.4, DECK + 0.9), quay.accent, posts=1.5)
    parts.railing((X + b * 5.2, Y - 5.4, DECK + 0.9), (X + b * 5.2, Y + 5.4, DECK + 0.9), quay.accent, posts=1.5)
parts.tube((X, Y, DECK + 0.9), (X, Y, DECK + 2.2), 3.2, quay.dark, sides=36)
parts.box((X + 5.0, Y, DECK + 5.2), (8.0, 5.6, 5.0), quay.white)
parts.box((X + 5.0, Y, DECK + 7.8), (8.4, 6.0, 0.25), quay.dark)
for k in range(4):
    parts.box((X + 2.4 + k * 1.7, Y - 2.85, DECK + 5.6), (1.0, 0.1, 1.2), quay.dim if k % 2 else quay.glass)
# The boom: a lattice girder with the covered belt in it and a walkway beside it.
ROOT, TIP = Vector((X - 2.0, Y, DECK + 3.4)), Vector((-19.0, Y, DECK + 8.0))
parts.truss(ROOT, TIP, 3.4, quay.paint, panels=14, width=0.3)
parts.beam(ROOT, TIP, 2.0, quay.dark)
for side in (-2.6,):
    out = Vector((0, side, -1.6))
    parts.beam(ROOT + out, TIP + out, 0.5, quay.steel)
    parts.railing(ROOT + out, TIP + out, quay.accent, posts=1.5)
mast = Vector((X + 0.6, Y, DECK + 21.0))
for side in (-1, 1):
    s = Vector((0, side * 2.2, 0))
    parts.beam(Vector((X - 0.6, Y, DECK + 2.4)) + s, mast + s * 0.5, 0.7, quay.paint)
    parts.beam(Vector((X + 8.4, Y, DECK + 7.8)) + s, mast + s * 0.5, 0.5, quay.paint)
    for share in (0.45, 0.96):
        parts.beam(mast + s * 0.5, ROOT.lerp(TIP, share) + s * 0.7 + Vector((0, 0, 1.6)), 0.16, quay.dark)
parts.box(mast, (1.6, 3.4, 1.0), quay.paint)
parts.box((X + 11.5, Y, DECK + 6.0), (5.0, 5.4, 3.2), quay.dark)
parts.beam((X + 2, Y, DECK + 3.2), (X + 13, Y, DECK + 4.4), 1.0, quay.paint)
# The head house and the chute in three sliding lengths.
parts.box(TIP + Vector((-0.6, 0, 0.2)), (4.0, 4.6, 4.2), quay.paint)
parts.box(TIP + Vector((-0.6, 0, 2.5)), (4.4, 5.0, 0.25), quay.dark)
head = TIP + Vector((-0.8, 0, -1.6))
for low, high, radius in ((-4.2, 0.0, 1.35), (-7.6, -3.8, 1.12), (-11.0, -7.2, 0.92)):
    parts.tube(head + Vector((0, 0, low)), head + Vector((0, 0, high)), radius, quay.accent if low > -5 else quay.steel, sides=32)
    parts.tube(head + Vector((0, 0, low - 0.2)), head + Vector((0, 0, low + 0.1)), radius + 0.16, quay.dark, sides=32)
for side in (-1, 1):
    parts.beam(head + Vector((0.2, side * 1.5, 0)), head + Vector((0.2, side * 1.2, -10.8)), 0.05, quay.dark)
cab = ROOT.lerp(TIP, 0.72) + Vector((0, -3.9, -2.6))
parts.box(cab, (3.0, 2.2, 2.5), quay.white)
parts.box(cab + Vector((-0.3, -1.12, 0.1)), (2.2, 0.06, 1.5), quay.dim)
parts.box(cab + Vector((0, 0, 1.35)), (3.4, 2.6, 0.12), quay.dark)
# The belt that feeds it comes along the quay and climbs.
for start, end in (((X + 1.2, 150, 4.0), (X + 1.2, 78, 4.0)), ((X + 1.2, 78, 4.0), (X + 0.4, Y + 3, DECK + 4.6))):
    parts.beam(start, end, 2.2, quay.dark)
    parts.truss(start, end, 2.6, quay.paint, panels=12, width=0.2)
for k in range(10):
    parts.box((X + 1.2, 78 + k * 8, 1.4), (1.8, 0.5, 2.8), quay.steel)
for y in range(-30, 110, 16):
    quay.bollard((0.9, y + 3, 0))
    quay.floating_fender((-1.0, y + 10, -0.05))
for bow, foot in ((-9, 5), (-8.2, 5), (-25, -11), (52, 37), (66, 53)):
    quay.rope((-2.05, bow, 6.9), (0.9, foot, 0.48), sag=0.5 + 0.02 * abs(bow - foot))
quay.mast((36, -20, 0), 20, (4, 12, 1), 26000)
quay.mast((25, 52, 0), 24, (4, 48, 3), 16000)
quay.flood((X - 3, Y - 6, DECK + 3), (-16, Y - 4, 12), 5200, 70)
quay.flood((X + 4, Y - 6, DECK - 1), (X, Y - 14, 0), 2400, 90)
quay.flood(ROOT.lerp(TIP, 0.9) + Vector((0, -2.2, -1.8)), head + Vector((0, -0.5, -9)), 2600, 80)
for x in (2.95, 13.45):
    parts.box((x, 40, 0.02), (0.09, 180, 0.06), quay.steel)
coping = principled('coping', (0.11, 0.108, 0.1), rough=0.8, dirt=0.7, dirt_scale=1.2, bump=0.4, bump_scale=20)
for k in range(60):
    parts.box((0.5, -40 + k * 3, 0.01), (1.0, 2.97, 0.05), coping)
    parts.box((0.2, -40 + k * 3, 0.11), (0.3, 2.9, 0.2), coping)
for k in range(-6, 25):
    parts.box((6, k * 6 + 0.3, 0.004), (24, 0.05, 0.005), quay.dark)
for k in range(18):
    x, y, high = random.uniform(40, 190), random.uniform(120, 200), random.choice((4, 6, 9, 12))
    parts.box((x, y, high / 2), (random.uniform(12, 34), 16, high), quay.dark if k % 3 else quay.paint)
quay.done(bevel=0.015)

lumps = [rock(f'lump {k}', k, coke(base=0.022), subdivisions=2, cuts=12) for k in range(4)]
falling = []
for _ in range(9000):
    drop = random.random()
    falling.append((head + Vector((random.gauss(0, 0.28 + 0.2 * drop), random.gauss(0, 0.28 + 0.2 * drop), -11.0 - 2.4 * drop)), 0.015 + 0.08 * random.random() ** 4))
sprinkle('falling', lumps, falling)
base = Build()
base.box((60, 60, -2.5), (120, 300, 5), wet_ground(colour=(0.05, 0.052, 0.052), scale=0.16, dry_from=0.4, dry_to=0.58, wet_rough=0.05, dry_rough=0.6))
base.done('quay')
mesh('water', [(-4000, -400, -3.4), (0, -400, -3.4), (0, 6000, -3.4), (-4000, 6000, -3.4)], [(0, 1, 2, 3)], water(bump=0.5, scale=0.5))

area((40, -40, 46), (4, 20, 6), 40, 18000, (0.6, 0.82, 0.95))
camera((18.5, -27, 3.8), (-3.4, 30, 15.5), lens=26)
warm = (0.2, 0.135, 0.085)
dust = dust_at([((head.x, Y, head.z - 12), 4.5, 2.2, warm, 0.3), ((head.x + 2, Y, head.z - 10.5), 7.0, 3.0, warm, 0.2)], seed=5)
shoot('shiploader', fog={'colour': (0.06, 0.07, 0.075), 'amount': 0.8, 'from_sky': 0.85}, mist=(40, 260), bloom=0.1, bloom_from=0.9, after_fog=dust)
