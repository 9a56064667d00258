"""Strapped bundles of aluminium billets on timber in a dark store; view=news-08 is the other side on a pale morning."""

import math
import random

from mathutils import Matrix, geometry

from light import area, camera, sun
from materials import emitter, principled, wet_ground, wood
from nodes import material
from palette import AMBER, ICE, linear
from shapes import Build, copy_of
from shoot import shoot
from sky import even
from stage import option, stage

view = option('view', 'aluminium-billets')
morning = view == 'news-08'
stage(samples=20, seed=4, exposure=(-0.3 if morning else -0.4), bounces=(4, 1, 3))
RADIUS, LENGTH, GAP = 0.114, 3.2, 0.003
STEP, RISE, TIMBER = 2 * RADIUS + GAP, math.sqrt(3) * (RADIUS + GAP / 2), 0.09


def sawn_face():
    """Arcs of the saw round a centre of the billet's own, oil stains, and on some a dab of marking paint."""
    made, nodes, output = material('sawn face')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Anisotropic=0.7)
    nodes.link(shader.outputs[0], output.inputs[0])
    place, own = nodes.coordinates(), nodes('ShaderNodeObjectInfo').outputs['Random']
    centre = nodes('ShaderNodeCombineXYZ', i_0=nodes.math('MULTIPLY_ADD', own, 0.9, 0.35), i_1=nodes.math('MULTIPLY_ADD', own, -1.1, 0.5)).outputs[0]
    distance = nodes.vector('DISTANCE', place, centre, output='Value')
    teeth = nodes('ShaderNodeTexNoise', i_W=nodes.math('MULTIPLY', distance, 560.0), i_Scale=1.0, i_Detail=4.0, i_Roughness=0.75, noise_dimensions='1D').outputs['Fac']
    moved = nodes.vector('ADD', place, nodes('ShaderNodeCombineXYZ', i_2=nodes.math('MULTIPLY', own, 70.0)).outputs[0])
    cloud = nodes.noise(moved, 9.0, 5.0)
    stain = nodes.math('MULTIPLY', nodes.ramp(nodes.noise(moved, 22.0, 5.0, 0.7), [(0.58, 0.0), (0.66, 1.0)]), 0.55)
    metal = nodes.mix(stain, nodes.mix(cloud, (0.80, 0.81, 0.82), (0.58, 0.60, 0.62)), (0.20, 0.19, 0.17))
    dab = nodes.vector('DISTANCE', place, nodes('ShaderNodeCombineXYZ', i_0=nodes.math('MULTIPLY_ADD', own, 0.12, -0.07), i_1=nodes.math('MULTIPLY_ADD', nodes.math('FRACT', nodes.math('MULTIPLY', own, 31.0)), 0.12, -0.06), i_2=LENGTH / 2).outputs[0], output='Value')
    ragged = nodes.math('ADD', dab, nodes.math('MULTIPLY', nodes.noise(moved, 55.0, 3.0), 0.03))
    brushed = nodes.math('MULTIPLY', nodes.math('LESS_THAN', ragged, 0.043), nodes.math('GREATER_THAN', nodes.math('FRACT', nodes.math('MULTIPLY', own, 7.3)), 0.78))
    nodes.link(nodes.mix(brushed, metal, (0.012, 0.10, 0.13)), shader.inputs['Base Color'])
    nodes.link(nodes.math('SUBTRACT', 1.0, brushed), shader.inputs['Metallic'])
    gloss = nodes.math('ADD', nodes.math('MULTIPLY', teeth, 0.28), nodes.math('MULTIPLY_ADD', cloud, 0.24, 0.02))
    nodes.link(nodes.math('ADD', gloss, nodes.math('MULTIPLY', own, 0.1)), shader.inputs['Roughness'])
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.5, i_Distance=0.004, i_Height=teeth).outputs[0], shader.inputs['Normal'])
    radial = nodes.vector('CROSS_PRODUCT', nodes.vector('SUBTRACT', place, centre), (0, 0, 1))
    tangent = nodes('ShaderNodeVectorTransform', vector_type='VECTOR', convert_from='OBJECT', convert_to='WORLD', i_Vector=radial)
    nodes.link(tangent.outputs[0], shader.inputs['Tangent'])
    return made


