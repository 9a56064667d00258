"""Needle coke, long splinters with the striation of its fibres, in raking light. 1 unit is 1 cm."""

import math
import random

import bpy
import numpy as np
from mathutils import Vector, noise

from grains import Bed, ground, sprinkle
from light import area, camera
from materials import principled
from nodes import material
from palette import AMBER, ICE, linear
from shoot import shoot
from sky import even
from stage import stage

stage(samples=16, seed=53, exposure=0.6, bounces=(3, 1, 2))


def fibrous():
    """Bright silver-grey metal; fine straight needles along x break gloss and relief, thin slits open between them."""
    made, nodes, output = material('needle coke')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Metallic=1.0)
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates()
    own = nodes('ShaderNodeObjectInfo').outputs['Random']
    wavy = nodes.vector('ADD', place, nodes.vector('MULTIPLY', nodes('ShaderNodeTexNoise', i_Vector=place, i_Scale=0.9, i_Detail=1.0).outputs['Color'], (0.0, 0.06, 0.06)))
    fine = nodes.noise(nodes.vector('MULTIPLY', wavy, (1.3, 75.0, 75.0)), 1.5, 3.0, 0.6)
    needles = nodes.noise(nodes.vector('MULTIPLY', wavy, (0.7, 24.0, 24.0)), 1.5, 2.0, 0.5)
    slits = nodes.ramp(nodes.noise(nodes.vector('MULTIPLY', wavy, (0.9, 17.0, 17.0)), 1.2, 2.0), [(0.33, 0.0), (0.38, 1.0)])
    grey = nodes.mix(nodes.math('MULTIPLY_ADD', fine, 0.6, nodes.math('MULTIPLY', needles, 0.4)), (0.13, 0.137, 0.145), (0.44, 0.457, 0.475))
    grey = nodes.mix(1.0, grey, nodes.math('MULTIPLY_ADD', own, 0.6, 0.6), 'MULTIPLY')
    nodes.link(nodes.mix(1.0, grey, nodes.math('MULTIPLY_ADD', slits, 0.9, 0.1), 'MULTIPLY'), shader.inputs['Base Color'])
    nodes.link(nodes.math('MULTIPLY_ADD', fine, 0.28, 0.2), shader.inputs['Roughness'])
    relief = nodes.math('ADD', nodes.math('MULTIPLY_ADD', needles, 0.7, nodes.math('MULTIPLY', fine, 0.35)), nodes.math('MULTIPLY', slits, 0.6))
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.6, i_Distance=0.022, i_Height=relief).outputs[0], shader.inputs['Normal'])
    return made


def splinter(name, seed, surface):
    """A fragment of length 2 along x, split along its fibres and snapped off at the ends."""
    numbers = random.Random(seed)
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=5, radius=1)
    made = bpy.context.object
    made.name, made.hide_render = name, True
    points = np.array([vertex.co[:] for vertex in made.data.vertices])
    planes = [(Vector((numbers.gauss(0, 0.07), numbers.gauss(0, 1), numbers.gauss(0, 1))), numbers.uniform(0.35, 0.72)) for _ in range(9)]
    planes += [(Vector((side, numbers.gauss(0, 0.55), numbers.gauss(0, 0.55))), numbers.uniform(0.6, 0.85)) for side in (-1, 1, -1, 1)]
    for normal, depth in planes:
        normal = np.array(normal.normalized())
        over = np.maximum(points @ normal - depth, 0)
        points -= over[:, None] * normal * 0.97
    points *= (1.3, numbers.uniform(0.2, 0.36), numbers.uniform(0.16, 0.27))
    for k, point in enumerate(points):
        x, y, z = point
        # Needles end at different lengths, and whole bundles lie a step deeper.
        bundle = noise.noise((x * 0.12 + seed * 9, y * 12, z * 12)) + 0.5 * noise.noise((x * 0.2, y * 26 + seed, z * 26))
        terrace = round(bundle * 2.6) / 2.6
        frayed = (noise.noise((seed, y * 13, z * 13)) * 0.3 + noise.noise((seed, y * 30, z * 30)) * 0.16) * max(0, abs(x) - 0.4)
        points[k] += (math.copysign(frayed, x), y * 0.17 * terrace, z * 0.17 * terrace)
    made.data.vertices.foreach_set('co', points.astype(np.float32).ravel())
    made.data.polygons.foreach_set('use_smooth', [True] * len(made.data.polygons))
    made.data.use_auto_smooth, made.data.auto_smooth_angle = True, 0.45
    made.data.materials.append(surface)
    made.data.update()
    return made


surface = fibrous()
splinters = [splinter(f'splinter {k}', k + 3, surface) for k in range(13)]


def drift(x, y):
    return 1.1 * math.exp(-((x - 4.5) / 5) ** 2 - ((y - 4) / 4) ** 2) + 0.3 * noise.noise((x * 0.25, y * 0.25, 2)) - 0.5


bed = Bed((-11, 14, -7, 17), 0.06, lambda x, y: drift(x, y) - 0.55)
lying = bed.pour([(0.8, 1.7, 500), (0.4, 0.9, 5000), (0.18, 0.45, 26000), (0.06, 0.18, 16000)], drift, flat=0.3, rolls=1, shape=0.55)
tilted = [(at, size, (random.gauss(0, 0.26), random.gauss(0, 0.26), 1)) for at, size in lying]
sprinkle('needle coke', splinters, tilted)
print('splinters', len(lying))
ground(lambda x, y: drift(x, y) - 0.5, (-14, 18, -8, 20), 60, principled('dust', (0.012, 0.013, 0.014), rough=0.9, specular=0.1))

even(linear('#1b3a45'), 0.14)
area((-11, -3.5, 5.2), (1.8, -0.4, 0.3), 4.0, 1300, ICE, size_y=1.6, spread=70)
area((-3, -9, 9), (1.5, -0.5, 0.3), 4, 500, ICE, size_y=4)
area((6, 13, 7), (2.6, 0.5, 0), 5, 1900, linear('#8fc3d2'), size_y=1.5)
area((11, -2.5, 3.4), (1.5, 0, 0.5), 0.9, 110, AMBER, size_y=0.6)
camera((0.6, -9.6, 7.2), (0.6, 1.3, 0.0), lens=64, fstop=0.8, focus=(1.6, -0.6, 0.6), roll=-4)
shoot('needle-coke', fog={'colour': (0.012, 0.038, 0.047), 'amount': 0.9, 'power': 1.2, 'on_sky': 0.9}, mist=(11, 13), bloom=0.07, bloom_from=0.8, grade={'saturation': 0.45})
