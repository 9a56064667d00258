"""Two grabs unload coke from a ship into a hopper on the quay under flood lamps, at nightfall."""

import math
import random

from harbour import Harbour, dust_at
from light import area, camera, point
from materials import coke, principled, water, wet_ground
from scatter import sprinkle
from shapes import Build, copy_of, mesh, rock
from ship import bulk_carrier
from shoot import shoot
from sky import sky
from stage import stage

stage(samples=14, seed=31, exposure=1.05, bounces=(3, 2, 2))
stops = [(-1, (0.004, 0.006, 0.008)), (0.0, (0.20, 0.135, 0.105)), (0.05, (0.105, 0.105, 0.115)), (0.14, (0.050, 0.080, 0.098)), (0.35, (0.024, 0.052, 0.070)), (1, (0.008, 0.022, 0.032))]
sky(stops, sun=(0.35, 1, 0.01), glow=0.3, clouds=0.8, cloud_colour=(0.014, 0.022, 0.030), cloud_scale=1.0, cloud_from=0.42, cloud_to=0.66, seed=17.0)

ship = bulk_carrier(cranes=False, colour=(0.022, 0.060, 0.070), deck=10.5, lit=0.5)
ship.finish((-18.0, 8, -3.4), math.radians(-90), lamps=1.4, point=point)

quay = Harbour(accent=(0.34, 0.17, 0.045))
hopper_at = (8.2, 16.0, 0)
quay.hopper(hopper_at)
first = quay.crane((8.2, 30, 0), (8.0, 16.2), tip=37)
second = quay.crane((8.2, 62, 0), (-16, 46), tip=36)
quay.grab((8.0, 16.2, 15.5), opened=0.74, turned=0.62, ropes=20, size=1.15)
quay.grab((-16, 46, 14.5), opened=0.03, turned=0.9, ropes=18, size=1.15)
for y in range(-30, 100, 16):
    quay.bollard((0.9, y + 3, 0))
    quay.floating_fender((-1.0, y + 10, -0.05))
for bow, foot in ((-9, 5), (-8.2, 5), (-25, -11), (33, 21), (34, 21), (52, 37), (66, 53)):
    quay.rope((-2.05, bow, 6.9), (0.9, foot, 0.48), sag=0.5 + 0.02 * abs(bow - foot))
for y in (-8.6, -25, 33.5, 52, 66):
    quay.parts.box((-2.02, y, 7.0), (0.25, 1.5, 0.5), quay.dark)
quay.mast((22, -8, 0), 20, (4, 8, 1), 26000)
quay.mast((25, 40, 0), 24, (4, 40, 3), 16000)
quay.mast((25, 84, 0), 24, (4, 80, 6), 14000)
quay.flood((11.5, 12.0, 10.8), (6, 20, 14.5), 900, 95)
quay.flood((12.2, 21.5, 10.9), (8, 16.2, 12.6), 700, 60)
quay.flood((4.9, 26.4, 13.5), (7.5, 14, 9), 2200, 100)
parts = quay.parts
for x in (2.95, 13.45):
    parts.box((x, 40, 0.02), (0.09, 180, 0.06), quay.steel)
    for d in (-0.16, 0.16):
        parts.box((x + d, 40, 0.006), (0.06, 180, 0.02), quay.dark)
# The coping with its kerb, lengths of 3 m with joints, worn paint on every other one.
coping = principled('coping', (0.11, 0.108, 0.10), rough=0.8, dirt=0.7, dirt_scale=1.2, bump=0.4, bump_scale=20)
worn = principled('worn yellow', (0.17, 0.115, 0.035), rough=0.7, dirt=0.95, dirt_scale=2.2, streaks=0.3)
for k in range(60):
    parts.box((0.5, -40 + k * 3, 0.01), (1.0, 2.97, 0.05), coping)
    parts.box((0.2, -40 + k * 3, 0.11), (0.3, 2.9, 0.2), coping if k % 2 else worn)
for k in range(-6, 25):
    parts.box((6, k * 6 + 0.3, 0.004), (24, 0.05, 0.005), quay.dark)
# The conveyor that takes the coke away, and what lies about.
parts.box((14, 16, 1.6), (14, 1.5, 0.9), quay.paint)
for k in range(6):
    parts.box((9.5 + k * 2.3, 16, 0.6), (0.2, 1.6, 1.2), quay.steel)
