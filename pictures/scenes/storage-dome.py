"""A geodesic storage dome with its conveyor at dusk after rain."""

import math
import random

import bpy
from mathutils import Vector

from asphalt import asphalt, paving
from light import camera, spot, sun
from materials import principled
from plant import UP, Wall, building, clutter, gallery, kit, pipe, pole_lamp, silo, stack, turned
from shapes import Build, mesh
from shoot import shoot
from sky import sky
from stage import stage

stage(samples=20, seed=17, exposure=1.0, bounces=(3, 1, 2))
parts = kit()
RADIUS, RING = 46.0, 6.5
sheets = [principled(f'sheet {k}', tone, rough, 0.75, dirt=0.55, dirt_scale=0.16, streaks=0.5) for k, (tone, rough) in enumerate((((0.26, 0.28, 0.29), 0.36), ((0.3, 0.32, 0.33), 0.3), ((0.22, 0.245, 0.255), 0.42), ((0.27, 0.285, 0.28), 0.5)))]

# The shell: an icosahedron divided five times, flattened, each triangle its own sheet, battens on the joints.
bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=5, radius=1)
ball = bpy.context.object
points = [Vector((v.co.x * RADIUS, v.co.y * RADIUS, v.co.z * RADIUS * 0.94 + RING)) for v in ball.data.vertices]
dome = Build()
for face in ball.data.polygons:
    corners = [points[k] for k in face.vertices]
    if min(c.z for c in corners) < RING - 0.5:
        continue
    middle = sum(corners, Vector()) / 3
    tilt = Vector((random.uniform(-1, 1), random.uniform(-1, 1), random.uniform(-1, 1))) * 0.035
    dome.add([c + (c - middle) * -0.012 + tilt * (k - 1) for k, c in enumerate(corners)], [(0, 1, 2)], random.choices(sheets, (5, 4, 3, 1))[0])
for edge in ball.data.edges:
    a, b = (points[k] for k in edge.vertices)
    if min(a.z, b.z) >= RING - 0.5:
        out = Vector(((a + b) / 2 - Vector((0, 0, RING)))).normalized() * 0.04
        dome.tube(a + out, b + out, 0.085, parts['galvanised'], sides=4, caps=False)
bpy.data.objects.remove(ball)
turned(dome, (0, 0, 0), UP, [(0, RADIUS + 0.5), (RING + 0.4, RADIUS + 0.5), (RING + 0.4, RADIUS + 1.3), (RING + 0.9, RADIUS + 1.3), (RING + 0.9, RADIUS - 0.4)], parts['concrete'], 144)
for k in range(48):
    angle = 2 * math.pi * k / 48
    x, y = (RADIUS + 0.8) * math.cos(angle), (RADIUS + 0.8) * math.sin(angle)
    dome.box((x, y, RING / 2), (1.2, 0.7, RING), parts['concrete'], (0, 0, angle))
    along = Vector((-math.sin(angle + 0.065), math.cos(angle + 0.065), 0))
    wall = Wall(dome, (RADIUS * math.cos(angle + 0.065), RADIUS * math.sin(angle + 0.065), 0), along)
    if k % 3 == 1:
        wall.box(0, 4.6, 0.62, (2.4, 1.3, 0.1), parts['dark'])
        for slat in range(7):
            wall.box(0, 4.05 + slat * 0.18, 0.7, (2.4, 0.04, 0.12), parts['galvanised'])
    if k % 8 == 5:
        wall.box(0, 2.3, 0.6, (4.2, 4.6, 0.2), parts['pale'])
        wall.box(0, 4.8, 1.2, (5, 0.12, 1.6), parts['dark'])
    if 28 <= k <= 46 and k % 3 == 0:
        wall.lamp(0, 5.6, parts, 2600, 130)
for k in range(96):
    a, b = 2 * math.pi * k / 96, 2 * math.pi * (k + 1) / 96
    p, q = (Vector(((RADIUS + 1.2) * math.cos(t), (RADIUS + 1.2) * math.sin(t), RING + 0.9)) for t in (a, b))
    dome.beam(p, p + UP * 1.1, 0.06, parts['steel'])
    for z in (0.55, 1.1):
        dome.beam(p + UP * z, q + UP * z, 0.06, parts['steel'])
# A stair with rails over the shell, from the ring to the head house.
APEX = RING + RADIUS * 0.94
for azimuth in (-1.15,):
    path = [Vector((math.cos(azimuth) * (RADIUS + 0.5) * math.cos(t), math.sin(azimuth) * (RADIUS + 0.5) * math.cos(t), RING + (RADIUS * 0.94 + 0.5) * math.sin(t))) for t in (k * 1.5 / 40 for k in range(41))]
    side = Vector((-math.sin(azimuth), math.cos(azimuth), 0)) * 0.5
    for a, b in zip(path, path[1:]):
        for sign in (-1, 1):
            dome.beam(a + side * sign, b + side * sign, 0.14, parts['steel'])
            out = ((a + b) / 2 - Vector((0, 0, RING))).normalized()
            dome.beam(a + side * sign + out * 1.0, b + side * sign + out * 1.0, 0.06, parts['galvanised'])
            dome.beam(a + side * sign, a + side * sign + out, 0.06, parts['galvanised'])
        for step in range(4):
            at = a.lerp(b, step / 4)
            dome.beam(at - side, at + side, 0.12, parts['galvanised'])
