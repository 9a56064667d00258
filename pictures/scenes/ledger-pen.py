"""A fountain pen on an open ledger whose rows are still empty, close, in the light of a desk lamp. 1 unit is 1 cm."""

import math
import random

import bpy
from mathutils import Vector, noise

from glassware import turned
from light import area, camera
from materials import emitter, principled
from nodes import material
from palette import AMBER, ICE, linear
from shapes import Build, mesh
from shoot import shoot
from sky import even
from stage import stage

stage(samples=7, seed=29, exposure=0.85, bounces=(4, 2, 3), width=1280, height=720)
numbers = random.Random(4)
WIDE, LONG, LINE = 21.0, 30.0, 0.8


def ruled():
    """Ledger paper: pale rows, columns in red, fibres, and waves where it was leafed through."""
    made, nodes, output = material('ledger paper')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Roughness=0.85, i_Specular=0.15)
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates('UV')
    parts = nodes('ShaderNodeSeparateXYZ', i_Vector=place)
    u, v = parts.outputs[0], parts.outputs[1]
    fibre, cloud = nodes.noise(place, 9.0, 5.0, 0.7), nodes.noise(place, 0.25, 4.0)
    paper = nodes.mix(nodes.math('MULTIPLY_ADD', fibre, 0.35, nodes.math('MULTIPLY', cloud, 0.4)), (0.56, 0.53, 0.45), (0.4, 0.365, 0.29))
    worn = nodes.math('MULTIPLY_ADD', fibre, 0.6, 0.25)

    def within(value, middle, half):
        return nodes.math('COMPARE', value, middle, half)

    rows = within(nodes.math('FRACT', nodes.math('DIVIDE', v, LINE)), 0.5, 0.028)
    rows = nodes.math('MULTIPLY', rows, within(u, WIDE / 2, WIDE / 2 - 0.9))
    tone = nodes.mix(nodes.math('MULTIPLY', rows, worn), paper, (0.08, 0.15, 0.17))
    columns = None
    for x in (2.6, 2.72, 5.4, 12.6, 15.2, 15.32, 17.9):
        line = within(u, x, 0.022)
        columns = line if columns is None else nodes.math('MAXIMUM', columns, line)
    tone = nodes.mix(nodes.math('MULTIPLY', columns, worn), tone, (0.3, 0.05, 0.03))
    nodes.link(tone, shader.inputs['Base Color'])
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.25, i_Distance=0.01, i_Height=fibre).outputs[0], shader.inputs['Normal'])
    return made


def leaf(name, side, lift, surface):
    """A page that bends into the fold at x = 0 and lies almost flat."""
    steps, points = 90, []
    for i in range(steps + 1):
        u = WIDE * i / steps
        for j in range(41):
            v = LONG * (j / 40 - 0.5)
            rise = 1.15 * (1 - math.exp(-u / 1.3)) - 0.06 * u + 0.12 * noise.noise((u * 0.16, v * 0.1, 3.0 + side))
            points.append((side * u * (0.995 - 0.0008 * lift * 10), v, 1.5 + lift + rise))
    faces = [(i * 41 + j, (i + 1) * 41 + j, (i + 1) * 41 + j + 1, i * 41 + j + 1) for i in range(steps) for j in range(40)]
    made = mesh(name, points, faces, surface, smooth=True)
    where = [(WIDE * i / steps if side > 0 else WIDE - WIDE * i / steps, LONG * j / 40) for i in range(steps + 1) for j in range(41)]
    made.data.uv_layers.new().data.foreach_set('uv', [value for face in faces for corner in face for value in where[corner]])
    return lambda x, y: 1.5 + lift + 1.15 * (1 - math.exp(-abs(x) / 1.3)) - 0.06 * abs(x) + 0.12 * noise.noise((abs(x) * 0.16, y * 0.1, 3.0 + side))


paper = ruled()
edges = principled('edges of paper', (0.42, 0.38, 0.31), rough=0.9, specular=0.1)
for side in (-1, 1):
    page = leaf(f'page {side}', side, 0.0, paper)
for k in range(14):
    leaf(f'under {k}', 1, -0.02 - k * 0.05, edges)

