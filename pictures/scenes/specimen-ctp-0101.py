"""Coal tar pitch in pencils: short black rods, glossy where they broke."""

import math
import random

from mathutils import noise

from grains import Bed, sprinkle
from lumps import grains_of
from shapes import mesh
from shards import black_glass
from specimen import INSIDE, begin, finish

begin(seed=221, bounces=(3, 2, 3))
pitch = black_glass(dust=0.4, gloss=0.14)


def pencil(name, seed, long, radius=0.52, sides=22, steps=14):
    """A rod along x with broken ends, lying on z = 0."""
    points = []
    for k in range(steps + 1):
        for j in range(sides):
            angle = 2 * math.pi * j / sides
            y, z = math.cos(angle), math.sin(angle)
            end = (k / steps - 0.5) * long
            if k in (0, steps):
                end += 0.3 * noise.noise((seed * 3.1 + k, y * 0.9, z * 0.9)) * (1 if k else -1)
            own = radius * (1 + 0.03 * noise.noise((end * 1.3, seed, angle)))
            points.append((end, own * y, radius + own * z))
    faces = [(k * sides + j, (k + 1) * sides + j, (k + 1) * sides + (j + 1) % sides, k * sides + (j + 1) % sides) for k in range(steps) for j in range(sides)]
    rod = mesh(name, points, [*faces, tuple(range(sides)), tuple(reversed(range(steps * sides, (steps + 1) * sides)))], pitch, smooth=True)
    rod.data.use_auto_smooth, rod.data.auto_smooth_angle = True, 0.7
    return rod


def lay_row(count, y0, z, long, lean):
    for k in range(count):
        rod = pencil('pencil', k + z * 7, random.uniform(*long))
        rod.location = (random.gauss(lean, 0.55), y0 + k * 1.1 + random.gauss(0, 0.03), z)
        rod.rotation_euler = (0, 0, random.gauss(0, 0.025))


lay_row(6, -2.6, 0.0, (5.4, 7.6), -0.6)
lay_row(5, -2.05, 0.9, (5.0, 7.0), -0.4)
lay_row(4, -1.5, 1.8, (4.2, 6.4), -0.7)
lay_row(2, 0.15, 2.7, (4.0, 5.2), -0.2)
for at, turn, long in (((4.9, -2.6), 1.1, 2.6), ((5.6, 1.5), 1.9, 3.4), ((-5.3, -3.6), 0.3, 2.2), ((2.3, -4.3), -0.15, 3.0)):
    rod = pencil('loose pencil', long * 5, long)
    rod.location, rod.rotation_euler = (*at, 0), (0, 0, turn)
bed = Bed(INSIDE, 0.05, lambda x, y: 0.0)
dropped = [(bed.drop(random.gauss(0.6, 5.0), random.gauss(-1.0, 3.0), 0.05, rolls=0), 0.02 + 0.22 * random.random() ** 4) for _ in range(150)]
sprinkle('crumbs', grains_of(pitch, 4, 430), [(at, size) for at, size in dropped if at])
finish('ctp-0101')
