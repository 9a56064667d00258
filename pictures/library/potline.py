"""A reduction cell seen from its tapping end: hoods, gable with door, girder, hoppers, anode rods, risers."""

import math
import random

from mathutils import Vector

from light import point
from plant import UP, drum, turned

DEEP, LOW, HIGH = 9.6, (2.36, 0.42), (0.98, 2.38)


def hoods(build, x, y, panel, dark):
    """Leaning covers along both flanks, edge to edge, between a rail at the foot and one at the head."""
    fall = math.atan2(LOW[0] - HIGH[0], HIGH[1] - LOW[1])
    long, middle = math.hypot(LOW[0] - HIGH[0], HIGH[1] - LOW[1]), ((LOW[0] + HIGH[0]) / 2, (LOW[1] + HIGH[1]) / 2)
    for side in (-1, 1):
        out = Vector((0, side * math.cos(fall), math.sin(fall)))
        for k in range(14):
            at = Vector((x + 0.02 + (k + 0.5) * (DEEP - 0.04) / 14, y + side * middle[0], middle[1]))
            lean = side * (fall + random.uniform(-0.008, 0.008))
            build.box(at, (0.675, 0.03, long - 0.06), panel, (lean, 0, 0))
            for fold in (-0.3, 0.3):
                build.box(at + out * 0.03 + Vector((fold, 0, 0)), (0.04, 0.05, long - 0.1), panel, (lean, 0, 0))
            for height in (-0.55, 0.45):
                build.box(at + out * 0.025 + Vector((0, -side * math.sin(fall), math.cos(fall))) * height, (0.56, 0.03, 0.05), panel, (lean, 0, 0))
            build.tube(at + out * 0.075 + Vector((-0.12, 0, 0)), at + out * 0.075 + Vector((0.12, 0, 0)), 0.013, dark, sides=8)
            for end in (-0.12, 0.12):
                build.tube(at + Vector((end, 0, 0)), at + out * 0.08 + Vector((end, 0, 0)), 0.011, dark, sides=8)
        for (wide, z), thick in ((LOW, 0.09), (HIGH, 0.11)):
            build.box((x + DEEP / 2, y + side * wide, z), (DEEP, thick, thick), dark)