# The pen lies across the rows; its axis is x, its nib points to -x.
black = principled('lacquer', (0.006, 0.007, 0.008), rough=0.12, coat=1.0)
steel = principled('trim', (0.62, 0.6, 0.56), rough=0.14, metal=1.0)
gold = principled('nib', (0.86, 0.62, 0.3), rough=0.2, metal=1.0, dirt=0.2, dirt_scale=9)
slit = principled('slit', (0.004, 0.004, 0.004), rough=0.6)
parts = [
    turned('section', [(0.0, 0.0), (0.34, 0.0), (0.37, 0.04), (0.38, 0.12), (0.39, 0.5), (0.44, 1.2), (0.5, 1.6), (0.51, 1.66)], black, sides=96),
    turned('ring', [(0.5, 1.64), (0.545, 1.66), (0.55, 1.72), (0.545, 1.78), (0.5, 1.8)], steel, sides=96),
    turned('barrel', [(0.54, 1.78), (0.59, 1.82), (0.61, 2.4), (0.615, 4.5), (0.59, 7.0), (0.53, 8.6), (0.5, 9.1)], black, sides=96),
    turned('end ring', [(0.49, 9.08), (0.52, 9.1), (0.52, 9.2), (0.49, 9.22)], steel, sides=96),
    turned('end', [(0.48, 9.2), (0.44, 9.4), (0.3, 9.62), (0.0, 9.7)], black, sides=96),
]
points, faces = [], []
for i in range(37):
    t = i / 36
    # Shoulders, then a point with its ball of iridium.
    wide = 0.36 * (1 - ((t - 0.3) / 0.7) ** 1.5) + 0.012 if t > 0.3 else 0.33 + 0.03 * math.sin(t / 0.3 * math.pi / 2)
    for j in range(17):
        across = wide * (j / 8 - 1)
        points.append((-2.3 * t + 0.1, across, 0.36 * math.sqrt(max(0.0, 1 - (across / 0.45) ** 2)) - 0.03 - 0.3 * t**2))
faces = [(i * 17 + j, (i + 1) * 17 + j, (i + 1) * 17 + j + 1, i * 17 + j + 1) for i in range(36) for j in range(16)]
nib = mesh('nib', points, faces, gold, smooth=True)
thick = nib.modifiers.new('Solidify', 'SOLIDIFY')
thick.thickness = 0.035
cut = Build()
for i in range(18):
    t0, t1 = 0.42 + 0.57 * i / 18, 0.42 + 0.57 * (i + 1) / 18
    a, b = (Vector((-2.3 * t + 0.1, 0, 0.36 - 0.026 - 0.3 * t**2)) for t in (t0, t1))
    cut.beam(a, b, 0.013, slit)
cut.tube((-0.85, 0, 0.2), (-0.85, 0, 0.318), 0.06, slit, sides=24)
cut.tube((-2.19, 0, 0.028), (-2.25, 0, 0.02), 0.034, steel, sides=12)
cut = cut.done('slit')
feed = Build()
feed.tube((0.1, 0, 0.05), (-1.75, 0, 0.03), 0.27, black, end_radius=0.05, sides=24)
for k in range(9):
    feed.tube((-0.15 - k * 0.11, 0, 0.03), (-0.2 - k * 0.11, 0, 0.03), 0.3 - 0.021 * k, black, sides=24)
feed = feed.done('feed')
for made in parts:
    made.rotation_euler = (0, math.pi / 2, 0)

pen = bpy.data.objects.new('pen', None)
bpy.context.collection.objects.link(pen)
for made in (*parts, nib, cut, feed):
    made.parent = pen
AT, TURN = Vector((6.6, -2.2, 0)), 0.26
pen.location = (AT.x, AT.y, page(AT.x + 2, AT.y + 1) + 0.6)
pen.rotation_euler = (0.55, math.atan2(page(AT.x, AT.y) - page(AT.x + 7 * math.cos(TURN), AT.y + 7 * math.sin(TURN)), 7.0), TURN)

desk = principled('desk', (0.02, 0.024, 0.026), rough=0.3, dirt=0.45, dirt_scale=0.3, bump=0.05, bump_scale=12)
mesh('desk', [(-120, -60, 0), (120, -60, 0), (120, 120, 0), (-120, 120, 0)], [(0, 1, 2, 3)], desk)
far = Build()
for k in range(16):
    x, z = numbers.uniform(-50, 70), numbers.uniform(4, 30)
    far.box((x, 110, z), (1.1, 0.2, 1.1), emitter(f'lamp {k}', (1.0, 0.6, 0.24) if k % 3 else (0.6, 0.85, 1.0), numbers.uniform(2, 6)))
far.done('far')
even(linear('#1b3a45'), 0.1)
area((-20, 16, 16), (6, 0, 2), 7, 3400, ICE, size_y=3)
area((24, 14, 13), (8, 0, 2), 3, 2100, AMBER, size_y=5)
# The nib mirrors this one to the camera.
area((10.2, -3.2, 16), (5.6, -2.5, 2.7), 6, 520, (1.0, 0.9, 0.76))
area((4, 44, 22), (8, 6, 2), 24, 3600, linear('#3f93a8'), size_y=5)
camera((2.4, -19.0, 12.6), (9.3, -0.4, 2.4), lens=66, fstop=1.0, focus=(5.6, -2.5, 2.7))
shoot('ledger-pen', fog={'colour': (0.014, 0.036, 0.044), 'amount': 0.75, 'power': 1.2, 'on_sky': 0.9}, mist=(26, 70), bloom=0.08, bloom_from=0.9, grade={'vignette': 0.36})
