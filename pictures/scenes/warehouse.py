"""Big bags stacked in a high hall; a forklift stands in shafts of light from the roof."""

import math
import random

import numpy as np

from grade import soft_blur
from light import area, camera, point, sun
from materials import emitter, principled, wet_ground
from shapes import Build, copy_of, mesh
from shoot import shoot
from sky import even
from stage import stage
from storage import big_bag, fabric, forklift

stage(samples=12, seed=71, exposure=0.76, bounces=(4, 3, 2))
even((0.30, 0.40, 0.46), 0.9)
WIDE, LONG, EAVES, RIDGE = 30.0, 84.0, 10.5, 13.5

wood = principled('pallet', (0.15, 0.10, 0.055), rough=0.8, dirt=0.6, dirt_scale=4.0)
strap = principled('strap', (0.035, 0.085, 0.10), rough=0.7)
plate = principled('pocket', (0.25, 0.255, 0.25), rough=0.35, dirt=0.4, dirt_scale=6.0)
cloths = [fabric('cloth white', (0.36, 0.355, 0.33)), fabric('cloth grey', (0.24, 0.25, 0.25))]
bags = [big_bag(f'bag {k}', cloths[k % 4 == 3], strap, plate, wood, k + 1) for k in range(8)]
for side, rows, first_x in ((-1, 7, -3.6), (1, 7, 4.4)):
    for block in range(6):
        start, deep = 3.0 + block * 12.4 + (2.5 if side > 0 else 0), 9
        if side > 0 and block == 0:
            start, deep = 9.5, 5
        for i in range(deep):
            for j in range(rows):
                for level in range(random.choice((2, 3, 3)) if i in (0, deep - 1) else 3):
                    if level == 2 and (j == 0 and random.random() < 0.4):
                        continue
                    hidden = 0 < i < deep - 1 and 0 < j and level < 2
                    if hidden:
                        continue
                    x, y = first_x + side * j * 1.13 + random.gauss(0, 0.03), start + i * 1.13 + random.gauss(0, 0.03)
                    copy_of(random.choice(bags), (x, y, level * 1.28), (0, 0, random.choice((0, 1.5708, 3.1416, 4.7124)) + random.gauss(0, 0.03)))

steel = principled('frame', (0.060, 0.088, 0.094), rough=0.5, dirt=0.5, dirt_scale=0.8, streaks=0.4)
sheet = principled('sheet', (0.115, 0.128, 0.130), rough=0.55, dirt=0.6, dirt_scale=0.5, streaks=0.7)
dark = principled('dark', (0.014, 0.015, 0.016), rough=0.6)
line = principled('line', (0.40, 0.27, 0.06), rough=0.7, dirt=0.9, dirt_scale=2.2)
hall = Build()
for k in range(13):
    y = k * 7.0
    for side in (-1, 1):
        for flange in (-0.16, 0.16):
            hall.box((side * (WIDE / 2 - 0.4) + flange, y, EAVES / 2), (0.03, 0.32, EAVES), steel)
        hall.box((side * (WIDE / 2 - 0.4), y, EAVES / 2), (0.3, 0.03, EAVES), steel)
        hall.box((side * (WIDE / 2 - 0.4), y, 0.3), (0.6, 0.6, 0.6), sheet)
        for z in (EAVES - 0.3, EAVES + 0.5):
            rise = (RIDGE - EAVES - (0.3 if z < EAVES else 0)) if z > EAVES else (RIDGE - EAVES) * 0.82
            hall.beam((side * (WIDE / 2 - 0.3), y, z), (0, y, z + rise), 0.2, steel)
        for j in range(9):
            a, b_ = j / 9, (j + 1) / 9
            x0, x1 = side * (WIDE / 2 - 0.3) * (1 - a), side * (WIDE / 2 - 0.3) * (1 - b_)
            low, high = EAVES - 0.3 + (RIDGE - EAVES) * 0.82 * a, EAVES + 0.5 + (RIDGE - EAVES) * b_
            hall.beam((x0, y, low), (x1, y, high), 0.1, steel)
            hall.beam((x1, y, high), (x1, y, EAVES - 0.3 + (RIDGE - EAVES) * 0.82 * b_), 0.09, steel)
    if k % 2 == 0:
        for side in (-1, 1):
            hall.beam((side * (WIDE / 2 - 0.4), y, 0.5), (side * (WIDE / 2 - 0.4), y + 7, EAVES - 0.5), 0.1, steel)
