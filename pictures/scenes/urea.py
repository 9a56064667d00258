"""White urea prills spilling from the mouth of a woven bag. 1 unit is 1 cm."""

import math
import random

import bpy
from mathutils import Vector, noise

from grains import Bed, sprinkle
from light import area, camera
from materials import principled
from nodes import material
from palette import AMBER, ICE, linear
from shapes import Build, mesh
from shoot import shoot
from sky import even
from stage import stage

stage(samples=14, seed=103, exposure=0.2, bounces=(4, 3, 1))


def prill(name, seed, surface):
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=3, radius=1)
    made = bpy.context.object
    made.name, made.hide_render = name, True
    squash = random.Random(seed).uniform(0.86, 1.0)
    for vertex in made.data.vertices:
        at = vertex.co.normalized()
        vertex.co = at * (1 + 0.07 * noise.noise(at * 1.3 + Vector((seed, 0, 0))) + 0.02 * noise.noise(at * 4 + Vector((0, seed, 0))))
        vertex.co.z *= squash
    made.data.polygons.foreach_set('use_smooth', [True] * len(made.data.polygons))
    made.data.materials.append(surface)
    return made


def woven():
    """Flat polypropylene tapes over and under: 3 mm apart, slightly shiny, with soiling."""
    made, nodes, output = material('woven bag')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Specular=0.35)
    nodes.link(shader.outputs[0], output.inputs[0])
    parts = nodes('ShaderNodeSeparateXYZ', i_Vector=nodes.coordinates('UV'))
    across, along = (nodes.math('SINE', nodes.math('MULTIPLY', parts.outputs[k], 10.5)) for k in (0, 1))
    over = nodes.math('MULTIPLY', across, along)
    tapes = nodes.math('MULTIPLY_ADD', over, 0.5, 0.5)
    soil = nodes.ramp(nodes.noise(nodes.coordinates(), 0.35, 4.0), [(0.4, 0.0), (0.75, 1.0)])
    cloth = nodes.mix(tapes, (0.36, 0.375, 0.375), (0.56, 0.57, 0.565))
    nodes.link(nodes.mix(nodes.math('MULTIPLY', soil, 0.55), cloth, (0.17, 0.165, 0.15)), shader.inputs['Base Color'])
    nodes.link(nodes.math('MULTIPLY_ADD', tapes, -0.15, 0.55), shader.inputs['Roughness'])
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.6, i_Distance=0.06, i_Height=tapes).outputs[0], shader.inputs['Normal'])
    return made


white = principled('urea', (0.68, 0.7, 0.7), rough=0.42, specular=0.4)
prills = [prill(f'prill {k}', k, white) for k in range(8)]
MOUTH = (2.0, 3.5)


def wall(along, turn):
    """The lying bag: `along` goes from its mouth (0) back (1), turn round it; crumpled most at the mouth."""
    loose = math.exp(-along * 5)
    radius = 7.4 + 2.6 * min(1, along * 2.2) + 1.0 * loose * math.sin(turn * 3 + 0.8) + 0.7 * loose * math.sin(turn * 7 + 2.1)
    radius += (0.5 + 1.0 * loose) * noise.noise((math.cos(turn) * 2.2, math.sin(turn) * 2.2, along * 6)) + 0.28 * noise.noise((math.cos(turn) * 6, math.sin(turn) * 6, along * 15))
    back = along * 34 + 1.5 * loose * math.sin(turn * 2 + 1) + 0.8 * loose * noise.noise((math.cos(turn) * 3, math.sin(turn) * 3, 9))
    x, z = radius * 1.25 * math.cos(turn), radius * 0.82 * math.sin(turn)
    z = max(z + 6.6 - 2.4 * loose * (math.sin(turn) > 0) * math.sin(turn), 0.12 + 0.1 * noise.noise((x, back, 1)))
    return Vector((MOUTH[0] + x + 0.42 * back, MOUTH[1] + back * 0.92, z))


RINGS, SIDES = 130, 260
points = [wall(k / RINGS, 2 * math.pi * s / SIDES) for k in range(RINGS + 1) for s in range(SIDES)]
quads = [(k * SIDES + s, k * SIDES + (s + 1) % SIDES, (k + 1) * SIDES + (s + 1) % SIDES, (k + 1) * SIDES + s) for k in range(RINGS) for s in range(SIDES)]
bag = mesh('bag', points, quads, woven(), smooth=True)
chart = bag.data.uv_layers.new(name='tapes')
for polygon in bag.data.polygons:
    for corner, (dk, ds) in zip(polygon.loop_indices, ((0, 0), (0, 1), (1, 1), (1, 0))):
        k, s = divmod(polygon.index, SIDES)
        chart.data[corner].uv = ((s + ds) / SIDES * 52, (k + dk) / RINGS * 34)
thick = bag.modifiers.new('Solidify', 'SOLIDIFY')
thick.thickness = 0.09


def heap(x, y):
    front = y - MOUTH[1]
    fan = 5.6 - 0.62 * math.hypot((x - MOUTH[0] + 0.8) * 0.72, max(0, -front)) if front < 0 else 5.6 + 0.1 * front
    inside = abs(x - MOUTH[0] - 0.42 * max(0, front))
    if front > 0.4:
        fan -= 0.06 * inside**2
        fan = fan if inside < 7.2 else 0
    return max(0.0, fan + 0.35 * noise.noise((x * 0.3, y * 0.3, 2)))


bed = Bed((-15, 18, -12, 11), 0.055, lambda x, y: max(0, heap(x, y) - 0.9))
lying = bed.pour([(0.11, 0.2, 62000)], lambda x, y: heap(x, y) - 0.1, rolls=2, shape=0.95)
for _ in range(420):
    x, y = MOUTH[0] + random.gauss(0, 9), random.uniform(-12, 2)
    radius = random.uniform(0.1, 0.19)
    if -15 < x < 18 and heap(x, y) == 0:
        at = bed.drop(x, y, radius * 0.95)
        lying += [(at, radius)] if at else []
sprinkle('urea', prills, lying)
print('prills', len(lying))

plain = Build()
floor = principled('floor', (0.03, 0.038, 0.042), rough=0.5, dirt=0.7, dirt_scale=0.12, bump=0.3, bump_scale=2)
plain.box((0, 0, -0.5), (300, 300, 1.0), floor)
for k in range(9):
    plain.box((-60 + 16 * k, 62, 20), (15.8, 1, 44), floor)
plain.done('floor and wall', bevel=0.06)

even(linear('#1b3a45'), 0.14)
area((-24, 12, 17), (2, 0, 3), 7, 4600, ICE, size_y=4)
area((26, -2, 10), (4, -1, 3), 2.0, 1500, AMBER, size_y=3)
area((-8, -26, 20), (0, 0, 2), 10, 1500, ICE)
area((-20, 44, 22), (-14, 62, 10), 8, 2600, linear('#3f93a8'))
camera((-10.5, -27.0, 10.5), (-1.6, 0.5, 4.4), lens=46, fstop=0.35, focus=(1.2, -4.5, 2.6))
shoot('urea', fog={'colour': (0.014, 0.044, 0.053), 'amount': 0.7, 'power': 1.2}, mist=(28, 60), bloom=0.07, bloom_from=0.9)