dome.done('dome')

yard = Build()
turned(yard, (0, 0, APEX - 1), UP, [(0, 6), (1.6, 6), (1.6, 5)], parts['steel'], 32)
building(yard, (-5, -4, APEX + 0.4), (10, 8, 7.5), parts, floors=(2.2, 5.2), lit=0.65, window=(1.2, 1.1), pitch=2.2, fronts=(0, 1))
yard.railing((-6, -5, APEX + 0.6), (6, -5, APEX + 0.6), parts['steel'], 1.5)
yard.box((-1, 0, APEX + 9.4), (0.3, 0.3, 3.5), parts['steel'])
yard.box((-1, 0, APEX + 11.3), (0.5, 0.5, 0.5), parts['red'])
gallery(yard, (-150, -6, 15), (-5, 0, APEX + 4.4), parts, 4.0, 3.8, lit=0.62, trestles=400)
for x, z in ((-118, 24), (-86, 33), (-58, 40.5)):
    for s in (-1, 1):
        yard.truss((x + s * 2, -4 + s * 5, 0), (x, -4 + s * 1.6, z), 1.6, parts['steel'], 12, 0.22)
    yard.box((x, -4, 0.4), (6, 14, 0.8), parts['concrete'])
building(yard, (-160, -14, 0), (14, 14, 20), parts, floors=(4, 9, 14), lit=0.5, lamps=(3, 10))
gallery(yard, (44, -22, 4), (112, -8, 20), parts, 3.6, 3.2, lit=0.55, trestles=16)
building(yard, (108, -14, 0), (16, 14, 27), parts, 'pale', floors=(4, 9, 14, 19, 24), lit=0.45, lamps=(3, 12))
for k in range(3):
    silo(yard, (136 + k * 14, 4, 0), 6.2, 30, parts)
building(yard, (60, 40, 0), (46, 20, 17), parts, floors=(4, 9, 13.5), lit=0.4)
stack(yard, (92, 78, 0), 74, 2.0, parts)
building(yard, (-38, -66, 0), (12, 5, 3.4), parts, 'pale', floors=(1.8,), lit=0.8, window=(1.3, 1.1), pitch=2.6, lamps=(2, 10))
for x, y in ((-84, -62), (-52, -60), (-14, -61), (22, -58), (58, -52), (90, -40), (-110, -30)):
    pole_lamp(yard, (x, y, 0), 10, parts, 5200, (0.2, -1, 0), 150)
for k in range(5):
    pipe(yard, [(-170, -54 + k * 0.5, 5.4 + 0.5 * (k % 2)), (-46, -54 + k * 0.5, 5.4 + 0.5 * (k % 2))], random.uniform(0.1, 0.24), parts[('galvanised', 'rust', 'steel')[k % 3]], parts, 8, 14)
for k in range(14):
    yard.beam((-168 + k * 9.3, -54.6, 0), (-168 + k * 9.3, -54.6, 5.4), 0.26, parts['steel'])
    yard.beam((-168 + k * 9.3, -51, 0), (-168 + k * 9.3, -51, 5.4), 0.26, parts['steel'])
    yard.beam((-168 + k * 9.3, -55, 5.2), (-168 + k * 9.3, -50.6, 5.2), 0.26, parts['steel'])
clutter(yard, (-60, 60, -68, -50), 60, parts)
# The yard's edge: a low kerb with a guard rail, gaps at the gates, a few barriers put aside.
for x0, x1 in ((-140, -78), (-34, 26), (44, 150)):
    yard.box(((x0 + x1) / 2, -90, 0.08), (x1 - x0, 0.3, 0.16), parts['concrete'])
    for z, out in ((0.6, 0.0), (0.72, -0.05), (0.84, 0.0)):
        yard.box(((x0 + x1) / 2, -90.3 + out, z), (x1 - x0, 0.06, 0.09), parts['galvanised'])
    for k in range(int((x1 - x0) / 3)):
        yard.beam((x0 + 0.5 + k * 3, -90.2, 0), (x0 + 0.5 + k * 3, -90.2, 0.92), 0.1, parts['galvanised'])
for x, y, turn in ((-71, -86, 0.5), (-69.4, -84.6, 0.9), (34, -87, -0.15)):
    yard.box((x, y, 0.14), (2.6, 0.62, 0.28), parts['concrete'], (0, 0, turn))
    yard.box((x, y, 0.5), (2.5, 0.3, 0.5), parts['concrete'], (0, 0, turn))
