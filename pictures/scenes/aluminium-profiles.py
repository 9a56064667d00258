"""Extruded aluminium sections lying in a cantilever rack, a low lamp raking over their cut ends."""

import random

from light import area, camera
from materials import brushed_metal, emitter, principled
from palette import AMBER, ICE, linear
from sections import SECTIONS, section
from shapes import Build, copy_of
from shoot import shoot
from sky import even
from stage import stage

stage(samples=26, seed=61, exposure=1.0, bounces=(3, 1, 2))
LENGTH = 4.2
mill = brushed_metal('mill finish', (0.74, 0.75, 0.76), 0.30, along=(60, 0.6, 60), scale=4.0, strength=0.3)
anodised = brushed_metal('dark anodised', (0.10, 0.115, 0.12), 0.34, along=(60, 0.6, 60), scale=4.0, strength=0.2)
cut = brushed_metal('sawn end', (0.62, 0.63, 0.64), 0.36, along=(30, 1, 260), scale=3.0, strength=0.5)

meshes = [[section(k, walls, metal, cut, LENGTH) for metal in (mill, mill, anodised)] for k, (_, _, walls) in enumerate(SECTIONS)]
arms = Build()
paint = principled('rack paint', (0.018, 0.060, 0.070), rough=0.45, dirt=0.35, dirt_scale=2.5)
rubber = principled('rubber pad', (0.012, 0.013, 0.014), rough=0.7)
card = principled('card slips', (0.17, 0.12, 0.075), rough=0.8, dirt=0.4, dirt_scale=20)
steel = principled('bolts', (0.4, 0.4, 0.4), rough=0.35, metal=1.0)
BAYS, LEVELS, FRAMES, FRONT = (-1.72, -0.52, 0.68, 1.88), (0.42, 0.86, 1.30, 1.74), (-0.19, 1.75, 3.4), -0.30
# Section and metal of each bundle, from below.
LOAD = [[(0, 0), (7, 0), (1, 0), (8, 0)], [(2, 2), (6, 0), (3, 0), (0, 1)], [(1, 0), (3, 2), (0, 0), (2, 1)]]
for bay, right, load in zip(BAYS, BAYS[1:], LOAD):
    for level, (number, metal) in zip(LEVELS, load):
        wide, tall, _ = SECTIONS[number]
        step, rise, z = wide / 1000 + 0.003, tall / 1000 + 0.003, level + 0.012
        columns = int((right - bay - 0.21) / step)
        rows = max(2, int(random.uniform(0.19, 0.25) / rise))
        for row in range(rows):
            for column in range(columns - (random.randint(1, 4) if row == rows - 1 else 0)):
                copy_of(meshes[number][metal], (bay + 0.075 + column * step + random.uniform(0, 0.001), FRONT + random.gauss(0, 0.0022), z))
            if row < rows - 1:
                for y in (0.5, 2.2):
                    arms.box((bay + 0.08 + columns * step / 2, y, z + tall / 1000 + 0.0015), (columns * step, 0.04, 0.003), card)
            z += rise
        # Arms reach from the post under the bundle, tapered, with a stop at the tip.
        root, tip = bay + 0.03, right - 0.075
        for y in FRAMES:
            for low, high, half in ((-0.012, 0.0, 0.036), (None, -0.012, 0.005)):
                deep = [(root, level + (low or -0.115)), (tip, level + (low or -0.055)), (tip, level + high), (root, level + high)]
                points = [(x, y + side * half, height) for side in (-1, 1) for x, height in deep]
                arms.add(points, [(0, 1, 2, 3), (7, 6, 5, 4), *((k, (k + 1) % 4, 4 + (k + 1) % 4, 4 + k) for k in range(4))], paint)
            arms.add([(x, y + side * 0.036, height - drop) for side in (-1, 1) for drop in (0, 0.01) for x, height in ((root, level - 0.115), (tip, level - 0.055))], [(0, 1, 5, 4), (2, 3, 7, 6), (0, 1, 3, 2), (4, 5, 7, 6), (1, 3, 7, 5)], paint)
            arms.box((tip, y, level + 0.022), (0.012, 0.072, 0.16), paint)
            arms.box((root + 0.018, y, level - 0.06), (0.012, 0.09, 0.15), paint)
            arms.box(((root + tip) / 2, y, level + 0.006), (tip - root - 0.06, 0.06, 0.010), rubber)
for x in BAYS:
    for y in FRAMES:
        for side in (-0.036, 0.036):
            arms.box((x + side, y, 1.15), (0.010, 0.10, 2.3), paint)
        arms.box((x, y, 1.15), (0.064, 0.012, 2.3), paint)
        for level in LEVELS:
            for dx in (-0.018, 0.018):
                for dz in (-0.1, -0.02):
                    arms.tube((x + dx, y - 0.006, level + dz), (x + dx, y - 0.018, level + dz), 0.009, steel, sides=6)
    arms.box((x, 1.6, 0.03), (0.16, 4.1, 0.06), paint)
arms.done('rack', bevel=0.0025)
hall = Build()
hall.box((0, 4, -0.05), (40, 30, 0.1), principled('floor', (0.045, 0.048, 0.05), rough=0.3, dirt=0.7, dirt_scale=1.5))
for k in range(60):
    hall.box((-15 + k * 0.5, 9.0 + 0.04 * (k % 2), 4), (0.5, 0.04, 8), paint)
hall.box((30, 9.0, 4), (31, 0.04, 8), paint)
hall.done('hall')
for x, z, colour in ((-4.2, 2.9, AMBER), (-2.9, 2.6, ICE), (-3.6, 2.2, AMBER), (-5.4, 2.7, ICE)):
    glow = Build()
    glow.tube((x, 8.6, z), (x, 8.62, z), 0.07, emitter('far lamp', colour, 6.0))
    glow.done('far lamp')

even(linear('#1c3a44'), 0.16)
area((-4.2, -1.5, 1.5), (0.2, -0.3, 1.05), 0.5, 190, ICE, size_y=2.2)
area((3.6, -4.2, 2.8), (0.3, -0.3, 1.0), 3.0, 130, ICE, size_y=1.4)
area((3.3, -1.15, 1.9), (0.6, -0.3, 1.1), 0.4, 70, AMBER, size_y=1.2)
area((-0.5, 2.0, 4.2), (0, 1.0, 1.0), 4.0, 260, ICE, size_y=1.0)
area((-3, 7.0, 5.0), (-3, 9, 1.5), 5.0, 260, linear('#5fa5ba'), size_y=1.0)
camera((-2.15, -2.05, 1.52), (-0.12, -0.1, 1.16), lens=42, fstop=4.5, focus=(-0.35, -0.3, 1.15))
shoot('aluminium-profiles', fog={'colour': (0.012, 0.036, 0.045), 'amount': 0.7, 'on_sky': 1.0}, mist=(2.5, 8), bloom=0.07, grade={'vignette': 0.34})
