"""A reading room at evening: book walls, a long table with shaded lamps, the last light in a tall window."""

import math
import random

from light import area, camera, spot
from materials import emitter, principled, wood
from nodes import material
from palette import AMBER, ICE, linear
from glassware import turned
from shapes import Build, copy_of, mesh
from shoot import shoot
from sky import even
from stage import stage

stage(samples=16, seed=91, exposure=0.45, bounces=(4, 3, 2))
oak = wood('oak', (0.115, 0.058, 0.028), (0.050, 0.023, 0.012), rough=0.42, along=(6, 0.5, 6))
top = wood('table top', (0.105, 0.050, 0.024), (0.045, 0.019, 0.010), rough=0.30, along=(6, 0.4, 6))
plaster = principled('plaster', (0.16, 0.19, 0.195), rough=0.8, dirt=0.25, dirt_scale=0.8)
brass = principled('brass', (0.62, 0.42, 0.18), rough=0.28, metal=1.0, dirt=0.3, dirt_scale=30)
shade = principled('lamp shade', (0.012, 0.055, 0.058), rough=0.15, coat=0.5)
pages = principled('paper', (0.46, 0.42, 0.35), rough=0.8)
gilt = principled('gilt', (0.55, 0.38, 0.16), rough=0.4, metal=1.0)
cloths = [principled(f'cloth {k}', colour, rough=0.68, dirt=0.4, dirt_scale=12) for k, colour in enumerate(((0.035, 0.06, 0.07), (0.02, 0.028, 0.032), (0.10, 0.030, 0.022), (0.16, 0.13, 0.09), (0.05, 0.075, 0.06), (0.09, 0.055, 0.03), (0.022, 0.045, 0.075), (0.21, 0.19, 0.15), (0.06, 0.02, 0.03), (0.07, 0.085, 0.09)))]
books, cases = Build(), Build()


def volume(x, y, z, thick, tall, deep, face, lean=0.0):
    """A book whose spine looks along `face` (+1 or -1 on x): boards, pages a little shorter, bands on some spines."""
    cloth = random.choice(cloths)
    middle = (x - face * deep / 2, y, z + tall / 2)
    books.box(middle, (deep, thick, tall), cloth, turned=(lean, 0, 0))
    books.box((middle[0], y, z + tall + 0.0006), (deep * 0.94, thick * 0.76, 0.002), pages, turned=(lean, 0, 0))
    if random.random() < 0.45 and not lean:
        for share in random.choice(((0.82,), (0.2, 0.82), (0.15, 0.72, 0.8), (0.5,))):
            books.box((x + face * 0.0004, y, z + tall * share), (0.0012, thick * 0.8, random.choice((0.004, 0.012))), gilt)


def bookcase(x, y0, y1, face, height=3.3):
    """A wall of shelves between y0 and y1; the fronts stand at x and look along face."""
    deep = 0.30
    back = x - face * deep
    cases.box((back, (y0 + y1) / 2, height / 2), (0.03, y1 - y0, height), oak)
    count = round((y1 - y0) / 0.92)
    width = (y1 - y0) / count
    for k in range(count + 1):
        cases.box((x - face * deep / 2, y0 + k * width, height / 2), (deep + 0.03, 0.045, height), oak)
    cases.box((x - face * deep / 2, (y0 + y1) / 2, height + 0.05), (deep + 0.14, y1 - y0 + 0.1, 0.12), oak)
    cases.box((x - face * deep / 2, (y0 + y1) / 2, 0.06), (deep + 0.06, y1 - y0, 0.12), oak)
    shelf, rows = 0.12, []
    while shelf < height - 0.25:
        rows.append(shelf)
        shelf += random.choice((0.34, 0.37)) if shelf > 0.5 else 0.44
    for number, shelf in enumerate(rows):
        room = (rows[number + 1] if number + 1 < len(rows) else height) - shelf - 0.03
        cases.box((x - face * deep / 2, (y0 + y1) / 2, shelf), (deep, y1 - y0, 0.026), oak)
        for k in range(count):
            y, end = y0 + k * width + 0.028, y0 + (k + 1) * width - 0.028
            stop = end - (random.uniform(0.05, 0.4) if random.random() < 0.35 else 0.01)
            tall = random.uniform(0.6, 0.92) * room
            while y < stop:
                if random.random() < 0.18:
                    tall = random.uniform(0.6, 0.94) * room
                thick = random.choice((0.016, 0.022, 0.028, 0.036, 0.05)) * random.uniform(0.85, 1.2)
                if y + thick > end:
                    break
                volume(x - face * random.uniform(0.012, 0.05), y + thick / 2, shelf + 0.013, thick, tall * random.uniform(0.93, 1.04), random.uniform(0.15, 0.21), face)
                y += thick + 0.001
            if end - y > 0.12:
                if random.random() < 0.6:
                    volume(x - face * 0.03, y + 0.045, shelf + 0.012, 0.026, tall * 0.94, 0.18, face, lean=0.20)
                else:
                    for level in range(random.randint(1, 3)):
                        books.box((x - face * 0.13, y + 0.09, shelf + 0.03 + level * 0.034), (0.22, 0.15, 0.032), random.choice(cloths))


