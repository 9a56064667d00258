"""Rows of solar panels at dawn, a plant in the haze behind them, wind turbines over it."""

import math
import random

from mathutils import Vector, noise

from light import camera, sun
from materials import principled, wet_ground
from nodes import material
from plant import building, gallery, kit, silo, stack
from shapes import Build, copy_of, mesh
from shoot import shoot
from sky import sky
from stage import stage

stage(samples=12, seed=71, exposure=0.3, bounces=(3, 1, 2))
parts = kit()
white = principled('turbine white', (0.55, 0.56, 0.56), 0.42, 0, dirt=0.3, dirt_scale=0.1)


def cells():
    """Dark glass over wafers: a grid of cells, thin silver fingers, dew and dust at the lower edge."""
    made, nodes, output = material('cells')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Specular=0.7, i_Clearcoat=0.6)
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates()
    parts_of = nodes('ShaderNodeSeparateXYZ', i_Vector=place)
    lines = None
    for axis, step, width in ((0, 0.186, 0.045), (1, 0.186, 0.045), (0, 0.062, 0.06)):
        line = nodes.ramp(nodes.math('FRACT', nodes.math('DIVIDE', parts_of.outputs[axis], step)), [(width, 0.0), (width + 0.01, 1.0)])
        lines = line if lines is None else nodes.math('MULTIPLY', lines, line)
    own = nodes.math('MULTIPLY_ADD', nodes('ShaderNodeObjectInfo').outputs['Random'], 0.5, 0.75)
    tone = nodes.mix(lines, (0.12, 0.14, 0.15), (0.006, 0.012, 0.024))
    nodes.link(nodes.mix(1.0, tone, own, 'MULTIPLY'), shader.inputs['Base Color'])
    dust = nodes.noise(place, 1.6, 5.0, 0.7)
    nodes.link(nodes.ramp(dust, [(0.35, 0.09), (0.75, 0.3)]), shader.inputs['Roughness'])
    return made


def table():
    """One table of 2 x 8 panels on its frame, tilted towards -y; its origin is on the ground."""
    glass, build = cells(), Build()
    for row in range(2):
        for column in range(8):
            x, v = -4.62 + column * 1.155 + 0.577, -1.14 + row * 2.29
            build.box((x, v, 0), (1.13, 2.26, 0.012), glass)
            for side in (-1, 1):
                build.box((x + side * 0.565, v, -0.004), (0.02, 2.27, 0.04), parts['galvanised'])
                build.box((x, v + side * 1.13, -0.004), (1.13, 0.02, 0.04), parts['galvanised'])
            build.box((x, v, -0.03), (0.2, 0.12, 0.03), parts['dark'])
    for v in (-1.7, -0.6, 0.6, 1.7):
        build.box((0, v, -0.07), (9.4, 0.06, 0.09), parts['galvanised'])
    for x in (-3.4, 0, 3.4):
        build.box((x, 0, -0.15), (0.08, 4.2, 0.1), parts['galvanised'])
    tilt = math.radians(17)
    matrix_cos, matrix_sin = math.cos(tilt), math.sin(tilt)
    build.vertices = [(x, y * matrix_cos - z * matrix_sin, y * matrix_sin + z * matrix_cos + 1.75) for x, y, z in build.vertices]
    for x in (-3.4, 0, 3.4):
        build.beam((x, -1.2, 0), (x, -1.2, 1.25), 0.1, parts['galvanised'])
        build.beam((x, 1.2, 0), (x, 1.2, 1.72), 0.1, parts['galvanised'])
        build.beam((x, -1.2, 0.25), (x, 1.2, 1.5), 0.06, parts['galvanised'])
    build.tube((-4.6, 1.25, 0.7), (4.6, 1.25, 0.7), 0.03, parts['dark'], sides=8)
    made = build.done('table')
    made.hide_render = True
    return made


def lie(x, y):
    return 1.4 * noise.noise(Vector((x / 90, y / 90, 0.5))) + 0.25 * noise.noise(Vector((x / 14, y / 14, 2.5)))


tables = [table()]
SLANT = -0.32
for row in range(-16, 40):
    for column in range(-16, 20):
        across, along = column * 9.75 + (0.6 if row % 2 else 0), row * 11.5
        x, y = across * math.cos(SLANT) - along * math.sin(SLANT), across * math.sin(SLANT) + along * math.cos(SLANT)
        if y < 4.5 or y > 250 or column in (0, 11, -11) or abs(x) > 26 + y * 0.8 or random.random() < 0.012:
            continue
        copy_of(tables[0], (x, y, lie(x, y) + 0.05), (random.uniform(-0.012, 0.012), random.uniform(-0.006, 0.006), SLANT + random.uniform(-0.006, 0.006)))

field, grid = [], 150
for j in range(grid):
    for i in range(grid):
        x, y = (i / (grid - 1) - 0.5) * 520, -8 + (j / (grid - 1)) ** 1.6 * 420
        field.append((x, y, lie(x, y)))
grass = wet_ground(colour=(0.13, 0.125, 0.085), scale=0.25, dry_from=0.2, dry_to=0.4, wet_rough=0.3, dry_rough=0.9, bump=0.8)
mesh('field', field, [(j * grid + i, j * grid + i + 1, (j + 1) * grid + i + 1, (j + 1) * grid + i) for j in range(grid - 1) for i in range(grid - 1)], grass, True)
mesh('land', [(-6000, 300, -0.8), (6000, 300, -0.8), (6000, 12000, -0.8), (-6000, 12000, -0.8)], [(0, 1, 2, 3)], grass)
tufts = []
for k in range(6):
    blades = []
    for _ in range(26):
        a, reach, high = random.uniform(0, 6.28), random.uniform(0.05, 0.35), random.uniform(0.12, 0.45)
        foot = Vector((random.uniform(-0.15, 0.15), random.uniform(-0.15, 0.15), 0))
        side = Vector((-math.sin(a), math.cos(a), 0)) * 0.008
        tip = foot + Vector((math.cos(a) * reach, math.sin(a) * reach, high))
        blades += [foot - side, foot + side, tip]
    made = mesh(f'tuft {k}', blades, [(3 * b, 3 * b + 1, 3 * b + 2) for b in range(26)], principled(f'grass {k}', (0.10 + 0.02 * (k % 3), 0.105, 0.045), 0.8))
    made.hide_render = True
    tufts.append(made)
