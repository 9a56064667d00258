"""A lump of coke as a paperweight on an open cash book, a steel pen before it, the quay's lights behind a window. 1 unit is 1 cm."""

import math
import random

import bpy
import numpy as np
from mathutils import Vector, noise

from glassware import turned
from grade import ease, soft_blur
from grains import Bed
from light import area, camera
from loose import rest, strew
from materials import brushed_metal, coke, principled
from nodes import material
from palette import AMBER, ICE, linear
from porous import sponge
from shapes import Build, mesh
from shoot import shoot
from sky import even
from stage import stage

stage(samples=20, seed=29, exposure=0.85, bounces=(4, 2, 3))
numbers = random.Random(4)
WIDE, LONG, LINE = 21.0, 30.0, 0.8
EYE, LOOK = Vector((3.0, -22.0, 9.2)), Vector((9.6, -0.5, 3.5))
LUMP, SIZE = (12.3, 1.3), 0.94
# Columns: date, voucher, text, then two sums of ten figures each.
DOUBLE, SINGLE = (2.5, 2.6, 7.9, 8.0, 13.2, 13.3, 18.5, 18.6), (1.2, 3.9)
FIGURES = [8.0 + 0.52 * k for k in range(1, 10)] + [13.3 + 0.52 * k for k in range(1, 10)]


def ruled():
    """Ledger paper: pale rows, columns of figures, fibres, and what coke leaves on paper."""
    made, nodes, output = material('ledger paper')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Roughness=0.72, i_Specular=0.22)
    nodes.link(shader.outputs[0], output.inputs[0])
    place, world = nodes.coordinates('UV'), nodes.coordinates()
    parts = nodes('ShaderNodeSeparateXYZ', i_Vector=place)
    u, v = parts.outputs[0], parts.outputs[1]
    fibre, cloud = nodes.noise(place, 9.0, 5.0, 0.7), nodes.noise(place, 0.25, 4.0)
    paper = nodes.mix(nodes.math('MULTIPLY_ADD', fibre, 0.35, nodes.math('MULTIPLY', cloud, 0.5)), (0.4, 0.42, 0.41), (0.25, 0.265, 0.26))
    worn = nodes.math('MULTIPLY_ADD', fibre, 0.6, 0.45)

    def within(value, middle, half):
        return nodes.math('COMPARE', value, middle, half)

    def any_of(places, half):
        lines = None
        for x in places:
            line = within(u, x, half)
            lines = line if lines is None else nodes.math('MAXIMUM', lines, line)
        return lines

    sums = within(u, 13.3, 5.3)
    tone = nodes.mix(nodes.math('MULTIPLY', sums, 0.24), paper, (0.12, 0.27, 0.28))
    rows = nodes.math('MULTIPLY', within(nodes.math('FRACT', nodes.math('DIVIDE', v, LINE)), 0.5, 0.026), within(u, WIDE / 2, WIDE / 2 - 0.9))
    lines = nodes.math('MAXIMUM', nodes.math('MULTIPLY', rows, 0.8), nodes.math('MULTIPLY', any_of(FIGURES, 0.015), 0.8))
    tone = nodes.mix(nodes.math('MULTIPLY', lines, worn), tone, (0.02, 0.075, 0.085))
    heavy = any_of((*DOUBLE, *SINGLE), 0.026)
    tone = nodes.mix(nodes.math('MULTIPLY', heavy, worn), tone, (0.008, 0.035, 0.042))
    away = nodes.vector('DISTANCE', world, (LUMP[0] - 0.2, LUMP[1] - 0.6, 2.1), output='Value')
    dust = nodes.math('MULTIPLY', nodes.ramp(nodes.math('DIVIDE', away, 10.0), [(0.3, 0.85), (0.42, 0.5), (0.75, 0.0)], 'EASE'), nodes.ramp(nodes.noise(world, 1.1, 7.0, 0.7), [(0.38, 0.0), (0.6, 1.0)]))
    tone = nodes.mix(dust, tone, (0.03, 0.032, 0.035))
    nodes.link(tone, shader.inputs['Base Color'])
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.25, i_Distance=0.01, i_Height=fibre).outputs[0], shader.inputs['Normal'])
    return made


