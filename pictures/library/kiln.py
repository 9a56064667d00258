"""What goes with a rotary kiln: pads welded on its shell, its cooler, the works outside its hall."""

import math

from mathutils import Vector

from materials import emitter, principled
from plant import UP, drum, gallery, turned
from shapes import Build

ALONG = Vector((0, 1, 0))


def welded_pads(build, centre, radius, length, lift, count, share, made):
    """Curved plates round a shell along y, their edges sloped like a weld; share of the round is covered."""
    for k in range(count):
        angles = [2 * math.pi * (k + share * (j / 5 - 0.5)) / count for j in range(6)]
        section = ((-length / 2, radius), (0.03 - length / 2, radius + lift), (length / 2 - 0.03, radius + lift), (length / 2, radius))
        points = [Vector(centre) + Vector((r * math.cos(a), e, r * math.sin(a))) for e, r in section for a in angles]
        build.add(points, [(row * 6 + j, row * 6 + j + 1, row * 6 + j + 7, row * 6 + j + 6) for row in range(3) for j in range(5)], made)
        for j in (0, 5):
            build.add([points[row * 6 + j] for row in range(4)], [(0, 1, 2, 3)], made)


def cooler(build, axis, radius, reach, tyres, parts, shell, worn, grease):
    """A rotary cooler along y from reach[0] to reach[1], on two rollers a tyre, with a girth gear between the tyres."""
    axis = Vector(axis)
    turned(build, axis + ALONG * reach[0], ALONG, [(0, radius), (reach[1] - reach[0], radius)], shell, 96)
    for k in range(int((reach[1] - reach[0]) / 2.4)):
        turned(build, axis + ALONG * (reach[0] + 1.1 + k * 2.4), ALONG, [(-0.04, radius), (-0.015, radius + 0.015), (0.015, radius + 0.015), (0.04, radius)], shell, 96)
    for y in tyres:
        at = axis + ALONG * y
        welded_pads(build, at, radius, 1.1, 0.035, 24, 0.8, shell)
        turned(build, at, ALONG, [(-0.3, radius + 0.04), (-0.3, radius + 0.26), (-0.26, radius + 0.3), (0.26, radius + 0.3), (0.3, radius + 0.26), (0.3, radius + 0.04)], worn, 96)
        build.box((axis.x, y, 0.5), (radius * 3.4, 2.2, 1.0), parts['concrete'])
        for side in (-1, 1):
            hub = at + Vector((side * 1.08, -0.35, -1.62))
            drum(build, hub, ALONG, 0.7, 0.44, worn, 48)
            for end in (-0.27, 0.97):
                build.box(hub + Vector((0, end, -0.18)), (0.6, 0.3, 0.62), parts['steel'])
    turned(build, axis + ALONG * sum(tyres) / 2, ALONG, [(-0.16, radius), (-0.16, radius + 0.42), (0.16, radius + 0.42), (0.16, radius)], grease, 96)


def skyline(parts, x, dark, haze):
    """Silhouettes for windows that look along -x: silos, a gallery and a hall at x, further works in the colour of haze."""
    near, far = principled('near silhouette', (dark * 0.85, dark * 1.2, dark * 1.35), 0.9), emitter('far silhouette', haze, 0.8)
    works = Build()
    for k in range(4):
        turned(works, (x, 52 + k * 11.5, 0), UP, [(0, 5.2), (17.5, 5.2), (20.0, 1.2), (20.0, 0.01)], near, 40)
    works.box((x, 70, 21.6), (3.4, 46, 2.8), near)
    gallery(works, (x, 132, 8), (x, 94, 21.6), {**parts, 'cladding': near, 'steel': near, 'dark': near}, lit=0.0)
    works.truss((x, 93, 0), (x, 93, 26), 3.4, near, 9, 0.4)
    works.box((x - 4, 150, 8), (14, 30, 16), near)
    turned(works, (x - 54, 108, 0), UP, [(0, 3.2), (70, 2.0), (70, 1.6)], far, 32)
    for y, wide, high in ((95, 40, 22), (150, 26, 31), (188, 34, 20), (230, 30, 36), (275, 44, 24)):
        works.box((x - 74, y, high / 2), (20, wide, high), far)
        works.tube((x - 74, y + wide * 0.3, high), (x - 74, y + wide * 0.3, high + 9), 0.9, far, sides=12)
    works.done('works')
