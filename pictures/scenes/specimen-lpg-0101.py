"""Propane travels unseen: the steel cylinder in which a sample is drawn, a needle valve at either end."""

import math

from glassware import turned
from materials import brushed_metal, principled
from shapes import Build
from specimen import begin, finish

begin(seed=229, bounces=(4, 1, 3))
shell = brushed_metal('cylinder', (0.62, 0.64, 0.65), 0.26, along=(2, 2, 40), scale=1.2, strength=0.15)
bright = brushed_metal('fittings', (0.74, 0.75, 0.76), 0.2, along=(3, 3, 30), scale=2.0, strength=0.1)
knob = principled('knob', (0.012, 0.07, 0.085), rough=0.4)
brass = principled('brass', (0.62, 0.4, 0.14), rough=0.28, metal=1.0)
RADIUS, HALF, HIGH, TURN = 1.85, 3.1, 1.98, 0.16
dome = [(RADIUS * math.cos(a), HALF + 1.2 * math.sin(a)) for a in (k * math.pi / 2 / 10 for k in range(10))]
profile = [(0.42, -HALF - 1.3), *[(r, -z) for r, z in reversed(dome)], *dome, (0.42, HALF + 1.3)]
body = turned('cylinder', profile, shell, sides=96)
body.rotation_euler, body.location = (0, math.pi / 2, TURN), (-0.2, 0.6, HIGH)


def along(x, y=0.0, z=0.0):
    return (-0.2 + x * math.cos(TURN) - y * math.sin(TURN), 0.6 + x * math.sin(TURN) + y * math.cos(TURN), HIGH + z)


parts = Build()
for side in (-1, 1):
    parts.tube(along(side * (HALF + 1.15)), along(side * (HALF + 1.75)), 0.52, bright, sides=6)
    parts.tube(along(side * (HALF + 1.7)), along(side * (HALF + 2.5)), 0.36, bright, sides=32)
    parts.tube(along(side * (HALF + 2.1), z=-0.45), along(side * (HALF + 2.1), z=0.95), 0.34, bright, sides=6)
    parts.tube(along(side * (HALF + 2.1), z=0.95), along(side * (HALF + 2.1), z=1.25), 0.16, bright, sides=20)
    parts.tube(along(side * (HALF + 2.1), z=1.25), along(side * (HALF + 2.1), z=1.62), 0.62, knob, end_radius=0.56, sides=14)
    parts.tube(along(side * (HALF + 2.5)), along(side * (HALF + 2.8)), 0.3, brass, sides=24)
    parts.box(along(side * 1.9, z=-HIGH + 0.3), (0.7, 3.4, 0.6), knob, turned=(0, 0, TURN))
    for edge in (-1, 1):
        parts.box(along(side * 1.9, edge * 1.35, -HIGH + 0.75), (0.7, 0.55, 0.7), knob, turned=(edge * 0.5, 0, TURN))
parts.tube(along(-1.25), along(-1.1), RADIUS + 0.06, knob, sides=72)
parts.tube(along(1.1), along(1.25), RADIUS + 0.06, knob, sides=72)
parts.done('fittings', bevel=0.03)
finish('lpg-0101')
