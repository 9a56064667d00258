"""Graphite anode material: very fine dark powder in a low porcelain dish, a spatula in the hollow that it dug, a little powder spilt."""

import math

import numpy as np
from mathutils import Quaternion, Vector, noise

from light import area
from materials import brushed_metal, principled
from palette import linear
from powder import Pile, dust
from shapes import mesh
from specimen import DISH, INSIDE, begin, dish, finish

X, Y = DISH
begin(seed=214, samples=18, bounces=(3, 2, 1))
dish()
powder = dust('graphite powder', (0.068, 0.064, 0.061), sheen=0.9)
pile = Pile(INSIDE, 0.05, seed=2)
pile.add(lambda x, y: 1.2 + 0.1 * noise.noise((x * 0.5, y * 0.5, 7.0)) + max(0.0, 1.55 - 0.42 * math.hypot((x - X + 0.7) / 1.15, y - Y - 0.5, 0.9)))
pile.slide(0.55, 60)
# The hollow that the spatula dug.
ALONG = math.radians(-58)


def dug(x, y):
    u, v = x - X - 0.9, y - Y + 2.05
    u, v = u * math.cos(ALONG) + v * math.sin(ALONG), v * math.cos(ALONG) - u * math.sin(ALONG)
    return -0.75 * max(0.0, 1 - (u / 1.9) ** 2 - (v / 1.0) ** 2)


pile.add(dug)
pile.slide(0.75, 40)


def outside(radius):
    return lambda x, y, z: np.hypot(x - X, y - Y) > radius


pile.mesh(powder, fine=0.0025, size=0.7, hidden=outside(4.5))
pile.grain(powder, 260000, size=(0.004, 0.009), hidden=outside(4.38))
pile.crumble(powder, 80, size=(0.012, 0.05), at=(X, Y), spread=(1.7, 1.6), inside=9.0)

AT = (-4.5, -4.1)
spilt = Pile((-7.0, -2.0, -5.7, -2.4), 0.04, seed=8)
for x, y, high in ((0.0, 0.0, 0.42), (0.75, 0.3, 0.24), (-0.5, -0.35, 0.2), (1.25, -0.1, 0.1)):
    spilt.add(lambda u, v: max(0.0, high - 0.56 * math.hypot(u - AT[0] - x, v - AT[1] - y, 0.15) * (1 + 0.5 * noise.fractal((u * 1.3, v * 1.3, 4.0), 0.9, 2.0, 4))))
spilt.slide(0.5, 20)
spilt.apron(0.2, 0.4)
spilt.mesh(powder, fine=0.005, size=0.3)
spilt.fringe(powder, far=0.2)
spilt.grain(powder, 40000, size=(0.005, 0.014), far=0.16)
spilt.crumble(powder, 24, size=(0.015, 0.05), at=AT, spread=(1.0, 0.7))


def spatula(tip, rest, long, surface, rolled):
    """A flat strip of steel from `tip` over the point `rest`, its blade and its grip broader than its shaft."""
    tip, rest = Vector(tip), Vector(rest)
    along = (rest - tip).normalized()
    across = along.cross(Vector((0, 0, 1))).normalized()
    across.rotate(Quaternion(along, rolled))
    up = across.cross(along)
    points, thick = [], 0.06
    outline = [(0.0, 0.16), (0.03, 0.34), (0.12, 0.46), (0.3, 0.52), (1.9, 0.5), (2.6, 0.4), (3.2, 0.26), (3.7, 0.22), (long - 1.8, 0.22), (long - 0.9, 0.3), (long - 0.3, 0.3), (long - 0.14, 0.27), (long - 0.04, 0.19), (long, 0.08)]
    for far, wide in outline:
        bent = 0.12 * max(0.0, 1 - far / 1.8) ** 2
        for side, lift in ((-1, -1), (-0.86, 1), (0.86, 1), (1, -1)):
            points.append(tip + along * far + across * wide * side + up * (bent + thick * lift))
    last = len(points) - 4
    faces = [(4 * k + a, 4 * k + b, 4 * k + 4 + b, 4 * k + 4 + a) for k in range(len(outline) - 1) for a, b in ((0, 1), (1, 2), (2, 3), (3, 0))]
    made = mesh('spatula', points, [*faces, (3, 2, 1, 0), (last, last + 1, last + 2, last + 3)], surface)
    bevel = made.modifiers.new('Bevel', 'BEVEL')
    bevel.width, bevel.segments, bevel.limit_method, bevel.angle_limit = 0.03, 3, 'ANGLE', 0.6


reach = Vector((math.cos(ALONG), math.sin(ALONG), 0))
rest = Vector((X, Y, 0)) + reach * 4.66
spatula(Vector((X, Y, 0.36)) + reach * 1.9, (rest.x, rest.y, 1.88), 7.3, brushed_metal('spatula', (0.25, 0.225, 0.205), 0.34, along=(3, 40, 3), strength=0.1), 0.3)
# So dark a powder would turn to rust in the warm lamp: a flag keeps its light to the tray and the dish's wall.
flag = mesh('flag', [(6, -9, 1.95), (6, 12, 1.95), (6, 12, 9), (6, -9, 9)], [(0, 1, 2, 3)], principled('flag', (0, 0, 0)))
flag.visible_camera = flag.visible_diffuse = flag.visible_glossy = False
area((16, -4, 14), (1, 0, 1), 8, 900, linear('#8fc0cf'))
finish('aam-0101', kept=0.45)
