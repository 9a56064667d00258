"""A canteen in the evening: rows of set tables under warm lamps, the serving counter at the end, dusk in the windows."""

import math
import random

from furniture import curtain, dome_lamp, pane, plain_chair
from light import area, camera
from materials import brushed_metal, emitter, glass, principled, wood
from nodes import material
from shapes import Build, copy_of, mesh
from shoot import shoot
from sky import sky
from stage import stage
from trees import blades, leaf, tree

LENGTH, WIDTH, HEIGHT = 20.0, 11.0, 3.9
TABLE = (1.6, 0.8, 0.74)
LAMPLIGHT = (1.0, 0.66, 0.36)

stage(samples=14, seed=9, exposure=1.25, bounces=(5, 2, 3))
oak = wood('oak', light=(0.17, 0.098, 0.05), dark=(0.07, 0.037, 0.02), rough=0.3, along=(0.5, 6, 6), scale=2.2)
slat = wood('slat', light=(0.085, 0.047, 0.026), dark=(0.035, 0.019, 0.012), rough=0.5, along=(5, 5, 0.3), scale=1.5)
black, white = principled('black metal', (0.014, 0.015, 0.016), rough=0.4, metal=0.4), principled('porcelain', (0.55, 0.55, 0.53), rough=0.18)
petrol, plaster = principled('petrol', (0.012, 0.05, 0.058), rough=0.38, dirt=0.2), principled('plaster', (0.16, 0.165, 0.16), rough=0.85, dirt=0.2, dirt_scale=0.5)
steel = brushed_metal('steel', (0.6, 0.61, 0.62), rough=0.24)
shell = wood('ply', light=(0.16, 0.09, 0.045), dark=(0.08, 0.043, 0.023), rough=0.36, along=(6, 1, 6), scale=2.0)


def terrazzo():
    made, nodes, output = material('terrazzo')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Specular=0.5)
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates()
    chips = nodes('ShaderNodeTexVoronoi', i_Vector=place, i_Scale=70.0)
    tone = nodes.mix(nodes.ramp(chips.outputs['Distance'], [(0.28, 1.0), (0.36, 0.0)]), (0.075, 0.085, 0.086), nodes.mix(0.75, chips.outputs['Color'], (0.19, 0.2, 0.19)))
    parts = nodes('ShaderNodeSeparateXYZ', i_Vector=place)
    joint = nodes.math('MAXIMUM', *(nodes.math('LESS_THAN', nodes.math('FRACT', nodes.math('MULTIPLY_ADD', parts.outputs[k], 0.8333, 0.2)), 0.0035) for k in (0, 1)))
    nodes.link(nodes.mix(joint, tone, (0.2, 0.16, 0.1)), shader.inputs['Base Color'])
    nodes.link(nodes.math('MULTIPLY_ADD', nodes.noise(place, 1.1, 6.0), 0.26, 0.06), shader.inputs['Roughness'])
    return made


hall = Build()
hall.box((0, 0, -0.05), (LENGTH, WIDTH, 0.1), terrazzo())
hall.box((0, 0, HEIGHT + 0.1), (LENGTH, WIDTH, 0.2), black)
hall.box((0, -WIDTH / 2 - 0.1, HEIGHT / 2), (LENGTH, 0.2, HEIGHT), plaster)
for k in range(int(LENGTH / 0.085)):
    hall.box((-LENGTH / 2 + k * 0.085, -WIDTH / 2 + 0.03, 0.66), (0.055, 0.04, 1.32), slat)
hall.box((0, -WIDTH / 2 + 0.03, 1.34), (LENGTH, 0.07, 0.035), black)
for k in range(24):
    hall.box((0, -WIDTH / 2 + 0.25 + k * 0.46, HEIGHT - 0.13), (LENGTH, 0.07, 0.24), slat)
for x in (-6.6, 0, 6.6):
    hall.box((x, WIDTH / 2 - 0.3, HEIGHT / 2), (0.42, 0.42, HEIGHT), plaster)
