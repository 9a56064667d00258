"""A laboratory bench at blue hour: sample jars, glassware, a balance, a spectrometer; view=news-02 looks along the jars."""

import math
import random

import bpy

from glassware import beaker, clear_glass, crucible, cylinder, flask, jar, turned
from light import area, camera, point, spot
from materials import coke, emitter, principled
from nodes import material
from palette import AMBER, ICE, linear
from shapes import Build, mesh, rock
from shoot import shoot
from sky import even
from stage import option, stage

view = option('view', 'laboratory')
macro = view == 'news-02'
scene = stage(samples=20, seed=21, exposure=0.35, bounces=(9, 1, 3), **({'width': 1280, 'height': 720} if macro else {}))
scene.cycles.transmission_bounces = 8
TOP = 0.90

resin = principled('bench resin', (0.020, 0.025, 0.028), rough=0.24, dirt=0.4, dirt_scale=5, bump=0.05, bump_scale=160)
grey = principled('painted housing', (0.40, 0.43, 0.44), rough=0.42, dirt=0.18, dirt_scale=4, bump=0.05, bump_scale=420)
dark = principled('dark plastic', (0.022, 0.027, 0.030), rough=0.38, bump=0.06, bump_scale=300)
steel = principled('steel', (0.55, 0.57, 0.58), rough=0.24, metal=1.0, dirt=0.2, dirt_scale=20)
porcelain = principled('porcelain', (0.62, 0.61, 0.58), rough=0.22, dirt=0.3, dirt_scale=40)
paper = principled('paper label', (0.55, 0.54, 0.50), rough=0.7, dirt=0.15, dirt_scale=60)
tile = principled('tile', (0.075, 0.12, 0.13), rough=0.2, dirt=0.25, dirt_scale=3)
brown = principled('brown glass', (0.030, 0.011, 0.004), rough=0.06, coat=0.6)
frame = principled('window frame', (0.09, 0.11, 0.115), rough=0.45)
glass, water = clear_glass(), clear_glass('water', (0.80, 0.93, 0.95))
pale = clear_glass('pale amber liquid', (0.93, 0.62, 0.28))
pane = clear_glass('pane', (0.94, 0.97, 0.97))
coals = [[rock(f'grain {s}{k}', 40 + 9 * s + k, coke(f'sample {s}', base=shade, sheen=metal, pores=0.5), subdivisions=3, cuts=9) for k in range(5)] for s, (shade, metal) in enumerate(((0.020, 0.2), (0.045, 0.5), (0.085, 0.75)))]

room = Build()
room.box((0.3, 0.41, TOP - 0.02), (4.4, 0.86, 0.04), resin)
room.box((0.3, 0.46, 0.42), (4.3, 0.7, 0.80), frame)
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

outside, nodes, output = material('blue hour')
height = nodes('ShaderNodeSeparateXYZ', i_Vector=nodes.coordinates()).outputs[2]
tone = nodes.ramp(nodes.math('DIVIDE', height, 6.0), [(0.0, (0.010, 0.024, 0.032)), (0.24, (0.06, 0.11, 0.13)), (0.34, (0.075, 0.15, 0.195)), (1.0, (0.018, 0.062, 0.098))], 'EASE')
nodes.link(nodes('ShaderNodeEmission', i_Color=tone, i_Strength=1.5).outputs[0], output.inputs[0])
mesh('outside', [(-9, 9, -1), (9, 9, -1), (9, 9, 6), (-9, 9, 6)], [(0, 1, 2, 3)], outside)
plant = Build()
silhouette, lamps = emitter('far plant', (0.030, 0.066, 0.082), 1.0), [emitter(f'far lamp {k}', colour, 7.0) for k, colour in enumerate((AMBER, ICE, (1.0, 0.55, 0.22)))]
for k in range(22):
    x = -7 + k * 0.62 + random.uniform(-0.2, 0.2)
    plant.box((x, 8.6, 0.7), (random.uniform(0.25, 0.9), 0.1, random.uniform(0.9, 1.6)), silhouette)
for x, r, tall in ((-3.4, 0.10, 3.1), (-2.9, 0.07, 2.5), (0.9, 0.09, 2.8), (2.0, 0.05, 2.2)):
    plant.tube((x, 8.5, 0), (x, 8.5, tall), r, silhouette, end_radius=r * 0.6)
for x in (-1.5, -0.7):
    plant.tube((x, 8.5, 0), (x, 8.5, 1.35), 0.36, silhouette, sides=40)
for _ in range(34):
    x, z = random.uniform(-6, 5), 0.7 + random.random() ** 2 * 1.2
    plant.box((x, 8.3, z), (0.022, 0.02, 0.022), random.choice(lamps))
plant.done('far plant')

