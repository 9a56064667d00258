"""Twenty drilled cores of coke in a row, from the greyest to the blackest, on a long dark table."""

import math
import random

import numpy as np
from mathutils import Vector, noise

from light import area, camera
from materials import brushed_metal, principled, wood
from nodes import material
from palette import AMBER, ICE, linear
from shapes import Build, copy_of, mesh
from shoot import shoot
from sky import even
from stage import stage

# The unit is a decimetre.
CORES, SPACING = 20, 1.0
RADIUS, SHORTEST, TALLEST = 0.32, 0.85, 2.15

stage(samples=16, seed=5, exposure=0.7, bounces=(4, 2, 3))


def core_surface():
    """Sawn coke: its grey comes from the object's own colour, pores and a drill's fine rings break the gloss."""
    made, nodes, output = material('core')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Metallic=0.35, i_Specular=0.55)
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates()
    info = nodes('ShaderNodeObjectInfo')
    own = nodes.math('MULTIPLY', info.outputs['Random'], 60.0)
    place = nodes.vector('ADD', nodes.vector('MULTIPLY', place, (1, 1, 5)), nodes('ShaderNodeCombineXYZ', i_0=own, i_1=own, i_2=own).outputs[0])
    cloud, fine = nodes.noise(place, 2.0, 4.0, 0.65), nodes.noise(place, 16.0, 4.0, 0.7)
    bands = nodes.noise(nodes.vector('MULTIPLY', place, (0.8, 0.8, 2.5)), 2.0, 4.0, 0.7)
    cells = nodes('ShaderNodeTexVoronoi', i_Vector=place, i_Scale=9.0)
    pits = nodes.ramp(cells.outputs['Distance'], [(0.1, 0.0), (0.3, 1.0)])
    open_pores = nodes.mix(nodes.ramp(cloud, [(0.45, 0.0), (0.62, 1.0)]), (1, 1, 1), pits)
    shade = nodes.math('MULTIPLY', nodes.math('MULTIPLY_ADD', bands, 0.9, 0.45), nodes.math('MULTIPLY_ADD', fine, 0.8, 0.5))
    tone = nodes.mix(1.0, nodes.mix(1.0, info.outputs['Color'], shade, 'MULTIPLY'), open_pores, 'MULTIPLY')
    nodes.link(tone, shader.inputs['Base Color'])
    nodes.link(nodes.math('MULTIPLY_ADD', fine, 0.5, 0.18), shader.inputs['Roughness'])
    grooves = nodes.noise(nodes.vector('MULTIPLY', place, (0.3, 0.3, 14.0)), 1.0, 3.0)
    relief = nodes.math('ADD', nodes.math('MULTIPLY', open_pores, 0.6), nodes.math('ADD', nodes.math('MULTIPLY', fine, 0.5), nodes.math('MULTIPLY', grooves, 0.25)))
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.8, i_Distance=0.03, i_Height=relief).outputs[0], shader.inputs['Normal'])
    return made


def drilled_core(seed, surface, sides=120, levels=90):
    """A cylinder one unit high with a broken rim, a rough top and pits in its side. Radius 1."""
    offset = Vector((seed * 9.1, seed * 4.7, seed))
    corners, squares = [], []
    for level in range(levels + 1):
        z = level / levels
        for k in range(sides):
            angle = 2 * math.pi * k / sides
            round_ = Vector((math.cos(angle), math.sin(angle), z * 5))
            chipped = max(0.0, noise.fractal(round_ * 1.3 + offset, 0.9, 2.1, 4) - 0.1) * max(0, z - 0.86) / 0.14
            pit = max(0.0, 0.34 - noise.voronoi(round_ * 3.5 + offset)[0][0]) * max(0.0, noise.noise(round_ * 0.8 + offset) + 0.25)
            radius = 1 - 0.28 * chipped - 0.6 * pit + 0.008 * noise.noise(round_ * 5 + offset)
            top = -0.05 * max(0.0, noise.fractal(Vector((round_.x, round_.y, 0)) * 1.4 + offset, 0.9, 2, 3)) * (z > 0.97)
            corners.append((radius * math.cos(angle), radius * math.sin(angle), z + top))
    for level in range(levels):
        for k in range(sides):
            a, b = level * sides + k, level * sides + (k + 1) % sides
            squares.append((a, b, b + sides, a + sides))
    rim = levels * sides
    for ring in range(1, 12):
        share = 1 - ring / 11.5
        for k in range(sides):
            x, y, z = corners[rim + k]
            height = 0.985 + 0.03 * noise.fractal(Vector((x * share, y * share, 0)) * 3 + offset, 0.9, 2.2, 4)
            corners.append((x * share, y * share, z + (height - z) * min(1, ring / 2)))
        first = len(corners) - sides
        before = rim if ring == 1 else first - sides
        squares += [(before + k, before + (k + 1) % sides, first + (k + 1) % sides, first + k) for k in range(sides)]
    squares.append(tuple(range(len(corners) - sides, len(corners))))
    return mesh(f'core {seed}', corners, squares, surface, smooth=True, link=False)


