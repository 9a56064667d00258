"""A calcining plant at blue hour over wet ground."""

import random

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from grade import add_plume
from light import area, camera, point
from materials import emitter, principled, wet_ground
from plant import UP, building, clutter, gallery, kit, pipe, pole_lamp, silo, stack, turned, walkway
from shapes import Build, mesh
from shoot import shoot
from sky import sky
from stage import stage

stage(samples=14, seed=8, exposure=0.85, bounces=(3, 1, 2))
parts = kit()
shell = principled('shell', (0.14, 0.07, 0.045), 0.6, 0.3, dirt=0.8, dirt_scale=0.35, streaks=0.4)
STACKS = ((-58, 44, 66, 2.3), (16, 46, 72, 2.1), (23.5, 50, 62, 1.7))

plant = Build()
# The rotary kiln on its piers, falling to the right, with tyres, gear guard, hood and walkway.
high, low = Vector((-26, 12, 14.5)), Vector((30, 8, 11.2))
fall = (low - high).normalized()
turned(plant, high, fall, [(0, 2.3), ((low - high).length, 2.3)], shell, 64)
for k in range(19):
    turned(plant, high.lerp(low, (k + 0.5) / 19), fall, [(-0.05, 2.3), (-0.05, 2.34), (0.05, 2.34), (0.05, 2.3)], parts['dark'], 64)
for share in (0.07, 0.3, 0.52, 0.74, 0.94):
    p = high.lerp(low, share)
    turned(plant, p, fall, [(-0.45, 2.3), (-0.45, 2.72), (0.45, 2.72), (0.45, 2.3)], parts['galvanised'], 64)
    plant.box((p.x, p.y, (p.z - 3.4) / 2), (3.0, 6.4, p.z - 3.4), parts['concrete'])
    plant.box((p.x, p.y, p.z - 3.25), (4.6, 7.8, 0.5), parts['concrete'])
    plant.railing((p.x - 2.2, p.y - 3.8, p.z - 3.0), (p.x + 2.2, p.y - 3.8, p.z - 3.0), parts['steel'], 1.2)
    plant.ladder((p.x + 1.7, p.y - 3.4, 0), (p.x + 1.7, p.y - 3.4, p.z - 2), parts['steel'])
    for side in (-1, 1):
        plant.tube((p.x - 0.9, p.y + side * 1.8, p.z - 2.4), (p.x + 0.9, p.y + side * 1.8, p.z - 2.4), 0.6, parts['steel'])
turned(plant, high.lerp(low, 0.42), fall, [(-0.5, 2.3), (-0.5, 3.0), (0.5, 3.0), (0.5, 2.3)], parts['cladding'], 64)
walkway(plant, high + Vector((0, -4.6, -1.6)), low + Vector((0, -4.6, -1.6)), parts, 1.1)
for k in range(9):
    q = high.lerp(low, (k + 0.5) / 9) + Vector((0, -5.2, -1.6))
    plant.beam((q.x, q.y, 0), q, 0.22, parts['steel'])
    plant.beam(q, q + UP * 2.4, 0.07, parts['galvanised'])
    plant.box(q + Vector((0, 0.25, 2.4)), (0.3, 0.5, 0.12), parts['dark'])
    plant.box(q + Vector((0, 0.3, 2.31)), (0.16, 0.26, 0.05), parts['lamp'])
building(plant, (29.5, 4, 0), (7, 9, 15), parts, floors=(3, 9.5), lit=0.5, lamps=(3.5,))
turned(plant, low - fall * 0.5, fall, [(0, 2.34), (0, 2.55)], emitter('fire', (1, 0.25, 0.04), 9), 48)


