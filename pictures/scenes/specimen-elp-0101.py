"""Electrode paste: pillow briquettes with the seam of their mould, black with tar, the coke grains showing; one is broken open."""

import math
import random

import numpy as np
from mathutils import Vector, noise

from grains import Bed
from loose import strew
from lumps import grains_of
from nodes import material
from settle import settle
from shapes import mesh
from specimen import INSIDE, begin, finish

begin(seed=222, samples=11)
WIDE, DEEP, TALL, SEAM = 1.12, 0.92, 0.5, 0.055


def paste(name, binder, coarse):
    """Coke grains of two sizes in tar: the tar shines, the grains are grey and stand out; `coarse` is the share of grains, `binder` the tar's gloss."""
    made, nodes, output = material(name)
    shader = nodes('ShaderNodeBsdfPrincipled', i_Specular=0.5)
    nodes.link(shader.outputs[0], output.inputs[0])
    own = nodes.math('MULTIPLY', nodes('ShaderNodeObjectInfo').outputs['Random'], 50.0)
    place = nodes.vector('ADD', nodes.coordinates(), nodes('ShaderNodeCombineXYZ', i_0=own, i_1=own).outputs[0])
    bent = nodes.vector('ADD', place, nodes.vector('MULTIPLY', nodes('ShaderNodeTexNoise', i_Vector=place, i_Scale=7.0, i_Detail=3.0).outputs['Color'], (0.14, 0.14, 0.14)))
    seen = 0.0
    for scale, share in ((6.0, coarse * 0.8), (13.0, coarse)):
        cells = nodes('ShaderNodeTexVoronoi', i_Vector=bent, i_Scale=scale)
        chosen = nodes('ShaderNodeSeparateXYZ', i_Vector=cells.outputs['Color']).outputs[0]
        body = nodes.ramp(cells.outputs['Distance'], [(0.28, 1.0), (0.46, 0.0)])
        seen = nodes.math('MAXIMUM', seen, nodes.math('MULTIPLY', body, nodes.math('LESS_THAN', chosen, share)))
    fine = nodes.noise(place, 30.0, 3.0, 0.7)
    smeared = nodes.ramp(nodes.noise(place, 2.2, 4.0), [(0.4, 0.25), (0.62, 1.0)])
    grain = nodes.math('MULTIPLY', seen, smeared)
    tar = nodes.mix(fine, (0.009, 0.0088, 0.0085), (0.026, 0.0255, 0.025))
    nodes.link(nodes.mix(grain, tar, nodes.mix(fine, (0.05, 0.051, 0.053), (0.16, 0.163, 0.168))), shader.inputs['Base Color'])
    nodes.link(nodes.math('MULTIPLY', grain, 0.5), shader.inputs['Metallic'])
    nodes.link(nodes.math('ADD', nodes.math('MULTIPLY_ADD', smeared, 0.2, binder), nodes.math('MULTIPLY', fine, 0.16)), shader.inputs['Roughness'])
    relief = nodes.math('MULTIPLY_ADD', seen, 0.7, nodes.math('MULTIPLY', fine, 0.5))
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.6, i_Distance=0.05, i_Height=relief).outputs[0], shader.inputs['Normal'])
    return made


def pillow(name, steps, seed=0.0, rough=0.0):
    """Two bellies pressed between rolls, a little out of line, with the flat seam of the mould between them."""
    points, faces, count = [], [], steps + 1
    for side in (1, -1):
        for i in range(count):
            for j in range(count):
                u, v = 2 * i / steps - 1, 2 * j / steps - 1
                x, y = u * math.sqrt(1 - 0.36 * v * v), v * math.sqrt(1 - 0.36 * u * u)
                belly = max(0.0, (1 - (u / 0.9) ** 2)) * max(0.0, (1 - (v / 0.9) ** 2)) if max(abs(u), abs(v)) < 0.9 else 0.0
                chipped = max(0.0, max(abs(u), abs(v)) - 0.85) * rough * 0.5 * noise.noise((x * 4, y * 4, seed))
                at = Vector((x * WIDE * (1 - chipped) + 0.02 * side, y * DEEP * (1 - chipped), side * (SEAM + TALL * belly**0.6)))
                push = rough * (0.035 * noise.noise(at * 2.4 + Vector((seed, 0, 0))) + 0.016 * noise.noise(at * 9 + Vector((0, seed, 0))))
                points.append(at * (1 + push))
    half = count * count
    for i in range(steps):
        for j in range(steps):
            a, b, c, d = i * count + j, (i + 1) * count + j, (i + 1) * count + j + 1, i * count + j + 1
            faces += [(a, b, c, d), (half + d, half + c, half + b, half + a)]
    border = [i * count for i in range(steps)] + [steps * count + j for j in range(steps)] + [i * count + steps for i in range(steps, 0, -1)] + list(range(steps, 0, -1))
    faces += [(here, there, half + there, half + here)[::-1] for here, there in zip(border, [*border[1:], border[0]])]
    return mesh(name, points, faces, smooth=True)