bookcase(-2.55, -0.6, 7.9, 1)
bookcase(2.55, 0.2, 7.9, -1)
books.done('books', bevel=0.0015)
room = Build()
room.box((0, 3, -0.05), (8, 18, 0.1), wood('floor', (0.085, 0.045, 0.024), (0.045, 0.021, 0.011), rough=0.30, along=(8, 0.5, 1)))
for x in (-3.0, 3.0):
    room.box((x, 3, 2.4), (0.2, 14, 4.8), plaster)
room.box((0, 3, 4.75), (6.2, 14, 0.1), plaster)
for k in range(6):
    room.box((0, -1.2 + k * 1.7, 4.6), (6.2, 0.22, 0.28), oak)
for x in (-2.3, 2.3):
    room.box((x, 8.2, 2.4), (1.9, 0.3, 4.8), plaster)
room.box((0, 8.2, 4.5), (2.9, 0.3, 0.6), plaster)
room.box((0, 8.2, 0.35), (2.9, 0.3, 0.7), oak)
room.box((0, 8.0, 0.72), (2.9, 0.36, 0.05), oak)
for k in range(5):
    room.box((-1.32 + k * 0.66, 8.15, 2.5), (0.075 if k in (0, 2, 4) else 0.04, 0.08, 3.6), oak)
for k in range(7):
    room.box((0, 8.15, 0.78 + k * 0.57), (2.7, 0.07, 0.035), oak)
for side in (-1, 1):
    for fold in range(9):
        room.tube((side * (1.40 + fold * 0.055), 7.93 + 0.03 * (fold % 2), 0.12), (side * (1.38 + fold * 0.045), 7.93 + 0.03 * (fold % 2), 4.25), 0.042, cloths[0], sides=10)
room.done('room', bevel=0.004)
cases.done('cases', bevel=0.004)

dusk, nodes, output = material('dusk')
height = nodes('ShaderNodeSeparateXYZ', i_Vector=nodes.coordinates()).outputs[2]
tone = nodes.ramp(nodes.math('DIVIDE', height, 7.0), [(0.0, (0.012, 0.022, 0.028)), (0.20, (0.03, 0.055, 0.066)), (0.24, (0.22, 0.20, 0.17)), (0.42, (0.10, 0.19, 0.23)), (1.0, (0.03, 0.09, 0.14))], 'EASE')
nodes.link(nodes('ShaderNodeEmission', i_Color=tone, i_Strength=1.6).outputs[0], output.inputs[0])
mesh('dusk', [(-9, 14, 0), (9, 14, 0), (9, 14, 7), (-9, 14, 7)], [(0, 1, 2, 3)], dusk)
trees, bark = Build(), emitter('trees', (0.018, 0.034, 0.040), 1.0)
for k in range(120):
    x = random.uniform(-3.4, 3.4)
    trees.tube((x, 12.5, 0.3), (x + random.gauss(0, 0.3), 12.5, random.uniform(1.4, 2.3) + 0.3 * math.sin(x * 2)), 0.035, bark, end_radius=0.006, sides=5)
trees.done('trees')

table = Build()
table.box((0, 2.9, 0.745), (1.15, 4.4, 0.05), top)
table.box((0, 2.9, 0.67), (1.0, 4.2, 0.10), oak)
for x in (-0.46, 0.46):
    for y in (0.85, 2.9, 4.95):
        table.box((x, y, 0.33), (0.09, 0.09, 0.66), oak)
for x, y, turn, count in ((0.30, 1.35, 0.2, 4), (-0.34, 2.3, -0.3, 2), (0.33, 3.6, 0.1, 3), (-0.28, 4.3, 0.5, 5)):
    z = 0.77
    for k in range(count):
        thick = random.uniform(0.02, 0.045)
        size = (random.uniform(0.15, 0.18), random.uniform(0.21, 0.25))
        spin = turn + random.gauss(0, 0.12)
        table.box((x, y, z + thick / 2), (size[0], size[1], thick), random.choice(cloths), turned=(0, 0, spin))
        table.box((x + 0.003 * math.cos(spin), y + 0.003 * math.sin(spin), z + thick / 2), (size[0] + 0.0, size[1] - 0.008, thick * 0.78), pages, turned=(0, 0, spin))
        z += thick
