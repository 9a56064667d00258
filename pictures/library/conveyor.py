"""What goes with a belt conveyor along y: covers of corrugated sheet, a walkway of bar grating."""

import math

from mathutils import Vector


def covers(build, first, count, sheet, frame, parts, length=2.42, radius=0.935, foot=0.08, near=10):
    """Hoods over the belt, closed but for the inspection slot at -x; the `near` first ones have real corrugations."""
    for k in range(count):
        y0, steps = first + k * length, 120 if k < near else 6
        for y, wide in ((y0, 0.055), (y0 + length - 0.02, 0.055), (y0 + length / 2, 0.03)):
            arc = [Vector(((radius + 0.02) * math.cos(a), y, foot + (radius + 0.02) * math.sin(a))) for a in (t * 2.72 / 22 for t in range(23))]
            for a, b in zip(arc, arc[1:]):
                build.beam(a, b, wide, frame)
        ring = []
        for j in range(steps + 1):
            y = y0 + 0.01 + (length - 0.04) * j / steps
            r = radius + 0.011 * math.sin(2 * math.pi * y / 0.12) * (k < near)
            ring += [(r * math.cos(t * 2.72 / 20), y, foot + r * math.sin(t * 2.72 / 20)) for t in range(21)]
        build.add(ring, [(j * 21 + t, j * 21 + t + 1, j * 21 + t + 22, j * 21 + t + 21) for j in range(steps) for t in range(20)], sheet, True)
        build.beam((-0.87, y0, 0.465), (-0.87, y0 + length - 0.02, 0.465), 0.035, frame)
        for d in (0.4, 2.0):
            build.box((-0.9, y0 + d, 0.50), (0.03, 0.06, 0.16), parts['galvanised'])
            build.box((radius + 0.05, y0 + d, foot + 0.08), (0.05, 0.12, 0.2), parts['dark'])


def grating_walk(build, middle, first, last, z, made, frame, wide=1.2):
    """Bearing bars across, rods along, cross bearers; what is below shows through."""
    for x in (middle - wide / 2, middle + wide / 2):
        build.beam((x, first, z - 0.08), (x, last, z - 0.08), 0.12, frame)
    for k in range(int((last - first) / 0.041)):
        build.box((middle, first + k * 0.041, z - 0.015), (wide - 0.03, 0.005, 0.035), made)
    for k in range(13):
        x = middle + (wide - 0.08) * (k / 12 - 0.5)
        build.beam((x, first, z - 0.002), (x, last, z - 0.002), 0.007, made)
    for k in range(int(last - first) + 1):
        build.box((middle, first + k, z - 0.015), (wide - 0.02, 0.012, 0.045), made)
        if k % 2 == 0:
            build.box((middle, first + k, z - 0.1), (wide, 0.06, 0.1), frame)
