"""The gate road of an industrial park at blue hour: lamps, wet asphalt, light trails of a long exposure, the works behind."""

import math
import random

from mathutils import Vector

from light import area, camera, point, spot
from materials import emitter, principled, wet_ground
from palette import AMBER
from shapes import Build, copy_of
from shoot import shoot
from sky import sky
from stage import stage
from trails import trail
from trees import blades, leaf, tree

LANE, KERB = 3.75, 7.9
GATE = 62.0

stage(samples=14, seed=58, exposure=1.3, bounces=(4, 1, 2))
steel = principled('steel', (0.17, 0.185, 0.19), rough=0.45, metal=0.5, dirt=0.5, dirt_scale=0.8, streaks=0.4)
dark, cladding = principled('dark', (0.016, 0.018, 0.02), rough=0.45, metal=0.3), principled('cladding', (0.05, 0.062, 0.067), rough=0.55, dirt=0.5, dirt_scale=0.15, streaks=0.45)
concrete, paint = principled('concrete', (0.1, 0.102, 0.1), rough=0.75, dirt=0.5, dirt_scale=0.8, streaks=0.3), principled('road paint', (0.36, 0.37, 0.36), rough=0.4, dirt=0.8, dirt_scale=2.2)
soil, petrol = principled('verge', (0.014, 0.018, 0.01), rough=0.9, bump=0.6, bump_scale=8), principled('petrol', (0.01, 0.045, 0.053), rough=0.35, dirt=0.3, dirt_scale=0.6)
road = wet_ground('asphalt', (0.03, 0.032, 0.034), scale=0.16, dry_from=0.4, dry_to=0.62, wet_rough=0.09, dry_rough=0.4, bump=0.2)

slabs = [principled(f'slab {k}', tuple(c * (0.8 + 0.13 * k) for c in (0.1, 0.102, 0.1)), rough=0.75, dirt=0.55, dirt_scale=1.6) for k in range(3)]

ground = Build()
ground.box((0, 150, -0.25), (900, 700, 0.2), soil)
ground.box((0, 20, -0.1), (2 * KERB, 90, 0.2), road)
ground.box((10, 115, -0.1), (150, 100, 0.2), principled('apron', (0.022, 0.024, 0.025), rough=0.8, dirt=0.4, dirt_scale=0.2))
for side in (-1, 1):
    for k in range(120):
        ground.box((side * (KERB + 0.09), -20 + k * 1.01, 0.03), (0.17, 0.985, 0.28), concrete)
    for k in range(120):
        for row in range(4):
            ground.box((side * (KERB + 0.56 + row * 0.695), -20 + k + 0.5 * (row % 2), 0.06), (0.68, 0.985, 0.12), random.choice(slabs))
    ground.box((side * (KERB + 1.6), 40, 0.03), (2.78, 120, 0.1), soil)
    ground.box((side * (KERB - 0.35), 21, 0.003), (0.14, 82, 0.006), paint)
for k in range(22):
    for x in (-LANE, LANE):
        ground.box((x, -12 + k * 9, 0.003), (0.13, 4, 0.006), paint)
for side in (-0.14, 0.14):
    ground.box((side, 12, 0.003), (0.12, 84, 0.006), paint)
for k in range(14):
    ground.box((-KERB + 0.9 + k * 1.1, GATE - 9, 0.003), (0.5, 3.2, 0.006), paint)
ground.box((4.0, GATE - 6, 0.003), (7, 0.35, 0.006), paint)
ground.done('ground', bevel=0.02)

# The gate: a long flat canopy on posts, the gatehouse, barriers, bollards.
gate = Build()
gate.box((0, GATE + 3, 6.1), (30, 9, 0.75), petrol)
gate.box((0, GATE + 3, 5.69), (29.6, 8.6, 0.08), cladding)
gate.box((0, GATE - 1.52, 6.1), (30.1, 0.04, 0.1), emitter('canopy line', (1.0, 0.7, 0.4), 5))
for x in (-13.4, -9.4, 0, 9.4, 13.4):
    for y in (GATE, GATE + 6):
        gate.tube((x, y, 0), (x, y, 5.7), 0.17, dark, sides=20)
