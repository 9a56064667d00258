"""A laboratory bench at blue hour, seen along its sample jars; glassware and instruments behind them."""

import random

from backdrop import picture_plane, plant_at_dusk
from glassware import beaker, clear_glass, crucible, cylinder, flask, jar, ruled_label, turned
from instruments import balance, spectrometer
from light import area, camera, point, spot
from materials import coke, principled
from palette import AMBER, ICE, linear
from shapes import Build, rock
from shoot import shoot
from sky import even
from stage import stage

scene = stage(samples=20, seed=21, exposure=0.5, bounces=(9, 1, 3))
scene.cycles.transmission_bounces = 8
TOP = 0.90

resin = principled('bench resin', (0.020, 0.025, 0.028), rough=0.24, dirt=0.4, dirt_scale=5, bump=0.05, bump_scale=160)
grey = principled('painted housing', (0.40, 0.43, 0.44), rough=0.42, dirt=0.18, dirt_scale=4, bump=0.05, bump_scale=420)
dark = principled('dark plastic', (0.022, 0.027, 0.030), rough=0.38, bump=0.06, bump_scale=300)
steel = principled('steel', (0.55, 0.57, 0.58), rough=0.24, metal=1.0, dirt=0.2, dirt_scale=20)
porcelain = principled('porcelain', (0.62, 0.61, 0.58), rough=0.22, dirt=0.3, dirt_scale=40)
paper = ruled_label()
tile = principled('tile', (0.075, 0.12, 0.13), rough=0.2, dirt=0.25, dirt_scale=3)
brown = principled('brown glass', (0.030, 0.011, 0.004), rough=0.06, coat=0.6)
frame = principled('window frame', (0.09, 0.11, 0.115), rough=0.45)
glass, water = clear_glass(), clear_glass('water', (0.80, 0.93, 0.95))
pale = clear_glass('pale amber liquid', (0.93, 0.62, 0.28))
pane = clear_glass('pane', (0.94, 0.97, 0.97))
coals = [[rock(f'grain {s}{k}', 40 + 9 * s + k, coke(f'sample {s}', base=shade, sheen=metal, pores=0.5), subdivisions=3, cuts=9) for k in range(5)] for s, (shade, metal) in enumerate(((0.020, 0.2), (0.045, 0.5), (0.085, 0.75)))]

room = Build()
room.box((0.3, 0.41, TOP - 0.02), (4.4, 0.86, 0.04), resin)
room.box((0.3, 0.46, 0.42), (4.3, 0.7, 0.80), dark)
for k in range(7):
    room.box((-1.5 + k * 0.6, 0.10, 0.75), (0.592, 0.02, 0.2), frame)
    room.box((-1.5 + k * 0.6, 0.10, 0.33), (0.592, 0.02, 0.62), frame)
    room.tube((-1.6 + k * 0.6, 0.065, 0.775), (-1.4 + k * 0.6, 0.065, 0.775), 0.006, steel)
room.box((0.3, 0.78, TOP + 0.05), (4.4, 0.02, 0.10), resin)
room.box((-2.15, 0.90, 1.7), (1.5, 0.16, 1.8), tile)
room.box((1.95, 0.96, 1.7), (2.3, 0.16, 1.8), frame)
room.box((-0.3, 0.96, 0.9), (2.6, 0.30, 0.16), frame)
for x in (-1.42, -0.32, 0.80):
    room.box((x, 0.92, 1.8), (0.055 if x > -1 else 0.08, 0.07, 1.8), frame)
room.box((-0.3, 0.92, 1.60), (2.3, 0.05, 0.035), frame)
for column in range(9):
    for row in range(8):
        room.box((0.90 + column * 0.152 + random.gauss(0, 0.0005), 0.875, 1.03 + row * 0.152), (0.149, 0.012, 0.149), tile, turned=(random.gauss(0, 0.004), 0, random.gauss(0, 0.004)))
room.box((1.42, 0.77, 1.46), (1.1, 0.19, 0.022), frame)
for x in (1.0, 1.8):
    room.box((x, 0.80, 1.40), (0.02, 0.12, 0.10), steel)
room.box((0.98, 0.862, 1.17), (0.09, 0.012, 0.09), dark)
room.done('room', bevel=0.003)

# 1 m of the plane is 190 pixels.
dusk_sky = plant_at_dusk(18 * 190, 1330, 190, [(0, (0.018, 0.062, 0.098)), (0.42, (0.055, 0.125, 0.165)), (0.66, (0.105, 0.18, 0.205)), (0.77, (0.19, 0.215, 0.2)), (1, (0.06, 0.1, 0.115))], seed=5)
picture_plane('outside', dusk_sky, [(-9, 9, -1), (9, 9, -1), (9, 9, 6), (-9, 9, 6)], 1.5)

