"""Baked anode blocks, stub holes upwards, stacked in a yard hall at dusk."""

import math
import random

from mathutils import noise

from light import area, camera, spot
from materials import emitter, principled, wet_ground
from nodes import material
from palette import AMBER, ICE, linear
from shapes import Build, copy_of, mesh
from shoot import shoot
from sky import even
from stage import stage

stage(samples=20, seed=52, exposure=0.95, bounces=(3, 2, 1))
LONG, WIDE, HIGH, SECTIONS, RIM = 1.6, 0.7, 0.6, 72, 36


def carbon():
    """Baked carbon: matt grey, coke grains showing, packing dust in cloudy patches, every block its own shade."""
    made, nodes, output = material('baked carbon')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Specular=0.35)
    nodes.link(shader.outputs[0], output.inputs[0])
    own = nodes('ShaderNodeObjectInfo').outputs['Random']
    place = nodes.vector('ADD', nodes.coordinates(), nodes('ShaderNodeCombineXYZ', i_0=nodes.math('MULTIPLY', own, 60.0)).outputs[0])
    cloud, grain = nodes.noise(place, 3.2, 5.0, 0.65), nodes.noise(place, 95.0, 3.0, 0.7)
    dust = nodes.ramp(cloud, [(0.46, 0.0), (0.72, 0.8)])
    shade = nodes.mix(dust, nodes.mix(nodes.ramp(grain, [(0.35, 0.0), (0.7, 1.0)]), (0.020, 0.022, 0.024), (0.062, 0.066, 0.070)), (0.135, 0.138, 0.138))
    nodes.link(nodes.mix(1.0, shade, nodes.math('MULTIPLY_ADD', own, 0.6, 0.7), 'MULTIPLY'), shader.inputs['Base Color'])
    nodes.link(nodes.math('MULTIPLY_ADD', dust, 0.3, 0.48), shader.inputs['Roughness'])
    relief = nodes.math('ADD', nodes.math('MULTIPLY', grain, 0.35), nodes.math('MULTIPLY', nodes.noise(place, 17.0, 4.0), 0.8))
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.55, i_Distance=0.012, i_Height=relief).outputs[0], shader.inputs['Normal'])
    return made


CARBON = carbon()


def block(seed):
    """The section with its two slots and sloped shoulders is drawn along the block; its corners are chipped at random."""
    w, slot, deep, shoulder = WIDE / 2, 0.008, 0.20, 0.07
    loop = [(-w, 0.015), (-w + 0.015, 0)]
    for centre in (-0.13, 0.13):
        loop += [(centre - slot, 0), (centre - slot, deep), (centre + slot, deep), (centre + slot, 0)]
    loop += [(w - 0.015, 0), (w, 0.015), (w, HIGH * 0.5), (w, HIGH - shoulder), (w - 0.045, HIGH - 0.012), (w - 0.06, HIGH), (-w + 0.06, HIGH), (-w + 0.045, HIGH - 0.012), (-w, HIGH - shoulder), (-w, HIGH * 0.5)]
    build, points, count = Build(), [], len(loop)
    for k in range(SECTIONS + 1):
        x = -LONG / 2 + LONG * k / SECTIONS
        end = 0.018 if k in (0, SECTIONS) else 0.0
        for y, z in loop:
            bite = max(0.0, noise.noise((x * 5 + seed * 9, y * 7, z * 7)) - 0.22) * 0.075 + abs(noise.noise((x * 14 + seed, y * 9, z * 9))) * 0.006
            inside = abs(y) < w - 0.07
            bite = 0 if inside else bite
            points.append((x, y * (1 - (bite + end) / w), z + (HIGH / 2 - z) * (bite + end) * 1.6))
    build.add(points, [(k * count + j, k * count + (j + 1) % count, (k + 1) * count + (j + 1) % count, (k + 1) * count + j) for k in range(SECTIONS) for j in range(count) if j != 15], CARBON, True)
    build.add(points[:count], [tuple(range(count))[::-1]], CARBON)
    build.add(points[-count:], [tuple(range(count))], CARBON)
    # The top: four squares, each with a stub hole.
    for hole in range(4):
        cx, half, wy, radius = -0.6 + hole * 0.4, 0.2, w - 0.058, 0.088
        rings = [[], [], [], []]
        for k in range(RIM):
            a = 2 * math.pi * k / RIM
            c, s = math.cos(a), math.sin(a)
            reach = min(half / max(abs(c), 1e-6), wy / max(abs(s), 1e-6))
            flute = radius * (1 - 0.05 * (k % 6 < 2))
            rings[0].append((cx + reach * c, reach * s, HIGH))
            rings[1].append((cx + (flute + 0.008) * c, (flute + 0.008) * s, HIGH))
            rings[2].append((cx + flute * c, flute * s, HIGH - 0.01))
            rings[3].append((cx + flute * 0.96 * c, flute * 0.96 * s, HIGH - 0.11))
        points = [p for ring in rings for p in ring]
        build.add(points, [(r * RIM + k, r * RIM + (k + 1) % RIM, (r + 1) * RIM + (k + 1) % RIM, (r + 1) * RIM + k) for r in range(3) for k in range(RIM)], CARBON)
        build.add(rings[3], [tuple(range(RIM))], CARBON)
    made = build.done(f'block {seed}')
    made.data.use_auto_smooth, made.data.auto_smooth_angle, made.hide_render = True, 0.5, True
    return made


