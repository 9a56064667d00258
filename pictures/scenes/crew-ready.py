"""A crew's kit before it leaves: cases with folded jackets and hard hats in a row on a bench, blue hour in the window."""

import random

from crew import boots, canvas, case, flask, glove, helmet, jacket, plastic
from furniture import dome_lamp, pane
from light import area, camera
from materials import brushed_metal, emitter, principled, wood
from palette import linear
from shapes import Build, copy_of, mesh
from shoot import shoot
from sky import sky
from stage import stage

LAMPLIGHT = (1.0, 0.62, 0.3)
SEAT, STEP, SETS = 0.46, 0.66, 9

stage(samples=12, seed=21, exposure=0.9, bounces=(5, 2, 3))
oak = wood('oak', light=(0.15, 0.082, 0.042), dark=(0.06, 0.03, 0.016), rough=0.34, along=(0.4, 7, 7), scale=2.4)
black = principled('black steel', (0.013, 0.015, 0.016), rough=0.42, metal=0.4, dirt=0.3)
rubber = principled('rubber', (0.012, 0.012, 0.013), rough=0.7, bump=0.2)
steel = brushed_metal('steel', (0.5, 0.51, 0.52), rough=0.3)
plaster = principled('plaster', (0.1, 0.115, 0.118), rough=0.85, dirt=0.35, dirt_scale=1.2)
inside = principled('helmet inside', (0.02, 0.022, 0.024), rough=0.6)
amber, petrol = plastic('amber shell', (0.66, 0.185, 0.012)), plastic('petrol shell', (0.004, 0.046, 0.062))
hats = [helmet(shell, inside, black) for shell in (amber, petrol)]
paints = [principled(f'case paint {k}', colour, rough=0.36, dirt=0.45, dirt_scale=7, bump=0.05, bump_scale=120) for k, colour in enumerate(((0.035, 0.045, 0.05), (0.012, 0.05, 0.058)))]
boxes = [case(paint, steel, rubber) for paint in paints]
cloths = [canvas('petrol cloth', (0.012, 0.04, 0.048), tape=-0.135), canvas('graphite cloth', (0.03, 0.034, 0.037), tape=-0.13)]
leather = principled('hide', (0.34, 0.2, 0.09), rough=0.75, dirt=0.5, dirt_scale=20, bump=0.35, bump_scale=160)
boot_hide = principled('boot hide', (0.055, 0.03, 0.017), rough=0.5, dirt=0.5, dirt_scale=14, bump=0.25, bump_scale=140)
pairs = boots(boot_hide, rubber, principled('lace', (0.12, 0.09, 0.05), rough=0.9))
gloves = [glove(leather, seed) for seed in (1, 4)]
bottle = flask(steel, principled('flask cap', (0.02, 0.022, 0.024), rough=0.35))

for k in range(SETS):
    x = k * STEP + random.uniform(-0.02, 0.02)
    turn = random.gauss(0, 0.035)
    copy_of(boxes[k % 3 == 1], (x, -0.02, SEAT + 0.004), (0, 0, turn))
    folded, thick = jacket(cloths[k % 2], seed=k)
    top = SEAT + 0.239
    copy_of(folded, (x + 0.02, -0.005, top), (0, 0, turn + random.gauss(0, 0.05)))
    copy_of(hats[(0, 0, 1, 0, 1, 0, 0, 1, 0)[k]], (x + 0.03, -0.02, top + thick - 0.008), (random.gauss(0.03, 0.02), random.gauss(0, 0.02), random.gauss(0.35, 0.16)))
    if k in (8, 7, 4, 2):
        copy_of(gloves[0], (x - 0.185, -0.04, top + 0.006), (0.04, 0.12, -0.5))
    if k in (8, 6, 3):
        copy_of(bottle, (x - 0.33, -0.09, SEAT))
    for upper, sole, aside, swing in pairs:
        for part in (upper, sole):
            copy_of(part, (x + aside + random.gauss(0, 0.004), -0.2, 0.0), (0, 0, swing + turn))

room = Build()
long = SETS * STEP
for k in range(4):
    room.box((long / 2 - 0.6, -0.165 + k * 0.11, SEAT - 0.018), (long + 1.6, 0.1, 0.036), oak)