for _ in range(4200):
    y = 1.5 + random.random() ** 2 * 60
    x = random.uniform(-1, 1) * (6 + y * 0.8) + 1.5
    copy_of(random.choice(tufts), (x, y, lie(x, y)), (0, 0, random.uniform(0, 6.28)), random.uniform(0.5, 1.5))

plant = Build()
ox, oy = -60, 330
building(plant, (ox - 60, oy, -1), (60, 24, 26), parts, floors=(5, 11, 17, 22), lit=0.45)
building(plant, (ox + 46, oy + 6, -1), (40, 20, 18), parts, 'pale', floors=(5, 11), lit=0.4)
for k in range(4):
    silo(plant, (ox + 10 + k * 11, oy + 12, -1), 4.8, 30, parts)
stack(plant, (ox - 24, oy + 44, -1), 80, 2.2, parts)
stack(plant, (ox + 66, oy + 50, -1), 62, 1.7, parts)
gallery(plant, (ox - 6, oy + 8, 26), (ox + 28, oy + 10, 38), parts)
gallery(plant, (ox - 120, oy + 10, 5), (ox - 56, oy + 12, 28), parts)
for k in range(46):
    x, height = random.uniform(-620, 620), random.choice((6, 9, 14, 20))
    plant.box((x, random.uniform(430, 640), height / 2), (random.uniform(10, 46), 12, height), parts['cladding'])
    plant.box((x, 425, height * 0.7), (0.9, 0.5, 0.5), parts['lamp'])
plant.done('plant')


def turbine(x, y, hub, blade, turn, yaw):
    """Tapered tower, nacelle, three blades with taper and twist."""
    build = Build()
    build.tube((0, 0, 0), (0, 0, hub), hub * 0.024, white, hub * 0.013, sides=40)
    build.tube((0, 0, 0), (0, 0, 2), hub * 0.026, parts['concrete'], sides=40)
    build.tube((0, -4.5, hub + 1.4), (0, 6, hub + 1.6), 2.1, white, 1.7, sides=24)
    build.tube((0, -6.8, hub + 1.4), (0, -4.5, hub + 1.4), 0.5, white, 1.9, sides=24)
    build.box((0, 4.5, hub + 3.6), (0.5, 0.5, 0.7), parts['red'])
    for k in range(3):
        a = turn + 2 * math.pi * k / 3
        out, round_ = Vector((math.sin(a), 0, math.cos(a))), Vector((math.cos(a), 0, -math.sin(a)))
        ring, sections = [], 14
        for s in range(sections + 1):
            t = s / sections
            chord = blade * (0.03 + 0.05 * math.sin(min(1, t * 4.5) * math.pi / 2) - 0.07 * t ** 0.9) + 0.25
            twist = 0.35 * (1 - t)
            thick = chord * (0.5 - 0.38 * min(1, t * 4))
            middle = Vector((0, -5.6 - 2.2 * t * t, hub + 1.4)) + out * (1.2 + blade * t)
            across = (round_ * math.cos(twist) + Vector((0, 1, 0)) * math.sin(twist)) * chord
            up = across.normalized().cross(out) * thick / 2
            ring += [middle - across * 0.3, middle + up, middle + across * 0.7, middle - up]
        build.add(ring, [(s * 4 + c, s * 4 + (c + 1) % 4, s * 4 + 4 + (c + 1) % 4, s * 4 + 4 + c) for s in range(sections) for c in range(4)], white, True)
    made = build.done('turbine')
    made.location, made.rotation_euler = (x, y, -1), (0, 0, yaw)


for x, y, hub, turn in ((74, 240, 105, 0.35), (165, 390, 110, 1.25), (10, 520, 108, 0.8), (-150, 560, 106, 0.1), (250, 620, 110, 1.7), (-330, 640, 108, 1.0), (118, 760, 110, 0.5), (-60, 860, 110, 1.4)):
    turbine(x, y, hub, hub * 0.56, turn, random.uniform(0.35, 0.6))

towards = (0.5, 1, 0.045)
sky([(-1, (0.02, 0.03, 0.035)), (0.0, (0.56, 0.36, 0.22)), (0.035, (0.4, 0.32, 0.25)), (0.1, (0.18, 0.23, 0.245)), (0.28, (0.12, 0.2, 0.23)), (0.6, (0.09, 0.16, 0.2)), (1, (0.015, 0.05, 0.075))], 0.95, sun=towards, sun_colour=(1, 0.58, 0.27), glow=0.9, clouds=0.7, cloud_colour=(0.1, 0.125, 0.135), cloud_scale=1.2, cloud_from=0.45, cloud_to=0.7, seed=14.2)
sun((-0.5, -1, -0.09), 3.0, (1, 0.6, 0.32), 1)
camera((-3.5, -13, 19.0), (3.5, 60, 20.5), lens=28)
shoot('wind-solar', fog={'from_sky': 0.9, 'behind': True, 'colour': (0.2, 0.19, 0.17), 'amount': 0.85, 'power': 0.8}, mist=(120, 700), bloom=0.09)
