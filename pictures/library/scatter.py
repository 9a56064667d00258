"""Tens of thousands of copies of a few small meshes: one instancing mesh carries them, which builds in a second."""

import math
import random

import bpy
from mathutils import Vector


def sprinkle(name, sources, places):
    """places: (point, size) or (point, size, axis). Each gets a random source, turned at random (about axis, if given)."""
    for number, source in enumerate(sources):
        vertices, faces = [], []
        for point, size, *axis in places[number :: len(sources)]:
            normal = Vector(axis[0]) if axis else Vector((random.gauss(0, 1), random.gauss(0, 1), random.gauss(0, 1)))
            normal.normalize()
            side = normal.orthogonal().normalized()
            other, turn = normal.cross(side), random.uniform(0, 6.283)
            a = (side * math.cos(turn) + other * math.sin(turn)) * size / 2
            b = normal.cross(a)
            middle, first = Vector(point), len(vertices)
            vertices += [middle - a - b, middle + a - b, middle + a + b, middle - a + b]
            faces.append((first, first + 1, first + 2, first + 3))
        data = bpy.data.meshes.new(name)
        data.from_pydata(vertices, [], faces)
        carrier = bpy.data.objects.new(name, data)
        bpy.context.collection.objects.link(carrier)
        carrier.instance_type, carrier.use_instance_faces_scale = 'FACES', True
        carrier.show_instancer_for_render = carrier.show_instancer_for_viewport = False
        grain = bpy.data.objects.new(source.name, source.data)
        bpy.context.collection.objects.link(grain)
        grain.parent = carrier


def height_mesh(height, area, grid):
    """Vertices and faces of the surface height(x, y) over area (x0, x1, y0, y1)."""
    x0, x1, y0, y1 = area
    steps = [(x0 + (x1 - x0) * i / (grid - 1), y0 + (y1 - y0) * j / (grid - 1)) for i in range(grid) for j in range(grid)]
    faces = [(i * grid + j, (i + 1) * grid + j, (i + 1) * grid + j + 1, i * grid + j + 1) for i in range(grid - 1) for j in range(grid - 1)]
    return [(x, y, height(x, y)) for x, y in steps], faces
