"""Freight containers and the cranes that carry them."""

import math

from materials import principled
from shapes import Build, copy_of


class Containers:
    """Six-metre and twelve-metre boxes in several paints, hidden, for copies with `put`."""

    COLOURS = [(0.030, 0.075, 0.090), (0.018, 0.040, 0.050), (0.060, 0.085, 0.095), (0.115, 0.125, 0.130), (0.27, 0.27, 0.255), (0.035, 0.095, 0.098), (0.230, 0.090, 0.038), (0.085, 0.028, 0.020)]
    WEIGHTS = [6, 6, 5, 4, 2, 4, 2, 3]

    def __init__(self, numbers):
        self.numbers = numbers
        self.steel = principled('box steel', (0.11, 0.115, 0.115), rough=0.45, metal=0.5, dirt=0.5, dirt_scale=2.0)
        self.dark = principled('box dark', (0.012, 0.014, 0.016), rough=0.6)
        paints = [principled(f'box paint {k}', c, rough=0.45, dirt=0.6, dirt_scale=0.7, streaks=0.7) for k, c in enumerate(self.COLOURS)]
        self.long = [self._box(paint, 12.19) for paint in paints]
        self.short = [self._box(paint, 6.06) for paint in paints]

    def _box(self, paint, length):
        b, width, high, depth = Build(), 2.44, 2.59, 0.04
        end = length / 2
        count = int((length - 0.3) / 0.278)
        for sign in (-1, 1):
            points = []
            for k in range(count * 4 + 1):
                x = -end + 0.15 + (length - 0.3) * k / (count * 4)
                y = sign * (width / 2 - (depth + 0.012 if k % 4 in (1, 2) else 0.012))
                points += [(x, y, 0.14), (x, y, high - 0.1)]
            faces = [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(count * 4)]
            b.add(points, faces if sign < 0 else [f[::-1] for f in faces], paint)
            for z, h in ((0.08, 0.16), (high - 0.06, 0.1)):
                b.box((0, sign * (width / 2 - 0.03), z), (length, 0.06, h), paint)
            for e in (-1, 1):
                b.box((e * (end - 0.07), sign * (width / 2 - 0.06), high / 2), (0.14, 0.12, high), paint)
                for z in (0.06, high - 0.06):
                    b.box((e * (end - 0.085), sign * (width / 2 - 0.075), z), (0.19, 0.17, 0.125), self.steel)
        b.box((-end + 0.05, 0, high / 2), (0.05, width - 0.16, high - 0.2), paint)
        for k in range(7):
            b.box((-end + 0.02, -0.98 + k * 0.327, high / 2), (0.05, 0.14, high - 0.3), paint)
        for side in (-1, 1):
            b.box((end - 0.05, side * 0.575, high / 2), (0.05, 1.12, high - 0.26), paint)
            for z in (0.45, 0.9, 1.65, 2.15):
                b.box((end - 0.02, side * 1.14, z), (0.05, 0.12, 0.09), paint)
            for d in (0.25, 0.86):
                b.tube((end + 0.02, side * d, 0.12), (end + 0.02, side * d, high - 0.08), 0.021, self.steel, sides=8)
                b.box((end + 0.03, side * d, 1.15), (0.03, 0.07, 0.1), self.steel)
                b.box((end + 0.045, side * (d - 0.16), 1.12), (0.02, 0.36, 0.04), self.steel)
                for z in (0.3, 1.0, 1.8, 2.3):
                    b.box((end + 0.015, side * d, z), (0.04, 0.09, 0.05), paint)
        b.box((end - 0.05, 0, 0.09), (0.08, width, 0.18), paint)
        b.box((end - 0.05, 0, high - 0.07), (0.08, width, 0.12), paint)
        b.box((0, 0, high - 0.05), (length - 0.05, width - 0.05, 0.04), paint)
        b.box((0, 0, 0.12), (length - 0.1, width - 0.1, 0.06), self.dark)
        for k in range(int(length / 0.42)):
            b.box((-end + 0.3 + k * 0.42, 0, high - 0.022), (0.16, width - 0.24, 0.022), paint)
        made = b.done('container')
        made.hide_render = True
        return made

    def put(self, at, long=True, turned=0.0, kind=None):
        numbers = self.numbers
        which = kind if kind is not None else numbers.choices(range(len(self.COLOURS)), self.WEIGHTS)[0]
        flip = math.pi if numbers.random() < 0.5 else 0
        wobble = numbers.gauss(0, 0.0015)
        return copy_of((self.long if long else self.short)[which], (at[0] + numbers.gauss(0, 0.02), at[1] + numbers.gauss(0, 0.015), at[2]), (0, 0, turned + flip + wobble))


