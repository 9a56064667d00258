"""Sections of extruded aluminium, drawn in millimetres."""

import math

import bpy
from mathutils import Vector

from shapes import Build, mesh


def rectangle(x0, z0, x1, z1):
    return [(x0, z0), (x1, z0), (x1, z1), (x0, z1)]


# Walls of each section as rectangles in millimetres; walls meet, none crosses another.
def box_tube(w, h, t):
    return [(0, 0, w, t), (0, h - t, w, h), (0, t, t, h - t), (w - t, t, w, h - t)]


def slot_profile(s, t=6):
    """Four T-slots: lips, corner posts, a hollow core on diagonal webs."""
    lips = [(0, 0, s * 0.38, t), (s * 0.62, 0, s, t), (0, s - t, s * 0.38, s), (s * 0.62, s - t, s, s)]
    sides = [(0, t, t, s * 0.38), (0, s * 0.62, t, s - t), (s - t, t, s, s * 0.38), (s - t, s * 0.62, s, s - t)]
    near, far = s * 0.34, s * 0.66
    core = [(near, near, far, near + 5), (near, far - 5, far, far), (near, near + 5, near + 5, far - 5), (far - 5, near + 5, far, far - 5)]
    web = [(t, t), (t + 5, t), (near, near - 5), (near, near), (near - 5, near), (t, t + 5)]
    return lips + sides + core + [[(s - x if right else x, s - z if up else z) for x, z in web] for right in (0, 1) for up in (0, 1)]


def heat_sink(w, h):
    return [(0, 0, w, 7)] + [(k * w / 8 - 1.8 + w / 16, 7, k * w / 8 + 1.8 + w / 16, h) for k in range(8)]


SECTIONS = [
    (60, 60, box_tube(60, 60, 4)), (100, 50, box_tube(100, 50, 4)), (80, 80, box_tube(80, 80, 3) + [(38.5, 3, 41.5, 77)]),
    (80, 80, slot_profile(80)), (90, 46, heat_sink(90, 46)), (70, 70, [(0, 0, 70, 6), (0, 6, 6, 70)]),
    (80, 60, [(0, 0, 80, 5), (37.5, 5, 42.5, 55), (0, 55, 80, 60)]), (90, 60, box_tube(90, 60, 2.6) + [(28, 2.6, 30.6, 57.4), (60, 2.6, 62.6, 57.4)]),
    (76, 40, [(0, 0, 4, 40), (72, 0, 76, 40), (4, 0, 72, 4)]),
]


def section(number, walls, metal, cut, length):
    """An extruded piece from y = 0 on, hidden; `cut` is its front face."""
    build = Build()
    for wall in walls:
        corners = [(x / 1000, z / 1000) for x, z in (wall if isinstance(wall, list) else rectangle(*wall))]
        count = len(corners)
        points = [(x, y, z) for y in (0, length) for x, z in corners]
        build.add(points, [(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)], metal)
        build.add(points[:count], [tuple(range(count))], cut)
    made = build.done(f'section {number}')
    made.hide_render = True
    return made


def rounded(loop, radius, steps=4):
    """A loop with its corners rounded; where a side is too short, by as much as there is."""
    points = []
    for before, at, after in zip([loop[-1], *loop], loop, [*loop[1:], loop[0]]):
        at, back, on = Vector(at), Vector(before) - Vector(at), Vector(after) - Vector(at)
        start, end = (at + way.normalized() * min(radius, way.length / 2) for way in (back, on))
        points += [start.lerp(at, k / steps).lerp(at.lerp(end, k / steps), k / steps) for k in range(steps + 1)]
    return points


def circle(x, y, radius, sides=32):
    return [(x + radius * math.cos(2 * math.pi * k / sides), y + radius * math.sin(2 * math.pi * k / sides)) for k in range(sides)]


def extruded(name, loops, metal, cut, length, edge):
    """A piece along z, standing at z = 0: the first loop is its outline, the others are hollows; `edge` is what the saw left rounded."""
    data = bpy.data.curves.new(name, 'CURVE')
    data.dimensions, data.fill_mode = '2D', 'BOTH'
    data.extrude, data.bevel_depth, data.offset = length / 2 - edge, edge, -edge
    for loop in loops:
        spline = data.splines.new('POLY')
        spline.points.add(len(loop) - 1)
        spline.points.foreach_set('co', [value for x, y in loop for value in (x, y, 0, 1)])
        spline.use_cyclic_u = True
    drawn = bpy.data.objects.new(name, data)
    solid = drawn.to_mesh()
    made = mesh(name, [(x, y, z + length / 2) for x, y, z in (vertex.co for vertex in solid.vertices)], [tuple(face.vertices) for face in solid.polygons], smooth=True)
    bpy.data.objects.remove(drawn)
    made.data.materials.append(metal)
    made.data.materials.append(cut)
    made.data.polygons.foreach_set('material_index', [int(abs(face.normal.z) > 0.99) for face in made.data.polygons])
    made.data.use_auto_smooth, made.data.auto_smooth_angle = True, 0.5
    return made