paving(yard, -107.4, (-110, 0), parts)
# Far works in the haze: halls with ridges, tanks, stacks.
for x, y, wide, high in ((-330, 260, 46, 13), (-262, 300, 30, 22), (-196, 250, 40, 10), (-120, 330, 34, 16), (150, 300, 50, 14), (226, 260, 26, 24), (290, 320, 60, 12), (380, 280, 40, 18)):
    building(yard, (x, y, 0), (wide, 24, high), parts, random.choice(('cladding', 'pale', 'concrete')), floors=(4, 8) if high < 15 else (4, 8, 12), lit=0.35, lamps=(6, wide - 6))
    ridge = [(x + wide * u, y - 0.2 + 24.4 * v, high + (4.2 if v == 0.5 else 0)) for u in (0, 1) for v in (0, 0.5, 1)]
    yard.add(ridge, [(0, 1, 4, 3), (1, 2, 5, 4), (0, 2, 1), (3, 4, 5)], parts['dark'])
for x, y, r, high in ((-296, 250, 9, 13), (-236, 262, 7, 16), (-158, 262, 10, 11), (-98, 290, 8, 15), (180, 262, 9, 13), (262, 300, 11, 17), (330, 270, 8, 12)):
    silo(yard, (x, y, 0), r, high, parts)
for x, y, high in ((-278, 330, 58), (-140, 350, 44), (205, 340, 66)):
    stack(yard, (x, y, 0), high, 1.6, parts)
# Pipe racks and a wall close the plain.
for x0, x1, y in ((-420, -64, 150), (70, 420, 170)):
    for k in range(7):
        pipe(yard, [(x0, y + k * 0.7, 6.6 + (k % 2) * 1.6), (x1, y + k * 0.7, 6.6 + (k % 2) * 1.6)], random.uniform(0.16, 0.4), parts[('galvanised', 'steel', 'rust')[k % 3]], parts, 8, 30)
    for k in range(int((x1 - x0) / 11)):
        for side in (-0.6, 5):
            yard.beam((x0 + k * 11, y + side, 0), (x0 + k * 11, y + side, 8.6), 0.34, parts['steel'])
        yard.beam((x0 + k * 11, y - 1, 6.2), (x0 + k * 11, y + 5.4, 6.2), 0.34, parts['steel'])
    yard.box(((x0 + x1) / 2, y + 30, 1.6), (x1 - x0, 0.3, 3.2), parts['concrete'])
yard.done('yard')
damp = asphalt(
    lines=[((-300, -97), (300, -97), 0.11, 0), ((-300, -105), (300, -105), 0.11, 3), ((-58, -97), (-44, -62), 0.1, 0), ((-48, -97), (-34, -62), 0.1, 0), *(((-56 + k * 1.8, -96.6), (-53.5 + k * 1.8, -91), 0.2, 0) for k in range(6))],
    tracks=[((-300, -101.5), (300, -101.5)), ((-300, -109), (300, -109)), ((-60, -104), (-36, -60))],
    colour=(0.036, 0.041, 0.044),
    puddles=0.39,
    rim=0.03,
    dry_beyond=-98,
    grit=0.7,
)
mesh('ground', [(-2500, -900, 0), (2500, -900, 0), (2500, 3000, 0), (-2500, 3000, 0)], [(0, 1, 2, 3)], damp)

sky([(-1, (0.01, 0.02, 0.025)), (0.0, (0.34, 0.19, 0.1)), (0.035, (0.2, 0.15, 0.12)), (0.1, (0.075, 0.115, 0.135)), (0.25, (0.03, 0.075, 0.1)), (0.55, (0.013, 0.042, 0.062)), (1, (0.007, 0.022, 0.034))], 1.0, sun=(1, 0.75, 0.0), sun_colour=(1, 0.48, 0.2), glow=0.75, clouds=0.8, cloud_colour=(0.035, 0.05, 0.06), cloud_scale=1.1, cloud_from=0.44, cloud_to=0.66, seed=12.5)
sun((-1, -0.25, -0.16), 4.5, (1, 0.5, 0.22), 2)
# The sky's light from behind the camera; most of it without a mirror image, which would sit on the shell like a spotlight.
sun((0.5, 0.8, -0.6), 0.12, (0.55, 0.8, 0.95), 50)
sun((0.5, 0.8, -0.6), 0.7, (0.55, 0.8, 0.95), 30).visible_glossy = False
spot((-84, -124, 10), (-60, -106, 0), 45000, (1.0, 0.74, 0.45), 110, 0.9, 0.4).visible_glossy = False
camera((-62, -128, 3.7), (-8, 0, 27.5), lens=27)
shoot('storage-dome', fog={'from_sky': 0.75, 'colour': (0.06, 0.08, 0.09), 'amount': 0.75}, mist=(110, 520), bloom=0.1, bloom_from=0.8)