blocks = [block(seed) for seed in range(5)]
steel = principled('painted steel', (0.028, 0.048, 0.056), rough=0.5, dirt=0.5)
timber = principled('timber', (0.10, 0.065, 0.04), rough=0.8, dirt=0.6)
laths = Build()


def pile(x, y, layers, along=0.0):
    """Blocks on two laths; a layer is a little off the one below."""
    for layer in range(layers):
        z = 0.06 + layer * (HIGH + 0.022)
        for side in (-0.45, 0.45):
            laths.box((x + side * math.cos(along), y + side * math.sin(along), z - (0.03 if layer == 0 else 0.011)), (0.09, WIDE * 0.98, 0.06 if layer == 0 else 0.022), timber, turned=(0, 0, along))
        placed = copy_of(random.choice(blocks), (x + random.gauss(0, 0.014), y + random.gauss(0, 0.012), z))
        placed.rotation_euler = (0, 0, along + random.gauss(0, 0.006) + (math.pi if random.random() > 0.5 else 0))


for row in range(26):
    y = -2.6 + row * 0.80
    for column in range(4):
        layers = (2, 3, 4, 5)[column] - (1 if random.random() > 0.8 else 0)
        if row < 2:
            layers = min(layers, 2)
        pile(0.55 + column * 1.78, y, layers)
    if row > 3:
        pile(-5.6, y, random.choice((3, 4, 4)))
        pile(-7.4, y, 5)
pile(-2.30, 0.55, 1, 1.15)
laths.done('laths', bevel=0.004)

rubbed, nodes, output = material('tyre marks')
worn = nodes.ramp(nodes.noise(nodes.vector('MULTIPLY', nodes.coordinates(), (6, 0.8, 1)), 1.3, 5.0), [(0.40, 0.0), (0.75, 0.75)])
mixed = nodes('ShaderNodeMixShader', i_Fac=worn)
nodes.link(nodes('ShaderNodeBsdfTransparent').outputs[0], mixed.inputs[1])
nodes.link(nodes('ShaderNodeBsdfPrincipled', i_Base_Color=(0.012, 0.013, 0.014), i_Roughness=0.5).outputs[0], mixed.inputs[2])
nodes.link(mixed.outputs[0], output.inputs[0])
hall = Build()
floor = wet_ground('dusty floor', colour=(0.060, 0.062, 0.062), scale=0.5, dry_from=0.36, dry_to=0.52, wet_rough=0.12, dry_rough=0.62, bump=0.07)
hall.box((0, 20, -0.05), (80, 120, 0.1), floor)
paint = principled('worn paint', (0.20, 0.20, 0.18), rough=0.6, dirt=0.95, dirt_scale=6)
for x in (-4.15, -0.72):
    for k in range(26):
        hall.box((x + random.gauss(0, 0.004), -5 + k * 1.25, 0.001), (0.10, 1.22, 0.004), paint)
for x, bend in ((-3.45, 0.30), (-1.95, 0.36), (-3.05, -0.16), (-1.55, -0.12)):
    path = [(x + bend * math.sin(k * 0.11 + x), -8 + k * 0.42) for k in range(90)]
    points = [(px + side, py, 0.002) for px, py in path for side in (-0.11, 0.11)]
    mesh('tyre marks', points, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(89)], rubbed)