for side in (-1, 1):
    for k in range(int(LONG / 0.5)):
        hall.box((side * (WIDE / 2 - 0.02 * (k % 2)), k * 0.5, EAVES / 2 + 0.6), (0.06, 0.26, EAVES + 1.0), sheet)
    hall.box((side * (WIDE / 2 + 0.04), LONG / 2, EAVES / 2), (0.06, LONG + 20, EAVES + 2), sheet)
    hall.box((side * WIDE / 2, LONG / 2, 0.6), (0.3, LONG, 1.2), sheet)
    for k in range(8):
        z, x = EAVES + 0.62 + (RIDGE - EAVES) * k / 8, side * (WIDE / 2) * (1 - k / 8)
        hall.box((x, LONG / 2, z), (0.1, LONG + 20, 0.2), steel)
# The roof in strips, with openings of clear sheet through which the sun falls.
slope = math.atan2(RIDGE - EAVES, WIDE / 2)
for side in (-1, 1):
    for k in range(-3, 28):
        y = k * 3.5
        spans = [(0.0, 1.0)] if k % 4 else [(0.0, 0.30), (0.52, 1.0)]
        for a, b_ in spans:
            xm, zm = side * WIDE / 2 * (1 - (a + b_) / 2), EAVES + 0.8 + (RIDGE - EAVES) * (a + b_) / 2
            hall.box((xm, y, zm), (WIDE / 2 * (b_ - a) / math.cos(slope), 3.5, 0.06), sheet, (0, side * slope, 0))
hall.box((0, LONG + 3, 6), (WIDE, 0.2, 16), sheet)
hall.box((0, LONG + 2.8, 3.0), (7.4, 0.12, 6.0), dark)
glow = emitter('door glow', (0.55, 0.70, 0.82), 0.4)
hall.box((0, LONG + 2.7, 2.2), (6.6, 0.1, 4.4), glow)
for k in range(9):
    hall.box((0, LONG + 2.62, 4.5 + k * 0.2), (6.8, 0.06, 0.17), steel)
for x in (-2.55, 3.05):
    hall.box((x, LONG / 2, 0.004), (0.12, LONG, 0.005), line)
lamp = emitter('hall lamp', (1, 0.80, 0.55), 26)
for k in range(6):
    y = 10 + k * 14
    hall.beam((0, y, RIDGE), (0, y, 9.4), 0.03, dark)
    hall.tube((0, y, 9.4), (0, y, 9.0), 0.1, dark, 0.34, sides=20)
    hall.tube((0, y, 9.01), (0, y, 8.99), 0.2, lamp, sides=20)
    point((0, y, 8.7), 520 if k else 160, (1, 0.76, 0.48), 0.3)
for k in range(3):
    hall.tube((-WIDE / 2 + 0.75, 0, 3.2 + 0.3 * k), (-WIDE / 2 + 0.75, LONG, 3.2 + 0.3 * k), 0.05 + 0.02 * k, steel, sides=8)
hall.done('hall')

machine = forklift()
machine.location, machine.rotation_euler = (3.7, 6.3, 0), (0, 0, math.radians(52))
copy_of(bags[0], (3.7 - 1.78 * math.cos(math.radians(52)), 6.3 - 1.78 * math.sin(math.radians(52)), 0.03), (0, 0, math.radians(52)))

mesh('floor', [(-40, -30, 0), (40, -30, 0), (40, 120, 0), (-40, 120, 0)], [(0, 1, 2, 3)], wet_ground('hall floor', colour=(0.12, 0.118, 0.112), scale=0.35, dry_from=0.3, dry_to=0.62, wet_rough=0.16, dry_rough=0.5, bump=0.15))
sun((0.42, 0.30, -0.86), 5.5, (1.0, 0.80, 0.56), 0.7)
area((0.6, -6, 6.0), (0.4, 12, 1.2), 7, 700, (0.70, 0.86, 0.98))
camera((-0.9, -4.6, 1.9), (0.9, 14, 3.0), lens=25, fstop=5.6, focus=(3.4, 6.0, 1.3))


def shafts(image, mist):
    """Slanting light from the openings in the roof, painted after the fog, fainter the nearer."""
    height, width, _ = image.shape
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    u, v = columns / width, rows / height
    total = np.zeros((height, width), np.float32)
    for start, wide, strength in ((0.30, 0.040, 0.55), (0.385, 0.022, 0.42), (0.435, 0.014, 0.34), (0.19, 0.055, 0.5)):
        middle = start + (v - 0.22) * 0.30
        body = np.exp(-(((u - middle) / (wide * (0.55 + 0.5 * v))) ** 2))
        total += body * strength * np.clip((v - 0.13) / 0.1, 0, 1) * np.clip((0.86 - v) / 0.5, 0, 1)
    total = soft_blur(total[..., None], width / 160) * (0.25 + 0.75 * np.clip(mist, 0, 1))
    return image + total * np.array((0.20, 0.165, 0.12), np.float32)


shoot('warehouse', fog={'colour': (0.10, 0.118, 0.122), 'amount': 0.55, 'power': 1.0}, mist=(8, 85), bloom=0.08, grade={'vignette': 0.34}, after_fog=shafts)
