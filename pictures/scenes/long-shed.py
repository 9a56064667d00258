"""A long covered store for coke, 240 by 60 m in four bays, its doors lit, a gallery running to the ridge; dusk after rain."""

import random

from mathutils import Vector, noise

from light import area, camera, point, spot, sun
from materials import emitter, wet_ground
from palette import AMBER, ICE
from plant import building, clutter, gallery, kit, pole_lamp
from shapes import Build, mesh
from shoot import shoot
from sky import sky
from stage import stage

stage(samples=10, seed=311, exposure=0.95, bounces=(3, 1, 2), width=1280, height=720)
parts = kit()
LONG, WIDE, EAVES, RIDGE, WALL = 240.0, 60.0, 12.0, 27.0, 4.5
shed = Build()


def quad(corners, skin):
    shed.add([Vector(c) for c in corners], [(0, 1, 2, 3)], parts[skin])


# The roof overhangs; a ventilator runs along the ridge.
for side in (0, 1):
    edge = -1.4 if side == 0 else WIDE + 1.4
    quad([(edge, -1.2, EAVES - 0.3), (WIDE / 2, -1.2, RIDGE), (WIDE / 2, LONG + 1.2, RIDGE), (edge, LONG + 1.2, EAVES - 0.3)], 'pale')
    for k in range(101):
        y = -1.2 + k * (LONG + 2.4) / 100
        shed.beam((edge, y, EAVES - 0.2), (WIDE / 2, y, RIDGE + 0.1), 0.16, parts['galvanised'])
    shed.beam((edge, -1.2, EAVES - 0.4), (edge, LONG + 1.2, EAVES - 0.4), 0.5, parts['dark'])
shed.box((WIDE / 2, LONG / 2, RIDGE + 0.9), (4.4, LONG, 1.8), parts['dark'])
shed.box((WIDE / 2, LONG / 2, RIDGE + 2.0), (5.6, LONG + 1, 0.3), parts['galvanised'])
# The long wall to the west: concrete below, sheet above, a column every 6 m, two wide doors a bay.
# (height at the near jamb, rise to the far one, how much the middle stands above) of the heap in a door.
HEAPS = [(2.2, 2.6, 0.3), (4.6, -3.6, 0.2), (0.3, 1.0, 0.5), (3.4, 3.0, 0.0), (1.2, -1.0, 0.6), (5.0, -1.5, 0.4), (0.8, 3.4, 0.2), (2.4, 0.2, 1.2)]
SHUTTERS = [0.0, 2.4, 0.0, 4.8, 1.2, 0.0, 3.2, 6.9]
doors = [bay * 60 + at for bay in range(4) for at in (17.0, 43.0)]
shed.box((0, LONG / 2, WALL / 2), (0.7, LONG, WALL), parts['concrete'])
quad([(0, 0, WALL), (0, LONG, WALL), (0, LONG, EAVES), (0, 0, EAVES)], 'cladding')
quad([(WIDE, 0, 0), (WIDE, LONG, 0), (WIDE, LONG, EAVES), (WIDE, 0, EAVES)], 'cladding')
for k in range(41):
    y = k * LONG / 40
    shed.box((-0.45, y, EAVES / 2), (0.5, 0.55, EAVES), parts['concrete'] if k % 10 == 0 else parts['steel'])
for y in doors:
    shed.box((-0.4, y, 3.9), (0.3, 9.4, 7.8), parts['dark'])
    shed.box((-0.58, y, 3.6), (0.05, 7.8, 7.2), emitter('lit bay', (1, 0.66, 0.34), 0.8))
    for d in (-4.3, 4.3):
        shed.box((-0.75, y + d, 3.9), (0.6, 0.6, 7.8), parts['galvanised'])
    shed.box((-0.9, y, 8.0), (0.9, 9.4, 0.7), parts['steel'])
    # Behind each door another part of the heap, a dark ragged slope against the lit back.
    foot, rise, bend = HEAPS[doors.index(y)]
    ridge = [max(0.05, foot + rise * t - bend * (2 * t - 1) ** 2 + 0.22 * noise.noise((t * 9, y, 0)) + 0.1 * noise.noise((t * 31, y, 2))) for t in (k / 30 for k in range(31))]
    heap = [(-0.66, y - 3.9, 0), *((-0.66, y - 3.9 + 7.8 * k / 30, min(7.1, high)) for k, high in enumerate(ridge)), (-0.66, y + 3.9, 0)]
    shed.add(heap, [tuple(range(len(heap)))], parts['dark'])
    # Roller shutters stand at different heights.
    down = SHUTTERS[doors.index(y)]
    if down:
        shed.box((-0.7, y, 7.2 - down / 2), (0.12, 8.0, down), parts['galvanised'])
        for k in range(int(down / 0.4)):
            shed.box((-0.78, y, 7.2 - 0.2 - k * 0.4), (0.06, 8.0, 0.07), parts['steel'])
    point((-3.4, y, 6.6), 900, AMBER, 0.4)
