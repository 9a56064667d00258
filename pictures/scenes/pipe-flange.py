"""A bolted joint of a lagged hot-water main at dusk, close. Metres; the pipe runs along x, its axis is z = 0."""

import math
import random

from glassware import turned
from light import area, camera
from materials import emitter, principled
from nodes import material
from palette import AMBER, ICE, linear
from shapes import Build, mesh
from shoot import shoot
from sky import even
from stage import stage

stage(samples=7, seed=57, exposure=1.05, bounces=(3, 1, 3), width=1280, height=720)
PIPE, LAGGED, FLANGE, BOLTS, CIRCLE = 0.205, 0.31, 0.29, 16, 0.2575
primer = principled('primer', (0.03, 0.036, 0.038), rough=0.45, dirt=0.7, dirt_scale=9, bump=0.12, bump_scale=60)
cast = principled('flange', (0.055, 0.062, 0.064), rough=0.4, metal=0.35, dirt=0.75, dirt_scale=11, bump=0.12, bump_scale=70)
zinc = principled('zinc', (0.4, 0.39, 0.36), rough=0.3, metal=0.95, dirt=0.55, dirt_scale=30)
gasket = principled('gasket', (0.008, 0.008, 0.009), rough=0.8)


def sheet():
    """Aluminium sheet that was bent by hand: rolled along the pipe, a little dented, dulled in clouds and by runs of rain."""
    made, nodes, output = material('lagging sheet')
    place = nodes.coordinates()
    rolled = nodes.noise(nodes.vector('MULTIPLY', place, (60, 60, 1.5)), 2.0, 4.0)
    cloud = nodes.noise(place, 7.0, 6.0, 0.68)
    dents = nodes.noise(place, 4.5, 2.0, 0.4)
    shader = nodes('ShaderNodeBsdfPrincipled', i_Metallic=1.0)
    nodes.link(nodes.mix(nodes.ramp(cloud, [(0.4, 0.0), (0.75, 1.0)]), (0.6, 0.61, 0.62), (0.3, 0.31, 0.32)), shader.inputs['Base Color'])
    nodes.link(nodes.math('MULTIPLY_ADD', cloud, 0.3, nodes.math('MULTIPLY_ADD', rolled, 0.1, 0.1)), shader.inputs['Roughness'])
    relief = nodes.math('ADD', nodes.math('MULTIPLY', dents, 1.0), nodes.math('MULTIPLY', rolled, 0.012))
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.55, i_Distance=0.02, i_Height=relief).outputs[0], shader.inputs['Normal'])
    nodes.link(shader.outputs[0], output.inputs[0])
    return made


metal = sheet()


def along(name, profile, surface, sides=144, side=1, y=0.0, z=0.0):
    """profile: (radius, x); side -1 mirrors it."""
    made = turned(name, [(r, side * x) for r, x in profile], surface, sides=sides)
    made.rotation_euler, made.location = (0, math.pi / 2, 0), (0, y, z)
    return made


def bead(x, radius):
    """A swage rolled into the edge of a sheet."""
    return [(radius + 0.007 * math.sin(math.pi * k / 8), x - 0.009 + 0.018 * k / 8) for k in range(9)]


def lagging(side, start, y=0.0, z=0.0):
    """Sheets that overlap, the first with a cap that closes it towards the joint."""
    edge = [(PIPE + 0.004, start + 0.002), (PIPE + 0.006, start - 0.004), (LAGGED - 0.012, start - 0.004), (LAGGED - 0.004, start - 0.002), (LAGGED + 0.0005, start + 0.006)]
    along('first sheet', [*edge, *bead(start + 0.028, LAGGED), (LAGGED, start + 0.06), (LAGGED, start + 0.86), *bead(start + 0.885, LAGGED), (LAGGED + 0.0005, start + 0.91)], metal, side=side, y=y, z=z)
    for k in range(1, 6):
        at = start + 0.84 + (k - 1) * 0.9
        along('sheet', [(LAGGED - 0.004, at + 0.02), (LAGGED - 0.002, at + 0.05), (LAGGED - 0.002, at + 0.9), *bead(at + 0.93, LAGGED)], metal, sides=96, side=side, y=y, z=z)


parts = Build()
for side in (-1, 1):
    neck = [(PIPE, 0.34), (PIPE, 0.128), (PIPE + 0.006, 0.124), (PIPE + 0.007, 0.116), (PIPE + 0.002, 0.11), (PIPE + 0.004, 0.1), (PIPE + 0.026, 0.052), (PIPE + 0.034, 0.046), (FLANGE - 0.003, 0.045), (FLANGE, 0.042), (FLANGE, 0.008), (FLANGE - 0.003, 0.005), (0.236, 0.005), (0.236, 0.0015), (0.15, 0.0015)]
    along('neck', neck, cast, side=side)
    along('pipe', [(PIPE + 0.0008, 0.36), (PIPE + 0.0008, 0.13)], primer, side=side)
    lagging(side, 0.235)