table.done('table', bevel=0.004)
for x, y, turn in ((-0.22, 1.22, 0.25), (0.26, 2.65, -0.2), (-0.27, 3.45, 0.1)):
    points = [(side * u * 0.16, v * 0.235, 0.003 + 0.022 * math.sin(min(1, u * 2.4) * math.pi * 0.8) * (1 - 0.5 * u)) for side in (-1, 1) for v in (-0.5, 0.5) for u in (0.0, 0.08, 0.2, 0.4, 0.7, 1.0)]
    faces = [(s * 12 + k, s * 12 + k + 1, s * 12 + k + 7, s * 12 + k + 6) for s in (0, 1) for k in range(5)]
    opened = mesh('open book', points, faces, pages, smooth=True)
    opened.location, opened.rotation_euler = (x, y, 0.771), (0, 0, turn)
for k, y in enumerate((1.75, 3.15, 4.55)):
    turned('foot', [(0, 0), (0.085, 0), (0.088, 0.012), (0.03, 0.026), (0.011, 0.045), (0.010, 0.33), (0, 0.335)], brass, (0.02, y, 0.77), 40)
    lamp = Build()
    ring = [(0.085 * math.sin(a), 0.075 * math.cos(a)) for a in [(-0.5 + j / 14) * math.pi for j in range(15)]]
    for reach, skin in ((1.0, shade), (0.965, principled('shade inside', (0.6, 0.56, 0.46), rough=0.5))):
        points = [(u * reach, side * 0.17 * reach, w * reach) for side in (-1, 1) for u, w in ring]
        lamp.add(points, [(j, j + 1, 16 + j, 15 + j) for j in range(14)], skin, True)
        for side in (0, 15):
            lamp.add([points[side + j] for j in range(15)], [tuple(range(15))], skin)
    lamp.tube((0, -0.11, 0.03), (0, 0.11, 0.03), 0.016, emitter(f'bulb {k}', (1.0, 0.62, 0.28), 9.0), sides=12)
    lamp.tube((0, 0, -0.02), (0, 0, 0.09), 0.007, brass, sides=10)
    made = lamp.done('lamp')
    made.location = (0.02, y, 1.10)
    spot((0.02, y, 1.115), (0.02, y, 0), 34, (1.0, 0.66, 0.34), 140, 0.5, 0.06)
chair = Build()
for x in (-0.2, 0.2):
    chair.box((x, 0.2, 0.225), (0.04, 0.04, 0.45), oak)
    chair.box((x, -0.21, 0.47), (0.036, 0.04, 0.94), oak, turned=(0.06, 0, 0))
chair.box((0, 0, 0.455), (0.45, 0.44, 0.035), oak)
for z in (0.70, 0.88):
    chair.box((0, -0.225, z), (0.37, 0.022, 0.07), oak)
for x in (-0.12, -0.04, 0.04, 0.12):
    chair.box((x, -0.222, 0.79), (0.022, 0.014, 0.13), oak)
seat = chair.done('chair', bevel=0.005)
seat.hide_render = True
for side in (-1, 1):
    for y in (1.25, 2.25, 3.2, 4.2):
        copy_of(seat, (side * (0.80 + random.uniform(-0.06, 0.16)), y + random.gauss(0, 0.05), 0), (0, 0, side * math.pi / 2 + random.gauss(0, 0.12)))

even(linear('#1d4450'), 0.12)
area((0, 7.85, 2.6), (0, 2, 0.6), 2.5, 150, linear('#86b4c6'), size_y=3.3)
area((-0.3, -1.8, 3.9), (0, 2.5, 1.2), 2.5, 60, ICE, size_y=1.5)
for y in (2.0, 4.6, 6.8):
    for side in (-1, 1):
        spot((side * 2.0, y, 3.7), (side * 2.7, y, 1.6), 26, AMBER, 80, 0.9, 0.05)
camera((-1.18, -1.75, 1.52), (0.10, 3.0, 1.36), lens=29, fstop=2.0, focus=(0.0, 1.5, 1.0))
shoot('library', fog={'colour': (0.035, 0.055, 0.062), 'amount': 0.35}, mist=(2, 14), bloom=0.10, grade={'vignette': 0.34})
