"""Twenty drilled cores of coke in a row, from the greyest to the blackest, on a long dark table."""

import math
import random

from mathutils import Vector, noise

from light import area, camera
from materials import coke, principled, wood
from nodes import material
from palette import AMBER, ICE, linear
from shapes import Build, copy_of, mesh, rock
from shoot import shoot
from sky import even
from stage import stage

# The unit is a decimetre.
CORES, SPACING = 20, 1.0
RADIUS, SHORTEST, TALLEST = 0.32, 0.85, 2.15

stage(samples=16, seed=5, exposure=0.7, bounces=(4, 2, 3))


def core_surface():
    """A sawn section, in decimetres: grains of two sizes in a duller binder, open pores. Its grey is the object's own colour."""
    made, nodes, output = material('core')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Metallic=0.2, i_Specular=0.5)
    nodes.link(shader.outputs[0], output.inputs[0])
    info = nodes('ShaderNodeObjectInfo')
    own = nodes.math('MULTIPLY', info.outputs['Random'], 60.0)
    place = nodes.vector('ADD', nodes.coordinates(), nodes('ShaderNodeCombineXYZ', i_0=own, i_1=own, i_2=own).outputs[0])
    warped = nodes.vector('ADD', place, nodes.vector('MULTIPLY', nodes('ShaderNodeTexNoise', i_Vector=place, i_Scale=30.0, i_Detail=3.0).outputs['Color'], (0.035, 0.035, 0.035)))
    fine, broad = nodes.noise(place, 75.0, 3.0, 0.7), nodes.noise(place, 2.6, 3.0, 0.6)
    tone = nodes.math('MULTIPLY_ADD', fine, 0.9, 0.2)
    gloss = nodes.math('MULTIPLY_ADD', fine, 0.3, 0.42)
    for scale, share in ((40.0, 0.45), (15.0, 0.62)):
        cells = nodes('ShaderNodeTexVoronoi', i_Vector=warped, i_Scale=scale)
        edge = nodes('ShaderNodeTexVoronoi', feature='DISTANCE_TO_EDGE', i_Vector=warped, i_Scale=scale).outputs['Distance']
        dice = nodes('ShaderNodeSeparateXYZ', i_Vector=cells.outputs['Color'])
        grain = nodes.math('MULTIPLY', nodes.ramp(edge, [(0.05, 0.0), (0.09, 1.0)]), nodes.math('GREATER_THAN', dice.outputs[0], share))
        tone = nodes.mix(grain, tone, nodes.math('MULTIPLY', nodes.math('MULTIPLY_ADD', dice.outputs[1], 1.5, 0.45), nodes.math('MULTIPLY_ADD', fine, 0.4, 0.8)))
        gloss = nodes.mix(grain, gloss, nodes.math('MULTIPLY_ADD', dice.outputs[2], 0.25, 0.2))
    pores = nodes.math('MULTIPLY', *(nodes.ramp(nodes('ShaderNodeTexVoronoi', i_Vector=warped, i_Scale=scale).outputs['Distance'], [(low, 0.0), (low + 0.09, 1.0)]) for scale, low in ((17.0, 0.13), (48.0, 0.17))))
    pores = nodes.mix(nodes.ramp(broad, [(0.4, 0.25), (0.58, 1.0)]), (1, 1, 1), pores)
    tone = nodes.mix(1.0, tone, nodes.math('MULTIPLY_ADD', broad, 0.5, 0.75), 'MULTIPLY')
    nodes.link(nodes.mix(1.0, nodes.mix(1.0, info.outputs['Color'], tone, 'MULTIPLY'), nodes.math('MULTIPLY_ADD', pores, 0.88, 0.12), 'MULTIPLY'), shader.inputs['Base Color'])
    nodes.link(gloss, shader.inputs['Roughness'])
    relief = nodes.math('ADD', pores, nodes.math('MULTIPLY', fine, 0.3))
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.6, i_Distance=0.012, i_Height=relief).outputs[0], shader.inputs['Normal'])
    return made


