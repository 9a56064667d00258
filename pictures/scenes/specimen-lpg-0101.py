"""Propane travels unseen: the steel cylinder in which a sample is drawn, in its cradle, a needle valve at either end."""

import math

from mathutils import Vector

from materials import brushed_metal, principled
from plant import turned
from shapes import Build
from specimen import begin, finish

begin(seed=229, samples=11, bounces=(5, 1, 4))
shell = brushed_metal('cylinder', (0.68, 0.7, 0.71), 0.38, along=(40, 2, 2), scale=1.2, strength=0.12)
bright = brushed_metal('fittings', (0.74, 0.75, 0.76), 0.2, along=(3, 30, 30), scale=2.0, strength=0.1)
weld = principled('weld', (0.42, 0.38, 0.33), rough=0.38, metal=1.0, dirt=0.6, dirt_scale=4)
plate = brushed_metal('plate', (0.8, 0.81, 0.82), 0.36, along=(1, 26, 26), scale=2.0, strength=0.15)
paint = principled('cradle', (0.016, 0.05, 0.058), rough=0.42, dirt=0.5, dirt_scale=1.5, bump=0.12, bump_scale=12)
wheel = principled('handwheel', (0.3, 0.06, 0.016), rough=0.36, dirt=0.4, dirt_scale=3)
liner = principled('liner', (0.012, 0.012, 0.013), rough=0.7)
brass = principled('brass', (0.62, 0.4, 0.14), rough=0.28, metal=1.0, dirt=0.3, dirt_scale=4)
bore = principled('bore', (0.01, 0.01, 0.01), rough=0.6)
RADIUS, HALF, HIGH, TURN = 1.7, 2.5, 2.15, 0.2
ALONG, UP = Vector((1, 0, 0)), Vector((0, 0, 1))
parts = Build()


def ring(middle, axis, radius, thick, made, beads=0, spokes=0):
    """A torus; with `beads` it is a weld laid bead by bead, with `spokes` a handwheel's rim with grips for the fingers."""
    matrix = axis.to_track_quat('Z', 'Y').to_matrix()
    around, across, points = 240, 12, []
    for k in range(around):
        a = 2 * math.pi * k / around
        own = thick * (0.75 + 0.25 * abs(math.cos(beads * a / 2))) if beads else thick
        far = radius + (0.035 * math.cos(spokes * 2 * a) if spokes else 0)
        for j in range(across):
            b = 2 * math.pi * j / across
            points.append(middle + matrix @ Vector(((far + own * math.cos(b)) * math.cos(a), (far + own * math.cos(b)) * math.sin(a), own * math.sin(b))))
    parts.add(points, [(k * across + j, (k + 1) % around * across + j, (k + 1) % around * across + (j + 1) % across, k * across + (j + 1) % across) for k in range(around) for j in range(across)], made, True)


def nut(foot, axis, length, radius, made):
    """A hexagon with its corners turned off."""
    axis = axis.normalized()
    parts.tube(foot, foot + axis * length, radius, made, sides=6)
    for at, way in ((foot, -1), (foot + axis * length, 1)):
        turned(parts, at, axis * way, [(0, radius * 0.86), (length * 0.12, radius * 0.72), (length * 0.12, 0.001)], made, 48)


def thread(foot, axis, length, radius, made, pitch=0.075):
    turns = int(length / pitch)
    profile = [(k * pitch / 2, radius * (1.0 if k % 2 else 0.9)) for k in range(2 * turns)]
    turned(parts, foot, axis, [(0, radius * 0.8), *profile, (length, radius * 0.84), (length, radius * 0.5), (length - 0.3, radius * 0.5)], made, 48)
    turned(parts, foot, axis, [(length - 0.3, radius * 0.5), (length - 0.3, 0.001)], bore, 24)


def valve(side):
    """A needle valve: union nut, forged body, bonnet, stem, spoked handwheel; its outlet ends in a thread."""
    out = ALONG * side
    at = out * (HALF + 1.02)
    turned(parts, at - out * 0.2, out, [(0, 0.62), (0.42, 0.58), (0.62, 0.5), (0.66, 0.42), (0.66, 0.001)], bright, 64)
    ring(at - out * 0.08, out, 0.62, 0.07, weld, beads=36)
    thread(at + out * 0.44, out, 0.3, 0.34, bright)
    nut(at + out * 0.62, out, 0.42, 0.5, bright)
    body = at + out * 1.62
    turned(parts, body - out * 0.6, out, [(0, 0.001), (0, 0.36), (0.2, 0.4), (0.3, 0.46), (0.9, 0.46), (1.0, 0.4), (1.15, 0.36), (1.15, 0.001)], bright, 64)
    parts.box(body, (0.78, 0.8, 0.86), bright)
    turned(parts, body, UP, [(0.3, 0.42), (0.55, 0.42), (0.58, 0.38), (0.58, 0.001)], bright, 48)
    nut(body + UP * 0.56, UP, 0.34, 0.44, bright)
    turned(parts, body, UP, [(0.9, 0.3), (1.08, 0.27), (1.1, 0.22)], bright, 48)
    nut(body + UP * 1.08, UP, 0.2, 0.27, brass)
    thread(body + UP * 1.26, UP, 0.42, 0.13, bright, 0.05)
    rim = body + UP * 1.78
    ring(rim, UP, 0.72, 0.085, wheel, spokes=5)
    turned(parts, rim - UP * 0.14, UP, [(0, 0.001), (0, 0.17), (0.24, 0.15), (0.24, 0.001)], wheel, 40)
    nut(rim + UP * 0.1, UP, 0.1, 0.12, bright)
    for k in range(5):
        a = 2 * math.pi * k / 5 + 0.4 * side
        way = Vector((math.cos(a), math.sin(a), 0))
        parts.tube(rim - UP * 0.03 + way * 0.12, rim + way * 0.7, 0.075, wheel, end_radius=0.055, sides=14)
    nut(body + out * 0.5, out, 0.3, 0.42, bright)
    thread(body + out * 0.78, out, 0.55, 0.3, brass)


