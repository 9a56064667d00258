"""A board room at dusk: a long dark table, empty chairs, lamps, and the town behind the window wall."""

import math
import random

import numpy as np
from mathutils import Vector

from backdrop import disc_blur, gradient, picture_plane, towers
from furniture import curtain, office_chair, pane
from light import area, camera
from materials import brushed_metal, emitter, glass, principled, wood
from shapes import Build, copy_of, mesh
from shoot import shoot
from sky import sky
from stage import option, stage

view = option('view', 'boardroom')
LENGTH, DEPTH, HEIGHT = 13.0, 7.6, 3.1
TABLE_LENGTH, TABLE_WIDTH, TABLE_HEIGHT = 7.4, 1.7, 0.75
WINDOW = 3.4
LAMPLIGHT = (1.0, 0.66, 0.36)

stage(samples=16, seed=23, exposure=1.1 if view == 'boardroom' else 0.1, bounces=(6, 3, 4))
walnut = wood('walnut', light=(0.075, 0.036, 0.02), dark=(0.022, 0.011, 0.007), rough=0.24, along=(0.3, 5, 5), scale=2.2)
panel = wood('panel', light=(0.06, 0.034, 0.022), dark=(0.028, 0.016, 0.011), rough=0.42, along=(5, 5, 0.25), scale=1.6)
leather = principled('leather', (0.012, 0.0135, 0.0145), rough=0.42, dirt=0.25, dirt_scale=5, bump=0.12, bump_scale=260)
chrome, black = brushed_metal('chrome', (0.55, 0.56, 0.57), rough=0.18), principled('black metal', (0.012, 0.013, 0.014), rough=0.38, metal=0.5)
plaster = principled('plaster', (0.2, 0.2, 0.195), rough=0.85, bump=0.05, bump_scale=30)
carpet = principled('carpet', (0.028, 0.034, 0.037), rough=0.95, dirt=0.35, dirt_scale=0.7, bump=0.7, bump_scale=140)

room = Build()
room.box((0, 0, -0.05), (LENGTH, DEPTH, 0.1), carpet)
room.box((0, 0, HEIGHT + 0.1), (LENGTH, DEPTH, 0.2), plaster)
room.box((0, -DEPTH / 2 - 0.05, HEIGHT / 2), (LENGTH, 0.1, HEIGHT), plaster)
room.box((-LENGTH / 2 - 0.05, 0, HEIGHT / 2), (0.1, DEPTH, HEIGHT), plaster)
for k in range(7):
    room.box((LENGTH / 2 + 0.02, -DEPTH / 2 + (k + 0.5) * DEPTH / 7, HEIGHT / 2), (0.06, DEPTH / 7 - 0.012, HEIGHT - 0.08), panel)
room.box((LENGTH / 2 + 0.07, 0, HEIGHT / 2), (0.04, DEPTH, HEIGHT), black)
room.box((LENGTH / 2 - 0.045, 0.15, 1.62), (0.05, 2.5, 1.42), black)
room.box((LENGTH / 2 - 0.072, 0.15, 1.62), (0.006, 2.44, 1.36), principled('dark screen', (0.004, 0.005, 0.006), rough=0.08))
room.box((LENGTH / 2 - 0.28, 0.15, 0.36), (0.5, 3.4, 0.68), panel)
room.box((LENGTH / 2 - 0.28, 0.15, 0.715), (0.54, 3.46, 0.03), black)
# The ceiling: dark slats along the table, a recess over it, sprinklers and air outlets.
for k in range(46):
    y = -DEPTH / 2 + 0.15 + k * 0.162
    room.box((0, y, HEIGHT - 0.06), (LENGTH, 0.05, 0.12), panel)
for x in (-4, -1.3, 1.4, 4.1):
    room.tube((x, -2.3, HEIGHT - 0.2), (x, -2.3, HEIGHT), 0.014, chrome)
    room.tube((x, -2.3, HEIGHT - 0.2), (x, -2.3, HEIGHT - 0.19), 0.035, chrome)
# The window wall: sill with a convector grille, posts, a transom.
room.box((0, WINDOW + 0.05, 0.14), (LENGTH, 0.36, 0.28), black)
for k in range(int(LENGTH / 0.045)):
    room.box((-LENGTH / 2 + k * 0.045, WINDOW - 0.02, 0.286), (0.012, 0.2, 0.012), chrome)
for k in range(10):
    x = -LENGTH / 2 + k * LENGTH / 9
    room.box((x, WINDOW + 0.12, HEIGHT / 2), (0.06, 0.15, HEIGHT), black)