hall.tube((-LENGTH / 2, -3.4, HEIGHT - 0.42), (LENGTH / 2, -3.4, HEIGHT - 0.42), 0.19, steel, sides=28)
hall.box((0, WIDTH / 2 + 0.1, 0.25), (LENGTH, 0.24, 0.5), plaster)
hall.box((0, WIDTH / 2 - 0.02, 0.52), (LENGTH, 0.4, 0.04), oak)
for k in range(15):
    hall.box((-LENGTH / 2 + k * LENGTH / 14, WIDTH / 2 + 0.1, 2.1), (0.055, 0.09, 3.3), black)
for z in (0.56, 2.75, 3.7):
    hall.box((0, WIDTH / 2 + 0.1, z), (LENGTH, 0.09, 0.055), black)
# The end wall with the kitchen's pass: an opening, tiles round it, steel and lamps behind.
end = LENGTH / 2
hall.box((end + 0.1, 4.3, HEIGHT / 2), (0.2, 2.6, HEIGHT), plaster)
hall.box((end + 0.1, -4.6, HEIGHT / 2), (0.2, 2.0, HEIGHT), plaster)
hall.box((end + 0.1, -0.3, 3.35), (0.2, 6.8, 1.1), petrol)
hall.box((end + 2.6, 0, HEIGHT / 2), (0.1, WIDTH, HEIGHT), white)
for k in range(7):
    hall.box((end + 2.3, -3.0 + k * 0.9, 1.0), (0.5, 0.86, 0.12 if k % 2 else 0.5), steel)
    hall.tube((end + 2.35, -3.1 + k * 0.9, 1.95), (end + 2.35, -2.86 + k * 0.9, 1.95), 0.1, steel, sides=20)
hall.box((end + 2.3, 0, 1.82), (0.4, 6.4, 0.03), steel)
hall.box((end + 1.6, 0, 2.62), (1.2, 5.6, 0.5), steel)
hall.box((end - 0.75, -0.3, 0.45), (0.7, 6.6, 0.9), petrol)
hall.box((end - 0.75, -0.3, 0.92), (0.78, 6.7, 0.04), steel)
for k in range(3):
    hall.tube((end - 1.24 - k * 0.07, -3.6, 0.84), (end - 1.24 - k * 0.07, 3.0, 0.84), 0.012, steel, sides=12)
for k in range(8):
    y = -3.1 + k * 0.8
    hall.box((end - 0.7, y, 0.945), (0.5, 0.64, 0.02), black)
    hall.box((end - 0.7, y, 0.955), (0.44, 0.58, 0.02), principled(f'dish {k}', random.choice(((0.2, 0.07, 0.02), (0.06, 0.09, 0.02), (0.3, 0.24, 0.12), (0.16, 0.05, 0.03))), rough=0.5, dirt=0.6, dirt_scale=25, bump=1.0, bump_scale=60))
    hall.tube((end - 0.98, y - 0.38, 0.94), (end - 0.98, y - 0.38, 1.4), 0.014, steel, sides=12)
hall.box((end - 0.78, -0.3, 1.41), (0.46, 6.5, 0.012), glass('shelf', rough=0.02))
hall.box((end - 0.75, -0.3, 1.44), (0.09, 6.4, 0.05), black)
hall.box((end - 0.75, -0.3, 1.412), (0.05, 6.3, 0.006), emitter('counter lamp', LAMPLIGHT, 6))
for k in range(3):
    hall.box((end - 0.03, -2.6 + k * 2.2, 3.3), (0.03, 1.7, 0.72), black)
    hall.box((end - 0.05, -2.6 + k * 2.2, 3.3), (0.008, 1.62, 0.64), emitter(f'menu {k}', (0.85, 0.9, 0.88), 0.16))