FACE = sawn_face()
SKIN = principled('cast skin', (0.50, 0.52, 0.54), rough=0.42, metal=1.0, dirt=0.55, dirt_scale=5.0, bump=0.3, bump_scale=50)
TIMBERS = wood('timber', (0.20, 0.125, 0.07), (0.075, 0.045, 0.026), rough=0.75, along=(1.2, 14, 14))
STRAP = principled('steel strap', (0.05, 0.065, 0.072), rough=0.34, metal=0.8, dirt=0.7, dirt_scale=14)


def billet():
    sides, bevel = 96, 0.007
    rings = [(RADIUS - bevel, LENGTH / 2), (RADIUS - bevel * 0.25, LENGTH / 2 - bevel * 0.3), (RADIUS, LENGTH / 2 - bevel), (RADIUS, bevel - LENGTH / 2), (RADIUS - bevel, -LENGTH / 2)]
    points = [(r * math.cos(2 * math.pi * k / sides), r * math.sin(2 * math.pi * k / sides), z) for r, z in rings for k in range(sides)]
    build = Build()
    build.add(points[:sides], [tuple(range(sides))], FACE)
    walls = [(a * sides + k, (a + 1) * sides + k, (a + 1) * sides + (k + 1) % sides, a * sides + (k + 1) % sides) for a in range(4) for k in range(sides)]
    build.add(points, walls, SKIN, True)
    build.add(points[-sides:], [tuple(range(sides))[::-1]], FACE)
    made = build.done('billet')
    made.data.use_auto_smooth, made.data.auto_smooth_angle, made.hide_render = True, 0.6, True
    return made


BILLET = billet()


def strap(build, centres, y):
    """A band drawn tight round the bundle: the hull of all its circles, a crimped seal on top."""
    rim = [(x + (RADIUS + 0.001) * math.cos(a / 30 * math.pi), z + (RADIUS + 0.001) * math.sin(a / 30 * math.pi)) for x, z in centres for a in range(60)]
    hull = [rim[k] for k in geometry.convex_hull_2d(rim)]
    cx, cz = (sum(p[axis] for p in hull) / len(hull) for axis in (0, 1))
    outer = [(x + 0.0016 * math.copysign(1, x - cx), z + 0.0016 * math.copysign(1, z - cz)) for x, z in hull]
    count, half = len(hull), 0.016
    points = [(x, y + side * half, z) for ring in (hull, outer) for side in (-1, 1) for x, z in ring]
    quads = [(2 * count + k, 2 * count + (k + 1) % count, 3 * count + (k + 1) % count, 3 * count + k) for k in range(count)]
    for a in (0, 1):
        quads += [(a * count + k, a * count + (k + 1) % count, (2 + a) * count + (k + 1) % count, (2 + a) * count + k) for k in range(count)]
    build.add(points, quads, STRAP)
    top = max(z for _, z in hull)
    for k in (-1, 0, 1):
        build.box((cx + 0.03 + k * 0.013, y, top + 0.004), (0.011, 0.037, 0.006), STRAP)


def stack(left, y, columns, bundles):
    """Bundles of two nested layers, timbers between them, wedges at the outer billets."""
    timbers, bands = Build(), Build()
    z, middle = 0.0, left + (columns - 1) * STEP / 2
    for number in range(bundles):
        for at in (-1.12, 0.05, 1.12):
            shift = random.gauss(0, 0.03)
            timbers.box((middle + random.gauss(0, 0.012), y + at + shift, z + TIMBER / 2), (columns * STEP + random.uniform(0.02, 0.1), 0.09, TIMBER), TIMBERS, turned=(0, 0, random.gauss(0, 0.006)))
            for side in (-1, 1):
                x = middle + side * ((columns - 1) / 2 * STEP + RADIUS * 0.82)
                timbers.add([(x, y + at + shift + d, z + TIMBER + h) for d in (-0.04, 0.04) for h in (0.0,)] + [(x + side * 0.07, y + at + shift + d, z + TIMBER + h) for d in (-0.04, 0.04) for h in (0.0, 0.06)], [(0, 1, 4, 2), (0, 2, 3), (1, 5, 4), (2, 4, 5, 3), (0, 3, 5, 1)], TIMBERS)
        z += TIMBER
        centres = [(left + c * STEP, z + RADIUS) for c in range(columns)] + [(left + (c + 0.5) * STEP, z + RADIUS + RISE) for c in range(columns - 1)]
        for x, height in centres:
            placed = copy_of(BILLET, (x, y + random.gauss(0, 0.007), height))
            lying = Matrix.Rotation(math.radians(90), 3, 'X') @ Matrix.Rotation(random.uniform(0, 6.28), 3, 'Z')
            placed.rotation_euler = lying.to_euler()
        for at in (-1.36, 1.30):
            strap(bands, centres, y + at + random.gauss(0, 0.015))
        z += 2 * RADIUS + RISE
    timbers.done('timber', bevel=0.004)
    bands.done('straps')


