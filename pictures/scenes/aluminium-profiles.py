"""Extruded aluminium sections lying in a cantilever rack, a low lamp raking over their cut ends."""

import math
import random

from light import area, camera
from materials import brushed_metal, emitter, principled
from palette import AMBER, ICE, linear
from shapes import Build, copy_of
from shoot import shoot
from sky import even
from stage import stage

stage(samples=16, seed=61, exposure=1.0, bounces=(3, 1, 2))
LENGTH = 4.2
mill = brushed_metal('mill finish', (0.74, 0.75, 0.76), 0.30, along=(60, 0.6, 60), scale=4.0, strength=0.3)
anodised = brushed_metal('dark anodised', (0.10, 0.115, 0.12), 0.34, along=(60, 0.6, 60), scale=4.0, strength=0.2)
cut = brushed_metal('sawn end', (0.80, 0.81, 0.82), 0.30, along=(30, 1, 260), scale=3.0, strength=0.5)


def rectangle(x0, z0, x1, z1):
    return [(x0, z0), (x1, z0), (x1, z1), (x0, z1)]


# Walls of each section as rectangles in millimetres; walls meet, none crosses another.
def box_tube(w, h, t):
    return [(0, 0, w, t), (0, h - t, w, h), (0, t, t, h - t), (w - t, t, w, h - t)]


def slot_profile(s, t=3):
    lips = [(0, 0, s * 0.34, t), (s * 0.66, 0, s, t), (0, s - t, s * 0.34, s), (s * 0.66, s - t, s, s)]
    sides = [(0, t, t, s * 0.34), (0, s * 0.66, t, s - t), (s - t, t, s, s * 0.34), (s - t, s * 0.66, s, s - t)]
    core = [(s * 0.36, s * 0.36, s * 0.64, s * 0.42), (s * 0.36, s * 0.58, s * 0.64, s * 0.64), (s * 0.36, s * 0.42, s * 0.42, s * 0.58), (s * 0.58, s * 0.42, s * 0.64, s * 0.58)]
    return lips + sides + core + [(t, t, t + 5, t + 5), (s - t - 5, t, s - t, t + 5), (t, s - t - 5, t + 5, s - t), (s - t - 5, s - t - 5, s - t, s - t)]


def heat_sink(w, h):
    return [(0, 0, w, 7)] + [(k * w / 11 - 1.3 + w / 22, 7, k * w / 11 + 1.3 + w / 22, h - (3 if k % 2 else 0)) for k in range(11)]


SECTIONS = [
    (60, 60, box_tube(60, 60, 3)), (100, 50, box_tube(100, 50, 3.5)), (80, 80, box_tube(80, 80, 3) + [(38.5, 3, 41.5, 77)]),
    (60, 60, slot_profile(60)), (90, 46, heat_sink(90, 46)), (70, 70, [(0, 0, 70, 6), (0, 6, 6, 70)]),
    (80, 60, [(0, 0, 80, 5), (37.5, 5, 42.5, 55), (0, 55, 80, 60)]), (90, 60, box_tube(90, 60, 2.6) + [(28, 2.6, 30.6, 57.4), (60, 2.6, 62.6, 57.4)]),
    (76, 40, [(0, 0, 4, 40), (72, 0, 76, 40), (4, 0, 72, 4)]),
]


def section(number, walls, metal):
    build = Build()
    for x0, z0, x1, z1 in walls:
        corners = [(x / 1000, z / 1000) for x, z in rectangle(x0, z0, x1, z1)]
        points = [(x, y, z) for y in (0, LENGTH) for x, z in corners]
        build.add(points, [(k, (k + 1) % 4, 4 + (k + 1) % 4, 4 + k) for k in range(4)], metal)
        build.add(points[:4], [(0, 1, 2, 3)], cut)
    made = build.done(f'section {number}')
    made.hide_render = True
    return made


meshes = [[section(k, walls, metal) for metal in (mill, mill, anodised)] for k, (_, _, walls) in enumerate(SECTIONS)]
arms, straps = Build(), Build()
paint = principled('rack paint', (0.018, 0.060, 0.070), rough=0.42, dirt=0.55, dirt_scale=9, bump=0.1, bump_scale=120)
rubber = principled('rubber pad', (0.012, 0.013, 0.014), rough=0.7)
card = principled('card slips', (0.17, 0.12, 0.075), rough=0.8, dirt=0.4, dirt_scale=20)
steel = principled('bolts', (0.4, 0.4, 0.4), rough=0.35, metal=1.0)
BAYS, LEVELS = (-1.72, -0.52, 0.68, 1.88), (0.42, 0.86, 1.30, 1.74)
for bay, right in zip(BAYS, BAYS[1:]):
    for level in LEVELS:
        number = random.choice([k for k in range(len(SECTIONS))])
        wide, tall, _ = SECTIONS[number]
        step, rise, z = wide / 1000 + 0.004, tall / 1000 + 0.004, level + 0.012
        columns = int((right - bay - 0.14) / step)
        metal = random.choice((0, 0, 1, 2))
        for row in range(max(2, int(random.uniform(0.17, 0.29) / rise))):
            fewer = random.randint(0, 3) if row else 0
            for column in range(columns - fewer):
                copy_of(meshes[number][metal], (bay + 0.075 + column * step + random.uniform(0, 0.0015), -0.30 + random.gauss(0, 0.010) + (0.06 if random.random() > 0.93 else 0), z))
            for y in (0.5, 2.2):
                arms.box((bay + 0.08 + columns * step / 2, y, z + tall / 1000 + 0.002), (columns * step, 0.04, 0.003), card)
            z += rise
        for y in (0.05, 1.75, 3.4):
            arms.box(((bay + right) / 2, y, level - 0.03), (right - bay - 0.09, 0.07, 0.06), paint)
            arms.box(((bay + right) / 2, y, level + 0.006), (right - bay - 0.10, 0.075, 0.010), rubber)
for x in BAYS:
    for y in (0.05, 1.75, 3.4):
        for side in (-0.036, 0.036):
            arms.box((x + side, y, 1.1), (0.010, 0.10, 2.2), paint)
        arms.box((x, y, 1.1), (0.064, 0.012, 2.2), paint)
        for level in LEVELS:
            for dx in (-0.02, 0.02):
                for dz in (-0.05, -0.012):
                    arms.tube((x + dx, y - 0.006, level + dz), (x + dx, y - 0.018, level + dz), 0.009, steel, sides=6)
    arms.box((x, 1.7, 0.03), (0.16, 3.8, 0.06), paint)
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
camera((-2.15, -2.05, 1.52), (-0.12, -0.1, 1.16), lens=42, fstop=2.0, focus=(-0.35, -0.3, 1.15))
shoot('aluminium-profiles', fog={'colour': (0.012, 0.036, 0.045), 'amount': 0.7, 'on_sky': 1.0}, mist=(2.5, 8), bloom=0.07, grade={'vignette': 0.34})