def drilled_core(seed, height, surface, sides=150, levels=110):
    """A cylinder sawn flat at its end, its rim chipped here and there, open pores in its side."""
    offset = Vector((seed * 9.1, seed * 4.7, seed))
    corners, squares = [], []
    for level in range(levels + 1):
        z = height * level / levels
        for k in range(sides):
            angle = 2 * math.pi * k / sides
            at = Vector((RADIUS * math.cos(angle), RADIUS * math.sin(angle), z))
            near = max(0.0, 1 - (height - z) / 0.09)
            chip = max(0.0, noise.fractal(at * 6 + offset, 0.8, 2.1, 4) - 0.12) * near
            pit = max(0.0, 0.3 - noise.voronoi(at * 9 + offset)[0][0]) * max(0.0, noise.noise(at * 3 + offset) + 0.05)
            share = 1 - 0.32 * chip - 0.7 * pit - 0.012 * (level == levels)
            corners.append((at.x * share, at.y * share, z - 0.11 * chip * near))
    for level in range(levels):
        for k in range(sides):
            a, b = level * sides + k, level * sides + (k + 1) % sides
            squares.append((a, b, b + sides, a + sides))
    rim = levels * sides
    for ring in range(1, 8):
        share, first = 1 - ring / 8, len(corners)
        for x, y, z in corners[rim : rim + sides]:
            corners.append((x * share, y * share, height - (height - z) * max(0.0, 1 - ring / 2)))
        before = rim if ring == 1 else first - sides
        squares += [(before + k, before + (k + 1) % sides, first + (k + 1) % sides, first + k) for k in range(sides)]
    squares.append(tuple(range(len(corners) - sides, len(corners))))
    made = mesh(f'core {seed}', corners, squares, surface, smooth=True, link=False)
    made.data.use_auto_smooth, made.data.auto_smooth_angle = True, 0.6
    return made


surface = core_surface()
steel = principled('foot', (0.018, 0.02, 0.022), rough=0.34, metal=0.6, dirt=0.4)
foot = Build()
foot.tube((0, 0, 0), (0, 0, 0.13), 0.44, steel, sides=64)
foot.tube((0, 0, 0.13), (0, 0, 0.16), 0.37, steel, end_radius=0.35, sides=64)
foot = foot.done('foot', bevel=0.012, link=False)
shards = [rock(f'shard {k}', 60 + k, coke('shard', base=0.03, sheen=0.3), subdivisions=3, cuts=7, rough=0.16, fine=0.05) for k in range(8)]
for k in range(CORES):
    share = k / (CORES - 1)
    x, y = -k * SPACING + random.uniform(-0.02, 0.02), 0.011 * (k - 6) ** 2
    height = TALLEST + (SHORTEST - TALLEST) * share + random.uniform(-0.02, 0.02)
    # Even steps for the eye, not for the light meter.
    grey = (0.16 + 0.48 * share) ** 2.2
    core = copy_of(drilled_core(k + 1, height, surface, *((150, 110) if k < 8 else (60, 30))), (x, y, 0.14), (0, 0, random.uniform(0, 6.28)))
    core.color = (grey, grey * 1.01, grey * 1.02, 1)
    copy_of(foot, (x, y, 0), (0, 0, random.uniform(0, 6.28)))
    for _ in range(26 if k < 9 else 0):
        angle, away = random.uniform(0, 6.28), 0.47 + abs(random.gauss(0, 0.14))
        size = 0.009 + 0.04 * random.random() ** 4
        flat = [size * random.uniform(0.5, 1.3) for _ in range(3)]
        copy_of(random.choice(shards), (x + away * math.cos(angle), y + away * math.sin(angle), min(flat) * 0.45), [random.uniform(0, 6.28) for _ in range(3)], flat)

table = Build()
table.box((-12, 0.9, -0.2), (40, 6.6, 0.4), wood('oak', light=(0.017, 0.0125, 0.0105), dark=(0.006, 0.005, 0.0045), rough=0.3, along=(0.1, 1.6, 1.6), scale=1.3))
table.done('table', bevel=0.05)
haze, nodes, output = material('haze')
distance = nodes.vector('DISTANCE', nodes.vector('MULTIPLY', nodes.coordinates(), (0.3, 0, 0.8)), (-11, 0, 3.5), output='Value')
glow = nodes.ramp(nodes.math('DIVIDE', distance, 12.0), [(0.0, (0.05, 0.105, 0.12)), (0.5, (0.02, 0.05, 0.06)), (1.0, (0.006, 0.018, 0.023))], 'EASE')
nodes.link(nodes('ShaderNodeEmission', i_Color=glow, i_Strength=1.0).outputs[0], output.inputs[0])
mesh('haze', [(-120, 34, -12), (60, 34, -12), (60, 34, 40), (-120, 34, 40)], [(0, 1, 2, 3)], haze)

even(linear('#16323c'), 0.12)
area((-9, 6, 3.4), (-7, 0, 1.4), 20, 900, AMBER, size_y=0.5)
area((3.2, 5.2, 3.0), (-1.6, 0, 1.3), 0.8, 1100, AMBER, size_y=2.2)
area((-10, -4, 8), (-6, 0, 0.8), 14, 2600, ICE, size_y=1.6)
area((-3, -8, 5), (-3, 0, 1), 3, 900, ICE, size_y=3)
camera((3.5, -6.9, 2.75), (-3.7, 0.9, 1.12), lens=43, fstop=0.13, focus=(-1.2, -0.25, 1.0))
shoot('banner-anniversary', fog={'colour': (0.018, 0.046, 0.055), 'amount': 0.6, 'power': 1.3, 'on_sky': 1.0}, mist=(8, 26), bloom=0.07, grade={'vignette': 0.38, 'petrol': 0.3})