for k in range(6):
    x = -0.9 + k * (long + 1.0) / 5
    for y in (-0.17, 0.17):
        room.box((x, y, (SEAT - 0.036) / 2), (0.045, 0.03, SEAT - 0.036), black)
    room.box((x, 0, SEAT - 0.05), (0.045, 0.37, 0.028), black)
    room.box((x, 0, 0.09), (0.03, 0.34, 0.022), black)
WALL = 0.62
room.box((4, WALL + 0.1, 0.33), (22, 0.2, 0.66), plaster)
room.box((4, WALL - 0.04, 0.665), (22, 0.34, 0.03), principled('sill', (0.05, 0.056, 0.058), rough=0.3, dirt=0.3))
room.box((4, WALL + 0.1, 3.3), (22, 0.2, 0.9), plaster)
for k in range(12):
    room.box((-5.2 + k * 1.5, WALL + 0.1, 1.76), (0.05, 0.09, 2.2), black)
for z in (0.71, 1.62, 2.83):
    room.box((4, WALL + 0.1, z), (22, 0.08, 0.05), black)
room.box((-3.0, 0, 1.8), (0.2, 8, 3.6), plaster)
room.box((4, -2, -0.05), (24, 10, 0.1), principled('floor', (0.055, 0.06, 0.062), rough=0.24, dirt=0.5, dirt_scale=1.4))
room.done('room', bevel=0.004)
mesh('panes', [(-7, WALL + 0.11, 0.7), (15, WALL + 0.11, 0.7), (15, WALL + 0.11, 2.85), (-7, WALL + 0.11, 2.85)], [(0, 1, 2, 3)], pane(reflection=0.07))
shade = dome_lamp(principled('shade', (0.012, 0.05, 0.058), rough=0.35), principled('shade inside', (0.75, 0.62, 0.45), rough=0.5), emitter('bulb', (1.0, 0.7, 0.4), 45), radius=0.2)
for x in (-1.9, 1.3, 4.3):
    copy_of(shade, (x, -0.12, 1.72))
    area((x, -0.12, 1.73), (x, -0.1, 0), 0.3, 46, LAMPLIGHT, spread=150)
area((8.0, -3.4, 2.6), (4.4, 0, 0.8), 1.6, 60, (0.75, 0.88, 0.95), size_y=1.0)
area((3, WALL + 0.5, 2.0), (2.4, -0.6, 0.7), 10, 190, (0.42, 0.7, 0.92), size_y=2).visible_camera = False

# Outside: a lit yard with sheds and a stack, out of focus.
yard = Build()
dark = principled('far shed', (0.012, 0.02, 0.025), rough=0.7)
yard.box((-100, 150, -0.6), (900, 298, 0.2), principled('apron', (0.02, 0.024, 0.027), rough=0.2))
for x, y, wide, tall in ((-40, 150, 70, 5), (-130, 190, 90, 8), (-230, 210, 90, 7), (-95, 220, 26, 15)):
    yard.box((x, y, tall / 2), (wide, 14, tall), dark)
yard.tube((-78, 190, 0), (-78, 190, 34), 1.6, dark, end_radius=1.1)
for k in range(34):
    x, y = random.uniform(-190, 8), random.uniform(50, 130)
    z = random.choice((3.2, 3.2, 5.5, 7.0, 1.4))
    yard.tube((x, y, z), (x, y, z + 0.4), 0.22, emitter(f'lamp {k}', (1.0, 0.6, 0.26) if k % 4 else (0.65, 0.88, 1.0), random.uniform(16, 40)), sides=8)
yard.done('yard')
sky([(-1, (0.01, 0.02, 0.026)), (0, (0.3, 0.24, 0.19)), (0.05, (0.16, 0.22, 0.25)), (0.2, (0.055, 0.14, 0.2)), (0.6, (0.022, 0.07, 0.11)), (1, (0.015, 0.05, 0.075))], strength=0.8, clouds=0.5, cloud_colour=(0.03, 0.06, 0.08), seed=3.0)
last = (SETS - 1) * STEP
camera((last + 0.95, -1.62, 1.14), (last - 1.42, 0.12, 0.84), lens=35, fstop=2.2, focus=(last - 0.05, -0.1, 0.82))
shoot('crew-ready', fog={'colour': (0.03, 0.05, 0.055), 'amount': 0.2}, mist=(4, 30), bloom=0.08, bloom_from=0.9, grade={'vignette': 0.3}, kept=0.1)
