"""A long hall where anode powder is ground and filled into big bags."""

import random


from hall import bag_fabric, big_bag, crane, daylight, floor, hall, high_bay, tyre_marked
from light import area, camera, point
from materials import principled
from plant import UP, drum, kit, pipe, turned, walkway
from shapes import Build, copy_of
from shoot import shoot
from stage import stage
from sky import even

stage(samples=6, seed=31, exposure=0.9, bounces=(4, 2, 2))
parts = kit()
parts['amber paint'] = principled('amber paint', (0.34, 0.15, 0.03), 0.45, 0, dirt=0.7, dirt_scale=0.9, streaks=0.4)
parts['stainless'] = principled('stainless', (0.42, 0.44, 0.45), 0.27, 0.95, dirt=0.6, dirt_scale=0.8)
parts['mill paint'] = principled('mill paint', (0.05, 0.1, 0.105), 0.4, 0, dirt=0.7, dirt_scale=0.9, streaks=0.5)
WIDTH, LENGTH, EAVES = 27.0, 108.0, 11.0

building = Build()
roof_light = daylight('roof light', (0.42, 0.7, 0.82), 0.9)
hall(building, parts, WIDTH, LENGTH, EAVES, sky=roof_light)
crane(building, parts, 44, WIDTH, EAVES - 1.45, trolley=-0.3, hook=3.6)
crane(building, parts, 90, WIDTH, EAVES - 1.45, trolley=0.4, hook=2.0)
for k in range(16):
    for x in (-6.2, 6.2):
        if random.random() < 0.8:
            high_bay(building, parts, (x, 5 + k * 6.4, EAVES + 0.1))
building.done('hall', bevel=0.012)

bags = [big_bag(f'bag {k}', k + 2, bag_fabric(f'fabric {k}', tone)) for k, tone in enumerate(((0.44, 0.45, 0.43), (0.38, 0.4, 0.4), (0.46, 0.45, 0.41), (0.3, 0.32, 0.33)))]
line = Build()


def pallet(x, y):
    for k in range(5):
        line.box((x - 0.44 + k * 0.22, y, 0.135), (0.14, 1.1, 0.022), parts['rust'])
    for shift in (-0.48, 0, 0.48):
        line.box((x, y + shift, 0.07), (1.05, 0.09, 0.1), parts['rust'])


def bag(x, y, z=0.15, stand=True):
    if stand:
        pallet(x, y)
    copy_of(random.choice(bags), (x, y, z), (random.uniform(-0.02, 0.02), random.uniform(-0.02, 0.02), random.choice((0, 1.5708, 3.1416)) + random.uniform(-0.07, 0.07)), random.uniform(0.96, 1.05))


def filling_station(x, y, lit):
    """A frame with a weigh hopper over a hanging bag, an inflatable collar, a dust pipe, a control box."""
    for a in (-0.85, 0.85):
        for b in (-0.85, 0.85):
            line.box((x + a, y + b, 2.2), (0.12, 0.12, 4.4), parts['amber paint'])
            line.box((x + a, y + b, 0.03), (0.3, 0.3, 0.06), parts['steel'])
    for z in (2.35, 4.35):
        for s in (-0.85, 0.85):
            line.box((x + s, y, z), (0.1, 1.8, 0.14), parts['amber paint'])
            line.box((x, y + s, z), (1.8, 0.1, 0.14), parts['amber paint'])
    turned(line, (x, y, 1.75), UP, [(0, 0.2), (0.4, 0.2), (0.45, 0.28), (0.75, 0.28), (1.6, 0.86), (3.4, 0.86), (3.5, 0.8), (3.5, 0.01)], parts['stainless'], 36)
    for z in (3.3, 4.1, 5.2):
        turned(line, (x, y, z), UP, [(0, 0.87), (0, 0.92), (0.06, 0.92), (0.06, 0.87)], parts['stainless'], 36)
    pipe(line, [(x, y, 5.2), (x, y, 6.6), (x + 3.4, y, 6.6)], 0.16, parts['stainless'], parts, 1.6, 18)
    pipe(line, [(x + 0.5, y, 2.2), (x + 1.3, y, 2.2), (x + 1.3, y, 5.9), (x + 3.4, y, 5.9)], 0.1, parts['galvanised'], parts, 1.8, 14)
    line.box((x - 1.15, y - 0.7, 1.45), (0.22, 0.5, 0.7), parts['pale'])
    line.box((x - 1.27, y - 0.7, 1.6), (0.02, 0.28, 0.2), parts['panes'][3])
    line.box((x, y, 0.05), (1.5, 1.5, 0.1), parts['galvanised'])
    bag(x, y, 0.42, False)
    if lit:
        line.box((x - 0.78, y, 2.2), (0.12, 0.7, 0.07), parts['dark'])
        line.box((x - 0.8, y, 2.15), (0.07, 0.5, 0.03), parts['lamp'])
        point((x - 1.15, y, 2.05), 170, (1, 0.62, 0.27), 0.12)


for k in range(17):
    filling_station(7.2, 7 + k * 5.6, k % 2 == 0)
    for row in range(2):
        for spot in range(2):
            if random.random() < 0.78:
                bag(4.1 - row * 1.5 + random.uniform(-0.08, 0.08), 5.8 + k * 5.6 + spot * 1.5 + random.uniform(-0.15, 0.15))
walkway(line, (10.9, 2, 5.2), (10.9, 104, 5.2), parts, 1.3, posts=2.0)
for k in range(17):
    line.beam((10.2, 4 + k * 6, 0), (10.2, 4 + k * 6, 5.2), 0.2, parts['steel'])
