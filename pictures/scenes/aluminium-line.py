"""A potroom: reduction cells side by side, anode rods, risers, the tending crane far off, one cell open for tapping."""

import random

from hall import crane, daylight, floor, hall, high_bay, tyre_marked
from light import area, camera, point
from materials import emitter, principled
from plant import UP, drum, kit, turned
from shapes import Build
from shoot import shoot
from sky import even
from stage import stage

stage(samples=14, seed=44, exposure=1.1, bounces=(4, 2, 2))
parts = kit()
parts['amber paint'] = principled('amber paint', (0.32, 0.14, 0.03), 0.45, 0, dirt=0.7, dirt_scale=0.9, streaks=0.4)
panel = principled('hood panel', (0.48, 0.5, 0.51), 0.36, 0.9, dirt=0.75, dirt_scale=1.1, bump=0.25, bump_scale=2.2, streaks=0.4)
bus = principled('bus bar', (0.5, 0.51, 0.52), 0.45, 0.85, dirt=0.5, dirt_scale=1.5)
rod = principled('anode rod', (0.55, 0.56, 0.57), 0.34, 0.95, dirt=0.6, dirt_scale=2.0)
paint = principled('pot paint', (0.06, 0.1, 0.11), 0.45, 0.1, dirt=0.75, dirt_scale=1.0, streaks=0.5)
metal = emitter('liquid metal', (1.0, 0.26, 0.04), 10.0)
PITCH, FRONT, DEEP, CELLS, OPEN = 6.6, 1.9, 9.6, 17, (2, 7, 12)

line = Build()


def cell(number):
    """One cell, its tapping end towards the aisle."""
    y = 4.0 + number * PITCH
    middle, opened = FRONT + DEEP / 2, number in OPEN
    line.box((middle, y, 0.2), (DEEP, 4.3, 0.4), parts['dark'])
    # Hoods: leaning panels along both flanks and at the end, each with a handle and a stiffening fold.
    for side in (-1, 1):
        for k in range(14):
            x = FRONT + 0.4 + k * (DEEP - 0.6) / 14 + 0.32
            lean = side * (0.62 + random.uniform(-0.015, 0.015))
            line.box((x, y + side * 1.62, 1.35), (0.62, 0.05, 2.25), panel, (lean, 0, 0))
            line.box((x, y + side * 1.66, 1.35), (0.05, 0.06, 2.1), panel, (lean, 0, 0))
            line.box((x, y + side * 1.95, 0.95), (0.2, 0.03, 0.03), parts['dark'], (lean, 0, 0))
    for k in range(4):
        if opened and k in (1, 2):
            continue
        at = y - 1.3 + k * 0.87
        line.box((FRONT + 0.12, at, 1.3), (0.05, 0.83, 2.0), panel, (0, 0.3, 0))
        for z in (0.8, 1.6):
            line.box((FRONT + 0.2 - 0.31 * (1.3 - z) - 0.14, at, z), (0.05, 0.6, 0.05), panel, (0, 0.3, 0))
        line.box((FRONT + 0.05, at, 1.35), (0.04, 0.18, 0.04), parts['dark'])
    if opened:
        line.box((FRONT + 0.75, y, 1.1), (0.1, 1.9, 1.5), parts['dark'])
        line.box((FRONT + 0.62, y, 0.62), (0.8, 1.5, 0.06), metal)
        point((FRONT - 0.15, y, 1.1), 260, (1, 0.3, 0.06), 0.3)
    # Superstructure: girder with gas duct and hoppers, anode beams, rods with clamps.
    line.box((middle, y, 2.85), (DEEP + 0.6, 1.5, 0.7), paint)
    line.box((middle, y, 3.6), (DEEP - 0.4, 0.8, 0.8), paint)
    for k in range(9):
        line.box((FRONT + 0.3 + k * 1.1, y, 2.85), (0.07, 1.6, 0.8), paint)
    for k in range(4):
        x = FRONT + 1.6 + k * 2.2
        turned(line, (x, y, 3.9), UP, [(0, 0.3), (0.15, 0.42), (1.0, 0.42), (1.1, 0.3), (1.1, 0.01)], paint, 24)
        drum(line, (x + 0.8, y, 3.9), UP, 1.3, 0.1, parts['galvanised'], 16, 0.01)
    for side in (-1, 1):
        line.box((middle, y + side * 1.0, 3.25), (DEEP - 0.2, 0.16, 0.5), bus)
        for k in range(10):
            x = FRONT + 0.75 + k * 0.9
            tip = 5.0 + random.uniform(-0.25, 0.25)
            line.box((x, y + side * 1.17, (tip + 1.7) / 2), (0.15, 0.15, tip - 1.7), rod)
            line.box((x, y + side * 1.28, 3.25), (0.26, 0.09, 0.2), parts['dark'])
            line.box((x, y + side * 1.17, tip), (0.05, 0.22, 0.14), parts['dark'])
    drum(line, (FRONT - 0.5, y, 3.75), (1, 0, 0), 0.9, 0.34, parts['steel'], 28)
    line.box((FRONT - 0.12, y + 0.55, 3.0), (0.2, 0.5, 0.65), parts['pale'])
    line.box((FRONT - 0.3, y - 0.35, 2.7), (0.22, 0.4, 0.5), parts['galvanised'])
    line.box((FRONT - 0.42, y - 0.35, 2.78), (0.02, 0.2, 0.1), parts['panes'][3])
    # Risers between the cells: laminated bars from the floor to the anode beam.
    for k in range(4):
        x = FRONT + 1.0 + k * 2.4
        for leaf in range(7):
            line.box((x - 0.2 + leaf * 0.065, y - 2.75, 1.3), (0.045, 0.3, 2.7), bus)
            line.beam((x - 0.2 + leaf * 0.065, y - 2.7, 2.6), (x - 0.2 + leaf * 0.065, y - 1.05, 3.35), 0.06, bus)
        line.box((x, y - 2.75, 1.9), (0.6, 0.4, 0.1), parts['dark'])
    for k in range(4):
        line.box((FRONT + 0.2 - 0.65, y - 3.0 + k * 1.7, 0.02), (0.9, 1.5, 0.05), parts['galvanised'])
    if number % 3 == 1:
        line.box((FRONT - 1.1, y + 2.6, 0.6), (0.7, 0.9, 1.2), paint)