def tower(x, y, wide, deep, height, floor):
    """An open steel frame: columns, floors with rails, braces, vessels, stairs."""
    for i in range(4):
        for j in range(3):
            plant.beam((x + wide * i / 3, y + deep * j / 2, 0), (x + wide * i / 3, y + deep * j / 2, height), 0.36, parts['steel'])
    for k in range(1, int(height / floor) + 1):
        z = k * floor
        plant.box((x + wide / 2, y + deep / 2, z), (wide + 1, deep + 1, 0.16), parts['dark'])
        for i in (0, 1):
            plant.box((x + wide / 2, y + deep * i, z - 0.25), (wide, 0.2, 0.45), parts['steel'])
            plant.railing((x - 0.4, y - 0.4 + (deep + 0.8) * i, z), (x + wide + 0.4, y - 0.4 + (deep + 0.8) * i, z), parts['steel'], 1.6)
            plant.railing((x - 0.4 + (wide + 0.8) * i, y - 0.4, z), (x - 0.4 + (wide + 0.8) * i, y + deep + 0.4, z), parts['steel'], 1.6)
        bay = (k + 1) % 3
        plant.beam((x + wide * bay / 3, y, z - floor), (x + wide * (bay + 1) / 3, y, z), 0.16, parts['steel'])
        plant.beam((x + wide * (bay + 1) / 3, y, z - floor), (x + wide * bay / 3, y, z), 0.16, parts['steel'])
        stair = x + wide + 0.6
        a, b = (y - 0.2, y + deep) if k % 2 else (y + deep, y - 0.2)
        for shift in (0, 0.8):
            plant.beam((stair + shift, a, z - floor), (stair + shift, b, z), 0.16, parts['steel'])
            plant.beam((stair + shift, a, z - floor + 1.1), (stair + shift, b, z + 1.1), 0.05, parts['steel'])
        if k % 4 == 3:
            plant.box((x + wide * 0.4, y + deep / 2, z - floor * 0.5), (wide * 0.55, deep * 0.7, floor * 0.86), parts['pale'])
        else:
            at = x + wide * random.uniform(0.3, 0.7)
            turned(plant, (at, y + deep * 0.45, z - floor + 0.3), UP, [(0, 0.5), (floor * 0.35, 1.9), (floor * 0.85, 1.9), (floor * 0.95, 0.7)], parts[random.choice(('galvanised', 'steel', 'rust'))], 32)
        plant.box((x + wide * (0.2 + 0.55 * (k % 2)), y - 0.2, z - 0.62), (0.5, 0.24, 0.16), parts['dark'])
        plant.box((x + wide * (0.2 + 0.55 * (k % 2)), y - 0.2, z - 0.72), (0.3, 0.14, 0.05), parts['lamp' if k % 3 else 'cold'])
        point((x + wide * (0.2 + 0.55 * (k % 2)), y - 0.5, z - 1.1), 210, (1, 0.64, 0.3) if k % 3 else (0.75, 0.92, 1), 0.15)


tower(-42, 9, 13, 11, 42, 5.25)
building(plant, (-40.5, 10, 42.2), (9, 8, 5.5), parts, floors=(3,), lit=0.7, window=(1.2, 1.1), pitch=2.4)
for x, y, height, radius in STACKS:
    stack(plant, (x, y, 0), height, radius, parts, platforms=(0.55, 0.9))
for k in range(4):
    silo(plant, (48 + k * 10.2, 17, 0), 4.4, 27, parts)
building(plant, (43.5, 14, 31), (40, 6, 5.2), parts, floors=(2.9,), lit=0.55, window=(1.3, 1.1), pitch=2.9)
building(plant, (-17, 26, 0), (42, 16, 24), parts, floors=(4.2, 9.2, 14.2, 19.4), lit=0.42, pitch=3.0, lamps=(4, 21, 38))
building(plant, (62, 0, 0), (22, 9, 9), parts, 'pale', floors=(3, 6.3), lit=0.5, lamps=(4, 17))
building(plant, (-76, 14, 0), (22, 12, 11), parts, 'pale', floors=(3, 7), lit=0.45, lamps=(5, 17))
gallery(plant, (-4, 31, 24), (-31, 16, 43.5), parts)
gallery(plant, (12, 37, 25), (46, 18, 34), parts)
gallery(plant, (-112, 30, 4), (-41, 17, 26), parts)
for k in range(4):
    x = 1 + k * 5.4
    plant.box((x, 22, 14.5), (4.4, 5.6, 6), parts['galvanised'])
    plant.add([(x - 2.2, 19.2, 11.5), (x + 2.2, 19.2, 11.5), (x + 2.2, 24.8, 11.5), (x - 2.2, 24.8, 11.5), (x, 22, 7.5)], [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)], parts['galvanised'])
    plant.railing((x - 2.2, 19.2, 17.5), (x + 2.2, 19.2, 17.5), parts['steel'], 1.1)
    for a in (-1.9, 1.9):
        plant.beam((x + a, 19.6, 0), (x + a, 19.6, 12), 0.26, parts['steel'])
