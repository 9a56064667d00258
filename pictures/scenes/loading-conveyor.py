"""Coke on a belt conveyor at dusk, rollers close by, the jetty running out to a ship loader. z = 0 is the belt."""

import math
import random

from mathutils import Vector, noise

from conveyor import covers, grating_walk
from grains import Bed, ground, sprinkle
from light import area, camera, point, sun
from materials import coke, principled, water
from plant import UP, building, drum, gallery, kit, walkway
from shapes import Build, mesh, rock
from ship import bulk_carrier
from shoot import shoot
from sky import sky
from stage import stage

stage(samples=14, seed=52, exposure=0.6, bounces=(3, 1, 2))
parts = kit()
WATER, END = -11.0, 150.0
rubber = principled('rubber', (0.016, 0.017, 0.018), 0.55, 0, dirt=0.8, dirt_scale=3.0, bump=0.15, bump_scale=60)
roller = principled('roller', (0.2, 0.2, 0.2), 0.32, 0.9, dirt=0.8, dirt_scale=4.0)
frame = principled('frame', (0.06, 0.1, 0.112), 0.5, 0.1, dirt=0.8, dirt_scale=2.0, streaks=0.4)
cord = principled('pull cord', (0.2, 0.03, 0.015), 0.5)
black = coke(base=0.013, sheen=0.3, tint=(1.0, 1.0, 1.0), scale=1.4)
lumps = [rock(f'lump {k}', k + 3, black, subdivisions=3 if k > 4 else 4, cuts=11 + k % 4, rough=0.05, fine=0.03) for k in range(9)]
for lump in lumps:
    lump.data.auto_smooth_angle = 0.35


def heaped(x, y):
    return 0.37 - 0.8 * x * x + 0.05 * noise.noise(Vector((x * 2, y * 0.9, 3))) + 0.03 * noise.noise(Vector((x * 5, y * 4, 1)))


# Near: lumps settle among their fines. Farther off they only lie on the heap.
bed = Bed((-0.56, 0.56, -1.3, 5.2), 0.009, lambda x, y: heaped(x, y) - 0.07)
grains = bed.pour([(0.026, 0.062, 900), (0.014, 0.03, 7000), (0.007, 0.015, 26000)], wanted=lambda x, y: heaped(x, y) - 0.005, rolls=2, shape=0.72)
for _ in range(30000):
    x, y = random.uniform(-0.52, 0.52), 5.0 + 24 * random.random() ** 1.5
    grains.append((Vector((x, y, heaped(x, y) - 0.03 + random.gauss(0, 0.012))), 0.012 + 0.06 * random.random() ** 3))
sprinkle('coke', lumps, grains)
ground(lambda x, y: heaped(x, y) - 0.045, (-0.52, 0.52, -1.3, 29), 160, black, 'fines')

belt = Build()
section = [(-0.66, 0.275), (-0.62, 0.255), (-0.26, 0.0), (0.26, 0.0), (0.62, 0.255), (0.66, 0.275)]
rows = [-4 + k * 0.6 for k in range(int((END + 4) / 0.6))]
ring = [(x + 0.012 * math.sin(y * 1.7) * (abs(x) > 0.5), y, z + 0.012 * math.sin(y * 2 * math.pi / 1.2) * (abs(x) > 0.3)) for y in rows for x, z in section]
wide = len(section)
belt.add(ring, [(r * wide + k, r * wide + k + 1, (r + 1) * wide + k + 1, (r + 1) * wide + k) for r in range(len(rows) - 1) for k in range(wide - 1)], rubber, True)
belt.box((0, END / 2, -0.62), (1.3, END, 0.016), rubber)
far = [(x, 26 + k * 2.0, heaped(x, 26 + k * 2.0)) for k in range(62) for x in (-0.5, -0.25, 0, 0.25, 0.5)]
belt.add(far, [(r * 5 + k, r * 5 + k + 1, (r + 1) * 5 + k + 1, (r + 1) * 5 + k) for r in range(61) for k in range(4)], black)
for k in range(int(END / 1.2)):
    y = -2.4 + k * 1.2
    for side in (-1, 1):
        low, tip = Vector((side * 0.29, y, -0.075)), Vector((side * 0.68, y, 0.2))
        drum(belt, low, tip - low, (tip - low).length, 0.066, roller, 24, 0.008)
        belt.tube(tip, tip + (tip - low).normalized() * 0.07, 0.016, parts['galvanised'], sides=10)
        belt.box((side * 0.755, y, 0.07), (0.014, 0.075, 0.42), frame)
        belt.box((side * 0.27, y + 0.09, -0.12), (0.014, 0.05, 0.18), frame)
        belt.box((side * 0.76, y, -0.15), (0.16, 0.16, 0.02), frame)
        for bolt in (-0.05, 0.05):
            drum(belt, (side * 0.79, y + bolt, -0.142), UP, 0.018, 0.011, parts['galvanised'], 6, 0.002)
    drum(belt, (-0.25, y + 0.0, -0.075), (1, 0, 0), 0.5, 0.066, roller, 24, 0.008)
    belt.box((0, y + 0.09, -0.185), (1.5, 0.075, 0.04), frame)
    if k % 3 == 1:
        drum(belt, (-0.7, y, -0.69), (1, 0, 0), 1.4, 0.06, roller, 20, 0.008)
        for side in (-1, 1):
            belt.box((side * 0.74, y, -0.55), (0.012, 0.07, 0.4), frame)
    if k % 2 == 0:
        for side in (-1, 1):
            belt.box((side * 0.78, y, -0.62), (0.08, 0.08, 0.9), frame)