# The gable towards us, with a round-headed row of louvres and one door.
shed.add([Vector(c) for c in ((0, 0, WALL), (WIDE, 0, WALL), (WIDE, 0, EAVES), (WIDE / 2, 0, RIDGE - 0.3), (0, 0, EAVES))], [(0, 1, 2, 3, 4)], parts['cladding'])
shed.box((WIDE / 2, 0, WALL / 2), (WIDE, 0.7, WALL), parts['concrete'])
for k in range(1, 10):
    x = k * WIDE / 10
    top = EAVES + (RIDGE - EAVES) * (1 - abs(x - WIDE / 2) / (WIDE / 2))
    shed.box((x, -0.45, top / 2), (0.4, 0.4, top - 0.8), parts['steel'])
for x in (19.5, 25.5, 31.5, 37.5):
    shed.box((x, -0.3, 15.2), (4.4, 0.3, 2.6), parts['dark'])
    for slat in range(8):
        shed.box((x, -0.55, 14.1 + slat * 0.32), (4.2, 0.3, 0.06), parts['galvanised'])
shed.box((9, -0.5, 3.4), (6.6, 0.4, 6.8), parts['pale'])
shed.box((51, -0.5, 3.4), (6.6, 0.4, 6.8), parts['pale'])
for x in (9, 51):
    shed.box((x, -1.0, 7.4), (7.6, 1.2, 0.2), parts['dark'])
    shed.box((x, -1.0, 7.2), (0.5, 0.3, 0.2), parts['lamp'])
    spot((x, -1.6, 7.0), (x, -3, 0), 1500, AMBER, 120, 0.7, 0.3)
# Coke comes up a gallery and enters the ridge.
gallery(shed, (WIDE / 2 + 62, -46, 7), (WIDE / 2, 2, RIDGE + 1.6), parts, 3.8, 3.4, lit=0.7, trestles=24)
building(shed, (WIDE / 2 + 58, -56, 0), (14, 14, 17), parts, floors=(4, 9, 13.5), lit=0.5, lamps=(3, 10))
building(shed, (-74, 96, 0), (26, 14, 9), parts, 'pale', floors=(2.6, 6.4), lit=0.6, lamps=(4, 20))
for y in (18, 66, 114, 162, 210):
    pole_lamp(shed, (-27, y, 0), 11, parts, 5200, (1, 0, 0), 150)
pole_lamp(shed, (22, -30, 0), 11, parts, 4200, (0, 1, 0), 150)
clutter(shed, (-24, -6, 16, 120), 26, parts)
for x, y, wide, high in ((-150, 300, 46, 13), (-60, 340, 30, 22), (120, 330, 60, 14), (210, 300, 40, 20)):
    building(shed, (x, y, 0), (wide, 24, high), parts, random.choice(('cladding', 'pale')), floors=(4, 8), lit=0.35, lamps=(6, wide - 6))
shed.done('long shed')
wet = wet_ground(colour=(0.045, 0.049, 0.052), scale=0.05, dry_from=0.4, dry_to=0.62, wet_rough=0.05, dry_rough=0.55, bump=0.1)
mesh('yard', [(-2500, -900, 0), (2500, -900, 0), (2500, 3000, 0), (-2500, 3000, 0)], [(0, 1, 2, 3)], wet)

sky([(-1, (0.01, 0.02, 0.025)), (0.0, (0.3, 0.18, 0.1)), (0.04, (0.17, 0.14, 0.12)), (0.12, (0.07, 0.11, 0.13)), (0.3, (0.03, 0.075, 0.1)), (1, (0.008, 0.025, 0.038))], 1.0, sun=(-0.9, 0.5, 0.02), sun_colour=(1, 0.5, 0.22), glow=0.6, clouds=0.8, cloud_colour=(0.035, 0.05, 0.06), cloud_scale=1.1, cloud_from=0.44, cloud_to=0.66, seed=5.5)
sun((0.9, 0.1, -0.14), 2.6, (1, 0.52, 0.25), 2)
area((-60, -160, 90), (20, 40, 8), 90, 90000, ICE)
camera((-47, -58, 4.2), (22, 44, 14.0), lens=30)
shoot('long-shed', fog={'from_sky': 0.8, 'colour': (0.06, 0.08, 0.09), 'amount': 0.72}, mist=(80, 420), bloom=0.1, bloom_from=0.8)
