"""A training workshop in the evening: benches with vices, tool boards, helmets on hooks, welding booths with glowing curtains."""

import math
import random

from city import facade, town
from furniture import dome_lamp, pane
from light import area, camera, point
from materials import brushed_metal, emitter, principled, wood
from nodes import material
from palette import ICE
from shapes import Build, copy_of, mesh
from shoot import shoot
from sky import sky
from stage import stage
from workshop import helmet, tool_board, vice

LENGTH, WIDTH, HEIGHT = 22.0, 10.0, 5.2
BENCH_HEIGHT, BENCH_LENGTH, BENCH_WIDTH = 0.86, 2.4, 0.8

stage(samples=24, seed=44, exposure=1.2, bounces=(5, 2, 2))
beech = wood('beech', light=(0.2, 0.115, 0.055), dark=(0.085, 0.045, 0.022), rough=0.45, along=(0.5, 7, 7), scale=2.5)
petrol_paint = principled('petrol paint', (0.012, 0.062, 0.072), rough=0.32, dirt=0.5, dirt_scale=14, coat=0.2)
grey_paint = principled('grey paint', (0.07, 0.08, 0.084), rough=0.45, dirt=0.4, dirt_scale=3, streaks=0.3)
steel, worn_steel = brushed_metal('steel', (0.5, 0.51, 0.52), rough=0.32), principled('worn steel', (0.3, 0.3, 0.3), rough=0.4, metal=0.9, dirt=0.6, dirt_scale=9)
black, plaster = principled('black', (0.015, 0.016, 0.017), rough=0.5), principled('wall', (0.13, 0.145, 0.147), rough=0.85, dirt=0.35, dirt_scale=0.5, streaks=0.25, bump=0.1, bump_scale=16)
dado = principled('dado', (0.02, 0.062, 0.07), rough=0.5, dirt=0.4, dirt_scale=1.1, streaks=0.25)
rubber_red = principled('grip', (0.2, 0.03, 0.015), rough=0.5)


def workshop_floor():
    """Power-floated concrete: joints, oil, worn yellow lines."""
    made, nodes, output = material('floor')
    shader = nodes('ShaderNodeBsdfPrincipled')
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates()
    parts = nodes('ShaderNodeSeparateXYZ', i_Vector=place)
    cloud, fine = nodes.noise(place, 0.6, 7.0, 0.65), nodes.noise(place, 9.0, 5.0, 0.7)
    tone = nodes.mix(cloud, (0.045, 0.05, 0.051), (0.12, 0.125, 0.122))
    worn = nodes.ramp(fine, [(0.38, 0.0), (0.55, 1.0)])
    stripe = nodes.math('MULTIPLY', nodes.math('COMPARE', nodes.math('ABSOLUTE', nodes.math('SUBTRACT', parts.outputs[1], 2.35)), 0.0, 0.05), worn)
    tone = nodes.mix(stripe, tone, (0.34, 0.19, 0.03))
    joint = nodes.math('MAXIMUM', *(nodes.math('LESS_THAN', nodes.math('FRACT', nodes.math('MULTIPLY_ADD', parts.outputs[k], 0.25, 0.13)), 0.0016) for k in (0, 1)))
    nodes.link(nodes.mix(joint, tone, (0.008, 0.008, 0.008)), shader.inputs['Base Color'])
    nodes.link(nodes.math('MULTIPLY_ADD', cloud, 0.3, nodes.math('MULTIPLY', fine, 0.2)), shader.inputs['Roughness'])
    return made


hall = Build()
hall.box((0, 0, -0.05), (LENGTH, WIDTH, 0.1), workshop_floor())
hall.box((LENGTH / 2 + 0.1, 0, HEIGHT / 2), (0.2, WIDTH, HEIGHT), plaster)
hall.box((LENGTH / 2 - 0.01, 0, 0.7), (0.03, WIDTH, 1.4), dado)
hall.box((0, -WIDTH / 2 - 0.1, HEIGHT / 2), (LENGTH, 0.2, HEIGHT), plaster)
hall.box((0, -WIDTH / 2, 0.7), (LENGTH, 0.03, 1.4), dado)
hall.box((0, WIDTH / 2 + 0.1, 0.6), (LENGTH, 0.24, 1.2), plaster)
hall.box((0, WIDTH / 2 + 0.1, HEIGHT - 0.35), (LENGTH, 0.24, 0.7), plaster)
hall.box((0, 0, HEIGHT + 0.1), (LENGTH, WIDTH, 0.2), black)
for k in range(6):
    x = -LENGTH / 2 + 0.2 + k * (LENGTH - 0.4) / 5
    hall.box((x, WIDTH / 2 + 0.02, HEIGHT / 2), (0.5, 0.4, HEIGHT), plaster)
    hall.truss((x, -WIDTH / 2, HEIGHT - 0.45), (x, WIDTH / 2, HEIGHT - 0.45), 0.55, grey_paint, panels=12, width=0.06)
