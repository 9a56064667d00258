"""A shiploader's boom hangs over a bulk carrier's hold and lets coke down a telescopic chute, at nightfall."""

import math
import random

from mathutils import Vector

from harbour import Harbour, dust_at
from light import area, camera, point
from materials import coke, principled, water, wet_ground
from plant import pane, ribbed
from scatter import sprinkle
from shapes import Build, mesh, rock
from ship import bulk_carrier
from shoot import shoot
from sky import sky
from stage import stage

stage(samples=12, seed=331, exposure=1.05, bounces=(3, 2, 2), width=1280, height=720)
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
            parts.box(foot + Vector((0, d, 0.85)), (0.7, 0.3, 0.5), quay.steel)
        # Flanges where the leg's lengths are bolted together, a cable along it.
        leg = Vector((X + a * 4.0, Y + b * 4.2, DECK)) - foot - Vector((0, 0, 1.6))
        for share in (0.04, 0.34, 0.66, 0.97):
            at = foot + Vector((0, 0, 1.6)) + leg * share
            parts.box(at, (1.5, 1.5, 0.12), quay.paint)
            for c in (-0.62, 0.0, 0.62):
                for d in (-0.62, 0.62):
                    parts.tube(at + Vector((c, d, -0.16)), at + Vector((c, d, 0.16)), 0.06, quay.dark, sides=6)
        for d in (-0.2, 0.05):
            parts.beam(foot + Vector((-0.56 * a, d, 1.6)), (X + a * 3.44, Y + b * 4.2 + d, DECK), 0.07, quay.dark)
    parts.ladder((X + 5.95, Y + a * 4.9, 1.6), (X + 4.7, Y + a * 4.0, DECK + 1.0), quay.accent, width=0.7, rung=0.42)
    parts.beam((X + a * 4.9, Y - 5.6, 5.5), (X + a * 4.9, Y + 5.6, 5.5), 0.6, quay.paint)
    parts.beam((X + a * 4.7, Y - 5.3, 6), (X + a * 4.2, Y + 4.6, DECK - 1), 0.35, quay.paint)
    parts.beam((X - 4.7, Y + a * 5.4, 8), (X + 4.7, Y + a * 5.4, 8), 0.6, quay.paint)
parts.box((X, Y, DECK + 0.4), (10.4, 11.0, 1.0), quay.paint)
for b in (-1, 1):
    parts.railing((X - 5.2, Y + b * 5.4, DECK + 0.9), (X + 5.2, Y + b * 5.4, DECK + 0.9), quay.accent, posts=1.5)
    parts.railing((X + b * 5.2, Y - 5.4, DECK + 0.9), (X + b * 5.2, Y + 5.4, DECK + 0.9), quay.accent, posts=1.5)
parts.tube((X, Y, DECK + 0.9), (X, Y, DECK + 2.2), 3.2, quay.dark, sides=36)
# The machine house: profiled sheet, a plinth and an eaves gutter, framed panes, a louvre, a door, a rail round its roof.
sheet = ribbed('sheet', (0.36, 0.37, 0.36), rib=0.28, dirt=0.75)
lit, unlit = pane('lit pane', (1, 0.66, 0.34), 1.6), pane('dark pane', (1, 1, 1), 0)
parts.box((X + 5.0, Y, DECK + 5.2), (8.0, 5.6, 5.0), sheet)
parts.box((X + 5.0, Y, DECK + 2.85), (8.1, 5.7, 0.4), quay.dark)
parts.box((X + 5.0, Y, DECK + 7.8), (8.4, 6.0, 0.25), quay.dark)
for b in (-1, 1):
    parts.railing((X + 0.9, Y + b * 2.9, DECK + 7.9), (X + 9.1, Y + b * 2.9, DECK + 7.9), quay.accent, posts=1.6)
for k in range(4):
    at = Vector((X + 2.2 + k * 1.6, Y - 2.84, DECK + 5.8))
    parts.box(at, (1.1, 0.1, 1.3), quay.dark)
    for c in (-0.25, 0.25):
        parts.box(at + Vector((c, -0.04, 0)), (0.42, 0.06, 1.1), lit if k in (1, 2) else unlit)
