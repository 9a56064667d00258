"""Granulated sulphur, 2 to 6 mm, spilt over dark wet steel in petrol light. 1 unit is 1 cm."""

import math
import random

import bpy
from mathutils import Vector, noise

from grains import Bed, sprinkle
from light import area, camera
from nodes import material
from materials import wet_ground
from palette import ICE, linear
from shapes import Build
from shoot import shoot
from sky import even
from stage import stage

stage(samples=14, seed=83, exposure=0.45, bounces=(3, 2, 2))


def sulphur():
    made, nodes, output = material('sulphur')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Specular=0.45)
    nodes.link(shader.outputs[0], output.inputs[0])
    own = nodes('ShaderNodeObjectInfo').outputs['Random']
    cloud = nodes.noise(nodes.coordinates(), 2.6, 3.0)
    tone = nodes.ramp(own, [(0.0, (0.40, 0.255, 0.025)), (0.5, (0.54, 0.375, 0.045)), (0.9, (0.62, 0.46, 0.085)), (1.0, (0.60, 0.51, 0.2))])
    nodes.link(nodes.mix(nodes.math('MULTIPLY', cloud, 0.55), tone, (0.62, 0.52, 0.24)), shader.inputs['Base Color'])
    nodes.link(nodes.math('MULTIPLY_ADD', cloud, 0.5, 0.14), shader.inputs['Roughness'])
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.3, i_Distance=0.02, i_Height=nodes.noise(nodes.coordinates(), 9.0, 3.0)).outputs[0], shader.inputs['Normal'])
    return made


def prill(name, seed, surface):
    """A drop that set while it fell: nearly round, dimpled, a few flattened or with a nipple."""
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=4, radius=1)
    made = bpy.context.object
    made.name, made.hide_render = name, True
    numbers = random.Random(seed)
    squash = numbers.uniform(0.78, 0.98)
    pole = Vector((numbers.gauss(0, 1), numbers.gauss(0, 1), numbers.gauss(0, 1))).normalized()
    for vertex in made.data.vertices:
        at = vertex.co.normalized()
        push = 0.09 * noise.noise(at * 1.2 + Vector((seed, 0, 0))) + 0.035 * noise.noise(at * 3.2 + Vector((0, seed, 0))) + 0.012 * noise.noise(at * 8)
        push -= 0.22 * max(0, at.dot(pole) - 0.8) * 5 * (seed % 3 == 0) * 0.6
        vertex.co = at * (1 + push)
        vertex.co.z *= squash
    made.data.polygons.foreach_set('use_smooth', [True] * len(made.data.polygons))
    made.data.materials.append(surface)
    return made


surface = sulphur()
prills = [prill(f'prill {k}', k, surface) for k in range(12)]


def heap(x, y):
    edge = x * 0.62 + y * 0.45 - 0.6 + 1.3 * noise.noise((x * 0.16, y * 0.16, 2)) + 0.5 * noise.noise((x * 0.6, y * 0.6, 5))
    return max(0.0, 2.3 * (1 - math.exp(-edge * 0.26)) * math.exp(-max(0, y - 5) / 5)) if edge > 0 else 0.0


bed = Bed((-12, 15, -9, 20), 0.05, lambda x, y: max(0, heap(x, y) - 0.8))
lying = bed.pour([(0.16, 0.3, 34000)], lambda x, y: heap(x, y) - 0.12, rolls=3, shape=0.95)
for _ in range(150):
    x, y = random.uniform(-11, 6), random.uniform(-8, 8)
    edge = x * 0.62 + y * 0.45 - 0.6
    radius = random.uniform(0.12, 0.28)
    if heap(x, y) == 0 and random.random() < math.exp(edge * 0.42):
        at = bed.drop(x, y, radius * 0.95)
        lying += [(at, radius)] if at else []
sprinkle('sulphur', prills, lying)
print('prills', len(lying))

floor = Build()
floor.box((0, 0, -0.5), (220, 220, 1.0), wet_ground('wet steel', colour=(0.018, 0.024, 0.027), scale=0.22, dry_from=0.4, dry_to=0.62, wet_rough=0.06, dry_rough=0.42, bump=0.12))
floor.done('floor')

even(linear('#1b3a45'), 0.15)
area((-12, 13, 9), (1, 2, 1), 5, 3000, linear('#cfe3e6'), size_y=2.5)
area((14, 8, 5.5), (2, 1, 1), 1.4, 1000, linear('#ffd9a0'))
area((-8, -14, 12), (0, 0, 0), 6, 900, ICE)
area((-4, 34, 10), (-4, 16, 0), 16, 2600, linear('#2f8294'), size_y=3)
camera((-3.4, -12.2, 4.4), (0.2, 1.4, 0.95), lens=50, fstop=0.32, focus=(1.4, -1.0, 0.8))
shoot('sulfur-granules', fog={'colour': (0.012, 0.042, 0.052), 'amount': 0.8, 'power': 1.2, 'on_sky': 0.85}, mist=(13, 18), bloom=0.07, bloom_from=0.8, grade={'saturation': 0.85, 'petrol': 0.25})
