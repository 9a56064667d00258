"""A row of tipper trucks on a wet yard at night, lamps on, steam of drizzle in the beams."""

import math
import random

from harbour import dust_at
from light import area, camera, spot
from materials import emitter, principled, wet_ground
from shapes import Build, copy_of, mesh
from shoot import shoot
from sky import sky
from stage import stage
from truck import Trucks

stage(samples=12, seed=61, exposure=1.0, bounces=(3, 1, 2))
stops = [(-1, (0.004, 0.006, 0.008)), (0.0, (0.075, 0.072, 0.074)), (0.08, (0.050, 0.062, 0.072)), (0.3, (0.024, 0.044, 0.058)), (1, (0.008, 0.020, 0.030))]
sky(stops, clouds=0.7, cloud_colour=(0.035, 0.040, 0.045), cloud_scale=1.0, cloud_from=0.4, cloud_to=0.66, seed=12.0)
trucks = Trucks()
paints = [(0.026, 0.072, 0.082), (0.20, 0.20, 0.19), (0.022, 0.030, 0.034), (0.026, 0.072, 0.082), (0.16, 0.065, 0.030)]
makes = []
for k, colour in enumerate(paints):
    paint = principled(f'cab {k}', colour, rough=0.28, dirt=0.4, dirt_scale=1.4, streaks=0.35, coat=0.6)
    box = principled(f'body {k}', tuple(c * 0.6 + 0.02 for c in colour), rough=0.5, dirt=0.7, dirt_scale=1.2, streaks=0.6)
    makes.append((trucks.truck(paint, box, True, f'truck {k}'), trucks.truck(paint, box, False, f'dark truck {k}')))
order, dark_ones = [0, 1, 3, 2, 0, 4, 3, 1, 0], (3, 6)
for k, which in enumerate(order):
    x, y, turned = random.gauss(0, 0.22) + 0.25 * k, k * 4.6, math.pi + random.gauss(0, 0.012)
    copy_of(makes[which][k in dark_ones], (x, y, 0), (0, 0, turned))
    if k not in dark_ones:
        trucks.beams((x, y), turned, 300 if k < 5 else 200)

yard = Build()
makes_cone = principled('cone', (0.30, 0.085, 0.025), rough=0.6, dirt=0.5, dirt_scale=5.0)
line = principled('yard line', (0.36, 0.35, 0.30), rough=0.6, dirt=0.8, dirt_scale=2.0)
steel = principled('yard steel', (0.10, 0.105, 0.105), rough=0.5, metal=0.4, dirt=0.4, dirt_scale=1.0)
dark = principled('yard dark', (0.014, 0.015, 0.016), rough=0.6)
wall = principled('hall wall', (0.075, 0.088, 0.092), rough=0.5, dirt=0.5, dirt_scale=0.3, streaks=0.6)
core, pane = emitter('yard core', (1, 0.80, 0.52), 70), [emitter(f'hall pane {k}', (1, 0.74, 0.45), s) for k, s in enumerate((0.45, 0.22, 0.09))]
for k in range(12):
    yard.box((-0.6, k * 4.6 - 2.3, 0.003), (11.5, 0.11, 0.004), line)
yard.box((-8.5, 26, 0.003), (0.13, 66, 0.004), line)
# The hall behind: ribbed sheets, plinth, gutters and downpipes, doors, a band of windows.
for k in range(66):
    yard.box((13.0, -12 + k * 1.0, 5.2), (0.3, 0.97, 9.0), wall)
    yard.box((12.82, -12 + k * 1.0 - 0.25, 5.2), (0.06, 0.09, 9.0), wall)
    yard.box((12.82, -12 + k * 1.0 + 0.2, 5.2), (0.06, 0.09, 9.0), wall)