room.box((0, WINDOW + 0.12, 0.62), (LENGTH, 0.08, 0.05), black)
room.box((0, WINDOW + 0.12, HEIGHT - 0.12), (LENGTH, 0.16, 0.24), black)
room.done('room', bevel=0.006)
# A mirror in the panes would show the lamps as dotted streaks in the sky.
mesh('panes', [(-LENGTH / 2, WINDOW + 0.14, 0), (LENGTH / 2, WINDOW + 0.14, 0), (LENGTH / 2, WINDOW + 0.14, HEIGHT), (-LENGTH / 2, WINDOW + 0.14, HEIGHT)], [(0, 1, 2, 3)], pane(reflection=-1))
cloth = principled('cloth', (0.16, 0.165, 0.165), rough=0.9)
curtain((4.9, WINDOW - 0.2), (6.4, WINDOW - 0.2), HEIGHT - 0.3, cloth, folds=11, seed=2, foot=0.05)


def half_width(x):
    return TABLE_WIDTH / 2 * (1 - 0.22 * (2 * x / TABLE_LENGTH) ** 2)


edge = [TABLE_LENGTH * (k / 40 - 0.5) for k in range(41)]
outline = [(x, half_width(x)) for x in edge] + [(x, -half_width(x)) for x in edge[::-1]]
count = len(outline)
top = Build()
for low, high, inset, surface in ((0.715, 0.75, 0.0, walnut), (0.66, 0.715, 0.05, black)):
    ring = [(x * (1 - inset / 4), y * (1 - inset / 0.85)) for x, y in outline]
    corners = [(x, y, low) for x, y in ring] + [(x, y, high) for x, y in ring]
    top.add(corners, [tuple(range(count))[::-1], tuple(range(count, 2 * count)), *((k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count))], surface)
top.done('table top', bevel=0.006)
under = Build()
for x in (-2.4, 0, 2.4):
    under.box((x, 0, 0.35), (0.9, 0.12, 0.7), panel)
    under.box((x, 0, 0.02), (1.0, 0.6, 0.04), black)
    under.box((x * 0.86, 0, TABLE_HEIGHT + 0.004), (0.36, 0.14, 0.008), chrome)
under.done('table foot', bevel=0.008)

chair = office_chair(leather, chrome, seed=4)
paper, cover = principled('paper', (0.55, 0.54, 0.5), rough=0.8), principled('cover', (0.009, 0.03, 0.035), rough=0.5, dirt=0.3, dirt_scale=9, bump=0.25, bump_scale=320)
folder = Build()
folder.box((0, 0, 0.004), (0.235, 0.32, 0.005), cover)
folder.box((0.004, 0, 0.0095), (0.215, 0.305, 0.006), paper)
folder.box((0, 0, 0.0155), (0.235, 0.32, 0.005), cover)
folder.box((-0.119, 0, 0.01), (0.006, 0.32, 0.016), cover)
folder.box((0.085, 0, 0.0183), (0.012, 0.322, 0.0012), principled('band', (0.35, 0.1, 0.03), rough=0.6))
folder = folder.done('folder', bevel=0.002, link=False)
pen = Build()
pen.tube((0, -0.062, 0.0062), (0, 0.022, 0.0062), 0.0058, black, sides=24)
pen.tube((0, 0.0215, 0.0062), (0, 0.0245, 0.0062), 0.0063, chrome, sides=24)
pen.tube((0, 0.0245, 0.0062), (0, 0.07, 0.0062), 0.0062, black, end_radius=0.0052, sides=24)
pen.tube((0, -0.062, 0.0062), (0, -0.074, 0.0062), 0.0052, chrome, end_radius=0.0012, sides=24)
pen.tube((0, 0.07, 0.0062), (0, 0.073, 0.0062), 0.005, chrome, sides=24)
pen.box((0, 0.046, 0.0133), (0.0034, 0.04, 0.0012), chrome)
pen = pen.done('pen', bevel=0.0004, link=False)
tumbler = Build()
tumbler.tube((0, 0, 0), (0, 0, 0.11), 0.031, glass('clear'), end_radius=0.036, sides=40, caps=False)
tumbler.tube((0, 0, 0.008), (0, 0, 0.07), 0.029, glass('water in glass', (0.85, 0.93, 0.95), ior=1.33), end_radius=0.032, sides=40)
tumbler = tumbler.done('tumbler', link=False)
seats = [(-2.9 + k * 0.965, side) for k in range(7) for side in (-1, 1)]
for x, side in seats:
    y, turned = side * (half_width(x) + random.uniform(0.12, 0.22)), random.gauss(0, 0.07)
    copy_of(chair, (x + random.uniform(-0.04, 0.04), y + side * 0.2, 0), (0, 0, turned + (math.pi if side > 0 else 0)))
    rim = side * (half_width(x) - 0.22)
    if random.random() < 0.8:
        copy_of(folder, (x, rim, TABLE_HEIGHT), (0, 0, random.gauss(0, 0.05)))
        copy_of(pen, (x + 0.165, rim, TABLE_HEIGHT), (0, 0, random.gauss(0.05, 0.15)))
    copy_of(tumbler, (x + 0.22, side * (half_width(x) - 0.42), TABLE_HEIGHT))