for side in (-1, 1):
    for z in (-0.17, -0.33):
        belt.box((side * 0.8, END / 2 - 3, z), (0.075, END, 0.012), frame)
    belt.box((side * 0.765, END / 2 - 3, -0.25), (0.01, END, 0.17), frame)
# The pull cord on its posts, cable tray, grease lines.
for k in range(50):
    belt.beam((-0.88, -2 + k * 3, -0.3), (-0.88, -2 + k * 3, 0.34), 0.028, parts['galvanised'])
belt.tube((-0.88, -4, 0.33), (-0.88, END, 0.33), 0.006, cord, sides=6)
belt.box((-1.02, END / 2, -0.5), (0.18, END, 0.012), parts['galvanised'])
for k in range(4):
    belt.tube((-1.08 + k * 0.04, -4, -0.475), (-1.08 + k * 0.04, END, -0.475), 0.015, parts['dark'], sides=8)

sheet = principled('cover sheet', (0.15, 0.175, 0.18), 0.42, 0.5, dirt=0.7, dirt_scale=1.6, streaks=0.4)
covers(belt, 4.3, 59, sheet, frame, parts)
grating_walk(belt, -1.75, -4, 27.2, -0.95, parts['galvanised'], frame)
walkway(belt, (-1.75, 27.2, -0.95), (-1.75, END, -0.95), parts, 1.2, (), 1.6)
belt.railing((-2.35, -5, -0.95), (-2.35, END, -0.95), parts['steel'], 1.6, 1.1, 0.042)
belt.box((-2.35, END / 2, -0.88), (0.012, END + 10, 0.12), parts['steel'])
walkway(belt, (1.65, -5, -0.95), (1.65, END, -0.95), parts, 1.1, (1,), 1.6)
for k in range(16):
    y = 4 + k * 9.5 + random.uniform(-0.3, 0.3)
    belt.beam((-2.4, y, -0.95), (-2.4, y, 1.75), 0.07, parts['galvanised'])
    belt.beam((-2.4, y, 1.75), (-2.05, y, 1.85), 0.05, parts['galvanised'])
    belt.box((-1.98, y, 1.84), (0.34, 0.2, 0.1), parts['dark'])
    belt.box((-1.98, y, 1.78), (0.2, 0.12, 0.03), parts['lamp'])
    if k < 5:
        point((-1.9, y, 1.6), 75 if k else 60, (1, 0.6, 0.26), 0.08)
for side in (-1, 1):
    belt.box((side * 2.2, END / 2, -1.35), (0.22, END + 20, 0.5), parts['steel'])
for k in range(13):
    y = -4 + k * 13
    for side in (-1, 1):
        belt.tube((side * 2.6, y, WATER - 3), (side * 2.2, y, -1.6), 0.4, parts['rust'], sides=20)
    belt.box((0, y, -1.9), (6.5, 1.1, 0.7), parts['concrete'])
belt.done('belt', bevel=0.004)