for k in range(7):
    y = 0.5 + k * 4.5
    for x in (-9.2, 8.6):
        hall.box((x, y, 4.2), (0.34, 0.02, 8.4), steel)
        for side in (-0.16, 0.16):
            hall.box((x + side, y, 4.2), (0.02, 0.3, 8.4), steel)
    hall.truss((-9.2, y, 8.6), (8.6, y, 8.6), 0.9, steel, panels=14, width=0.09)
for x in (-8.7, 8.1):
    hall.box((x, 14, 6.3), (0.3, 40, 0.5), steel)
for k in range(60):
    hall.box((9.0, -2 + k * 0.55, 4.5), (0.04 + 0.03 * (k % 2), 0.55, 9), steel)
    hall.box((-9.5, -2 + k * 0.55, 3.0), (0.04 + 0.03 * (k % 2), 0.55, 6), steel)
    hall.box((-9 + k * 0.31, 31.0 + 0.04 * (k % 2), 4.5), (0.31, 0.04, 9), steel)
hall.box((-9.6, 14, 8.6), (0.05, 36, 1.0), steel)
hall.box((-0.3, 14, 9.4), (20, 40, 0.1), steel)
# The travelling crane with its block clamp.
for y in (11.2, 12.6):
    hall.box((-0.3, y, 6.95), (17.0, 0.35, 0.8), steel)
hall.box((-2.2, 11.9, 7.5), (1.6, 2.0, 0.6), steel)
for x, y in ((-2.5, 11.7), (-1.9, 11.7), (-2.5, 12.1), (-1.9, 12.1)):
    hall.tube((x, y, 7.3), (x, y, 4.6), 0.012, steel, sides=6)
hall.box((-2.2, 11.9, 4.5), (1.7, 0.5, 0.22), steel)
for x in (-3.0, -1.4):
    hall.box((x, 11.9, 4.05), (0.08, 0.4, 0.8), steel)
hall.done('hall')

window, nodes, output = material('dusk pane')
pane = nodes.noise(nodes.vector('MULTIPLY', nodes.coordinates(), (1, 0.9, 0.9)), 1.2, 3.0)
nodes.link(nodes('ShaderNodeEmission', i_Color=nodes.mix(pane, (0.05, 0.12, 0.15), (0.12, 0.23, 0.27)), i_Strength=1.3).outputs[0], output.inputs[0])
for k in range(27):
    if k % 5 != 2:
        mesh('pane', [(-9.42, -1 + k * 1.15, 6.2), (-9.42, 0.05 + k * 1.15, 6.2), (-9.42, 0.05 + k * 1.15, 8.0), (-9.42, -1 + k * 1.15, 8.0)], [(0, 1, 2, 3)], window)
for k in range(8):
    mesh('end pane', [(-7.6 + k * 2.0, 30.9, 6.6), (-5.9 + k * 2.0, 30.9, 6.6), (-5.9 + k * 2.0, 30.9, 8.2), (-7.6 + k * 2.0, 30.9, 8.2)], [(0, 1, 2, 3)], window)
for k, y in enumerate((4.8, 9.6, 15.2, 21.0, 27.0)):
    x = -2.5 + random.gauss(0, 0.1)
    lamp = Build()
    lamp.tube((x, y, 7.55), (x, y, 7.9), 0.28, steel, end_radius=0.10, sides=24)
    lamp.tube((x, y, 7.53), (x, y, 7.56), 0.16, emitter(f'lamp {k}', AMBER, 10.0 if k != 2 else 1.5))
    lamp.tube((x, y, 7.9), (x, y, 8.4), 0.02, steel)
    lamp.done('lamp')
    if k != 2:
        spot((x, y, 7.5), (x, y, 0), 2300, AMBER, 115, 0.7, 0.16)

even(linear('#1d4450'), 0.20)
area((-8.6, 6, 7.6), (1, 3, 0.5), 2.2, 2600, linear('#8cc0d2'), size_y=16)
area((-6, -7, 5), (1, 0, 0.8), 3.0, 640, ICE)
area((4.5, 3, 8.0), (2.5, 4, 0.5), 1.5, 1300, linear('#8cc0d2'), size_y=14)
camera((-3.0, -5.6, 1.95), (-0.70, 3.0, 1.12), lens=30, fstop=2.0, focus=(0.2, -2.0, 1.0))
shoot('carbon-blocks', fog={'colour': (0.030, 0.070, 0.083), 'amount': 0.55, 'power': 1.1}, mist=(5, 34), bloom=0.09, grade={'vignette': 0.34})