for k in range(int(LENGTH / 1.05)):
    x = -LENGTH / 2 + k * 1.05
    hall.box((x, WIDTH / 2 + 0.08, 2.85), (0.05, 0.06, 3.3), black)
for z in (1.22, 2.0, 2.8, 3.65, 4.48):
    hall.box((0, WIDTH / 2 + 0.08, z), (LENGTH, 0.06, 0.05), black)
hall.box((0, WIDTH / 2 - 0.05, 1.22), (LENGTH, 0.3, 0.05), grey_paint)
for k in range(9):
    hall.box((-LENGTH / 2 + 1.5 + k * 2.4, WIDTH / 2 - 0.12, 0.6), (1.5, 0.09, 0.62), grey_paint)
for y, z, r in ((-4.6, 4.3, 0.16), (-4.2, 4.55, 0.05), (-4.05, 4.55, 0.05)):
    hall.tube((-LENGTH / 2, y, z), (LENGTH / 2, y, z), r, worn_steel, sides=20)
hall.box((0, 1.2, 4.62), (LENGTH, 0.2, 0.05), worn_steel)
hall.done('hall', bevel=0.008)
mesh('panes', [(-LENGTH / 2, WIDTH / 2 + 0.12, 1.2), (LENGTH / 2, WIDTH / 2 + 0.12, 1.2), (LENGTH / 2, WIDTH / 2 + 0.12, 4.6), (-LENGTH / 2, WIDTH / 2 + 0.12, 4.6)], [(0, 1, 2, 3)], pane(reflection=0.06))

bench = Build()
bench.box((0, 0, BENCH_HEIGHT - 0.035), (BENCH_LENGTH, BENCH_WIDTH, 0.07), beech)
bench.box((0, 0.06, BENCH_HEIGHT - 0.11), (BENCH_LENGTH - 0.1, BENCH_WIDTH - 0.2, 0.08), grey_paint)
for x in (-1.05, 1.05):
    for y in (-0.3, 0.3):
        bench.box((x, y, 0.38), (0.07, 0.07, 0.76), grey_paint)
        bench.box((x, y, 0.006), (0.11, 0.11, 0.012), grey_paint)
    bench.box((x, 0, 0.18), (0.05, 0.6, 0.05), grey_paint)
bench.box((0, 0.1, 0.2), (2.05, 0.5, 0.03), grey_paint)
for k in range(4):
    bench.box((0.72, -0.02, 0.71 - k * 0.12), (0.56, 0.6, 0.112), petrol_paint)
    bench.box((0.72, -0.335, 0.735 - k * 0.12), (0.3, 0.02, 0.018), steel)
bench = bench.done('bench', bevel=0.006, link=False)

blue_paint = principled('blue paint', (0.03, 0.05, 0.07), rough=0.4, dirt=0.55, dirt_scale=14, coat=0.15)
vices = [vice(paint, worn_steel, steel, opening, turn) for paint, opening, turn in ((petrol_paint, 0.012, 0.25), (blue_paint, 0.045, -0.9), (petrol_paint, 0.07, 1.35), (blue_paint, 0.02, 0.7))]
file_ = Build()
file_.box((0, 0, 0.006), (0.25, 0.024, 0.006), worn_steel)
file_.tube((-0.125, 0, 0.012), (-0.24, 0, 0.014), 0.011, beech, end_radius=0.016, sides=16)
file_ = file_.done('file', bevel=0.002, link=False)
for row, y in ((0, -0.6), (1, 1.35)):
    for k in range(5):
        x = -6.6 + k * 3.25 + random.uniform(-0.03, 0.03)
        copy_of(bench, (x, y, 0), (0, 0, random.gauss(0, 0.008)))
        for place in (-0.75, 0.62):
            if random.random() < 0.92:
                copy_of(random.choice(vices), (x + place, y - 0.24, BENCH_HEIGHT), (0, 0, random.gauss(0, 0.25)))
        for _ in range(3):
            copy_of(file_, (x + random.uniform(-0.5, 1), y + random.uniform(0, 0.3), BENCH_HEIGHT), (0, 0, random.uniform(-0.6, 0.6)))
stool = Build()
stool.tube((0, 0, 0.53), (0, 0, 0.56), 0.17, beech, sides=36)
for k in range(4):
    a = 0.785 + k * 1.571
    stool.tube((0.21 * math.cos(a), 0.21 * math.sin(a), 0), (0.13 * math.cos(a), 0.13 * math.sin(a), 0.53), 0.012, black, sides=10)
stool = stool.done('stool', bevel=0.006, link=False)
for k in range(8):
    copy_of(stool, (-6.2 + k * 1.9 + random.uniform(-0.3, 0.3), random.choice((-1.45, 0.45)) + random.uniform(-0.08, 0.08), 0), (0, 0, random.uniform(0, 1.5)))

tool_board(LENGTH / 2 - 0.05, principled('tool board', (0.11, 0.15, 0.155), rough=0.6, dirt=0.3, dirt_scale=2), steel, worn_steel, beech, rubber_red, petrol_paint)