gate.box((0, GATE + 3, 0.14), (1.9, 13, 0.28), concrete)
for k in range(6):
    for y in (GATE + 1.5, GATE + 4.5):
        x = -12 + k * 4.8
        gate.box((x, y, 5.62), (1.2, 0.2, 0.05), emitter(f'downlight {k} {y}', (1.0, 0.8, 0.55), 9))
        spot((x, y, 5.5), (x, y, 0), 190, (1.0, 0.78, 0.52), angle=120, blend=0.6, radius=0.3)
house_x = 12.3
gate.box((house_x, GATE + 3.4, 0.4), (4.6, 5.4, 0.8), cladding)
gate.box((house_x, GATE + 3.4, 3.2), (5.0, 5.8, 0.35), dark)
gate.box((house_x, GATE + 3.4, 2.7), (4.6, 5.4, 0.7), cladding)
for k in range(6):
    gate.box((house_x - 2.3 + k * 0.92, GATE + 0.7, 1.6), (0.07, 0.07, 1.7), dark)
gate.box((house_x - 2.3, GATE + 3.4, 1.6), (0.07, 5.4, 1.7), principled('gate glass', (0.02, 0.025, 0.027), rough=0.05))
gate.box((house_x, GATE + 5.9, 1.6), (4.4, 0.1, 1.6), emitter('inside wall', (1.0, 0.72, 0.42), 0.55))
gate.box((house_x, GATE + 2.2, 0.95), (3.6, 0.7, 0.06), dark)
for k in range(3):
    gate.box((house_x - 1.2 + k * 1.1, GATE + 2.4, 1.25), (0.6, 0.05, 0.4), emitter(f'monitor {k}', (0.5, 0.75, 0.85), 0.6))
for side in (-1, 1):
    for x in (0.75, 4.3):
        gate.box((side * x, GATE - 0.9, 0.78), (0.32, 0.4, 1.0), petrol)
    for k in range(7):
        gate.box((side * (0.75 + 0.03 * k), GATE - 0.9, 1.4 + k * 0.5), (0.1, 0.06, 0.5), paint if k % 2 else principled('barrier red', (0.25, 0.035, 0.02), rough=0.4))
for side in (-1, 1):
    for k in range(9):
        gate.tube((side * (KERB + 0.55), GATE - 16 + k * 1.7, 0), (side * (KERB + 0.55), GATE - 16 + k * 1.7, 0.95), 0.07, dark, sides=14)
        gate.tube((side * (KERB + 0.55), GATE - 16 + k * 1.7, 0.72), (side * (KERB + 0.55), GATE - 16 + k * 1.7, 0.82), 0.072, paint, sides=14)
    gate.railing((side * 15, GATE + 3, 0), (side * 90, GATE + 3, 0), dark, posts=2.5, height=2.3, width=0.05)
    for k in range(250):
        x = side * (15 + k * 0.3)
        gate.box((x, GATE + 3, 1.15), (0.022, 0.022, 2.25), dark)
gate.box((-16.5, GATE - 8, 1.0), (5.2, 0.7, 2.0), concrete)
gate.box((-16.5, GATE - 8.37, 1.15), (4.4, 0.05, 1.0), petrol)
gate.done('gate', bevel=0.02)
area((house_x, GATE + 3.4, 2.3), (house_x, GATE + 3.4, 0), 3.5, 60, (1.0, 0.75, 0.45))