for number in range(CELLS):
    cell(number)
# The return conductor along the left wall, cabinets, an anode pallet, a crucible.
for k in range(6):
    line.box((-6.4 + k * 0.15, 55, 0.75), (0.09, 130, 0.7), bus)
for k in range(44):
    line.box((-6.05, k * 3, 0.75), (1.1, 0.08, 0.8), parts['dark'])
    line.box((-6.05, k * 3, 0.2), (0.8, 0.5, 0.4), parts['concrete'])
for k, y in enumerate((14, 31, 33.2, 52)):
    turned(line, (-3.9, y, 0.25), UP, [(0, 0.7), (0.1, 0.85), (1.6, 1.0), (1.7, 1.06), (1.78, 0.95), (1.95, 0.4), (1.95, 0.01)], paint, 40)
    drum(line, (-3.9 - 1.2, y, 1.1), (1, 0, 0), 2.4, 0.12, parts['steel'], 20)
    line.box((-3.9, y, 0.12), (1.9, 1.9, 0.24), parts['rust'])
    for side in (-1.15, 1.15):
        line.box((-3.9 + side, y, 1.9), (0.09, 0.2, 1.8), parts['steel'])
    line.box((-3.9, y, 2.8), (2.5, 0.25, 0.18), parts['steel'])
for k in range(60):
    if random.random() < 0.88:
        line.box((-2.35, k * 1.5 + 0.7, 0.004), (0.1, random.uniform(1.1, 1.45), 0.004), parts['amber paint'])
line.done('line', bevel=0.01)

shed = Build()
light = daylight('roof light', (0.45, 0.72, 0.84), 0.8)
hall(shed, parts, 26.0, 126.0, 13.0, rise=3.0, pitch=6.6, sky=light, glazing=(0.78, 1.0), window=(5.4, 7.2))
crane(shed, parts, 62, 26.0, 11.3, trolley=-0.35, hook=5.2)
for k in range(18):
    high_bay(shed, parts, (-3.2, 6 + k * 6.6, 12.6), 'lamp' if k % 4 == 0 else 'cold')
made = shed.done('shed', bevel=0.012)
made.location.x = 4.6
floor(tyre_marked(colour=(0.085, 0.088, 0.088)), 24, 130)

even((0.02, 0.05, 0.06), 0.4)
for k in range(4):
    area((4.6, 14 + k * 30, 15.0), (1, 14 + k * 30, 0), 4, 1500, (0.62, 0.85, 0.95), size_y=24)
area((-8.2, 30, 6.3), (3, 26, 1.5), 1.7, 1700, (0.55, 0.8, 0.92), size_y=60)
area((-4.0, -6, 6.0), (2.5, 8, 2), 3, 320, (0.66, 0.86, 0.95))
camera((-1.9, -4.6, 2.3), (0.9, 20, 2.95), lens=29, fstop=4.0, focus=(1.8, 7, 2.5))
shoot('aluminium-line', fog={'colour': (0.05, 0.09, 0.105), 'amount': 0.72, 'power': 1.05}, mist=(10, 110), bloom=0.09, bloom_from=0.9)