pipe(plant, [(-2, 22, 18.6), (20, 22, 18.6), (20, 34, 18.6), (16, 45, 18.6)], 0.9, parts['galvanised'], parts, 3.0, 28)
# The pipe rack in front, its trestles, its lamps.
for k in range(20):
    x = -92 + k * 9.5
    for y in (-3.5, -0.5):
        plant.beam((x, y, 0), (x, y, 6.4), 0.26, parts['steel'])
    for z in (4.9, 6.3):
        plant.beam((x, -3.8, z), (x, -0.2, z), 0.24, parts['steel'])
    plant.box((x, -2, 0.25), (1.0, 4.2, 0.5), parts['concrete'])
for k in range(7):
    pipe(plant, [(-95, -3.4 + k * 0.46, 5.05 + 1.4 * (k % 2) + 0.18), (95, -3.4 + k * 0.46, 5.05 + 1.4 * (k % 2) + 0.18)], random.uniform(0.09, 0.22), parts[('galvanised', 'steel', 'rust', 'pale')[k % 4]], parts, 9.5, 14)
for x in (-60, -34, -8, 18, 44, 70):
    pole_lamp(plant, (x + random.uniform(-2, 2), -9, 0), 9.0, parts, 4200, (0, -1, 0), 140)
clutter(plant, (-60, 70, -8, 5), 70, parts)
for k in range(36):
    x, height = random.uniform(-230, 230), random.choice((8, 11, 16, 22, 30))
    plant.box((x, random.uniform(100, 190), height / 2), (random.uniform(8, 30), 12, height), parts['cladding'])
    if random.random() < 0.8:
        plant.box((x, 98, height * random.uniform(0.4, 0.9)), (0.5, 0.3, 0.3), parts['lamp'])
plant.done('plant')
damp = wet_ground(colour=(0.035, 0.037, 0.038), scale=0.07, dry_from=0.40, dry_to=0.64, wet_rough=0.03, dry_rough=0.42, bump=0.3)
mesh('ground', [(-700, -300, 0), (700, -300, 0), (700, 900, 0), (-700, 900, 0)], [(0, 1, 2, 3)], damp)

sky([(-1, (0.01, 0.02, 0.025)), (-0.01, (0.05, 0.06, 0.065)), (0.0, (0.30, 0.19, 0.115)), (0.04, (0.16, 0.15, 0.14)), (0.11, (0.065, 0.112, 0.135)), (0.26, (0.03, 0.078, 0.105)), (0.55, (0.012, 0.04, 0.06)), (1, (0.006, 0.02, 0.032))], 1.1, sun=(0.6, 1, 0), sun_colour=(1, 0.5, 0.22), glow=0.3, clouds=0.75, cloud_colour=(0.02, 0.04, 0.052), cloud_scale=1.0, cloud_from=0.46, cloud_to=0.66, seed=9.2)
area((-60, -170, 130), (0, 10, 20), 100, 190000, (0.5, 0.78, 0.9))
for share in (0.12, 0.4, 0.65, 0.85):
    q = high.lerp(low, share)
    area((q.x + 3, q.y - 9, 4), q, 1.2, 1500, (1, 0.6, 0.28))
for x, z in ((-36, 24), (54, 20), (72, 20)):
    area((x, -2, 2), (x, 16, z), 2, 3200, (1, 0.66, 0.36))
point((27.6, 6, 10.4), 1100, (1, 0.3, 0.06), 0.8)
eye = camera((-14, -78, 2.3), (3, 12, 24.5), lens=24.5)
bpy.context.view_layer.update()
FEET = [(lambda v: (v.x, 1 - v.y))(world_to_camera_view(bpy.context.scene, eye, Vector((x, y, height)))) for x, y, height, _ in STACKS]


def steam(image, mist):
    for (place, length, width, seed) in zip(FEET, (0.3, 0.34, 0.28), (0.09, 0.1, 0.08), (3, 8, 12)):
        if -0.1 < place[0] < 1 and place[1] > -0.1:
            image = add_plume(image, mist, place, length, width, 0.62, seed=seed)
    return image


shoot('calciner-blue-hour', fog={'from_sky': 0.65, 'colour': (0.06, 0.08, 0.09), 'amount': 0.75, 'power': 0.9}, mist=(75, 330), bloom=0.1, bloom_from=0.8, after_fog=steam)