# Welding booths along the right wall, their strip curtains lit from inside.
sheet, nodes, output = material('curtain strip')
clear = nodes('ShaderNodeBsdfTranslucent', i_Color=(0.44, 0.2, 0.085))
gloss = nodes('ShaderNodeBsdfGlossy', i_Roughness=0.22, i_Color=(0.6, 0.5, 0.45))
nodes.link(nodes('ShaderNodeMixShader', i_0=0.1, i_1=clear.outputs[0], i_2=gloss.outputs[0]).outputs[0], output.inputs[0])
booth = Build()
for k in range(6):
    x = -4.2 + k * 2.4
    booth.box((x, -3.9, 1.1), (0.05, 2.1, 2.0), grey_paint)
    booth.box((x, -2.86, 1.2), (0.06, 0.06, 2.4), grey_paint)
    booth.tube((x + 0.7, -4.6, 2.2), (x + 1.2, -4.0, 1.75), 0.07, black, sides=14)
    booth.tube((x + 1.2, -4.0, 1.75), (x + 1.2, -3.9, 1.55), 0.07, worn_steel, end_radius=0.17, sides=18)
booth.tube((-4.2, -2.86, 2.36), (7.8, -2.86, 2.36), 0.02, steel)
for k in range(5):
    for strip in range(9):
        x = -4.2 + k * 2.4 + 0.16 + strip * 0.262
        if (k, strip) in ((0, 7), (0, 8), (3, 0)):
            continue
        turn = random.gauss(0, 0.08)
        booth.box((x, -2.86 + random.uniform(-0.02, 0.02), 1.36), (0.3, 0.003, 1.9), sheet, (random.gauss(0, 0.008), 0, turn))
    if k != 2:
        point((-3.0 + k * 2.4, -3.9, 1.7), 70 if k != 1 else 105, (1.0, 0.55, 0.25), radius=0.12)
booth.done('booths', bevel=0.004)

shells = [principled(f'helmet {k}', colour, rough=0.28, dirt=0.35, dirt_scale=7, coat=0.3) for k, colour in enumerate(((0.5, 0.5, 0.48), (0.42, 0.2, 0.02), (0.02, 0.1, 0.115), (0.5, 0.5, 0.48)))]
helmets = [helmet(shell, black) for shell in shells]
rack = Build()
for x in (-2.16, 2.16, 6.48):
    rack.box((x, 4.79, 2.0), (0.3, 0.03, 1.5), beech)
    for row in range(3):
        z = 1.5 + row * 0.48
        rack.tube((x, 4.8, z + 0.1), (x, 4.64, z + 0.1), 0.007, steel, sides=8)
        copy_of(helmets[(row + int(x)) % 4], (x, 4.68, z), (0, 0, -1.57 + random.gauss(0, 0.15)))
rack.done('helmet rack', bevel=0.003)
copy_of(helmets[0], (-6.15, -0.55, BENCH_HEIGHT + 0.03), (0, 0, -2.5), 1.05)

glow = emitter('lamp core', (1.0, 0.93, 0.8), 14)
lamp = dome_lamp(grey_paint, principled('lamp inside', (0.6, 0.6, 0.58), rough=0.5), glow, radius=0.24)
for k in range(6):
    for y in (-0.5, 1.5):
        x = -8.2 + k * 3.25
        copy_of(lamp, (x, y, 3.05), (random.gauss(0, 0.01), random.gauss(0, 0.01), 0))
        if (k, y) != (1, -0.5):
            area((x, y, 3.03), (x, y, 0), 0.34, 96, (1.0, 0.82, 0.6), spread=140)
area((0, WIDTH / 2 + 0.5, 3), (0, 0, 1.0), 20, 1500, (0.5, 0.74, 0.92), size_y=3.2)
area((5.5, 0, 4.4), (9.5, 0.4, 1.6), 5, 170, (1.0, 0.9, 0.78), size_y=6)
area((-9.5, -2.5, 2.6), (-4, 0, 1.0), 2, 26, ICE)
town(90, (-80, 620, 250, 450), heights=(10, 40), seed=4, walls=[facade(f'far {k}', bay=2.4 + k, lit=0.1, strength=0.5) for k in range(3)])
sky([(-1, (0.01, 0.02, 0.025)), (0, (0.24, 0.24, 0.22)), (0.08, (0.1, 0.19, 0.23)), (0.3, (0.045, 0.11, 0.15)), (1, (0.02, 0.05, 0.075))], strength=0.7, clouds=0.5, cloud_colour=(0.05, 0.07, 0.08))
camera((-8.25, -1.75, 1.36), (-0.4, 0.55, 0.82), lens=46, fstop=1.1, focus=(-6.0, -0.9, 1.05))
shoot('training-workshop', fog={'colour': (0.045, 0.062, 0.066), 'amount': 0.2, 'power': 1.2}, mist=(5, 24), bloom=0.1, bloom_from=0.9, grade={'vignette': 0.32})
