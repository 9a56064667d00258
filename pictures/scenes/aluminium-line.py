"""A potroom: reduction cells side by side, anode rods, risers, the tending crane far off, one cell open for tapping."""

import random

from hall import crane, daylight, floor, hall, high_bay, tyre_marked
from light import area, camera
from materials import emitter, principled
from plant import UP, drum, kit, turned
from potline import DEEP, cabinet, gable, hoods, riser, superstructure
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
PITCH, FRONT, CELLS, OPEN = 6.6, 1.9, 17, (2, 7, 12)

line = Build()
for number in range(CELLS):
    y = 4.0 + number * PITCH
    line.box((FRONT + DEEP / 2, y, 0.2), (DEEP, 4.7, 0.4), parts['dark'])
    hoods(line, FRONT, y, panel, parts['dark'])
    gable(line, FRONT, y, number in OPEN, paint, panel, parts['dark'], metal)
    superstructure(line, FRONT, y, parts, paint, bus, rod)
    if number:
        riser(line, FRONT, y, bus, parts['dark'])
    for k in range(4):
        line.box((FRONT - 0.75, y - 2.5 + k * 1.65, 0.015), (1.0, 1.6, 0.03), parts['galvanised'])
    if number % 3 == 2:
        cabinet(line, (FRONT - 0.55, y + 3.3, 0), parts, paint)
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
camera((-2.2, -3.3, 2.3), (0.6, 22, 2.85), lens=29, fstop=4.0, focus=(1.8, 7, 2.5))
shoot('aluminium-line', fog={'colour': (0.05, 0.09, 0.105), 'amount': 0.72, 'power': 1.05}, mist=(10, 110), bloom=0.09, bloom_from=0.9)
