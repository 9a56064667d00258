"""A sampling scoop of sheet steel and the stream of grains that leaves it."""

import math
import random

from mathutils import Vector

from shapes import Build


def scoop(metal, length=9.0, radius=2.6, wall=0.06, grip=9.0):
    """Its mouth looks along -y, the origin is the middle of the lip's bottom; a round grip goes back along +y."""
    made = Build()
    rings, sides = 14, 36
    vertices, faces = [], []
    for inner in (0, wall):
        for k in range(rings):
            back = k / (rings - 1)
            for s in range(sides + 1):
                # The side walls are cut back towards the lip, as a grocer's scoop is.
                reach = math.pi * (0.30 + 0.27 * min(1, back * 1.8 + 0.15))
                angle = -math.pi / 2 + reach * (2 * s / sides - 1)
                r = (radius - inner) * (1 - 0.10 * back**2)
                vertices.append((r * math.cos(angle), back * length, radius + r * math.sin(angle)))
    for layer in (0, 1):
        first = layer * rings * (sides + 1)
        for k in range(rings - 1):
            for s in range(sides):
                a = first + k * (sides + 1) + s
                face = (a, a + 1, a + sides + 2, a + sides + 1)
                faces.append(face if layer else face[::-1])
    half = rings * (sides + 1)
    for k in range(rings - 1):
        for s in (0, sides):
            a = k * (sides + 1) + s
            faces.append((a, a + sides + 1, a + half + sides + 1, a + half))
    for s in range(sides):
        faces.append((s, s + 1, s + 1 + half, s + half))
    made.add(vertices, faces, metal, True)
    made.tube((0, length - 0.02, radius * 0.98), (0, length + wall, radius * 0.98), radius * 0.91, metal, sides=48)
    made.tube((0, length, radius * 1.05), (0, length + 0.5, radius * 1.1), radius * 0.34, metal, end_radius=radius * 0.2, sides=32)
    made.tube((0, length + 0.5, radius * 1.1), (0, length + 1.4, radius * 1.14), radius * 0.2, metal, sides=32)
    made.tube((0, length + 1.4, radius * 1.14), (0, length + grip, radius * 1.35), radius * 0.26, metal, end_radius=radius * 0.22, sides=32)
    for turn in range(5):
        angle = turn * 1.2566
        at = Vector((radius * 0.42 * math.cos(angle), length + 0.05, radius * 1.02 + radius * 0.42 * math.sin(angle)))
        made.tube(at, at + Vector((0, 0.09, 0)), radius * 0.05, metal, sides=12)
    return made.done('scoop', bevel=wall * 0.3)


def stream(lip, fall, count, sizes, width, speed=28.0, spread=2.2):
    """Grains that leave `lip` with a forward speed and fall `fall` centimetres: [(point, size)]. Later ones lie farther apart."""
    grains = []
    for _ in range(count):
        time = math.sqrt(2 * fall / 981) * random.random() ** 0.85
        side = random.gauss(0, width / 2.6) * (1 - 0.35 * min(1, time * 6))
        forward = speed + random.gauss(0, spread)
        z = random.gauss(0.12, 0.16) - 981 * time * time / 2
        grains.append((Vector(lip) + Vector((side + random.gauss(0, 0.3) * time * 6, -forward * time, z)), random.uniform(*sizes)))
    return grains