def yard_gantry(parts, at, paint, dark, glass, steel, span=20.0, high=20.0, trolley=0.4, hang=6.0):
    """A rubber-tyred gantry crane over rows along x; returns where its spreader hangs."""
    x, y, z = at
    for a in (-4.0, 4.0):
        for b in (0, span):
            parts.beam((x + a, y + b, z + 1.8), (x + a * 0.8, y + b, z + high), 0.85, paint)
        parts.box((x + a * 0.8, y + span / 2, z + high + 0.5), (1.0, span + 3.0, 1.6), paint)
        parts.railing((x + a * 1.0, y - 1.2, z + high + 1.3), (x + a * 1.0, y + span + 1.2, z + high + 1.3), steel, posts=2.0)
    for b in (0, span):
        parts.box((x, y + b, z + 1.9), (10.6, 1.0, 1.1), paint)
        parts.box((x, y + b, z + high), (8, 0.8, 0.9), paint)
        for a in (-5.0, -3.4, 3.4, 5.0):
            parts.tube((x + a, y + b - 0.45, z + 0.8), (x + a, y + b + 0.45, z + 0.8), 0.8, dark, sides=20)
        parts.ladder((x + 3.6, y + b, z + 2), (x + 3.2, y + b, z + high), steel)
    parts.box((x, y - 0.9, z + 3.6), (5.0, 1.6, 2.4), dark)
    middle = y + span * trolley
    parts.box((x, middle, z + high + 1.8), (8.4, 4.2, 0.8), steel)
    parts.box((x, middle, z + high + 3.0), (4.0, 2.6, 1.8), paint)
    parts.box((x - 2.6, middle + 2.6, z + high - 1.4), (2.0, 2.0, 2.2), paint)
    parts.box((x - 2.6, middle + 2.6, z + high - 1.7), (2.05, 1.6, 1.4), glass)
    for a in (-2.4, 2.4):
        for b in (-0.9, 0.9):
            parts.beam((x + a, middle + b, z + high + 1), (x + a * 0.6, middle + b * 0.8, z + high - hang), 0.05, dark)
    parts.box((x, middle, z + high - hang - 0.3), (12.0, 0.7, 0.45), paint)
    for a in (-5.9, 5.9):
        parts.box((x + a, middle, z + high - hang - 0.4), (0.4, 2.4, 0.4), paint)
    return (x, middle, z + high - hang - 3.2)


def quay_crane(parts, at, paint, dark, lamp, raised=False, reach=60.0):
    """A ship-to-shore crane; its boom points to +y."""
    x, y, z = at
    for a in (-9, 9):
        for b in (0, 28):
            parts.beam((x + a, y + b, z + 1.5), (x + a * 0.86, y + b, z + 46), 1.5, paint)
            parts.box((x + a, y + b, z + 1.1), (9, 1.4, 1.5), dark)
        parts.beam((x + a, y, z + 14), (x + a * 0.9, y + 28, z + 44), 0.9, paint)
        parts.beam((x + a, y, z + 14), (x + a, y + 28, z + 14), 1.3, paint)
    for b in (0, 28):
        parts.beam((x - 9, y + b, z + 14), (x + 9, y + b, z + 14), 1.3, paint)
        parts.beam((x - 8, y + b, z + 45), (x + 8, y + b, z + 45), 1.3, paint)
    parts.truss((x - 2.4, y - 22, z + 46.5), (x - 2.4, y + 32, z + 46.5), 2.2, paint, panels=18, width=0.4)
    parts.truss((x + 2.4, y - 22, z + 46.5), (x + 2.4, y + 32, z + 46.5), 2.2, paint, panels=18, width=0.4)
    rise = 1.25 if raised else 0.0
    tip = (x, y + 32 + reach * math.cos(rise), z + 46.5 + reach * math.sin(rise))
    for a in (-2.4, 2.4):
        parts.truss((x + a, y + 32, z + 46.5), (tip[0] + a, tip[1], tip[2]), 2.0, paint, panels=18, width=0.36)
        parts.beam((x + a, y + 28, z + 46), (x + a * 0.4, y + 25, z + 74), 1.0, paint)
        parts.beam((x + a, y, z + 46), (x + a * 0.4, y + 25, z + 74), 0.8, paint)
        parts.beam((x + a * 0.4, y + 25, z + 74), (x + a, y - 20, z + 48), 0.35, paint)
        parts.beam((x + a * 0.4, y + 25, z + 74), (tip[0] + a, y + 32 + (tip[1] - y - 32) * 0.55, z + 47 + (tip[2] - z - 46.5) * 0.55), 0.35, paint)
        if not raised:
            parts.beam((x + a * 0.4, y + 25, z + 74), (tip[0] + a, tip[1] - 6, tip[2] + 1), 0.35, paint)
    parts.box((x, y - 9, z + 50.4), (8, 15, 5.4), paint)
    parts.box((x, y - 9, z + 53.3), (8.4, 15.4, 0.3), dark)
    parts.box((x + 3, y + 22, z + 42.5), (2.6, 3, 2.6), dark)
    for b in (-12, 4, 20):
        parts.box((x + 2.6, y + b, z + 44.9), (0.5, 0.7, 0.25), lamp)