def height(u, v, side=1, lift=0.0):
    return 1.3 + lift + 1.65 * (1 - math.exp(-u / 2.1)) - 0.07 * u + 0.14 * noise.noise((u * 0.16, v * 0.1, 3.0 + side))


def leaf(name, side, lift, surface, wide=WIDE):
    """A page that bends into the fold at x = 0 and lies almost flat."""
    steps, points = 120, []
    for i in range(steps + 1):
        u = wide * i / steps
        points += [(side * u, LONG * (j / 40 - 0.5), height(u, LONG * (j / 40 - 0.5), side, lift)) for j in range(41)]
    faces = [(i * 41 + j, (i + 1) * 41 + j, (i + 1) * 41 + j + 1, i * 41 + j + 1) for i in range(steps) for j in range(40)]
    made = mesh(name, points, faces if side > 0 else [face[::-1] for face in faces], surface, smooth=True)
    where = [(WIDE * i / steps if side > 0 else WIDE - WIDE * i / steps, LONG * j / 40) for i in range(steps + 1) for j in range(41)]
    made.data.uv_layers.new().data.foreach_set('uv', [value for face in made.data.polygons for corner in face.vertices for value in where[corner]])


def page(x, y):
    return height(x, y)


paper = ruled()
edges = principled('edges of paper', (0.36, 0.37, 0.35), rough=0.9, specular=0.1)
leaf('left page', -1, 0.0, paper)
leaf('right page', 1, 0.0, paper)
for k in range(12):
    leaf(f'under {k}', 1, -0.03 - k * 0.06, edges, WIDE + numbers.uniform(-0.04, 0.06))
    leaf(f'under left {k}', -1, -0.03 - k * 0.06, edges, WIDE + numbers.uniform(-0.04, 0.06))
cloth = principled('cover', (0.012, 0.035, 0.04), rough=0.7, bump=0.4, bump_scale=30)
boards = Build()
for side in (-1, 1):
    boards.box((side * 11.0, 0, 0.2), (21.6, 31.2, 0.3), cloth)
boards.done('boards', bevel=0.08)