surface = core_surface()
variants = [drilled_core(k + 1, surface) for k in range(7)]
steel, plate = principled('foot', (0.018, 0.02, 0.022), rough=0.34, metal=0.6, dirt=0.4), brushed_metal('plate', (0.62, 0.5, 0.34), rough=0.3)
foot = Build()
foot.tube((0, 0, 0), (0, 0, 0.13), 0.44, steel, sides=64)
foot.tube((0, 0, 0.13), (0, 0, 0.16), 0.37, steel, end_radius=0.35, sides=64)
foot = foot.done('foot', bevel=0.012, link=False)
label = Build()
label.box((0, 0, 0.045), (0.42, 0.02, 0.09), plate)
for side in (-1, 1):
    label.tube((side * 0.17, -0.012, 0.045), (side * 0.17, -0.016, 0.045), 0.012, steel, sides=10)
label = label.done('label', bevel=0.004, link=False)

for k in range(CORES):
    share = k / (CORES - 1)
    x, y = -k * SPACING + random.uniform(-0.02, 0.02), 0.011 * (k - 6) ** 2
    across = -math.atan(0.022 * (k - 6))
    height = TALLEST + (SHORTEST - TALLEST) * share + random.uniform(-0.06, 0.06)
    grey = 0.02 + 0.5 * share**1.1
    core = copy_of(variants[k % 7], (x, y, 0.14), (0, 0, random.uniform(0, 6.28)), (RADIUS, RADIUS, height))
    core.color = (grey, grey * 1.01, grey * 1.02, 1)
    copy_of(foot, (x, y, 0), (0, 0, random.uniform(0, 6.28)))
    copy_of(label, (x + 0.56 * math.sin(across), y - 0.56 * math.cos(across), 0.008), (-0.35, 0, across + random.uniform(-0.03, 0.03)))
crumb = [drilled_core(20 + k, surface, 10, 6) for k in range(3)]
for _ in range(420):
    size = random.choice((0.008, 0.012, 0.02, 0.035)) * random.uniform(0.6, 1.2)
    x = -random.uniform(-1.5, 8)
    bit = copy_of(random.choice(crumb), (x, random.gauss(0, 0.5), 0.004), [random.uniform(0, 6.28) for _ in range(3)], size)
    bit.color = (0.03 + 0.01 * max(-x, 0),) * 3 + (1,)

table = Build()
table.box((-12, 0.9, -0.2), (40, 6.6, 0.4), wood('oak', light=(0.017, 0.0125, 0.0105), dark=(0.006, 0.005, 0.0045), rough=0.3, along=(0.1, 1.6, 1.6), scale=1.3))
table.done('table', bevel=0.05)
haze, nodes, output = material('haze')
distance = nodes.vector('DISTANCE', nodes.vector('MULTIPLY', nodes.coordinates(), (0.5, 0, 1)), (-20, 0, 3.5), output='Value')
glow = nodes.ramp(nodes.math('DIVIDE', distance, 12.0), [(0.0, (0.075, 0.15, 0.17)), (0.45, (0.02, 0.05, 0.06)), (1.0, (0.006, 0.018, 0.023))], 'EASE')
nodes.link(nodes('ShaderNodeEmission', i_Color=glow, i_Strength=1.0).outputs[0], output.inputs[0])
mesh('haze', [(-120, 34, -12), (60, 34, -12), (60, 34, 40), (-120, 34, 40)], [(0, 1, 2, 3)], haze)

even(linear('#16323c'), 0.12)
area((-9, 6, 3.4), (-7, 0, 1.4), 20, 900, AMBER, size_y=0.5)
area((3.2, 5.2, 3.0), (-1.6, 0, 1.3), 0.8, 1100, AMBER, size_y=2.2)
area((-10, -4, 8), (-6, 0, 0.8), 14, 2600, ICE, size_y=1.6)
area((-3, -8, 5), (-3, 0, 1), 3, 900, ICE, size_y=3)
camera((3.5, -6.9, 2.75), (-3.7, 0.9, 1.12), lens=43, fstop=0.13, focus=(-1.2, -0.25, 1.0))
shoot('banner-anniversary', fog={'colour': (0.018, 0.046, 0.055), 'amount': 0.6, 'power': 1.3}, mist=(8, 26), bloom=0.07, grade={'vignette': 0.38, 'petrol': 0.3})