for k in range(7):
    parts.box((X + 8.3, Y - 2.86, DECK + 5.2 + k * 0.2), (0.9, 0.12, 0.08), quay.steel, (0.5, 0, 0))
for k in range(2):
    parts.tube((X + 3.4 + k * 2.4, Y, DECK + 7.9), (X + 3.4 + k * 2.4, Y, DECK + 8.7), 0.4, quay.steel, sides=20)
    parts.tube((X + 3.4 + k * 2.4, Y, DECK + 8.7), (X + 3.4 + k * 2.4, Y, DECK + 8.9), 0.6, quay.steel, 0.3, sides=20)
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
# The counterweight: cast slabs in a frame.
parts.box((X + 11.5, Y, DECK + 6.0), (5.0, 5.2, 3.0), quay.dark)
for k in range(6):
    parts.box((X + 9.2 + k * 0.92, Y, DECK + 6.0), (0.22, 5.4, 3.2), quay.steel)
for z in (4.4, 7.6):
    parts.box((X + 11.5, Y, DECK + z), (5.2, 5.6, 0.2), quay.paint)
parts.beam((X + 2, Y, DECK + 3.2), (X + 13, Y, DECK + 4.4), 1.0, quay.paint)
# Plates where the girder's panels meet, a lamp on every third post of the walkway, a row of trusses' bolts below.
for k in range(15):
    at = ROOT.lerp(TIP, k / 14)
    for z in (-1.7, 1.7):
        parts.box(at + Vector((0, -1.74, z)), (0.9, 0.08, 0.7), quay.paint)
        for c in (-0.28, 0.0, 0.28):
            parts.tube(at + Vector((c, -1.76, z)), at + Vector((c, -1.84, z)), 0.05, quay.dark, sides=6)
    if k % 3 == 1:
        lamp = at + Vector((0, -2.6, 0.1))
        parts.beam(lamp - Vector((0, 0, 1.7)), lamp, 0.07, quay.steel)
        parts.box(lamp, (0.3, 0.2, 0.14), quay.core)
        point(lamp - Vector((0, 0.3, 0.2)), 160, (1, 0.72, 0.42), 0.15)
for side in (-1, 1):
    parts.hose([ROOT.lerp(TIP, k / 40) + Vector((0, side * 1.9, -1.95 - 0.16 * abs(math.sin(k * 0.9)))) for k in range(41)], 0.06, quay.dark, sides=6)
# The head house and the chute in two sliding lengths; below it the coke falls free.
parts.box(TIP + Vector((-0.6, 0, 0.2)), (4.0, 4.6, 4.2), quay.paint)
parts.box(TIP + Vector((-0.6, 0, 2.5)), (4.4, 5.0, 0.25), quay.dark)
for k in range(4):
    parts.box(TIP + Vector((-2.3 + k * 1.15, -2.34, 0.2)), (0.12, 0.1, 4.1), quay.paint)
parts.box(TIP + Vector((-0.6, -2.34, -1.0)), (4.0, 0.12, 0.14), quay.paint)
parts.railing(TIP + Vector((-2.7, -2.4, 2.6)), TIP + Vector((1.5, -2.4, 2.6)), quay.accent, posts=1.2)
head = TIP + Vector((-0.8, 0, -1.6))
SPOUT = 5.2
for low, high, radius in ((-3.0, 0.0, 1.35), (-SPOUT, -2.6, 1.12)):
    parts.tube(head + Vector((0, 0, low)), head + Vector((0, 0, high)), radius, quay.accent if low > -4 else quay.steel, sides=32)
    for rim in (low, (low + high) / 2, high - 0.2):
        parts.tube(head + Vector((0, 0, rim - 0.1)), head + Vector((0, 0, rim + 0.1)), radius + 0.14, quay.dark, sides=32)
for side in (-1, 1):
    parts.beam(head + Vector((0.2, side * 1.5, 0)), head + Vector((0.2, side * 1.3, -SPOUT)), 0.05, quay.dark)
