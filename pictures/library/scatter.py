"""Tens of thousands of copies of a few small meshes: one instancing mesh carries them, which builds in a second."""

import math
import random

import bpy
import numpy as np
from mathutils import Vector


def sprinkle(name, sources, places):
    """places: (point, size) or (point, size, axis). Each gets a random source, turned at random (about axis, if given)."""
    for number, source in enumerate(sources):
        carry(name, source, [(Vector(point), size, turned(axis)) for point, size, *axis in places[number :: len(sources)]])


def lie(name, sources, places, tries=8):
    """As sprinkle, but `point` is on the floor: of some ways to turn a piece it takes the flattest."""
    for number, source in enumerate(sources):
        points = np.array([vertex.co[:] for vertex in source.data.vertices], np.float32)[::3]
        frames = []
        for point, size, *axis in places[number :: len(sources)]:
            ways = [turned(axis) for _ in range(tries)]
            # Its very lowest point is a thorn that would hold the piece up.
            heights = points @ np.array([[a.z, b.z, c.z] for a, b, c in ways], np.float32).T
            lowest = np.partition(heights, len(points) // 80, axis=0)[len(points) // 80]
            best = int(lowest.argmax())
            frames.append((Vector(point) - Vector((0, 0, float(lowest[best]) * size)), size, ways[best]))
        carry(name, source, frames)


def turned(axis):
    """Three axes turned at random: the last is `axis`, or any."""
    normal = Vector(axis[0]) if axis else Vector((random.gauss(0, 1), random.gauss(0, 1), random.gauss(0, 1)))
    normal.normalize()
    side = normal.orthogonal().normalized()
    other, turn = normal.cross(side), random.uniform(0, 6.283)
    first = side * math.cos(turn) + other * math.sin(turn)
    return first, normal.cross(first), normal


def carry(name, source, frames):
    """frames: (middle, size, axes) of each copy."""
    vertices, faces = [], []
    for middle, size, (a, b, _) in frames:
        first, a, b = len(vertices), a * size / 2, b * size / 2
        vertices += [middle - a - b, middle + a - b, middle + a + b, middle - a + b]
        faces.append((first, first + 1, first + 2, first + 3))
    data = bpy.data.meshes.new(name)
    data.from_pydata(vertices, [], faces)
    _carried(name, source, data)


def _carried(name, source, data):
    """Shows a copy of `source` on every face of `data`."""
    carrier = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(carrier)
    carrier.instance_type, carrier.use_instance_faces_scale = 'FACES', True
    carrier.show_instancer_for_render = carrier.show_instancer_for_viewport = False
    grain = bpy.data.objects.new(source.name, source.data)
    bpy.context.collection.objects.link(grain)
    grain.parent = carrier


def dust_grains(name, source, points, sizes, seed=1):
    """As carry, for so many grains that only arrays are quick enough: each is turned at random."""
    numbers, count = np.random.default_rng(seed), len(points)
    a = numbers.normal(size=(count, 3))
    a /= np.linalg.norm(a, axis=1, keepdims=True)
    b = np.cross(a, numbers.normal(size=(count, 3)))
    b /= np.linalg.norm(b, axis=1, keepdims=True)
    half = np.asarray(sizes)[:, None] / 2
    a, b, middle = a * half, b * half, np.asarray(points)
    corners = np.stack([middle - a - b, middle + a - b, middle + a + b, middle - a + b], 1).reshape(-1, 3)
    data = bpy.data.meshes.new(name)
    data.vertices.add(4 * count)
    data.vertices.foreach_set('co', corners.astype(np.float32).ravel())
    data.loops.add(4 * count)
    data.loops.foreach_set('vertex_index', np.arange(4 * count, dtype=np.int32))
    data.polygons.add(count)
    data.polygons.foreach_set('loop_start', np.arange(0, 4 * count, 4, dtype=np.int32))
    data.polygons.foreach_set('loop_total', np.full(count, 4, np.int32))
    data.update(calc_edges=True)
    _carried(name, source, data)


def height_mesh(height, area, grid):
    """Vertices and faces of the surface height(x, y) over area (x0, x1, y0, y1)."""
    x0, x1, y0, y1 = area
    steps = [(x0 + (x1 - x0) * i / (grid - 1), y0 + (y1 - y0) * j / (grid - 1)) for i in range(grid) for j in range(grid)]
    faces = [(i * grid + j, (i + 1) * grid + j, (i + 1) * grid + j + 1, i * grid + j + 1) for i in range(grid - 1) for j in range(grid - 1)]
    return [(x, y, height(x, y)) for x, y in steps], faces
