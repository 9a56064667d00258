"""Angular grains, and balls that set while they fell."""

import math
import random

import bpy
from mathutils import Vector, noise

from shapes import rock


def grains_of(surface, count, seed, subdivisions=4, cuts=13, rough=0.13):
    """Hidden angular grains of radius 1."""
    made = [rock(f'grain {k}', seed + k, surface, subdivisions=subdivisions, cuts=cuts, rough=rough, fine=0.05) for k in range(count)]
    for grain in made:
        grain.data.auto_smooth_angle = 0.5
    return made


def ball(name, seed, surface, subdivisions=4, squash=(0.8, 0.98), relief=(0.09, 0.035, 0.012), cluster=0):
    """A hidden drop that set while it fell, nearly round; a cluster is several that grew together."""
    numbers = random.Random(seed)
    centres = [(Vector((0, 0, 0)), 1.0)]
    for k in range(cluster):
        angle = k * 2.4 + seed
        centres.append((Vector((0.95 * math.cos(angle), 0.95 * math.sin(angle), numbers.uniform(-0.4, 0.4))), numbers.uniform(0.5, 0.85)))
    points, faces = [], []
    for centre, size in centres:
        bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=subdivisions, radius=1)
        sphere = bpy.context.object
        first, flat = len(points), numbers.uniform(*squash)
        for vertex in sphere.data.vertices:
            at = vertex.co.normalized()
            push = sum(part * noise.noise(at * scale + Vector((seed, size * 9, 0))) for part, scale in zip(relief, (1.2, 3.2, 8.0)))
            moved = at * (1 + push) * size
            points.append(centre + Vector((moved.x, moved.y, moved.z * flat)))
        faces += [tuple(first + corner for corner in face.vertices) for face in sphere.data.polygons]
        bpy.data.objects.remove(sphere)
    data = bpy.data.meshes.new(name)
    data.from_pydata(points, [], faces)
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    data.materials.append(surface)
    made = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(made)
    made.hide_render = True
    return made