# The works behind: sheds with seams and roof fans, silos, a conveyor gallery, two stacks, a pipe bridge.
works, lamp = Build(), emitter('works lamp', (1.0, 0.66, 0.34), 12)
window = (emitter('lit window', (1.0, 0.68, 0.36), 0.9), principled('dark window', (0.012, 0.016, 0.018), rough=0.15))
for x, y, wide, deep, tall in ((-62, 150, 60, 40, 17), (-24, 190, 34, 30, 31), (50, 165, 52, 44, 15), (95, 210, 60, 40, 24), (-120, 200, 50, 40, 21), (10, 260, 40, 30, 44), (28, 250, 20, 20, 30)):
    works.box((x, y, tall / 2), (wide, deep, tall), cladding)
    works.box((x, y, tall + 0.3), (wide + 0.8, deep + 0.8, 0.6), dark)
    for k in range(int(wide / 3)):
        works.box((x - wide / 2 + k * 3 + 1.5, y - deep / 2 - 0.04, tall / 2), (0.12, 0.1, tall), dark)
    for k in range(int(wide / 3)):
        for z in (0.34, 0.62):
            works.box((x - wide / 2 + k * 3 + 3, y - deep / 2 - 0.05, tall * z), (2.0, 0.12, 1.3), window[random.random() > 0.45])
    for k in range(int(wide / 12)):
        works.tube((x - wide / 2 + 6 + k * 12, y, tall), (x - wide / 2 + 6 + k * 12, y, tall + 2.2), 0.9, steel, sides=14)
        at = (x - wide / 2 + 5 + k * 12 + random.uniform(-1, 1), y - deep / 2 - 0.5, random.choice((4.5, 5.2, tall * 0.7)))
        works.box(at, (0.5, 0.4, 0.22), lamp)
        if random.random() < 0.6:
            point((at[0], at[1] - 1.0, at[2] - 0.3), 520, (1.0, 0.62, 0.3), radius=0.3)
    works.tube((x + wide / 2 - 1, y - deep / 2 - 0.3, 0), (x + wide / 2 - 1, y - deep / 2 - 0.3, tall), 0.14, dark, sides=8)
for k in range(5):
    x = 4 + k * 9.5
    works.tube((x - 34, 215, 0), (x - 34, 215, 27), 4.3, steel, sides=32)
    works.tube((x - 34, 215, 27), (x - 34, 215, 30), 4.3, dark, end_radius=0.7, sides=32)
works.railing((-34, 211, 27), (10, 211, 27), dark, posts=2.5, width=0.12)
works.truss((-24, 188, 29), (48, 168, 13), 3.2, steel, panels=22, width=0.22)
works.beam((-24, 188, 29), (48, 168, 13), 2.4, cladding)
for t in (0.25, 0.5, 0.75):
    at = Vector((-24, 188, 29)).lerp(Vector((48, 168, 13)), t)
    works.truss((at.x, at.y, 0), (at.x, at.y, at.z - 1.5), 1.8, steel, panels=6, width=0.2)
for x, y, tall, r in ((-44, 235, 82, 2.6), (37, 275, 96, 3.0)):
    works.tube((x, y, 0), (x, y, tall), r, concrete, end_radius=r * 0.62, sides=36)
    for z in (tall * 0.5, tall * 0.78, tall - 3):
        works.tube((x, y, z), (x, y, z + 0.5), r * 1.15, dark, sides=36)
    works.ladder((x, y - r - 0.2, 0), (x, y - r * 0.66 - 0.2, tall), dark, width=0.7, rung=1.2)
    works.tube((x, y - r * 0.8, tall - 1.6), (x, y - r * 0.8, tall - 1.0), 0.35, emitter(f'warning lamp {x}', (1.0, 0.1, 0.04), 14), sides=10)
for z, r in ((7.2, 0.35), (7.3, 0.22), (8.6, 0.5), (8.4, 0.2)):
    works.tube((-90, 118 + z, z), (110, 118 + z, z), r, steel, sides=14)
for k in range(17):
    works.truss((-88 + k * 12, 126, 0), (-88 + k * 12, 126, 9), 1.3, dark, panels=4, width=0.14)
works.done('works')

pole = Build()
pole.tube((0, 0, 0), (0, 0, 9.2), 0.1, dark, end_radius=0.06)
pole.tube((0, 0, 0), (0, 0, 0.9), 0.13, dark)
pole.tube((0, 0, 9.2), (1.9, 0, 9.75), 0.05, dark)
pole.box((2.3, 0, 9.8), (0.85, 0.32, 0.1), dark, (0, -0.12, 0))
pole.box((2.32, 0, 9.74), (0.6, 0.22, 0.02), emitter('street lamp', (1.0, 0.7, 0.4), 30), (0, -0.12, 0))
pole = pole.done('lamp post', bevel=0.01, link=False)
for k in range(5):
    for side in (-1, 1):
        y = -4 + k * 19 + (6 if side > 0 else 0)
        if y > GATE - 6:
            continue
        copy_of(pole, (side * (KERB + 0.5), y, 0), (0, 0, math.pi if side > 0 else 0))
        spot((side * (KERB - 1.8), y, 9.6), (side * (KERB - 3.2), y, 0), 2300, (1.0, 0.68, 0.38), angle=125, blend=0.7, radius=0.3).visible_glossy = False