outside, inside = paste('paste', 0.2, 0.34), paste('broken paste', 0.34, 0.62)
shapes = [pillow(f'briquette {k}', 46, k * 3.7 + 1, 1.0) for k in range(6)]
for shape in shapes:
    shape.data.use_auto_smooth, shape.data.auto_smooth_angle, shape.hide_render = True, 0.6, True
    shape.data.materials.append(outside)
    shape.data.materials.append(inside)


def half_of(number, at, turned):
    """A briquette snapped in two: the one half, its break rough with grains."""
    made = pillow('half', 90, number * 5.3, 1.0)
    points = np.array([vertex.co[:] for vertex in made.data.vertices], np.float32)
    for point in points:
        place = Vector((0.0, point[1], point[2]))
        point[0] = min(point[0], 0.1 + 0.22 * noise.noise(place * 1.3 + Vector((number, 0, 0))) + 0.1 * abs(noise.noise(place * 5)) + 0.05 * noise.noise(place * 12))
    cut = points[:, 0].max() - 0.42
    made.data.vertices.foreach_set('co', points.ravel())
    made.data.update()
    made.data.materials.append(outside)
    made.data.materials.append(inside)
    made.data.polygons.foreach_set('material_index', [int(face.center.x > cut and face.normal.x > 0.35) for face in made.data.polygons])
    made.data.use_auto_smooth, made.data.auto_smooth_angle = True, 0.5
    made.location, made.rotation_euler = at, turned
    return made


halves = [half_of(1, (-2.4, -4.0, 0.54), (0.05, -0.12, -1.85)), half_of(2, (0.6, -4.35, 0.54), (-0.04, -0.3, -1.2))]
briquettes = []
for k in range(48):
    made = pillow('hull', 4)
    layer, place = divmod(k, 6)
    made.location = (0.1 + (place % 3 - 1) * 2.7 + random.gauss(0, 0.15), 1.5 + (place // 3 - 0.5) * 2.5 + random.gauss(0, 0.1), 1.2 + layer * 2.3)
    made.rotation_euler = (random.gauss(0, 0.5), random.gauss(0, 0.5), random.uniform(0, 6.28))
    briquettes.append(made)
x0, x1, y0, y1 = INSIDE
floor = mesh('floor', [(-30, -30, 0), (30, -30, 0), (30, 30, 0), (-30, 30, 0)], [(0, 1, 2, 3)])
walls = mesh('walls', [(x, y, z) for z in (-1, 9) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))], [(k, (k + 1) % 4, 4 + (k + 1) % 4, 4 + k) for k in range(4)])
# Coarse stand-ins keep the briquettes off the two halves.
stops = [pillow('stop', 6) for _ in halves]
for stop, half in zip(stops, halves):
    stop.location, stop.rotation_euler, stop.hide_render = half.location, half.rotation_euler, True
settle(briquettes, [floor, walls, *stops], frames=300, friction=0.9, rolling=0.85, margin=0.02)
floor.hide_render = walls.hide_render = True
for k, made in enumerate(briquettes):
    made.data = shapes[k % len(shapes)].data
crumbs = grains_of(inside, 5, 450)
strew(Bed(INSIDE, 0.05, lambda x, y: 0.0), crumbs, 90, (0.02, 0.12), at=(-0.9, -4.3), spread=(1.6, 0.8))
strew(Bed(INSIDE, 0.05, lambda x, y: 0.0), crumbs, 110, (0.02, 0.14), spread=(5.0, 3.4))
finish('elp-0101')