# The operator's cabin: panes on three sides between posts, a bracket to the boom, a wiper and a lamp.
cab = ROOT.lerp(TIP, 0.72) + Vector((0, -3.9, -2.6))
parts.box(cab - Vector((0, 0, 0.95)), (3.0, 2.2, 0.6), quay.white)
parts.box(cab + Vector((0, 0, 1.3)), (3.4, 2.6, 0.14), quay.dark)
parts.box(cab + Vector((0, 0, 0.3)), (2.8, 2.0, 1.9), lit)
for c in (-1.45, -0.5, 0.45, 1.45):
    parts.beam(cab + Vector((c, -1.05, -0.7)), cab + Vector((c, -1.05, 1.25)), 0.1, quay.white)
for d in (-1.05, 0.0, 1.05):
    for c in (-1.45, 1.45):
        parts.beam(cab + Vector((c, d, -0.7)), cab + Vector((c, d, 1.25)), 0.1, quay.white)
parts.beam(cab + Vector((-1.5, -1.06, 0.1)), cab + Vector((1.5, -1.06, 0.1)), 0.05, quay.dark)
for c in (-1.2, 1.2):
    parts.beam(cab + Vector((c, 0.8, 1.3)), cab + Vector((c, 2.4, 2.4)), 0.2, quay.paint)
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
quay.flood(ROOT.lerp(TIP, 0.88) + Vector((0, -2.2, -1.8)), head + Vector((0, -0.3, -8)), 5200, 70)
quay.flood((X + 5.5, Y - 7, 9.0), (12, 6, 0), 3800, 90)
quay.flood((X - 5.5, Y - 7, 9.0), (5, 16, 0), 1500, 80)
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
for _ in range(26000):
    drop = random.random() ** 0.8
    falling.append((head + Vector((random.gauss(0, 0.34 + 0.22 * drop), random.gauss(0, 0.34 + 0.22 * drop), -SPOUT - 6.5 * drop)), 0.03 + 0.12 * random.random() ** 4))
sprinkle('falling', lumps, falling)
# What the belt lost lies on the quay: in a strip below it, in drifts, swept to a heap beside the leg.
spilt = []
for _ in range(16000):
    x, y = random.choice(((X + 1.2 + random.gauss(0, 0.9), random.uniform(4, 76)), (X - 4.6 + random.gauss(0, 1.5), Y - 9 + random.gauss(0, 3.0)), (random.gauss(11.5, 2.6), random.gauss(3, 7))))
    spilt.append(((x, y, 0.02), 0.012 + 0.06 * random.random() ** 3))
for _ in range(5000):
    away, turn = abs(random.gauss(0, 0.75)), random.uniform(0, 6.283)
    spilt.append(((6.4 + away * math.cos(turn), 15 + away * 1.5 * math.sin(turn), max(0.0, 0.62 - 0.5 * away)), 0.03 + 0.07 * random.random() ** 3))
sprinkle('spilt', lumps, spilt)
base = Build()
base.box((60, 60, -2.5), (120, 300, 5), wet_ground(colour=(0.05, 0.052, 0.052), scale=0.16, dry_from=0.4, dry_to=0.58, wet_rough=0.05, dry_rough=0.6))
base.done('quay')
mesh('water', [(-4000, -400, -3.4), (0, -400, -3.4), (0, 6000, -3.4), (-4000, 6000, -3.4)], [(0, 1, 2, 3)], water(bump=0.5, scale=0.5))

area((40, -40, 46), (4, 20, 6), 40, 18000, (0.6, 0.82, 0.95))
camera((18.5, -27, 3.8), (-3.4, 30, 15.5), lens=26)
warm = (0.2, 0.135, 0.085)
dust = dust_at([((head.x, Y, head.z - 12), 4.5, 2.2, warm, 0.3), ((head.x + 1, Y, head.z - 9.5), 7.0, 3.0, warm, 0.2)], seed=5)
shoot('shiploader', fog={'colour': (0.06, 0.07, 0.075), 'amount': 0.8, 'from_sky': 0.85, 'behind': True}, mist=(40, 260), bloom=0.1, bloom_from=0.9, after_fog=dust)