berth = Build()
building(berth, (-6, END - 2, -3), (12, 10, 13), parts, floors=(5, 9.5), lit=0.6, fronts=(0, 2))
berth.box((-30, END + 20, -6.5), (330, 22, 3), parts['concrete'])
for k in range(40):
    berth.tube((-190 + k * 8, END + 10, WATER - 3), (-190 + k * 8, END + 10, -6), 0.6, parts['concrete'], sides=14)
gallery(berth, (-4, END + 6, 5), (-44, END + 18, 16), parts, 3.4, 3.2, lit=0.6, trestles=16)
# The ship loader: a portal on legs, a mast with stays, a boom over the ship, a hanging chute.
cx, cy = -48, END + 20
for a in (-7, 7):
    for b in (-6, 6):
        berth.beam((cx + a, cy + b, -5), (cx + a * 0.7, cy + b, 13), 1.3, parts['steel'])
for z in (3, 13):
    berth.box((cx, cy, z), (15 if z < 9 else 12, 13, 1.2), parts['steel'])
berth.box((cx, cy - 4, 17.5), (9, 8, 7), parts['pale'])
berth.box((cx - 3, cy - 8.1, 18), (3, 0.1, 1.4), parts['panes'][2])
berth.truss((cx, cy, 13), (cx, cy, 42), 2.4, parts['steel'], 10, 0.4)
berth.truss((cx, cy - 16, 17), (cx - 1, cy + 44, 21), 2.8, parts['steel'], 20, 0.34)
for y, z in ((26, 20), (43, 21), (-15, 17)):
    berth.beam((cx, cy, 42), (cx, cy + y, z), 0.28, parts['steel'])
berth.tube((cx - 1, cy + 42, 20), (cx - 1, cy + 42, 5), 1.1, parts['steel'], 0.8, sides=20)
for x, y, z in ((cx, cy, 42.6), (cx, cy + 44, 22.6), (cx + 6, cy - 6, 14.5), (cx - 6, cy - 6, 14.5), (-20, END + 10, 3), (14, END + 10, 3), (-80, END + 10, 3), (-110, END + 10, 3)):
    berth.box((x, y - 0.8, z), (0.9, 0.5, 0.5), parts['lamp'])
for x in (-130, -85, -20, 25, 70):
    berth.tube((x, END + 12, -5), (x, END + 12, 16), 0.22, parts['steel'], sides=10)
    berth.box((x, END + 11.6, 16), (2.2, 0.7, 0.5), parts['lamp'])
berth.done('berth')
bulk_carrier(cranes=False, colour=(0.022, 0.06, 0.07), lit=0.5).finish((-34, END + 58, WATER), math.pi, lamps=0)
for x in (-90, -48, 0):
    area((x, END - 6, 16), (x, END + 40, -4), 5, 16000, (1, 0.66, 0.34))
mesh('water', [(-5000, -500, WATER), (5000, -500, WATER), (5000, 9000, WATER), (-5000, 9000, WATER)], [(0, 1, 2, 3)], water(bump=0.55, scale=0.35, rough=0.1))

sky([(-1, (0.01, 0.02, 0.025)), (0.0, (0.42, 0.24, 0.13)), (0.03, (0.26, 0.19, 0.15)), (0.09, (0.1, 0.135, 0.15)), (0.24, (0.036, 0.082, 0.108)), (0.55, (0.014, 0.045, 0.066)), (1, (0.008, 0.025, 0.038))], 1.0, sun=(-0.42, 1, 0.0), sun_colour=(1, 0.5, 0.22), glow=0.7, clouds=0.7, cloud_colour=(0.05, 0.065, 0.075), cloud_scale=1.3, cloud_from=0.45, cloud_to=0.68, seed=6.1)
sun((0.42, -1, -0.17), 2.0, (1, 0.55, 0.26), 2)
area((-4, -4, 5), (0, 2.5, 0.2), 2.4, 860, (0.78, 0.90, 0.96))
point((-1.5, 2.6, 0.9), 26, (1, 0.6, 0.26), 0.15)
camera((-1.06, -1.75, 1.02), (-0.2, 7, 0.42), lens=26, fstop=4.5, focus=(-0.1, 1.8, 0.35))
shoot('loading-conveyor', fog={'from_sky': 0.85, 'colour': (0.07, 0.085, 0.09), 'amount': 0.5}, mist=(40, 520), bloom=0.1, bloom_from=0.9)