dome = [(HALF + 1.0 * math.sin(a), RADIUS * math.cos(a)) for a in (k * math.pi / 2 / 14 for k in range(13))]
turned(parts, (0, 0, 0), ALONG, [*((-x, r) for x, r in reversed(dome)), *dome], shell, 128)
for side in (-1, 1):
    ring(ALONG * HALF * side, ALONG, RADIUS, 0.045, weld, beads=170)
    valve(side)


def arc(x, wide, radius, start, end, thick, made, steps=60):
    """A strap round the cylinder, from one angle to another."""
    angles = [math.radians(start + (end - start) * k / steps) for k in range(steps + 1)]
    points = [(x + edge * wide / 2, far * math.cos(a), far * math.sin(a)) for a in angles for edge, far in ((-1, radius), (1, radius), (1, radius + thick), (-1, radius + thick))]
    parts.add(points, [(k * 4 + j, k * 4 + (j + 1) % 4, k * 4 + 4 + (j + 1) % 4, k * 4 + 4 + j) for k in range(steps) for j in range(4)], made, True)
    parts.add(points[:4], [(0, 1, 2, 3)], made)
    parts.add(points[-4:], [(3, 2, 1, 0)], made)


def cradle(x):
    """A saddle cut from plate on a bolted foot, lined with rubber; a strap holds the cylinder down."""
    floor, steps, wide = -HIGH, 40, 0.26
    arc(x, 0.5, RADIUS, 205, 335, 0.07, liner)
    for j, edge in enumerate((-1, 1)):
        points = []
        for k in range(steps + 1):
            a = math.radians(203 + 134 * k / steps)
            y = (RADIUS + 0.07) * math.cos(a)
            points += [(x + edge * wide / 2, y * 1.02, (RADIUS + 0.07) * math.sin(a)), (x + edge * wide / 2, y * 0.96, floor + 0.16)]
        parts.add(points, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) if j else (2 * k + 2, 2 * k + 3, 2 * k + 1, 2 * k) for k in range(steps)], paint)
    for sign in (-1, 1):
        edge = (RADIUS + 0.07) * math.cos(math.radians(203)) * sign
        parts.box((x, edge, (floor - 0.55) / 2), (0.5, 0.12, -floor - 0.55), paint)
        parts.box((x, edge + 0.26 * math.copysign(1, edge), -0.62), (0.5, 0.5, 0.1), paint)
        parts.box((x, edge + 0.24 * math.copysign(1, edge), -0.5), (0.4, 0.46, 0.07), bright)
        nut(Vector((x, edge + 0.3 * math.copysign(1, edge), -0.47)), UP, 0.14, 0.14, bright)
        for foot in (-0.3, 0.3):
            nut(Vector((x + foot, edge * 0.8, floor + 0.14)), UP, 0.13, 0.13, bright)
    parts.box((x, 0, floor + 0.08), (1.0, 3.5, 0.12), paint)
    parts.box((x, 0, floor + 0.03), (0.9, 3.3, 0.06), liner)
    arc(x, 0.4, RADIUS + 0.01, -18, 198, 0.05, bright, 90)


for x in (-1.6, 1.6):
    cradle(x)
for y in (-1.1, 1.1):
    parts.box((0, y, -HIGH + 0.3), (3.4, 0.12, 0.3), paint)
# A blank plate with a raised border, riveted at its corners.
TURNED = 152
for rise, long, high in ((0.0, 1.7, 38), (0.018, 1.5, 32)):
    arc(0.0, long, RADIUS + 0.012 + rise, TURNED - high / 2, TURNED + high / 2, 0.03, plate, 24)
for x in (-0.77, 0.77):
    for a in (TURNED - 17.3, TURNED + 17.3):
        out = Vector((0, math.cos(math.radians(a)), math.sin(math.radians(a))))
        turned(parts, ALONG * x + out * (RADIUS + 0.03), out, [(0, 0.07), (0.03, 0.06), (0.05, 0.03), (0.055, 0.001)], bright, 20)
made = parts.done('cylinder', bevel=0.02)
made.data.use_auto_smooth, made.data.auto_smooth_angle = True, 0.55
made.location, made.rotation_euler = (-0.1, 0.6, HIGH), (0, 0, TURN)
finish('lpg-0101')