for k, z in enumerate((6.6, 5.9)):
    pipe(line, [(10.6, 2, z), (10.6, 104, z)], (0.34, 0.22)[k], parts['galvanised'], parts, 4.0, 24)


def silo(y, k):
    """A day bin on legs with a ladder and a screw under it, between the mills."""
    wide, tall = 1.5 + 0.2 * (k % 3), 4.4 + 0.5 * (k % 2)
    turned(line, (-8.4, y, 1.9), UP, [(0, 0.22), (1.3, wide), (1.3 + tall, wide), (1.7 + tall, wide * 0.5), (1.7 + tall, 0.01)], parts['pale' if k % 2 else 'stainless'], 44)
    for z in (3.3, 3.2 + tall):
        turned(line, (-8.4, y, z), UP, [(0, wide), (0, wide + 0.06), (0.1, wide + 0.06), (0.1, wide)], parts['galvanised'], 44)
    for a in (-1, 1):
        for b in (-1, 1):
            line.box((-8.4 + a * wide * 0.72, y + b * wide * 0.72, 1.8), (0.16, 0.16, 3.0), parts['steel'])
    drum(line, (-8.2, y, 1.7), (1, 0, 0), 2.6, 0.24, parts['galvanised'], 28)
    line.ladder((-8.4, y - wide - 0.12, 0.7), (-8.4, y - wide - 0.12, 3.2 + tall), parts['amber paint'])
    line.railing((-9.4, y - wide, 3.3 + tall), (-7.4, y - wide, 3.3 + tall), parts['amber paint'], 1.0)
    pipe(line, [(-8.4, y, 3.4 + tall), (-8.4, y, 4.2 + tall), (-11.8, y, 4.2 + tall)], 0.2, parts['galvanised'], parts, 2.0, 18)


# Left: grinding mills with classifiers, cyclones and filters.
for k in range(10):
    y = 9 + k * 9.6
    line.box((-8.4, y, 0.35), (5.2, 5.6, 0.7), parts['concrete'])
    if k in (2, 5, 6, 8):
        silo(y - 0.4, k)
        continue
    drum(line, (-10.2, y - 1.2, 2.0), (1, 0, 0), 3.4, 1.25, parts['mill paint'], 56)
    for shift in (0.2, 1.6, 3.0):
        turned(line, (-10.2 + shift, y - 1.2, 2.0), (1, 0, 0), [(0, 1.25), (0, 1.34), (0.16, 1.34), (0.16, 1.25)], parts['galvanised'], 48)
    drum(line, (-6.8, y - 1.2, 1.6), (1, 0, 0), 1.1, 0.42, parts['steel'], 32)
    line.box((-5.9, y + 1.4, 1.6), (0.6, 1.3, 1.9), parts['pale'])
    line.box((-5.58, y + 1.3, 2.0), (0.02, 0.5, 0.3), parts['panes'][3 if k % 3 else 2])
    turned(line, (-9.2, y + 1.7, 1.4), UP, [(0, 0.16), (1.8, 0.16), (4.2, 0.8), (6.0, 0.8), (6.2, 0.5), (6.9, 0.5), (6.9, 0.01)], parts['stainless'], 36)
    pipe(line, [(-9.2, y - 1.2, 3.2), (-9.2, y - 1.2, 7.4), (-9.2, y + 1.7, 8.1), (-11.6, y + 1.7, 8.1)], 0.28, parts['galvanised'], parts, 2.0, 20)
    for a in (-0.9, 0.9):
        line.beam((-9.2 + a, y + 0.9, 0), (-9.2 + a, y + 0.9, 5.4), 0.14, parts['steel'])
        line.beam((-9.2 + a, y + 2.5, 0), (-9.2 + a, y + 2.5, 5.4), 0.14, parts['steel'])
    line.railing((-5.4, y - 2.7, 0), (-5.4, y + 0.4, 0), parts['amber paint'], 1.2)
for x in (-4.4, 1.6):
    for k in range(70):
        if random.random() < 0.9:
            line.box((x, k * 1.5 + 0.7, 0.004), (0.1, random.uniform(1.1, 1.45), 0.004), parts['amber paint'])
# A pallet truck stands by the bags, its drawbar up.
for x in (3.0, 3.36):
    line.box((x, 21.0, 0.12), (0.16, 1.15, 0.06), parts['amber paint'])
line.box((3.18, 20.36, 0.3), (0.5, 0.16, 0.42), parts['amber paint'])
line.tube((3.18, 20.3, 0.4), (3.18, 20.1, 1.25), 0.025, parts['dark'])
line.tube((2.98, 20.1, 1.25), (3.38, 20.1, 1.25), 0.022, parts['dark'])
line.done('line', bevel=0.012)
floor(tyre_marked(colour=(0.1, 0.102, 0.1)), 20, LENGTH)

even((0.02, 0.05, 0.06), 0.4)
for k in range(4):
    for side in (-1, 1):
        area((side * 7.6, 12 + k * 27, EAVES + 1.0), (side * 6.2, 12 + k * 27, 0), 3, 1050, (0.62, 0.85, 0.95), size_y=22)
camera((-2.6, -3.5, 6.3), (-0.3, 30, 3.9), lens=27, fstop=5.6, focus=(4, 18, 2))
shoot('anode-hall', fog={'colour': (0.045, 0.085, 0.1), 'amount': 0.7, 'power': 1.1}, mist=(14, 105), bloom=0.08, bloom_from=0.9)
