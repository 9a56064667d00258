"""Splinters of needle coke: their fibres, and how they split along them."""

import math
import random

import bpy
import numpy as np
from mathutils import Vector, noise

from grains import Bed, ground, lie, sprinkle
from materials import principled
from nodes import material
from specimen import INSIDE


def fibrous(dark=(0.13, 0.137, 0.145), light=(0.44, 0.457, 0.475), metal=1.0, rough=0.2):
    """Fine straight needles along x break gloss and relief, thin slits open between them; silver-grey metal if nothing else is said."""
    made, nodes, output = material('needle coke')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Metallic=metal)
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates()
    own = nodes('ShaderNodeObjectInfo').outputs['Random']
    wavy = nodes.vector('ADD', place, nodes.vector('MULTIPLY', nodes('ShaderNodeTexNoise', i_Vector=place, i_Scale=0.9, i_Detail=1.0).outputs['Color'], (0.0, 0.06, 0.06)))
    fine = nodes.noise(nodes.vector('MULTIPLY', wavy, (1.3, 75.0, 75.0)), 1.5, 3.0, 0.6)
    needles = nodes.noise(nodes.vector('MULTIPLY', wavy, (0.7, 24.0, 24.0)), 1.5, 2.0, 0.5)
    slits = nodes.ramp(nodes.noise(nodes.vector('MULTIPLY', wavy, (0.9, 17.0, 17.0)), 1.2, 2.0), [(0.33, 0.0), (0.38, 1.0)])
    grey = nodes.mix(nodes.math('MULTIPLY_ADD', fine, 0.6, nodes.math('MULTIPLY', needles, 0.4)), dark, light)
    grey = nodes.mix(1.0, grey, nodes.math('MULTIPLY_ADD', own, 0.6, 0.6), 'MULTIPLY')
    nodes.link(nodes.mix(1.0, grey, nodes.math('MULTIPLY_ADD', slits, 0.9, 0.1), 'MULTIPLY'), shader.inputs['Base Color'])
    nodes.link(nodes.math('MULTIPLY_ADD', fine, 0.28, rough), shader.inputs['Roughness'])
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


def splinter_heap(splinters, heap, sizes, strewn=150):
    """Splinters lie nearly flat on a heap, a few round it."""
    bed = Bed(INSIDE, 0.06, lambda x, y: max(0.0, heap(x, y) - 0.9))
    lying = bed.pour(sizes, lambda x, y: heap(x, y) - 0.06, flat=0.3, rolls=1, shape=0.5)
    for _ in range(strewn):
        at = bed.drop(random.gauss(0, 4.6), random.gauss(0, 3.0), 0.1, flat=0.3, rolls=0)
        lying += [(at, 0.08 + 0.6 * random.random() ** 3)] if at else []
    foot, above = [], []
    for at, size in lying:
        if at.z < 0.15 * size + 0.06:
            foot.append(((at.x, at.y, 0.0), size, (random.gauss(0, 0.04), random.gauss(0, 0.04), 1)))
        else:
            above.append((at, size, (random.gauss(0, 0.24), random.gauss(0, 0.24), 1)))
    sprinkle('needle coke', splinters, above)
    lie('foot', splinters, foot)
    ground(lambda x, y: heap(x, y) - 0.95, INSIDE, 60, principled('core', (0.012, 0.013, 0.014), rough=0.9), 'core')