# Trails: the two lamps of a car draw parallel lines that keep to the lane, from behind the camera through the gate, where the road bends away.
tones = {'head': emitter('head trail', (0.9, 0.93, 1.0), 2.2), 'tail': emitter('tail trail', (1.0, 0.07, 0.015), 3.2), 'marker': emitter('marker trail', (1.0, 0.46, 0.1), 2.0)}
trails = Build()

for kind, sign in (('tail', 1), ('head', -1)):
    for lane, cars in ((1.95, 4 if sign > 0 else 3), (5.3, 4 if sign > 0 else 3)):
        for _ in range(cars):
            trail(trails, tones[kind], sign * lane, random.uniform(0.58, 0.72), random.uniform(0.58, 0.8), random.uniform(0.014, 0.024), GATE + 9)
    trail(trails, tones[kind], sign * 1.95, 0.64, 0.66, 0.02, GATE + 9, sign * 3.35)
    trail(trails, tones['marker'], sign * 1.95, 1.02, 1.0, 0.013, GATE + 9)
trails.done('trails')
for k in range(8):
    # A mirror image of these lamps in the wet road would be a blob: they only light it.
    for x, watts, colour in ((3.4, 22, (1.0, 0.12, 0.03)), (-3.4, 30, (0.85, 0.92, 1.0))):
        point((x, -2 + k * 7, 0.8), watts, colour, radius=0.4).visible_glossy = False

bark, foliage = principled('bark', (0.04, 0.035, 0.03), rough=0.85), leaf('leaf', (0.02, 0.032, 0.011), through=0.3)
crowns = [tree(f'tree {k}', 21 + k, bark, bark, foliage, height=7.5 + k, leaves=52000, leaf_size=0.072, limbs=40, spread=0.44, droop=0.0, first=0.26) for k in range(3)]
for k in range(11):
    for side in (-1, 1):
        copy_of(random.choice(crowns), (side * (KERB + 5.2 + random.uniform(-0.3, 0.4)), 1 + k * 5.8 + random.uniform(-0.6, 0.6), 0), (0, 0, random.uniform(0, 6.28)), random.uniform(0.8, 1.15))
for _ in range(70):
    x = random.choice((-1, 1)) * random.uniform(22, 120)
    copy_of(random.choice(crowns), (x, random.uniform(66, 112), 0), (0, 0, random.uniform(0, 6.28)), random.uniform(0.7, 1.2))
tufts = [blades(f'tuft {k}', 31 + k, principled(f'grass {k}', (0.03, 0.042, 0.014), rough=0.8), count=40, height=(0.1, 0.4), width=0.007, spread=0.2, lean=0.7) for k in range(3)]
for _ in range(2600):
    copy_of(random.choice(tufts), (random.choice((-1, 1)) * (KERB + 3.1 + abs(random.gauss(0, 3.5))), random.uniform(-4, 55), -0.15), (0, 0, random.uniform(0, 6.28)), random.uniform(0.7, 1.6))

sky([(-1, (0.01, 0.016, 0.02)), (0, (0.34, 0.24, 0.16)), (0.04, (0.2, 0.21, 0.2)), (0.14, (0.07, 0.14, 0.175)), (0.4, (0.028, 0.07, 0.1)), (1, (0.012, 0.03, 0.048))], strength=0.7, sun=(-0.5, 1, 0.02), sun_colour=AMBER, glow=0.5, clouds=0.65, cloud_colour=(0.045, 0.06, 0.07), cloud_scale=1.3, seed=9.0)
camera((-1.7, -13.5, 5.4), (2.6, 60, 8.2), lens=31)
shoot('poster-company', fog={'colour': (0.07, 0.09, 0.1), 'amount': 0.62, 'from_sky': 0.85, 'power': 0.9}, mist=(35, 420), bloom=0.12, bloom_from=0.9, grade={'vignette': 0.32})