stack(-1.95, 0.0, 8, 2)
stack(0.42, 0.30, 8, 4)
stack(2.75, 1.15, 8, 3)
stack(-3.4, 4.9, 8, 3)
stack(-0.9, 5.2, 8, 4)
stack(1.7, 4.8, 8, 2)

hall, steel = Build(), principled('painted steel', (0.030, 0.048, 0.055), rough=0.5, dirt=0.5)
hall.box((0, 0, -0.05), (60, 60, 0.1), wet_ground(colour=(0.05, 0.053, 0.055), scale=0.6, wet_rough=0.10, dry_rough=0.42, bump=0.1))
for k in range(9):
    x = -15 + k * 3.6
    for side in (-0.17, 0.17):
        hall.box((x, 11.8 + side, 4), (0.3, 0.025, 8), steel)
    hall.box((x, 11.8, 4), (0.016, 0.34, 8), steel)
for k in range(70):
    hall.box((-17.5 + k * 0.5, 12.2 + 0.03 * (k % 2), 5), (0.5, 0.04, 10), steel)
hall.box((-40, 12.2, 5), (45, 0.04, 10), steel)
hall.done('hall')
for k, (x, z, colour, strength) in enumerate(((-9.0, 3.6, AMBER, 5.0), (-4.6, 4.1, ICE, 2.4), (-1.2, 3.4, AMBER, 3.0), (5.6, 4.6, ICE, 2.0))):
    lamp = Build()
    lamp.box((x, 11.3, z), (0.34, 0.10, 0.13), emitter(f'lamp {k}', colour, strength))
    lamp.box((x, 11.36, z + 0.10), (0.44, 0.22, 0.06), steel)
    lamp.done('lamp')
    area((x, 11.1, z), (x, 10.5, 0), 0.5, 60, colour)

if morning:
    even(linear('#6d929e'), 0.22)
    sun((0.86, 0.46, -0.20), 2.6, (1.0, 0.74, 0.50), 0.8)
    area((-3.5, -7.5, 3.6), (2.6, -0.6, 0.9), 4.5, 330, linear('#c3dae0'), size_y=2.0)
    area((2.0, 4.0, 5.4), (2.4, 0.2, 1.0), 3.6, 480, ICE, size_y=1.0)
    area((0, 8.6, 6.5), (0, 11, 2), 8, 900, linear('#8fb9c6'), size_y=1.0)
    camera((5.15, -3.75, 0.72), (1.70, -0.55, 0.90), lens=50, fstop=2.0, focus=(3.2, -0.5, 0.9))
    shoot(view, fog={'colour': (0.11, 0.155, 0.165), 'amount': 0.6, 'power': 1.1}, mist=(4, 12), bloom=0.08, grade={'vignette': 0.3})
else:
    even(linear('#1c3a44'), 0.14)
    area((5.2, -6.6, 3.2), (0.6, -1.4, 0.9), 4.5, 300, ICE, size_y=2.2)
    area((7.5, -3.2, 0.9), (1.4, -1.2, 0.7), 0.35, 80, (0.95, 0.98, 1), size_y=3.0)
    area((-6.5, -2.0, 2.6), (-0.8, -1.3, 0.9), 0.5, 200, ICE, size_y=3.0)
    area((2.0, 4.0, 4.4), (0.4, -0.4, 1.2), 2.6, 1000, AMBER, size_y=0.5)
    area((-1.0, 2.2, 6.0), (-0.5, 0.0, 0), 5, 420, ICE, size_y=1.2)
    area((0, 8.6, 6.5), (0, 11, 2), 8, 420, linear('#5fa5ba'), size_y=1.0)
    camera((-2.55, -4.3, 1.28), (0.50, -0.9, 0.92), lens=48, fstop=1.8, focus=(0.42, -1.35, 0.9))
    shoot(view, fog={'colour': (0.012, 0.036, 0.045), 'amount': 0.8, 'power': 1.1}, mist=(4, 11), bloom=0.07, grade={'vignette': 0.38})
