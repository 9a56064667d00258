"""Meshes: from lists, from parts, from copies."""

import math
import random

import bpy
import numpy as np
from mathutils import Euler, Vector, noise


def mesh(name, vertices, faces, material=None, smooth=False, link=True):
    """One object from vertices and faces."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in vertices], [], faces)
    data.update()
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    if material:
        data.materials.append(material)
    made = bpy.data.objects.new(name, data)
    if link:
        bpy.context.collection.objects.link(made)
    return made


def grid_mesh(name, points, faces, material):
    """As mesh, smooth, from arrays of points and quads: lists of millions take minutes."""
    used = np.unique(faces)
    number = np.zeros(len(points), np.int32)
    number[used] = np.arange(len(used))
    data = bpy.data.meshes.new(name)
    data.vertices.add(len(used))
    data.vertices.foreach_set('co', points[used].astype(np.float32).ravel())
    data.loops.add(faces.size)
    data.loops.foreach_set('vertex_index', number[faces].ravel())
    data.polygons.add(len(faces))
    data.polygons.foreach_set('loop_start', np.arange(0, faces.size, 4, dtype=np.int32))
    data.polygons.foreach_set('loop_total', np.full(len(faces), 4, np.int32))
    data.polygons.foreach_set('use_smooth', np.ones(len(faces), bool))
    data.update(calc_edges=True)
    data.materials.append(material)
    made = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(made)
    return made


def copy_of(source, at=(0, 0, 0), turned=(0, 0, 0), scale=1.0):
    """The same mesh once more (no memory of its own), with its bevel."""
    made = bpy.data.objects.new(source.name, source.data)
    made.location = at
    made.rotation_euler = turned
    made.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    for modifier in source.modifiers:
        twin = made.modifiers.new(modifier.name, modifier.type)
        for name in ('width', 'segments', 'limit_method', 'angle_limit'):
            if hasattr(modifier, name):
                setattr(twin, name, getattr(modifier, name))
    bpy.context.collection.objects.link(made)
    return made


class Build:
    """Gathers boxes, tubes, beams and trusses of many materials into one mesh: few objects render fast."""

    def __init__(self):
        self.vertices, self.faces, self.places, self.smooth, self.materials = [], [], [], [], []

    def add(self, vertices, faces, material, smooth=False):
        if material not in self.materials:
            self.materials.append(material)
        place, first = self.materials.index(material), len(self.vertices)
        self.vertices += [tuple(v) for v in vertices]
        for face in faces:
            self.faces.append(tuple(first + corner for corner in face))
            self.places.append(place)
            self.smooth.append(smooth)

    def box(self, centre, size, material, turned=None):
        x, y, z = (side / 2 for side in size)
        corners = [Vector((a * x, b * y, c * z)) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
        if turned:
            matrix = Euler(turned).to_matrix()
            corners = [matrix @ corner for corner in corners]
        sides = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
        self.add([corner + Vector(centre) for corner in corners], sides, material)

    def tube(self, start, end, radius, material, end_radius=None, sides=16, caps=True):
        start, end = Vector(start), Vector(end)
        axis = end - start
        if axis.length < 1e-6:
            return
        matrix = axis.to_track_quat('Z', 'Y').to_matrix()
        ring = []
        for r, base in ((radius, start), (radius if end_radius is None else end_radius, end)):
            for k in range(sides):
                angle = 2 * math.pi * k / sides
                ring.append(base + matrix @ Vector((r * math.cos(angle), r * math.sin(angle), 0)))
        self.add(ring, [(k, (k + 1) % sides, sides + (k + 1) % sides, sides + k) for k in range(sides)], material, True)
        if caps:
            self.add(ring[:sides], [tuple(range(sides))[::-1]], material)
            self.add(ring[sides:], [tuple(range(sides))], material)

    def hose(self, points, radius, material, sides=12):
        """A round bar bent through points, without joints."""
        points, ring = [Vector(point) for point in points], []
        for before, at, after in zip([points[0], *points], points, [*points[1:], points[-1]]):
            matrix = (after - before).to_track_quat('Z', 'Y').to_matrix()
            ring += [at + matrix @ Vector((radius * math.cos(2 * math.pi * k / sides), radius * math.sin(2 * math.pi * k / sides), 0)) for k in range(sides)]
        self.add(ring, [(k * sides + j, k * sides + (j + 1) % sides, (k + 1) * sides + (j + 1) % sides, (k + 1) * sides + j) for k in range(len(points) - 1) for j in range(sides)], material, True)
        self.add(ring[:sides], [tuple(range(sides))[::-1]], material)
        self.add(ring[-sides:], [tuple(range(sides))], material)

    def beam(self, start, end, width, material):
        """A square bar."""
        self.tube(start, end, width * 0.7071, material, sides=4)

    def truss(self, start, end, height, material, panels=8, width=0.2):
        """A lattice girder of square section."""
        start, end = Vector(start), Vector(end)
        axis = (end - start).normalized()
        up = Vector((0, 0, 1)) if abs(axis.z) < 0.9 else Vector((1, 0, 0))
        a = axis.cross(up).normalized() * height / 2
        b = axis.cross(a).normalized() * height / 2
        corners = [a + b, a - b, -a - b, -a + b]
        for corner in corners:
            self.beam(start + corner, end + corner, width, material)
        for panel in range(panels):
            here, there = start.lerp(end, panel / panels), start.lerp(end, (panel + 1) / panels)
            for k in range(4):
                this, following = corners[k], corners[(k + 1) % 4]
                self.beam(here + this, here + following, width * 0.7, material)
                if panel % 2:
                    self.beam(here + this, there + following, width * 0.6, material)
                else:
                    self.beam(here + following, there + this, width * 0.6, material)

    def railing(self, start, end, material, posts=2.0, height=1.1, width=0.06):
        """Handrail, knee rail and posts every `posts` metres."""
        start, end = Vector(start), Vector(end)
        for z in (height / 2, height):
            self.beam(start + Vector((0, 0, z)), end + Vector((0, 0, z)), width, material)
        count = max(1, round((end - start).length / posts))
        for k in range(count + 1):
            foot = start.lerp(end, k / count)
            self.beam(foot, foot + Vector((0, 0, height)), width, material)

    def ladder(self, foot, top, material, width=0.5, rung=0.3):
        foot, top = Vector(foot), Vector(top)
        side = Vector((width / 2, 0, 0))
        for sign in (-1, 1):
            self.beam(foot + side * sign, top + side * sign, 0.06, material)
        for k in range(int((top - foot).length / rung)):
            at = foot.lerp(top, k * rung / (top - foot).length)
            self.beam(at - side, at + side, 0.03, material)

    def done(self, name, bevel=0.0, link=True):
        """The object. bevel in metres rounds hard edges: what has no bevel looks drawn, not built."""
        made = mesh(name, self.vertices, self.faces, link=link)
        for material in self.materials:
            made.data.materials.append(material)
        made.data.polygons.foreach_set('material_index', self.places)
        made.data.polygons.foreach_set('use_smooth', self.smooth)
        if bevel:
            modifier = made.modifiers.new('Bevel', 'BEVEL')
            modifier.width, modifier.segments = bevel, 2
            modifier.limit_method, modifier.angle_limit = 'ANGLE', 0.6
        return made


def rock(name, seed, material, subdivisions=5, cuts=16, rough=0.10, fine=0.03):
    """An angular lump of radius 1: a ball cut by random planes, then displaced. Hidden; copy it with copy_of."""
    numbers = random.Random(seed)
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=subdivisions, radius=1)
    made = bpy.context.object
    made.name = name
    data = made.data
    count = len(data.vertices)
    points = np.empty(count * 3, np.float32)
    data.vertices.foreach_get('co', points)
    points = points.reshape(-1, 3)
    stretch = np.array([numbers.uniform(0.75, 1.25), numbers.uniform(0.7, 1.1), numbers.uniform(0.6, 0.95)], np.float32)
    for _ in range(cuts):
        normal = np.array(Vector((numbers.gauss(0, 1), numbers.gauss(0, 1), numbers.gauss(0, 1))).normalized(), np.float32)
        depth = numbers.uniform(0.5, 0.88)
        reach = points @ normal
        outside = reach > depth
        points[outside] -= np.outer((reach[outside] - depth) * 0.96, normal)
    points *= stretch
    offset = Vector((seed * 7.3, seed * 3.1, 0))
    moved = points.copy()
    for k in range(count):
        point = Vector(points[k])
        push = noise.fractal(point * 1.6 + offset, 1.0, 2.1, 4) * rough
        push += (abs(noise.noise(point * 4.5 + offset)) - 0.25) * fine * 1.5 + noise.fractal(point * 9 + offset, 0.8, 2, 3) * fine
        moved[k] = points[k] + np.array(point.normalized()) * push
    data.vertices.foreach_set('co', moved.ravel())
    data.update()
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    data.materials.append(material)
    data.use_auto_smooth, data.auto_smooth_angle = True, 0.7
    made.hide_render = True
    return made


def scatter_heap(lumps, height, area, sizes, grid=160, base=None):
    """Drops lumps on a heap.

    height(x, y) is the wanted surface in metres, area (x0, x1, y0, y1), sizes a list of (smallest radius, largest
    radius, count, how far a lump sinks in as a share of its radius). base is the material of the ground mesh under
    the lumps, which must be covered wholly. Returns how many lumps there are.
    """
    x0, x1, y0, y1 = area
    xs, ys = np.linspace(x0, x1, grid), np.linspace(y0, y1, grid)
    surface = np.array([[height(x, y) for y in ys] for x in xs], np.float32)
    across, along = np.meshgrid(xs, ys, indexing='ij')
    if base:
        ground = [(xs[i], ys[j], surface[i, j] - 0.02) for i in range(grid) for j in range(grid)]
        squares = [(i * grid + j, (i + 1) * grid + j, (i + 1) * grid + j + 1, i * grid + j + 1) for i in range(grid - 1) for j in range(grid - 1)]
        mesh('heap base', ground, squares, base)
    placed = 0
    tallest = max(0.001, float(surface.max()))
    for smallest, largest, count, sink in sizes:
        for _ in range(count):
            x, y = random.uniform(x0, x1), random.uniform(y0, y1)
            wanted = height(x, y)
            if largest > 0.1 and random.random() > 0.12 + 0.88 * wanted / tallest:
                continue
            radius = random.uniform(smallest, largest)
            distance = (across - x) ** 2 + (along - y) ** 2
            under = distance < max((radius * 0.75) ** 2, 0.02)
            floor = float(np.median(surface[under])) if under.any() else wanted
            if floor > wanted + 0.42:
                continue
            z = floor + radius * sink
            covered = distance < (radius * 0.75) ** 2
            surface[covered] = np.maximum(surface[covered], z + np.sqrt(np.maximum((radius * 0.75) ** 2 - distance[covered], 0)) * 0.8)
            copy_of(random.choice(lumps), (x, y, z), [random.uniform(0, 6.28) for _ in range(3)], radius)
            placed += 1
    return placed