def gable(build, x, y, opened, paint, panel, dark, metal):
    """The closed end: plates round the tapping door, an edge frame, hinges and a lever; open, the bath glows behind."""
    half, sill, lintel = 0.62, 0.55, 1.72

    def edge(z):
        return LOW[0] + (HIGH[0] - LOW[0]) * (z - LOW[1]) / (HIGH[1] - LOW[1])

    for side in (-1, 1):
        outline = [(side * half, LOW[1]), (side * LOW[0], LOW[1]), (side * edge(lintel), lintel), (side * half, lintel)]
        for d in (0.0, 0.04):
            build.add([(x + d, y + u, z) for u, z in outline], [(0, 1, 2, 3)], panel)
        build.beam((x, y + side * LOW[0], LOW[1]), (x, y + side * HIGH[0], HIGH[1]), 0.1, dark)
        build.box((x - 0.03, y + side * (half + 0.05), (sill + lintel) / 2), (0.1, 0.1, lintel - sill + 0.2), dark)
        # A removable cover either side of the door.
        build.box((x - 0.03, y + side * 1.08, 0.98), (0.05, 0.66, 0.8), panel)
        build.tube((x - 0.09, y + side * 1.08 - 0.13, 1.1), (x - 0.09, y + side * 1.08 + 0.13, 1.1), 0.014, dark, sides=8)
        for u in (-0.27, 0.27):
            for z in (0.66, 1.3):
                build.tube((x - 0.05, y + side * 1.08 + u, z), (x - 0.075, y + side * 1.08 + u, z), 0.02, dark, sides=6)
        # Legs of the superstructure.
        for flange in (-0.09, 0.09):
            build.box((x - 0.2 + flange, y + side * 0.86, 1.25), (0.025, 0.2, 2.5), paint)
        build.box((x - 0.2, y + side * 0.86, 1.25), (0.17, 0.025, 2.5), paint)
        build.box((x - 0.2, y + side * 0.86, 0.03), (0.36, 0.36, 0.06), dark)
    build.add([(x, y - edge(lintel), lintel), (x, y + edge(lintel), lintel), (x, y + HIGH[0], HIGH[1]), (x, y - HIGH[0], HIGH[1])], [(0, 1, 2, 3)], panel)
    build.box((x - 0.03, y, lintel + 0.05), (0.1, 1.34, 0.1), dark)
    build.box((x - 0.03, y, sill - 0.05), (0.12, 1.34, 0.1), dark)
    build.box((x - 0.02, y, 2.1), (0.05, 2 * edge(2.1) - 0.1, 0.06), panel)
    if opened:
        build.box((x + 0.5, y, 0.5), (1.0, 1.24, 0.1), dark)
        build.box((x + 1.0, y, 1.15), (0.06, 1.3, 1.2), dark)
        build.box((x + 0.5, y, 0.57), (0.8, 1.1, 0.05), metal)
        point((x - 0.3, y, 1.1), 300, (1, 0.3, 0.06), 0.3)
        return
    build.box((x - 0.05, y, 1.13), (0.05, 1.2, 1.12), panel)
    for z in (0.77, 1.13, 1.49):
        build.box((x - 0.08, y, z), (0.05, 1.06, 0.06), panel)
    for z in (0.8, 1.46):
        build.tube((x - 0.09, y - 0.62, z - 0.08), (x - 0.09, y - 0.62, z + 0.08), 0.035, dark, sides=12)
    build.beam((x - 0.12, y + 0.42, 1.0), (x - 0.16, y + 0.42, 1.32), 0.035, dark)


def superstructure(build, x, y, parts, paint, bus, rod):
    """A plate girder with its stiffeners, the gas duct and the hoppers on it, anode beams with clamped rods at its sides."""
    middle = x + DEEP / 2
    build.box((middle, y, 2.92), (DEEP + 0.7, 1.1, 0.8), paint)
    for z in (2.5, 3.34):
        build.box((middle, y, z), (DEEP + 0.8, 1.42, 0.05), paint)
    for k in range(12):
        build.box((x - 0.3 + k * (DEEP + 0.6) / 11, y, 2.92), (0.03, 1.32, 0.8), paint)
    for u in (-0.3, 0.3):
        build.box((x - 0.37, y + u, 2.92), (0.05, 0.03, 0.8), paint)
    for u in (-0.45, -0.15, 0.15, 0.45):
        for z in (2.62, 3.22):
            build.tube((x - 0.34, y + u, z), (x - 0.385, y + u, z), 0.024, parts['dark'], sides=6)
    turned(build, (x - 0.2, y - 0.42, 3.72), (1, 0, 0), [(0, 0.01), (0.02, 0.16), (0.08, 0.28), (0.16, 0.33), (DEEP, 0.33)], parts['galvanised'], 40)
    for k in range(5):
        build.tube((x + 0.1 + k * 2.2, y - 0.42, 3.72), (x + 0.18 + k * 2.2, y - 0.42, 3.72), 0.39, parts['galvanised'], sides=40)
    for k in range(4):
        foot = x + 0.75 + k * 2.3
        turned(build, (foot, y + 0.3, 3.36), UP, [(0, 0.14), (0.12, 0.14), (0.42, 0.4), (0.44, 0.43), (0.48, 0.43), (0.48, 0.4), (1.28, 0.4), (1.3, 0.43), (1.36, 0.43), (1.46, 0.25), (1.5, 0.01)], paint, 40)
        for a in range(3):
            build.beam((foot + 0.4 * math.cos(2.1 * a + 0.4), y + 0.3 + 0.4 * math.sin(2.1 * a + 0.4), 3.36), (foot + 0.4 * math.cos(2.1 * a + 0.4), y + 0.3 + 0.4 * math.sin(2.1 * a + 0.4), 3.95), 0.06, paint)
        # Crust breakers: an air cylinder, its rod guide and its hose.
        drum(build, (foot + 0.85, y + 0.3, 3.5), UP, 0.85, 0.11, parts['galvanised'], 20, 0.015)
        for z in (3.5, 4.3):
            build.box((foot + 0.85, y + 0.3, z), (0.28, 0.28, 0.05), parts['dark'])
        build.tube((foot + 0.85, y + 0.3, 4.35), (foot + 0.85, y + 0.3, 4.75), 0.03, parts['steel'], sides=10)
        build.tube((foot + 0.85, y + 0.18, 4.2), (foot + 0.85, y - 0.2, 4.05), 0.025, parts['dark'], sides=8)
    for side in (-1, 1):
        build.box((middle, y + side * 0.95, 3.08), (DEEP - 0.2, 0.16, 0.46), bus)
        for k in range(10):
            at, tip = x + 0.75 + k * 0.9, 4.75 + random.uniform(-0.22, 0.22)
            build.box((at, y + side * 1.11, (tip + 1.9) / 2), (0.13, 0.13, tip - 1.9), rod)
            build.box((at, y + side * 1.2, 3.08), (0.3, 0.05, 0.16), parts['dark'])
            for end in (-0.11, 0.11):
                build.tube((at + end, y + side * 1.02, 3.08), (at + end, y + side * 1.27, 3.08), 0.025, parts['dark'], sides=8)
            build.tube((at, y + side * 1.2, 3.08), (at, y + side * 1.3, 3.08), 0.05, parts['steel'], sides=6)
            build.tube((at - 0.1, y + side * 1.11, tip - 0.12), (at + 0.1, y + side * 1.11, tip - 0.12), 0.03, parts['dark'], sides=10)


