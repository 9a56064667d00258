"""A container terminal in a raking low sun: stacks, yard gantries, quay cranes, clouds."""

import math
import random

from boxes import Containers, quay_crane, yard_gantry
from light import area, camera, point, sun
from materials import emitter, principled, water, wet_ground
from shapes import Build, mesh
from shoot import shoot
from sky import sky
from stage import stage

stage(samples=14, seed=14, exposure=0.78, bounces=(3, 2, 1))
stops = [(-1, (0.01, 0.012, 0.014)), (0.0, (0.46, 0.28, 0.16)), (0.04, (0.32, 0.235, 0.175)), (0.1, (0.165, 0.170, 0.172)), (0.22, (0.078, 0.115, 0.135)), (0.5, (0.036, 0.070, 0.090)), (1, (0.016, 0.042, 0.058))]
sky(stops, sun=(-0.75, 1.0, 0.06), sun_colour=(1, 0.46, 0.18), glow=0.8, clouds=0.9, cloud_colour=(0.035, 0.050, 0.060), cloud_scale=1.0, cloud_from=0.40, cloud_to=0.62, seed=27.0)

numbers = random.Random(14)
boxes = Containers(numbers)
crane = principled('crane', (0.050, 0.115, 0.130), rough=0.42, dirt=0.4, dirt_scale=0.2, streaks=0.4)
amber = principled('gantry', (0.38, 0.175, 0.05), rough=0.45, dirt=0.5, dirt_scale=0.4, streaks=0.5)
line = principled('line', (0.42, 0.42, 0.38), rough=0.7, dirt=0.7, dirt_scale=0.8)
lamp = emitter('lamp', (1, 0.76, 0.46), 40.0)
for block_y in range(-2, 10):
    if block_y % 4 == 2:
        continue
    for block_x in range(-7, 10):
        if block_x in (-3, 4):
            continue
        base, short = numbers.choice((1, 2, 3, 3, 4, 4, 5)), numbers.random() < 0.2
        for row in range(6):
            high = max(0, min(5, base + numbers.choice((-2, -1, 0, 0, 0, 1))))
            x, y = block_x * 13.2, block_y * 19.5 + row * 2.66
            for k in range(high):
                if short:
                    boxes.put((x - 3.06, y, k * 2.6), long=False)
                    boxes.put((x + 3.06, y, k * 2.6), long=False)
                else:
                    boxes.put((x, y, k * 2.6))
parts = Build()
glass, dark, steel = principled('glass', (0.01, 0.014, 0.016), rough=0.1), boxes.dark, boxes.steel
for x, y, share in ((-39.6, -2.6, 0.35), (39.6, 16.9, 0.6), (-39.6, 75.4, 0.5), (92, 55.9, 0.4), (52.8, 133.9, 0.5)):
    hanging = yard_gantry(parts, (x, y, 0), amber, dark, glass, steel, trolley=share)
    if share < 0.5:
        boxes.put(hanging, kind=6)
for k, x in enumerate((-95, -34, 22, 96, 170)):
    quay_crane(parts, (x, 214, 0), crane, dark, lamp, raised=k in (1, 4))
for block_y in range(-2, 11):
    parts.box((10, block_y * 19.5 - 2.0, 0.012), (260, 0.15, 0.02), line)
    parts.box((10, block_y * 19.5 - 4.6, 0.012), (260, 0.12, 0.02), line)
for x in (-39.6, 52.8):
    for y in (34.0, 112.0, 190.0):
        parts.tube((x + 4, y, 0), (x + 4, y, 34), 0.36, steel, 0.2, sides=12)
        parts.tube((x + 4, y, 33.6), (x + 4, y, 34.0), 1.7, steel, sides=16)
        for k in range(8):
            turn = k * math.pi / 4
            parts.box((x + 4 + 1.6 * math.cos(turn), y + 1.6 * math.sin(turn), 33.5), (0.4, 0.4, 0.18), lamp)
        point((x + 4, y, 32), 9000, (1, 0.76, 0.46), 1.0)
for y, places in ((36.5, (-66, -20, 26, 78)), (114.5, (-50, 40, 70)), (-4.0, (14,))):
    for x in places:
        parts.box((x + 8.2, y, 1.9), (2.2, 2.4, 2.5), line)
        parts.box((x + 9.32, y, 2.4), (0.04, 2.1, 0.9), glass)
        parts.box((x, y, 1.1), (13, 1.0, 0.35), dark)
        for side in (-0.8, 0.8):
            parts.box((x + 9.34, y + side, 1.0), (0.06, 0.3, 0.18), lamp)
        for k in (-5.2, -3.9, 5.2, 8.6):
            parts.tube((x + k, y - 1.22, 0.5), (x + k, y + 1.22, 0.5), 0.5, dark, sides=18)
        boxes.put((x - 0.2, y, 1.3))
# A moored ship's stacks beyond the quay.
parts.box((60, 268, 5), (230, 36, 16), dark)
for bay in range(15):
    for row in range(9):
        for k in range(numbers.choice((2, 3, 4, 5))):
            if row < 2 or k > 2:
                boxes.put((-36 + bay * 13.2, 256 + row * 2.6, 13 + k * 2.6))
parts.done('yard')
mesh('ground', [(-2000, -400, 0), (2000, -400, 0), (2000, 246, 0), (-2000, 246, 0)], [(0, 1, 2, 3)], wet_ground(colour=(0.045, 0.046, 0.046), scale=0.05, wet_rough=0.06, dry_rough=0.6))
mesh('sea', [(-9000, 246, -3), (9000, 246, -3), (9000, 20000, -3), (-9000, 20000, -3)], [(0, 1, 2, 3)], water(bump=0.8, scale=0.12, rough=0.12))
hill = principled('hills', (0.02, 0.026, 0.03), rough=1)
ridge = [(-5200 + 90 * k, 70 + 110 * abs(math.sin(k * 0.13) * math.sin(k * 0.047 + 1)) + random.uniform(0, 16)) for k in range(190)]
mesh('hills', [(x, 5200, -20) for x, z in ridge] + [(x, 5200, z) for x, z in ridge], [(k, k + 1, 191 + k, 190 + k) for k in range(189)], hill)

sun((0.72, -0.62, -0.20), 9.0, (1.0, 0.60, 0.32), 1.6)
area((-60, -120, 120), (0, 60, 0), 110, 42000, (0.70, 0.86, 1.0))
camera((-66, -78, 33), (6, 80, 22), lens=33)
shoot('container-terminal', fog={'colour': (0.16, 0.125, 0.10), 'amount': 0.75, 'power': 1.2, 'from_sky': 0.85, 'behind': True}, mist=(110, 900), bloom=0.07, grade={'vignette': 0.36})