yard.box((12.9, 21, 0.35), (0.5, 66, 0.7), steel)
yard.box((12.7, 21, 9.8), (0.45, 66, 0.35), steel)
for k in range(8):
    y = -8 + k * 8.2
    yard.tube((12.62, y, 0.2), (12.62, y, 9.7), 0.07, steel, sides=10)
    for j in range(4 if y < 44 else 0):
        yard.box((12.74, y + 1.6 + j * 1.5, 7.4), (0.1, 1.3, 0.95), dark)
        yard.box((12.70, y + 1.6 + j * 1.5, 7.4), (0.06, 1.2, 0.85), random.choice(pane) if random.random() < 0.45 else trucks.glass)
        yard.box((12.66, y + 1.6 + j * 1.5, 7.4), (0.06, 0.05, 0.85), dark)
    if k % 2:
        yard.box((12.72, y + 4, 2.7), (0.12, 4.4, 4.9), dark)
        for j in range(10):
            yard.box((12.65, y + 4, 0.6 + j * 0.47), (0.06, 4.2, 0.42), steel)
        yard.box((12.4, y + 4, 5.5), (0.3, 0.5, 0.18), dark)
        yard.box((12.4, y + 4, 5.39), (0.2, 0.32, 0.03), core)
        spot((12.2, y + 4, 5.3), (10.6, y + 4, 0), 500, (1, 0.76, 0.46), 120, 0.8, 0.15)
for x, y, watts in ((-13, 12, 900), (-14, 34, 1200), (9.6, -9, 2600), (-15, 62, 1800)):
    yard.tube((x, y, 0), (x, y, 13), 0.14, steel, 0.08, sides=12)
    yard.beam((x, y, 12.9), (x + 1.6, y, 13.3), 0.08, steel)
    yard.box((x + 1.9, y, 13.3), (0.9, 0.34, 0.14), dark)
    yard.box((x + 1.95, y, 13.21), (0.5, 0.22, 0.03), core)
    yard.box((x, y, 0.4), (0.6, 0.6, 0.8), steel)
    spot((x + 1.95, y, 13.1), (x + 3, y, 0), watts, (1, 0.78, 0.50), 125, 0.8, 0.25)
for k in range(5):
    x, y = -11.2 - k * 0.4 + random.gauss(0, 0.15), -3 + k * 2.1 + random.gauss(0, 0.2)
    yard.box((x, y, 0.02), (0.36, 0.36, 0.035), dark, (0, 0, random.uniform(0, 1.5)))
    for low, high, paint in ((0.035, 0.3, makes_cone), (0.3, 0.47, line), (0.47, 0.72, makes_cone)):
        yard.tube((x, y, low), (x, y, high), 0.135 - 0.15 * low, paint, 0.135 - 0.15 * high, sides=20)
yard.box((-7.2, 1.4, 0.012), (0.9, 0.5, 0.02), steel)
for k in range(9):
    yard.box((-7.55 + k * 0.09, 1.4, 0.026), (0.03, 0.44, 0.012), dark)
for k in range(14):
    y, z = 66 + k * 5, random.choice((4, 6, 9))
    yard.box((random.uniform(-90, 40), y + 10, z / 2), (random.uniform(8, 26), 10, z), dark)
yard.done('yard', bevel=0.012)
mesh('ground', [(-400, -80, 0), (400, -80, 0), (400, 900, 0), (-400, 900, 0)], [(0, 1, 2, 3)], wet_ground(colour=(0.046, 0.046, 0.045), scale=0.22, dry_from=0.44, dry_to=0.64, wet_rough=0.035, dry_rough=0.5, bump=0.3))
area((-20, -24, 12), (-3, 6, 1.5), 12, 1900, (0.60, 0.82, 1.0))
area((11.8, 20, 11), (5, 20, 2), 2, 4200, (1, 0.72, 0.42), size_y=40)
camera((-25.5, -10.5, 1.75), (-1.2, 12.5, 2.75), lens=46, fstop=4.0, focus=(-5.2, 3.0, 1.5))
haze = dust_at([((-8, k * 4.6, 0.9), 3.6, 1.0, (0.16, 0.145, 0.12), 0.2) for k in range(9) if k not in dark_ones], seed=5)
fog = {'colour': (0.055, 0.066, 0.074), 'amount': 0.75, 'power': 0.9, 'from_sky': 0.5}
shoot('trucks', fog=fog, mist=(12, 120), bloom=0.17, bloom_from=0.8, grade={'vignette': 0.32}, after_fog=haze)
