"""White urea prills poured into a heap, a sampling scoop stuck in it. 1 unit is 1 cm."""

import math
import random

import bpy
from mathutils import Vector, noise

from grains import Bed, sprinkle
from light import area, camera
from materials import brushed_metal, principled
from palette import AMBER, ICE, linear
from scoop import scoop
from shapes import Build
from shoot import shoot
from sky import even
from stage import stage

stage(samples=14, seed=103, exposure=0.5, bounces=(4, 3, 1))


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


white = principled('urea', (0.68, 0.7, 0.7), rough=0.42, specular=0.4)
prills = [prill(f'prill {k}', k, white) for k in range(8)]


def heap(x, y):
    """A poured cone with a slipped foot, a hollow where the scoop went in."""
    cone = 6.4 - 0.56 * math.hypot((x - 3.5) * 0.8, y - 3.0)
    slip = 2.6 - 0.34 * math.hypot((x + 4.5) * 0.7, y + 1.2)
    dug = 1.1 * math.exp(-(((x - 0.6) / 3.0) ** 2 + ((y + 3.4) / 2.2) ** 2))
    return max(0.0, max(cone, slip) + 0.55 * noise.fractal((x * 0.22, y * 0.22, 2), 1.0, 2.0, 3) - dug)


bed = Bed((-19, 20, -12, 15), 0.055, lambda x, y: max(0, heap(x, y) - 0.9))
lying = bed.pour([(0.11, 0.2, 66000)], lambda x, y: heap(x, y) - 0.1, rolls=2, shape=0.95)
for _ in range(420):
    x, y = random.gauss(-3, 9), random.uniform(-12, 2)
    radius = random.uniform(0.1, 0.19)
    if -19 < x < 20 and heap(x, y) == 0:
        at = bed.drop(x, y, radius * 0.95)
        lying += [(at, radius)] if at else []
sprinkle('urea', prills, lying)
print('prills', len(lying))

steel = brushed_metal('steel', (0.62, 0.63, 0.64), 0.26, along=(30, 1, 30), scale=2.0, strength=0.2)
tool = scoop(steel, length=8.0, radius=2.3)
tool.location, tool.rotation_euler = (0.4, -2.6, 1.3), (math.radians(24), 0, math.radians(-142))

plain = Build()
floor = principled('floor', (0.03, 0.038, 0.042), rough=0.5, dirt=0.7, dirt_scale=0.12, bump=0.3, bump_scale=2)
plain.box((0, 0, -0.5), (300, 300, 1.0), floor)
for k in range(9):
    plain.box((-60 + 16 * k, 62, 20), (15.8, 1, 44), floor)
plain.done('floor and wall', bevel=0.06)

even(linear('#1b3a45'), 0.14)
area((-24, 12, 17), (2, 0, 3), 7, 7000, ICE, size_y=4)
area((7, 25, 6), (3, 2, 5), 2.0, 1500, AMBER, size_y=3)
area((-8, -26, 20), (0, 0, 2), 10, 1500, ICE)
area((-20, 44, 22), (-14, 62, 10), 8, 2600, linear('#3f93a8'))
camera((-10.5, -27.0, 10.5), (-1.6, 0.5, 4.4), lens=46, fstop=0.35, focus=(1.2, -4.5, 2.6))
shoot('urea', fog={'colour': (0.014, 0.044, 0.053), 'amount': 0.7, 'power': 1.2}, mist=(28, 60), bloom=0.07, bloom_from=0.9)