glow = emitter('lamp', LAMPLIGHT, 7)
for x in (-2.35, 0, 2.35):
    lamp = Build()
    lamp.box((x, 0, 1.86), (1.9, 0.055, 0.06), black)
    lamp.box((x, 0, 1.828), (1.86, 0.034, 0.006), glow)
    for end in (-0.8, 0.8):
        lamp.tube((x + end, 0, 1.88), (x + end * 0.96, 0, HEIGHT), 0.0022, black, sides=6)
    lamp.done('pendant', bevel=0.004)
    area((x, 0, 1.81), (x, 0, 0), 1.86, 34, LAMPLIGHT, size_y=0.05)
    upward = area((x, 0, 1.9), (x, 0, 3), 1.86, 9, LAMPLIGHT, size_y=0.05)
    upward.visible_camera = upward.visible_glossy = False
for k in range(5):
    wash = area((LENGTH / 2 - 0.25, -3.0 + k * 1.5, HEIGHT - 0.13), (LENGTH / 2 - 0.02, -3.0 + k * 1.5, 1), 0.1, 9, LAMPLIGHT)
    wash.visible_camera = wash.visible_glossy = False
area((0, WINDOW + 0.3, 1.9), (0, 0, 0.9), 12, 330, (0.5, 0.74, 0.9), size_y=2.2)

# The town, out of focus, on a picture square to the window's share of the view.
AZIMUTH, HORIZON, WIDE, HIGH, FOCAL = math.radians(43), 660, 3840, 1300, 1720.0
numbers = random.Random(8)
evening = gradient(HIGH, WIDE, [(0, (0.012, 0.034, 0.052)), (0.22, (0.035, 0.085, 0.115)), (0.38, (0.1, 0.155, 0.175)), (0.46, (0.2, 0.19, 0.165)), (0.5077, (0.31, 0.205, 0.115)), (0.56, (0.105, 0.09, 0.075)), (1, (0.03, 0.036, 0.04))], 0.8, (0.05, 0.065, 0.075), seed=6)
blocks = []
for k in range(420):
    y = 460 + 2900 * numbers.random() ** 1.4
    x = numbers.uniform(-1.15, 1.15) * y
    middle = math.exp(-((x / y + 0.1) / 0.16) ** 2) + 0.7 * math.exp(-((x / y + 0.52) / 0.1) ** 2) + 0.5 * math.exp(-((x / y - 0.3) / 0.1) ** 2)
    blocks.append((x, y, numbers.uniform(18, 40), numbers.uniform(16, 34), 14 + 30 * numbers.random() ** 2 + 120 * middle * numbers.random() ** 2.5, numbers.choice((0.15, -0.4, 0.6))))
towers(evening, HORIZON, FOCAL, blocks, 62, lambda column: np.array((0.14, 0.115, 0.09)) + 0 * column[:, None], 1500, lit=0.22, glow=1.7, seed=3)
evening = disc_blur(evening, 5)
across, ahead, far = Vector((math.sin(AZIMUTH), -math.cos(AZIMUTH), 0)), Vector((math.cos(AZIMUTH), math.sin(AZIMUTH), 0)), 90
middle = Vector((-5.15, -1.95, 1.42)) + ahead * far
half, above, below = far * WIDE / 2 / FOCAL, far * HORIZON / FOCAL, far * (HIGH - HORIZON) / FOCAL
UP = Vector((0, 0, 1))
picture_plane('town', evening, [middle - across * half - UP * below, middle + across * half - UP * below, middle + across * half + UP * above, middle - across * half + UP * above], 0.62)
sky([(-1, (0.01, 0.02, 0.026)), (0.0, (0.5, 0.3, 0.15)), (0.03, (0.3, 0.27, 0.23)), (0.1, (0.09, 0.17, 0.21)), (0.3, (0.03, 0.075, 0.11)), (1, (0.01, 0.025, 0.04))], strength=0.62, clouds=0.7, cloud_colour=(0.035, 0.05, 0.06), cloud_scale=1.4, seed=3.1)

if view == 'news-06':
    x, side = seats[4]
    rim = side * (half_width(x) - 0.22)
    camera((x - 0.46, rim - 0.64, 0.97), (x + 0.1, rim + 0.2, 0.785), lens=50, fstop=2.8, focus=(x - 0.02, rim - 0.1, 0.765))
else:
    camera((-5.15, -1.95, 1.42), (1.2, 0.75, 1.06), lens=26, fstop=2.8, focus=(-1.2, 0, 0.8))
shoot(view, bloom=0.07, grade={'vignette': 0.34})
