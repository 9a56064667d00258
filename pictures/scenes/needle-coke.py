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
    """Silver-grey; gloss and relief drawn out along x, where the fibres run; dull at broken ends."""
    made, nodes, output = material('needle coke')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Metallic=0.85, i_Specular=0.5)
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates()
    own = nodes('ShaderNodeObjectInfo').outputs['Random']
    wavy = nodes.vector('ADD', place, nodes.vector('MULTIPLY', nodes('ShaderNodeTexNoise', i_Vector=place, i_Scale=1.6, i_Detail=2.0).outputs['Color'], (0.0, 0.24, 0.24)))
    fibres = nodes.noise(nodes.vector('MULTIPLY', wavy, (0.9, 26.0, 26.0)), 1.6, 4.0, 0.65)
    cracks = nodes.ramp(nodes.noise(nodes.vector('MULTIPLY', wavy, (0.5, 7.0, 7.0)), 1.2, 3.0), [(0.34, 0.0), (0.44, 1.0)])
    grey = nodes.mix(fibres, (0.045, 0.047, 0.05), (0.24, 0.25, 0.265))
    grey = nodes.mix(1.0, grey, nodes.math('MULTIPLY_ADD', own, 0.6, 0.55), 'MULTIPLY')
    nodes.link(nodes.mix(1.0, grey, nodes.math('MULTIPLY_ADD', cracks, 0.85, 0.15), 'MULTIPLY'), shader.inputs['Base Color'])
    nodes.link(nodes.math('MULTIPLY_ADD', fibres, 0.35, 0.22), shader.inputs['Roughness'])
    relief = nodes.math('ADD', nodes.math('MULTIPLY', fibres, 0.6), cracks)
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.7, i_Distance=0.05, i_Height=relief).outputs[0], shader.inputs['Normal'])
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
    points *= (1.25, numbers.uniform(0.42, 0.62), numbers.uniform(0.26, 0.4))
    for k, point in enumerate(points):
        x, y, z = point
        steps = noise.noise((x * 0.55 + seed * 9, y * 9, z * 9)) + 0.6 * noise.noise((x * 0.8, y * 15 + seed, z * 15))
        terrace = round(steps * 3.2) / 3.2
        frayed = noise.noise((seed, y * 9, z * 9)) * 0.34 * max(0, abs(x) - 0.45)
        points[k] += (math.copysign(frayed, x), y * 0.26 * terrace, z * 0.26 * terrace + 0.05 * noise.noise((x * 1.3, y * 2, seed)))
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
lying = bed.pour([(0.8, 1.7, 500), (0.4, 0.9, 4000), (0.18, 0.45, 18000), (0.06, 0.18, 16000)], drift, flat=0.3, rolls=1, shape=0.55)
tilted = [(at, size, (random.gauss(0, 0.26), random.gauss(0, 0.26), 1)) for at, size in lying]
sprinkle('needle coke', splinters, tilted)
print('splinters', len(lying))
ground(lambda x, y: drift(x, y) - 0.5, (-14, 18, -8, 20), 60, principled('dust', (0.012, 0.013, 0.014), rough=0.9, specular=0.1))

even(linear('#1b3a45'), 0.14)
area((-12, 3, 3.6), (0, 0.5, 0.4), 3.5, 3600, ICE, size_y=1.6)
area((5, 15, 8), (2, 2, 0), 5, 2600, linear('#8fc3d2'), size_y=1.5)
area((11, -2.5, 3.4), (1.5, 0, 0.5), 0.9, 620, AMBER, size_y=0.6)
camera((0.6, -9.6, 7.2), (0.6, 1.3, 0.0), lens=64, fstop=0.45, focus=(1.6, -0.6, 0.6), roll=-4)
shoot('needle-coke', fog={'colour': (0.012, 0.038, 0.047), 'amount': 0.9, 'power': 1.2, 'on_sky': 0.9}, mist=(11, 13), bloom=0.07, bloom_from=0.8, grade={'saturation': 0.45})