hall.done('hall', bevel=0.006)
mesh('panes', [(-LENGTH / 2, WIDTH / 2 + 0.12, 0.5), (LENGTH / 2, WIDTH / 2 + 0.12, 0.5), (LENGTH / 2, WIDTH / 2 + 0.12, 3.7), (-LENGTH / 2, WIDTH / 2 + 0.12, 3.7)], [(0, 1, 2, 3)], pane(reflection=0.1))
for x in (-6.6, 0, 6.6):
    curtain((x - 0.75, WIDTH / 2 - 0.12), (x - 0.24, WIDTH / 2 - 0.12), 3.2, principled('cloth', (0.13, 0.12, 0.1), rough=0.9), folds=6, deep=0.06, seed=int(x), foot=0.5)

table = Build()
table.box((0, 0, TABLE[2] - 0.016), (TABLE[0], TABLE[1], 0.032), oak)
table.box((0, 0, TABLE[2] - 0.07), (TABLE[0] - 0.3, 0.05, 0.07), black)
for side in (-0.56, 0.56):
    table.tube((side, 0, 0.01), (side, 0, TABLE[2] - 0.03), 0.032, black)
    table.box((side, 0, 0.01), (0.06, 0.66, 0.02), black)
    table.box((side, 0, TABLE[2] - 0.04), (0.06, 0.6, 0.02), black)
table = table.done('table', bevel=0.004, link=False)
caddy = Build()
caddy.box((0, 0, 0.05), (0.1, 0.13, 0.1), steel)
caddy.box((0, 0, 0.098), (0.085, 0.115, 0.02), white)
for x, r, tall, surface in ((0.11, 0.026, 0.14, principled('dark sauce', (0.02, 0.008, 0.004), rough=0.12)), (0.17, 0.024, 0.12, principled('red sauce', (0.16, 0.015, 0.006), rough=0.15)), (-0.11, 0.021, 0.075, white)):
    caddy.tube((x, 0, 0), (x, 0, tall), r, surface, sides=24)
    caddy.tube((x, 0, tall), (x, 0, tall + 0.035), r * 0.62, black, end_radius=r * 0.45, sides=20)
caddy = caddy.done('caddy', bevel=0.003, link=False)
pot = Build()
pot.tube((0, 0, 0), (0, 0, 0.085), 0.045, petrol, end_radius=0.056, sides=28)
for _ in range(46):
    a, out = random.uniform(0, 6.28), random.uniform(0.03, 0.13)
    top = (out * math.cos(a), out * math.sin(a), 0.09 + random.uniform(0.06, 0.17))
    pot.tube((0, 0, 0.075), top, 0.0016, principled('stem', (0.03, 0.06, 0.015)), sides=4, caps=False)
    pot.box(top, (0.05, 0.026, 0.0012), principled('green', (0.03, 0.09, 0.02), rough=0.4), (random.gauss(0, 0.5), random.gauss(0.4, 0.4), a))
pot = pot.done('pot', link=False)
tray = Build()
tray.box((0, 0, 0.006), (0.42, 0.3, 0.012), petrol)
tray.tube((-0.09, 0, 0.013), (-0.09, 0, 0.03), 0.07, white, end_radius=0.105, sides=36)
tray.tube((0.13, 0.05, 0.013), (0.13, 0.05, 0.06), 0.035, white, end_radius=0.055, sides=30)
tray.box((0.1, -0.09, 0.016), (0.19, 0.016, 0.003), steel)
tray = tray.done('tray', bevel=0.003, link=False)
lamp = dome_lamp(petrol, principled('lamp inside', (0.7, 0.62, 0.5), rough=0.5), emitter('bulb', (1.0, 0.72, 0.42), 15), radius=0.22)
chairs = [plain_chair(surface, black, seed=3) for surface in (shell, shell, petrol)]
for row, y in enumerate((-3.35, -0.55, 2.35)):
    for k in range(6):
        x = -7.6 + k * 2.55 + random.uniform(-0.03, 0.03)
        copy_of(table, (x, y, 0), (0, 0, random.gauss(0, 0.01)))
        copy_of(caddy if random.random() < 0.9 else pot, (x + random.gauss(0, 0.04), y + 0.26, TABLE[2]), (0, 0, random.gauss(0, 0.3)))
        if random.random() < 0.5:
            copy_of(pot, (x - 0.3, y + 0.25, TABLE[2]), (0, 0, random.uniform(0, 6)))
        if (row, k) in ((0, 2), (1, 3)):
            copy_of(tray, (x - 0.35, y - 0.16, TABLE[2]), (0, 0, 0.1))
        for place in (-0.4, 0.4):
            for side in (-1, 1):
                out = 0.42 + max(0, random.gauss(0.03, 0.09))
                copy_of(random.choice(chairs), (x + place + random.gauss(0, 0.02), y + side * out, 0), (0, 0, random.gauss(0, 0.12) + (math.pi if side > 0 else 0)))
        copy_of(lamp, (x, y, 2.02 + random.gauss(0, 0.006)), (random.gauss(0, 0.008), random.gauss(0, 0.008), 0))
        area((x, y, 2.03), (x, y, 0), 0.3, 52, LAMPLIGHT, spread=150)
