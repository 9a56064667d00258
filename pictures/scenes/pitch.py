"""Broken solid pitch: black glass with shell-shaped fractures, between long softboxes. 1 unit is 1 cm."""

import math
import random

import bpy
import numpy as np
from mathutils import noise

from grains import Bed, sprinkle
from light import area, camera
from materials import principled
from nodes import material
from palette import AMBER, ICE, linear
from shapes import Build
from shoot import shoot
from sky import even
from stage import stage

stage(samples=14, seed=97, exposure=0.55, bounces=(3, 1, 3))


def black_glass():
    made, nodes, output = material('pitch')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Base_Color=(0.004, 0.0042, 0.0045), i_Specular=0.75)
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates()
    dusty = nodes.ramp(nodes.noise(place, 1.7, 4.0, 0.65), [(0.5, 0.0), (0.72, 1.0)])
    nodes.link(nodes.mix(dusty, (0.004, 0.0042, 0.0045), (0.022, 0.022, 0.023)), shader.inputs['Base Color'])
    nodes.link(nodes.math('MULTIPLY_ADD', dusty, 0.34, 0.07), shader.inputs['Roughness'])
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.12, i_Distance=0.03, i_Height=nodes.noise(place, 7.0, 3.0)).outputs[0], shader.inputs['Normal'])
    return made


def shard(name, seed, surface, subdivisions):
    """A ball broken by shells: every fracture is a hollow of a large ball, with ripples round the point of the blow."""
    numbers = np.random.default_rng(seed)
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=subdivisions, radius=1)
    made = bpy.context.object
    made.name, made.hide_render = name, True
    count = len(made.data.vertices)
    points = np.empty(count * 3, np.float32)
    made.data.vertices.foreach_get('co', points)
    points = points.reshape(-1, 3).astype(np.float64)
    rays = points.copy()
    reach = np.full(count, 1.05)
    for _ in range(11):
        towards = numbers.normal(size=3)
        towards /= np.linalg.norm(towards)
        radius = numbers.uniform(1.1, 3.6)
        centre = towards * (radius + numbers.uniform(0.42, 0.72))
        # Where the ray from the middle meets the ball: the shell's near side.
        along = rays @ centre
        inside = along**2 - (centre @ centre - radius**2)
        hit = np.where((inside > 0) & (along > 0), along - np.sqrt(np.maximum(inside, 0)), 9.0)
        blow = towards * 0.6 + numbers.normal(size=3) * 0.45
        far = np.linalg.norm(rays * np.minimum(hit, 2)[:, None] - blow, axis=1)
        hit = hit + 0.006 * np.sin(far * numbers.uniform(28, 46) + 3 * np.sin(far * 5)) * np.exp(-far * 0.8)
        reach = np.minimum(reach, hit)
    points = rays * reach[:, None] * np.array([numbers.uniform(0.9, 1.35), numbers.uniform(0.8, 1.1), numbers.uniform(0.6, 0.85)])
    made.data.vertices.foreach_set('co', points.astype(np.float32).ravel())
    made.data.polygons.foreach_set('use_smooth', [True] * len(made.data.polygons))
    made.data.use_auto_smooth, made.data.auto_smooth_angle = True, 0.32
    made.data.materials.append(surface)
    made.data.update()
    return made


surface = black_glass()
shards = [shard(f'shard {k}', k + 2, surface, 6) for k in range(11)]


def heap(x, y):
    return max(0.0, 3.7 * math.exp(-((x - 3.2) / 4.6) ** 2 - ((y - 2.8) / 4.0) ** 2) + 0.35 * noise.noise((x * 0.4, y * 0.4, 6)) - 0.35)


bed = Bed((-12, 15, -8, 15), 0.06, lambda x, y: max(0, heap(x, y) - 1.4))
lying = bed.pour([(0.8, 1.5, 130), (0.4, 0.9, 1900), (0.2, 0.5, 7000), (0.06, 0.2, 9000)], lambda x, y: heap(x, y) - 0.2, rolls=2, shape=0.6)
for _ in range(330):
    x, y, radius = 1 + random.gauss(0, 5), random.gauss(0, 3.6), 0.02 + 0.5 * random.random() ** 6
    at = bed.drop(x, y, radius * 0.6)
    lying += [(at, radius)] if at else []
sprinkle('pitch', shards, lying)
print('shards', len(lying))

bench = Build()
bench.box((0, 0, -0.5), (220, 220, 1.0), principled('slate', (0.022, 0.028, 0.031), rough=0.4, dirt=0.7, dirt_scale=0.3, bump=0.35, bump_scale=3.5))
bench.done('slate')

even(linear('#1b3a45'), 0.16)
area((-11, 7, 10), (2, 1, 1), 7, 3600, ICE, size_y=1.0)
area((-4, 1, 15), (2, 1, 1), 1.2, 1400, ICE, size_y=9)
area((13, 6, 5), (2.5, 1, 1.2), 0.7, 1300, AMBER, size_y=4)
area((-9, -12, 7), (1, 0, 1), 3, 1700, ICE, size_y=6)
area((2, 34, 9), (0, 14, 1), 18, 3600, linear('#2f8294'), size_y=4)
camera((-2.2, -13.2, 5.6), (0.7, 1.4, 1.3), lens=42, fstop=0.24, focus=(2.0, -0.8, 1.7))
shoot('pitch', fog={'colour': (0.012, 0.04, 0.05), 'amount': 0.7, 'power': 1.2, 'on_sky': 0.85}, mist=(14, 20), bloom=0.09, bloom_from=0.8)
