"""Stacks of steel bowls on a canteen's counter and a ladle before them, close, under a warm lamp. 1 unit is 1 cm."""

import math
import random

from mathutils import Vector

from glassware import turned
from light import area, camera
from materials import brushed_metal, emitter, principled
from palette import AMBER, ICE, linear
from shapes import Build, copy_of, mesh
from shoot import shoot
from sky import even
from stage import stage

stage(samples=7, seed=33, exposure=0.95, bounces=(4, 1, 3), width=1280, height=720)
numbers = random.Random(5)
spun = brushed_metal('spun steel', (0.55, 0.555, 0.56), 0.2, along=(0.5, 0.5, 22), scale=1.4, strength=0.08)
drawn = brushed_metal('ladle steel', (0.55, 0.55, 0.55), 0.2, along=(2, 2, 2), scale=2.0, strength=0.04)
top = brushed_metal('counter', (0.19, 0.2, 0.205), 0.36, along=(0.4, 14, 14), scale=1.3, strength=0.12)


def rounded(points):
    """Corners of a profile cut off twice, as a spun sheet bends."""
    for _ in range(2):
        points = [points[0], *(point for a, b in zip(points, points[1:]) for point in ((a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25), (a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75))), points[-1]]
    return points


outer = rounded([(0, 0.25), (2.6, 0.25), (2.75, 0.0), (3.15, 0.0), (3.3, 0.35), (4.7, 1.3), (5.7, 3.0), (6.1, 4.9), (6.2, 5.4)])
lip = [(6.24 + 0.14 * math.sin(t), 5.52 - 0.14 * math.cos(t)) for t in (math.pi * k / 9 for k in range(10))]
inner = rounded([(6.1, 5.55), (6.0, 4.9), (5.6, 3.05), (4.6, 1.4), (3.2, 0.46), (2.6, 0.38), (0, 0.36)])
bowl = turned('bowl', outer + lip + inner, spun, sides=144)
bowl.hide_render = True
NEST = 1.32
for x, y, count in ((0, 0, 8), (14.2, 3.2, 11), (28.6, 1.4, 6), (-13.6, 8.5, 10), (3.5, 17, 9), (18.8, 18.5, 12), (34, 17, 10), (-12, 25, 11), (48, 12, 9), (-28, 20, 8)):
    lean = Vector((numbers.gauss(0, 0.008), numbers.gauss(0, 0.008), 1))
    for k in range(count):
        at = Vector((x, y, 0)) + lean * NEST * k + Vector((numbers.gauss(0, 0.035), numbers.gauss(0, 0.035), 0))
        copy_of(bowl, at, (numbers.gauss(0, 0.005), numbers.gauss(0, 0.005), numbers.uniform(0, 6.28)))

# A ladle lies before them on its back, its handle on the counter.
cup = rounded([(0, 0.0), (1.7, 0.12), (3.1, 1.0), (3.7, 2.4), (3.8, 3.0)])
made = turned('ladle', cup + [(3.84, 3.06), (3.78, 3.1), (3.72, 3.04)] + [(max(0.0, r - 0.1), z + 0.1) for r, z in cup[::-1][1:]], drawn, (13.2, -9.2, 0), 112)
made.rotation_euler = (0, -0.1, 0.12)
handle = Build()
path = [Vector(p) for p in ((9.75, -9.55, 2.55), (9.2, -9.6, 3.2), (8.3, -9.7, 3.6), (6.6, -9.9, 3.45), (2.0, -10.4, 2.4), (-6.0, -11.3, 0.9), (-11.0, -11.9, 0.45), (-13.0, -12.1, 0.55))]
smooth = []
for k in range(len(path) - 1):
    before, after = path[max(0, k - 1)], path[min(len(path) - 1, k + 2)]
    for step in range(8):
        t = step / 8
        p, q = path[k], path[k + 1]
        smooth.append(0.5 * (2 * p + (q - before) * t + (2 * before - 5 * p + 4 * q - after) * t**2 + (3 * p - before - 3 * q + after) * t**3))
smooth.append(path[-1])
handle.hose(smooth, 0.36, drawn, sides=20)
handle.done('handle')

counter = Build()
counter.box((8, 8, -1.0), (260, 68, 2.0), top)
counter.done('counter', bevel=0.3)
far = Build()
for k in range(18):
    x, z = -60 + k * 11 + numbers.uniform(-2, 2), numbers.uniform(26, 44)
    far.tube((x, 190, z), (x, 189, z), 2.0, emitter(f'lamp {k}', (1.0, 0.6, 0.28) if k % 4 else (0.6, 0.85, 1.0), numbers.uniform(3, 7)), sides=16)
wall = principled('tiles', (0.018, 0.034, 0.038), rough=0.3)
far.box((0, 240, 60), (900, 2, 240), wall)
far.done('far')
even(linear('#1b3a45'), 0.1)
area((-36, 26, 44), (4, 4, 6), 18, 15000, ICE, size_y=6)
area((44, -6, 30), (6, 2, 5), 6, 11000, AMBER, size_y=9)
area((-10, -50, 34), (6, 0, 4), 26, 7500, ICE, size_y=5)
area((0, 90, 60), (6, 20, 6), 60, 16000, linear('#3f93a8'), size_y=8)
camera((-11, -40, 20.5), (7.6, 0.5, 5.1), lens=51, fstop=0.9, focus=(2.0, -5.6, 9.5))
shoot('steel-bowls', fog={'colour': (0.014, 0.036, 0.044), 'amount': 0.7, 'power': 1.2, 'on_sky': 0.9}, mist=(46, 160), bloom=0.08, bloom_from=0.9, grade={'vignette': 0.34})