area((end - 0.75, -0.3, 1.39), (end - 0.75, -0.3, 0), 0.06, 130, LAMPLIGHT, size_y=6.2)
area((end + 1.5, 0, 3.4), (end + 1.2, 0, 0), 1.2, 320, (1.0, 0.8, 0.58), size_y=6)
area((0, WIDTH / 2 + 0.5, 2.2), (0, 0, 0.8), 18, 340, (0.46, 0.72, 0.92), size_y=3)

outside = Build()
outside.box((0, 40, -0.6), (300, 70, 0.2), principled('yard', (0.02, 0.023, 0.025), rough=0.25))
bark = principled('bark', (0.03, 0.026, 0.022), rough=0.85)
crowns = [tree(f'tree {k}', 61 + k, bark, bark, leaf('leaf', (0.03, 0.042, 0.014)), height=7 + k, leaves=9000, leaf_size=0.12, spread=0.42, droop=0.1) for k in range(2)]
for k in range(24):
    copy_of(crowns[k % 2], (-46 + k * 4.4 + random.uniform(-1.6, 1.6), 25 + random.uniform(-3, 12), -0.5), (0, 0, random.uniform(0, 6.28)), random.uniform(0.7, 1.15))
hedge = blades('hedge', 3, principled('hedge', (0.02, 0.03, 0.012), rough=0.8), count=90, height=(0.5, 1.1), width=0.03, spread=0.4, lean=0.5)
for k in range(130):
    copy_of(hedge, (-40 + k * 0.62, 15 + random.uniform(-0.3, 0.3), -0.5), (0, 0, random.uniform(0, 6.28)), random.uniform(0.8, 1.3))
for x in (-16, -2, 12, 26):
    outside.tube((x, 17, -0.5), (x, 17, 5), 0.06, black, sides=10)
    outside.tube((x, 17, 5), (x, 17, 5.24), 0.13, emitter(f'street lamp {x}', (1.0, 0.68, 0.36), 12), sides=14)
outside.done('outside')
sky([(-1, (0.01, 0.02, 0.026)), (0, (0.36, 0.23, 0.14)), (0.05, (0.2, 0.22, 0.22)), (0.2, (0.07, 0.15, 0.2)), (0.6, (0.03, 0.075, 0.11)), (1, (0.02, 0.05, 0.075))], strength=0.65, clouds=0.5, cloud_colour=(0.04, 0.06, 0.07), seed=2.0)
camera((-9.0, -4.35, 1.22), (1.5, 0.35, 1.3), lens=29, fstop=2.2, focus=(-5.2, -3.0, 0.85))
shoot('canteen', fog={'colour': (0.06, 0.055, 0.045), 'amount': 0.35, 'power': 1.2}, mist=(6, 26), bloom=0.09, bloom_from=0.9, grade={'vignette': 0.32})