# Jars in two loose rows, from coarse to fine.
for k in range(9):
    x, y = -0.30 + (k % 5) * 0.098 + (0.045 if k > 4 else 0) + random.gauss(0, 0.006), (0.17 if k < 5 else 0.275) + random.gauss(0, 0.008)
    jar((x, y, TOP), glass, dark, paper if k != 3 else None, coals[(k + k // 5) % 3], (0.0046, 0.0034, 0.0024, 0.0018, 0.0014)[k % 5], fill=random.uniform(0.5, 0.74))
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

# The analytical balance: body, draught shield, pan with a boat of powder.
balance, x0, y0 = Build(), 0.64, 0.34
balance.box((x0, y0, TOP + 0.035), (0.205, 0.32, 0.055), grey)
balance.box((x0, y0 - 0.172, TOP + 0.026), (0.19, 0.035, 0.035), dark, turned=(0.5, 0, 0))
balance.box((x0, y0 + 0.125, TOP + 0.19), (0.20, 0.06, 0.27), grey)
balance.box((x0, y0 - 0.01, TOP + 0.318), (0.205, 0.22, 0.014), dark)
for x in (-0.097, 0.097):
    balance.box((x0 + x, y0 - 0.112, TOP + 0.188), (0.008, 0.008, 0.25), dark)
    balance.tube((x0 + x * 0.8, y0 - 0.13, TOP), (x0 + x * 0.8, y0 - 0.13, TOP + 0.01), 0.014, dark)
balance.box((x0, y0 - 0.189, TOP + 0.0315), (0.075, 0.002, 0.016), emitter('display', (0.10, 0.42, 0.45), 0.55), turned=(0.5, 0, 0))
balance.done('balance', bevel=0.004)
panes = Build()
panes.box((x0, y0 - 0.112, TOP + 0.188), (0.186, 0.003, 0.245), pane)
for x in (-0.097, 0.097):
    panes.box((x0 + x, y0 - 0.005, TOP + 0.188), (0.003, 0.205, 0.245), pane)
panes.done('panes')
turned('pan', [(0, 0), (0.007, 0), (0.007, 0.022), (0.043, 0.024), (0.045, 0.0265), (0, 0.0265)], steel, (x0, y0, TOP + 0.063))
crucible((x0, y0, TOP + 0.09), porcelain, coals[1][0].data.materials[0], 0.03)

# The spectrometer's housing.
body = Build()
body.box((1.12, 0.40, TOP + 0.20), (0.56, 0.50, 0.36), grey)
body.box((1.12, 0.40, TOP + 0.012), (0.53, 0.47, 0.024), dark)
body.done('spectrometer', bevel=0.022)
parts = Build()
parts.box((1.02, 0.148, TOP + 0.255), (0.27, 0.012, 0.17), dark)
parts.box((1.12, 0.149, TOP + 0.115), (0.555, 0.006, 0.004), dark)
parts.box((1.27, 0.149, TOP + 0.25), (0.003, 0.006, 0.25), dark)
parts.box((1.335, 0.149, TOP + 0.31), (0.035, 0.012, 0.035), dark)
parts.tube((1.335, 0.146, TOP + 0.255), (1.335, 0.139, TOP + 0.255), 0.008, emitter('status', (0.95, 0.5, 0.15), 3.0))
parts.tube((0.98, 0.40, TOP + 0.38), (0.98, 0.40, TOP + 0.405), 0.075, dark, sides=40)
parts.tube((0.98, 0.40, TOP + 0.405), (0.98, 0.40, TOP + 0.43), 0.02, steel, sides=24)
for k in range(11):
    parts.box((0.838, 0.30 + k * 0.018, TOP + 0.14), (0.006, 0.008, 0.10), dark)
for x in (0.86, 1.38):
    for z in (0.05, 0.35):
        parts.tube((x, 0.152, TOP + z), (x, 0.146, TOP + z), 0.006, steel, sides=10)
parts.tube((0.98, 0.850, 1.17), (0.94, 0.80, 0.98), 0.006, dark)
parts.tube((0.94, 0.80, 0.98), (0.90, 0.70, TOP + 0.006), 0.006, dark)
parts.tube((0.90, 0.70, TOP + 0.006), (1.0, 0.60, TOP + 0.006), 0.006, dark)
parts.done('spectrometer parts', bevel=0.001)
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
if macro:
    area((0.75, 0.75, 1.25), (0.0, 0.2, 0.93), 0.3, 4.5, AMBER)
    camera((-0.52, -0.17, 0.985), (0.02, 0.22, 0.945), lens=70, fstop=4.0, focus=(-0.20, 0.15, 0.95), shift=(0.02, 0))
    shoot(view, bloom=0.08, fog={'colour': (0.012, 0.034, 0.042), 'amount': 0.25}, mist=(1.5, 9), grade={'vignette': 0.3})
else:
    camera((0.10, -1.02, 1.17), (0.21, 0.3, 1.095), lens=30, fstop=2.8, focus=(0.1, 0.17, 0.97))
    shoot(view, bloom=0.08, fog={'colour': (0.012, 0.034, 0.042), 'amount': 0.25}, mist=(2, 9), grade={'vignette': 0.34})