parts.box((16.8, 30, 1.3), (2.4, 6.0, 2.6), quay.white)
parts.box((15.58, 29, 1.5), (0.06, 1.2, 0.9), quay.dim)
parts.box((15.56, 29, 1.5), (0.06, 0.06, 0.9), quay.dark)
parts.box((15.58, 31.6, 1.1), (0.06, 0.95, 2.0), quay.dark)
for k in range(26):
    x, y, high = random.uniform(34, 190), random.uniform(110, 200), random.choice((4, 6, 9, 12))
    wide = random.uniform(12, 34)
    parts.box((x, y, high / 2), (wide, 16, high), quay.dark if k % 3 else quay.paint)
    parts.box((x, y, high + 0.2), (wide + 0.8, 16.8, 0.4), quay.steel)
    for j in range(4):
        parts.box((x + wide * (j / 4 - 0.37), y - 8.1, high * 0.82), (0.5, 0.1, 0.16), quay.dim)
for k in range(5):
    parts.tube((42 + k * 13, 92 + k * 3, 0), (42 + k * 13, 92 + k * 3, 0.2), 11, quay.dark)
    parts.tube((42 + k * 13, 92 + k * 3, 0), (42 + k * 13, 92 + k * 3, 5.5), 11, quay.dark, 1.0, sides=28)
for k in range(7):
    quay.mast((40 + k * 21, 70 + 17 * (k % 4), 0), 20, (40 + k * 21, 60, 0), 2500, lamps=2)
quay.done(bevel=0.015)

black = coke(base=0.022)
lumps = [rock(f'lump {k}', k, black, subdivisions=3, cuts=12) for k in range(6)]
falling = []
for _ in range(26000):
    fallen = random.random() ** 1.3
    z, strand = 14.5 - 4.7 * fallen, random.gauss(0, 0.62)
    x = 8.0 + strand + 0.14 * math.sin(strand * 9) + random.gauss(0, 0.06 + 0.22 * fallen)
    falling.append(((x, 16.2 + random.gauss(0, 0.75), z - 0.4 * strand**2), 0.016 + 0.1 * random.random() ** 4))
sprinkle('falling', lumps, falling)
spilt = []
for _ in range(9000):
    angle, far = random.uniform(0, 6.28), abs(random.gauss(0, 2.1))
    spilt.append(((8.2 + far * math.cos(angle), 14 + far * 1.6 * math.sin(angle), 0.02 + 0.12 * math.exp(-far * far)), 0.012 + 0.075 * random.random() ** 3))
sprinkle('spilt', lumps, spilt)
for _ in range(1500):
    copy_of(random.choice(lumps), (random.uniform(1, 15), random.uniform(-22, 30), 0.01), [random.uniform(0, 6) for _ in range(3)], random.uniform(0.012, 0.05))

ground = Build()
ground.box((60, 60, -2.5), (120, 300, 5), wet_ground(colour=(0.050, 0.052, 0.052), scale=0.16, dry_from=0.40, dry_to=0.58, wet_rough=0.05, dry_rough=0.6))
ground.done('quay')
mesh('water', [(-4000, -400, -3.4), (0, -400, -3.4), (0, 6000, -3.4), (-4000, 6000, -3.4)], [(0, 1, 2, 3)], water(bump=0.5, scale=0.5))

fog = {'colour': (0.06, 0.07, 0.075), 'amount': 0.8, 'power': 1.0, 'from_sky': 0.85}
warm, pale = (0.20, 0.135, 0.085), (0.11, 0.115, 0.11)
area((40, -40, 46), (4, 20, 6), 40, 16000, (0.60, 0.82, 0.95))
camera((15.2, -19, 3.6), (2.8, 22, 10.6), lens=27)
dust = dust_at([((8.2, 16.2, 12.2), 2.8, 1.5, warm, 0.27), ((10.6, 18, 13.0), 5.0, 2.2, warm, 0.3), ((8.5, 15, 1.9), 6.0, 1.7, warm, 0.3), ((-16, 46, 12), 8, 3.0, pale, 0.28)], seed=3)
shoot('berth-grabs', fog=fog, mist=(30, 260), bloom=0.10, bloom_from=0.9, grade={'vignette': 0.34}, after_fog=dust)