along('gasket', [(0.15, -0.0015), (0.233, -0.0015), (0.233, 0.0015), (0.15, 0.0015)], gasket)
for k in range(BOLTS):
    a = 2 * math.pi * (k + 0.5) / BOLTS
    y, z = CIRCLE * math.cos(a), CIRCLE * math.sin(a)
    parts.tube((-0.095 + random.uniform(-0.004, 0.004), y, z), (0.095 + random.uniform(-0.004, 0.004), y, z), 0.0132, zinc, sides=24)
    for side in (-1, 1):
        parts.tube((side * 0.045, y, z), (side * 0.0495, y, z), 0.026, zinc, sides=28)
        turn = random.uniform(0, 1)
        ring = lambda x, radius: [(side * x, y + radius * math.cos(turn + math.pi * j / 3), z + radius * math.sin(turn + math.pi * j / 3)) for j in range(6)]
        corners = [*ring(0.0495, 0.0235), *ring(0.074, 0.0235), *ring(0.0765, 0.0205)]
        faces = [(r * 6 + j, r * 6 + (j + 1) % 6, r * 6 + 6 + (j + 1) % 6, r * 6 + 6 + j) for r in range(2) for j in range(6)]
        parts.add(corners, [*faces, (17, 16, 15, 14, 13, 12)], zinc)
        for groove in range(5):
            x = side * (0.079 + groove * 0.003)
            parts.tube((x, y, z), (x + side * 0.0014, y, z), 0.0139, zinc, sides=20)
# Seams along the sheets and their rivets.
for side in (-1, 1):
    a = math.pi + 0.42 + 0.1 * side
    out = (math.cos(a), math.sin(a))
    for k in range(14):
        x = side * (0.31 + k * 0.115)
        at = [LAGGED * part for part in out]
        parts.tube((x, at[0], at[1]), (x, at[0] + 0.0045 * out[0], at[1] + 0.0045 * out[1]), 0.0062, zinc, end_radius=0.003, sides=14)
    tangent = (-out[1], out[0])
    low, high = [((LAGGED + lift) * out[0] + shift * tangent[0], (LAGGED + lift) * out[1] + shift * tangent[1]) for lift, shift in ((0.0022, -0.016), (-0.0005, 0.016))]
    parts.add([(side * x, *edge) for x in (0.25, 1.05) for edge in (low, high)] + [(side * x, low[0] - 0.003 * out[0], low[1] - 0.003 * out[1]) for x in (0.25, 1.05)], [(0, 1, 3, 2), (0, 2, 5, 4)], metal)
    for k in range(18):
        b = 2 * math.pi * k / 18 + 0.1
        x = side * 0.277
        y, z = LAGGED * math.cos(b), LAGGED * math.sin(b)
        parts.tube((x, y, z), (x, y * 1.014, z * 1.014), 0.0062, zinc, end_radius=0.003, sides=14)
parts.done('bolts', bevel=0.0008)

# The return pipe behind, and lamps of a street.
for side in (-1, 1):
    lagging(side, 0.2, 1.15, -0.1)
far = Build()
for k in range(34):
    x, z = random.uniform(-14, 34), random.uniform(-0.6, 4.4)
    far.tube((x, 26, z), (x, 25.9, z), 0.14, emitter(f'lamp {k}', (1.0, 0.58, 0.24) if k % 3 else (0.6, 0.85, 1.0), random.uniform(3, 9)), sides=14)
dark = principled('far house', (0.012, 0.018, 0.021), rough=0.8)
for k in range(12):
    far.box((-16 + k * 4.6, 30, 0), (4.2, 1, random.uniform(3, 9)), dark)
far.done('far')
mesh('ground', [(-60, -10, -1.1), (60, -10, -1.1), (60, 60, -1.1), (-60, 60, -1.1)], [(0, 1, 2, 3)], principled('yard', (0.02, 0.023, 0.025), rough=0.35, dirt=0.6, dirt_scale=0.7))
even(linear('#1b3a45'), 0.16)
area((-1.6, 1.5, 2.2), (0, 0, 0), 1.2, 62, ICE, size_y=0.5)
area((2.2, -0.5, 0.9), (0.1, 0, 0), 0.35, 40, AMBER, size_y=0.7)
area((-1.4, -2.6, 1.7), (0, 0, 0), 2.2, 26, ICE, size_y=0.6)
area((0, 4, 3.5), (0, 1, 0), 6, 60, linear('#3f93a8'), size_y=1)
camera((-0.86, -1.16, 0.5), (0.06, 0.02, 0.0), lens=43, fstop=2.0, focus=(-0.06, -0.24, 0.1))
shoot('pipe-flange', fog={'colour': (0.014, 0.036, 0.044), 'amount': 0.55, 'power': 1.1, 'on_sky': 0.9}, mist=(1.8, 26), bloom=0.08, bloom_from=0.9, grade={'vignette': 0.34})