# The lump, and the crumbs that fell from it.
surface = coke('sponge coke', base=0.031, sheen=0.4, pores=0.9, scale=1.3, rough=(0.26, 0.75))
BUBBLES = ((110, 0.2, 0.42), (1100, 0.08, 0.22), (7000, 0.045, 0.08))
lump = sponge('lump', 287, surface, (4.6, 3.4, 2.1), 0.036, BUBBLES)
rest(lump, LUMP, (SIZE,) * 3, 4)
lump.rotation_euler.z += 0.25
bpy.context.view_layer.update()
turn = np.array(lump.rotation_euler.to_matrix(), np.float32)
points = (np.array([vertex.co[:] for vertex in lump.data.vertices], np.float32)[::7] * SIZE) @ turn.T
gaps = np.sort([z - page(LUMP[0] + x, LUMP[1] + y) for x, y, z in points])
lump.location = (*LUMP, -gaps[len(gaps) // 300] - 0.03)
crumbs = [sponge(f'crumb {k}', 290 + k, surface, cell=0.06, pores=((8, 0.1, 0.26), (40, 0.08, 0.12))) for k in range(5)]
broke_off = sponge('broke off', 61, surface, (0.75, 0.6, 0.5), 0.03, ((16, 0.12, 0.22), (90, 0.06, 0.14), (260, 0.04, 0.07)))
rest(broke_off, (13.5, -0.15), (1, 1, 1), 3)
broke_off.location.z += page(13.5, -0.15)
bed = Bed((5, 19.8, -3.2, 8), 0.05, page)
strew(bed, crumbs, 220, (0.012, 0.05), spread=(2.6, 1.6), at=(LUMP[0] - 0.6, LUMP[1] - 1.2), power=2)
strew(bed, crumbs, 90, (0.02, 0.15), spread=(2.9, 2.0), at=(LUMP[0] - 0.4, LUMP[1] - 1.0))

# The pen: its axis is x, its nib points to -x.
black = principled('section', (0.006, 0.007, 0.008), rough=0.16, coat=0.6, dirt=0.3, dirt_scale=4)
steel = brushed_metal('barrel', (0.5, 0.52, 0.54), rough=0.24, along=(1.5, 1.5, 45), scale=2.0, strength=0.4)
trim = principled('trim', (0.66, 0.67, 0.68), rough=0.12, metal=1.0)
bright = principled('nib', (0.7, 0.71, 0.72), rough=0.15, metal=1.0, dirt=0.3, dirt_scale=5)
threads = [(0.505 + 0.025 * (k % 2), 1.78 + 0.035 * k) for k in range(13)]
parts = [
    turned('section', [(0.0, 0.0), (0.34, 0.0), (0.37, 0.04), (0.38, 0.12), (0.385, 0.5), (0.43, 1.2), (0.49, 1.6), (0.5, 1.66)], black, sides=96),
    turned('ring', [(0.48, 1.64), (0.525, 1.66), (0.53, 1.71), (0.525, 1.76), (0.48, 1.78)], trim, sides=96),
    turned('threads', threads, trim, sides=96),
    turned('barrel', [(0.5, 2.2), (0.57, 2.21), (0.59, 2.24), (0.61, 2.8), (0.615, 4.5), (0.6, 7.0), (0.555, 8.6), (0.53, 9.1)], steel, sides=128),
    turned('end ring', [(0.49, 9.08), (0.535, 9.1), (0.535, 9.24), (0.49, 9.26)], trim, sides=96),
    turned('end', [(0.49, 9.24), (0.48, 9.3), (0.44, 9.46), (0.3, 9.62), (0.0, 9.68)], black, sides=96),
]
for made in parts:
    made.rotation_euler = (0, math.pi / 2, 0)
LENGTH, HOLE, ROUND = 2.4, 0.4, 0.07


def half_width(t):
    """Shoulders, then a point that ends in its ball."""
    if t < 0.3:
        return 0.335 + 0.045 * math.sin(t / 0.3 * math.pi / 2)
    return 0.036 + 0.344 * (1 - ((t - 0.3) / 0.7) ** 1.25)


def gap(t):
    """Half of the opening between the tines: nothing, the round hole, the slit."""
    away = (t - HOLE) * LENGTH
    hole = math.sqrt(max(0.0, ROUND**2 - away**2))
    return max(hole, (0.02 - 0.011 * (t - HOLE) / (1 - HOLE)) if away > 0 else 0.0)


def nib_point(t, across):
    return (0.1 - LENGTH * t, across, 0.36 * math.sqrt(max(0.0, 1 - (across / 0.47) ** 2)) - 0.03 - 0.3 * t**2)


rows = sorted({*(i / 60 for i in range(61)), *(HOLE + ROUND / LENGTH * math.sin(math.pi * (k / 24 - 0.5)) for k in range(25))})
tines = []
for side in (-1, 1):
    points = [nib_point(t, side * (gap(t) + (half_width(t) - gap(t)) * j / 14)) for t in rows for j in range(15)]
    faces = [(i * 15 + j, (i + 1) * 15 + j, (i + 1) * 15 + j + 1, i * 15 + j + 1) for i in range(len(rows) - 1) for j in range(14)]
    tine = mesh('tine', points, faces if side < 0 else [face[::-1] for face in faces], bright, smooth=True)
    solid = tine.modifiers.new('Solidify', 'SOLIDIFY')
    solid.thickness, solid.offset = 0.04, 0
    tine.data.use_auto_smooth, tine.data.auto_smooth_angle = True, 0.7
    tines.append(tine)
feed = Build()
feed.tube((0.1, 0, 0.03), (-1.8, 0, -0.02), 0.26, black, end_radius=0.05, sides=32)
for k in range(10):
    feed.tube((-0.15 - k * 0.11, 0, 0.0), (-0.2 - k * 0.11, 0, 0.0), 0.29 - 0.02 * k, black, sides=32)
tip = nib_point(1.0, 0.0)
for sign in (-1, 1):
    feed.tube((tip[0] + 0.05, sign * 0.021, tip[2] - 0.012), (tip[0] - 0.03, sign * 0.021, tip[2] - 0.02), 0.03, trim, end_radius=0.02, sides=16)
feed = feed.done('feed')
pen = bpy.data.objects.new('pen', None)
bpy.context.collection.objects.link(pen)
for made in (*parts, *tines, feed):
    made.parent = pen
AT, TURN, ROLL = Vector((7.5, -5.2, 0)), 0.2, 1.1
along = Vector((math.cos(TURN), math.sin(TURN), 0))
low, high = (page(*(AT + along * s)[:2]) + r for s, r in ((2.4, 0.6), (9.1, 0.53)))
slope = (high - low) / 6.7
sunk = max(page(*(AT + along * s)[:2]) + r - (low + slope * (s - 2.4)) for s, r in ((3.0, 0.61), (4.5, 0.615), (6.0, 0.605), (7.0, 0.6), (8.0, 0.57)))
pen.location = (AT.x, AT.y, low - 2.4 * slope + sunk - 0.01)
pen.rotation_euler = (ROLL, -math.atan(slope), TURN)

# The window: dusk over the water, and the lamps of a quay that runs away to the right.
desk = principled('desk', (0.012, 0.015, 0.017), rough=0.32, dirt=0.4, dirt_scale=0.3, bump=0.04, bump_scale=12)
mesh('desk', [(-120, -60, 0), (120, -60, 0), (120, 36, 0), (-120, 36, 0)], [(0, 1, 2, 3)], desk)
dusk, nodes, output = material('dusk')
dusk.cycles.sample_as_light = False
where = nodes('ShaderNodeSeparateXYZ', i_Vector=nodes.coordinates())
rise = nodes.ramp(nodes.math('MULTIPLY_ADD', where.outputs[2], 1 / 50, 0.6), [(0.0, (0.003, 0.011, 0.014)), (0.45, (0.006, 0.022, 0.028)), (0.72, (0.009, 0.037, 0.046)), (1.0, (0.015, 0.054, 0.07))], 'EASE')
across = nodes.ramp(nodes.math('MULTIPLY_ADD', where.outputs[0], 1 / 160, 0.5), [(0.3, 0.35), (0.85, 1.0)], 'EASE')
nodes.link(nodes('ShaderNodeEmission', i_Color=nodes.mix(1.0, rise, across, 'MULTIPLY'), i_Strength=1.0).outputs[0], output.inputs[0])
mesh('window', [(-200, 150, -60), (300, 150, -60), (300, 150, 90), (-200, 150, 90)], [(0, 1, 2, 3)], dusk)
WARM, COOL = (1.0, 0.56, 0.2), (0.5, 0.82, 0.95)


def lamp(x, z, radius, tone, strength):
    """A lamp as the lens draws it: a disc with a soft edge."""
    glow, nodes, output = material('lamp')
    glow.cycles.sample_as_light = False
    away = nodes.vector('DISTANCE', nodes.vector('MULTIPLY', nodes.coordinates('Generated'), (1, 0, 1)), (0.5, 0, 0.5), output='Value')
    both = nodes('ShaderNodeMixShader', i_Fac=nodes.ramp(away, [(0.0, 0.85), (0.38, 1.0), (0.5, 0.0)], 'EASE'))
    nodes.link(nodes('ShaderNodeBsdfTransparent').outputs[0], both.inputs[1])
    nodes.link(nodes('ShaderNodeEmission', i_Color=tone, i_Strength=strength).outputs[0], both.inputs[2])
    nodes.link(both.outputs[0], output.inputs[0])
    at = 147 + numbers.uniform(-1, 1)
    mesh('lamp', [(x - radius, at, z - radius), (x + radius, at, z - radius), (x + radius, at + 0.1, z + radius), (x - radius, at + 0.1, z + radius)], [(0, 1, 2, 3)], glow)


def broken(name, tone, strength):
    """A lamp's image in moving water: brightest below the lamp, soft at its sides."""
    made, nodes, output = material(name)
    made.cycles.sample_as_light = False
    parts = nodes('ShaderNodeSeparateXYZ', i_Vector=nodes.coordinates('Generated'))
    side = nodes.math('SUBTRACT', 1.0, nodes.math('ABSOLUTE', nodes.math('MULTIPLY_ADD', parts.outputs[0], 2.0, -1.0)))
    waves = nodes('ShaderNodeTexNoise', i_W=nodes.math('MULTIPLY', parts.outputs[2], 5.0), i_Scale=1.0, i_Detail=1.0, noise_dimensions='1D').outputs['Fac']
    amount = nodes.math('MULTIPLY', nodes.math('POWER', side, 1.6), nodes.math('MULTIPLY', nodes.math('POWER', parts.outputs[2], 1.7), waves))
    both = nodes('ShaderNodeMixShader', i_Fac=amount)
    nodes.link(nodes('ShaderNodeBsdfTransparent').outputs[0], both.inputs[1])
    nodes.link(nodes('ShaderNodeEmission', i_Color=tone, i_Strength=strength).outputs[0], both.inputs[2])
    nodes.link(both.outputs[0], output.inputs[0])
    return made


images = {tone: broken(f'image {tone}', tone, 0.32 if tone == WARM else 0.2) for tone in (WARM, COOL)}
for x, z, radius, tone in ((50, 3.2, 1.5, WARM), (60, 2.4, 1.7, WARM), (64, 3.4, 1.5, COOL), (75, 2.6, 1.9, WARM), (80.5, 2.2, 2.0, WARM), (90, 3.0, 2.0, COOL), (98, 2.2, 2.2, WARM), (109, 2.6, 2.3, WARM), (115, 1.7, 2.2, COOL), (126, 2.5, 2.4, WARM), (138, 1.9, 2.5, COOL)):
    lamp(x, z, radius, tone, numbers.uniform(0.25, 0.6) * (1.0 if tone == WARM else 0.6))
    w, foot, deep = radius * 1.5, z - radius * 2.0, radius * 9
    mesh('image', [(x - w, 149, foot - deep), (x + w, 149, foot - deep), (x + w, 149.2, foot), (x - w, 149.2, foot)], [(0, 1, 2, 3)], images[tone])
for k in range(9):
    lamp(numbers.uniform(28, 118), numbers.uniform(4, 8), numbers.uniform(0.7, 1.2), COOL if k % 3 else WARM, numbers.uniform(0.08, 0.2))
mullion = Build()
mullion.box((63, 70, 20), (2.6, 3.0, 80), principled('window frame', (0.006, 0.009, 0.01), rough=0.5))
mullion.done('window frame')

even(linear('#1b3a45'), 0.1)
lights = [
    area((17, 25, 19), (12.5, -1, 2), 7, 1350, ICE, size_y=4, spread=55),
    area((-7, -15, 8.5), (12, 0.5, 4), 5, 1250, linear('#8fb8c6'), size_y=5, spread=40),
    area((25, 9, 9), (12.5, 0, 4), 2, 1150, AMBER, size_y=4, spread=70),
    area((4, -36, 9), (10, -4, 2), 34, 500, linear('#6fa3b2'), size_y=14),
    area((14, 46, 20), (10, 4, 2), 26, 1100, linear('#3f93a8'), size_y=5),
]
# The nib mirrors a lamp to the camera.
bpy.context.view_layer.update()
frame = pen.matrix_world.to_3x3()
middle = pen.matrix_world @ Vector(nib_point(0.45, 0.0))
normal = (frame @ Vector((-0.2, 0.1, 1.0))).normalized()
view = (EYE - middle).normalized()
mirrored = 2 * normal.dot(view) * normal - view
lights += [area(middle + mirrored * 18, middle, 13, 260, linear('#8fb8c6')), area(middle + mirrored * 15, middle, 1.4, 90, AMBER, size_y=7)]
for made in lights:
    made.visible_camera = False


def developed(image, depth):
    """Smooths what lies far out of focus, and keeps the light off the upper left, where the headline stands."""
    far = ease(depth, 0.8, 0.9)
    radius = image.shape[1] / 480
    image = image + far * (soft_blur(image * far, radius) / np.maximum(soft_blur(far, radius), 1e-3) - image)
    rows, columns = np.mgrid[0 : image.shape[0], 0 : image.shape[1]].astype(np.float32)
    x, y = columns / image.shape[1], rows / image.shape[0]
    return image * (1 - 0.74 * (1 - ease(x + 0.22 * y, 0.26, 0.74)))[..., None]


focus = EYE + (LOOK - EYE).normalized() * 19.9
camera(EYE, LOOK, lens=42, fstop=0.24, focus=focus)
shoot('ledger-pen', fog={'colour': (0.008, 0.026, 0.033), 'amount': 0.5, 'power': 1.2, 'on_sky': 0.0}, mist=(30, 130), bloom=0.08, bloom_from=0.9, grade={'vignette': 0.34}, after_fog=developed, kept=0.1)