def riser(build, x, y, bus, dark):
    """Four laminated bars from the floor, bent over into the anode beam of the cell at y."""
    bend = [(2.9, 0.4), (2.9, 2.55), (2.82, 2.95), (2.55, 3.2), (2.2, 3.25), (1.0, 3.1)]
    for k in range(4):
        for leaf in range(7):
            at = x + 0.8 + k * 2.4 + leaf * 0.055
            for (a, za), (b, zb) in zip(bend, bend[1:]):
                long = math.hypot(b - a, zb - za)
                build.box((at, y - (a + b) / 2, (za + zb) / 2), (0.035, 0.2, long + 0.03) if abs(zb - za) > abs(b - a) else (0.035, long + 0.03, 0.2), bus, (math.atan2(b - a, zb - za), 0, 0) if abs(zb - za) > abs(b - a) else (math.atan2(zb - za, a - b), 0, 0))
        for z in (1.3, 2.3):
            build.box((x + 0.97 + k * 2.4, y - 2.9, z), (0.5, 0.3, 0.07), dark)


def cabinet(build, at, parts, paint):
    """A control cabinet: plinth, two doors, handles, a sloping roof."""
    x, y, z = at
    build.box((x, y, z + 0.06), (0.6, 1.0, 0.12), parts['dark'])
    build.box((x, y, z + 0.75), (0.56, 0.96, 1.3), paint)
    for side in (-1, 1):
        build.box((x - 0.29, y + side * 0.24, z + 0.75), (0.03, 0.45, 1.2), paint)
        build.box((x - 0.32, y + side * 0.06, z + 0.8), (0.03, 0.025, 0.16), parts['galvanised'])
        build.box((x + side * 0.15, y - 0.49, z + 0.75), (0.24, 0.02, 1.2), paint)
    build.box((x - 0.02, y, z + 1.43), (0.7, 1.08, 0.05), parts['dark'], (0, 0.08, 0))