# Jars in two loose rows, from coarse to fine.
for k in range(9):
    x, y = -0.30 + (k % 5) * 0.098 + (0.045 if k > 4 else 0) + random.gauss(0, 0.006), (0.17 if k < 5 else 0.275) + random.gauss(0, 0.008)
    jar((x, y, TOP), glass, dark, paper if k != 3 else None, coals[(k + k // 5) % 3], (0.0046, 0.0034, 0.0024, 0.0018, 0.0014)[k % 5], fill=random.uniform(0.5, 0.74), crowd=5)
flask((0.27, 0.33, TOP), glass, water, 0.17, 0.32)
flask((0.39, 0.40, TOP), glass, pale, 0.14, 0.22)
beaker((0.235, 0.17, TOP), glass, water, 0.085, 0.032, 0.45)
cylinder((0.345, 0.245, TOP), glass, pale, 0.25, 0.014, 0.55)
cylinder((0.47, 0.36, TOP), glass, water, 0.21, 0.017, 0.35)
turned('stirring rod', [(0, 0), (0.0024, 0.001), (0.0024, 0.15), (0, 0.152)], glass, (0.222, 0.172, TOP + 0.006), 12).rotation_euler = (0.1, 0.28, 0)
tray = Build()
tray.box((-0.02, 0.055, TOP + 0.004), (0.25, 0.085, 0.008), porcelain)
tray.done('tray', bevel=0.003)
for k in range(5):
    crucible((-0.11 + k * 0.047 + random.gauss(0, 0.003), 0.058 + random.gauss(0, 0.007), TOP + 0.008), porcelain, coals[0][0].data.materials[0] if k != 3 else None)
crucible((0.15, 0.075, TOP), porcelain, None)
tongs = Build()
for side in (-1, 1):
    tongs.tube((0.30, 0.10 + side * 0.010, TOP + 0.006), (0.43, 0.055 + side * 0.003, TOP + 0.006), 0.0024, steel, sides=10)
    tongs.tube((0.30, 0.10 + side * 0.010, TOP + 0.006), (0.245, 0.105 + side * 0.002, TOP + 0.006), 0.0021, steel, sides=10)
tongs.done('tongs')

balance(TOP, 0.64, 0.34, grey, dark, steel, porcelain, pane, coals[1][0].data.materials[0])
spectrometer(TOP, grey, dark, steel)
for k in range(7):
    r, tall = random.uniform(0.032, 0.046), random.uniform(0.12, 0.19)
    turned('bottle', [(0, 0), (r, 0), (r, tall * 0.62), (r * 0.4, tall * 0.8), (r * 0.38, tall * 0.92), (0, tall * 0.92)], random.choice((brown, brown, grey)), (0.97 + k * 0.13 + random.gauss(0, 0.01), 0.77, 1.471))
    turned('cap', [(r * 0.46, tall * 0.86), (r * 0.46, tall), (0, tall)], dark, (0.97 + k * 0.13, 0.77, 1.471))

even(linear('#16323c'), 0.10)
for lamp in (area((-0.95, 0.62, 1.22), (0.1, 0.2, 0.95), 0.3, 5, ICE, size_y=0.5), area((0.05, 0.86, 1.05), (0.0, 0.1, 0.95), 1.2, 5, ICE, size_y=0.2)):
    lamp.visible_transmission = lamp.visible_camera = False  # Glass would show the softbox itself.
dusk = area((-0.3, 1.15, 1.75), (0.2, 0.0, 0.9), 2.1, 42, linear('#7fb4c9'), size_y=1.4)
dusk.visible_transmission = dusk.visible_camera = False
area((-2.2, -1.6, 2.3), (0.3, 0.3, 0.95), 1.4, 46, ICE, size_y=0.7)
spot((0.62, -0.35, 1.75), (0.25, 0.22, TOP), 11, (1.0, 0.72, 0.46), 62, 0.8, 0.05)
point((1.42, 0.70, 1.40), 2.2, AMBER, 0.03)
area((0.75, 0.75, 1.25), (0.0, 0.2, 0.93), 0.3, 4.5, AMBER)
camera((-0.52, -0.17, 0.985), (0.02, 0.22, 0.945), lens=70, fstop=4.0, focus=(-0.20, 0.15, 0.95), shift=(0.02, 0))
shoot('news-02', bloom=0.08, fog={'colour': (0.012, 0.034, 0.042), 'amount': 0.25}, mist=(1.5, 9), grade={'vignette': 0.3})
