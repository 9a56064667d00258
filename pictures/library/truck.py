"""Tipper trucks, 8 x 4, built of parts; x is forward, wheels stand on z = 0."""

import math

from light import spot
from materials import emitter, principled
from shapes import Build

AXLES = (3.35, 1.55, -2.35, -3.75)


class Trucks:
    def __init__(self):
        self.rubber = principled('tyre', (0.018, 0.018, 0.018), rough=0.85, dirt=0.5, dirt_scale=6.0, bump=0.2, bump_scale=60.0)
        self.chassis = principled('chassis', (0.020, 0.021, 0.022), rough=0.6, dirt=0.5, dirt_scale=3.0)
        self.rim = principled('wheel rim', (0.22, 0.22, 0.21), rough=0.4, metal=0.7, dirt=0.6, dirt_scale=5.0)
        self.glass = principled('windscreen', (0.008, 0.011, 0.013), rough=0.05, coat=1.0)
        self.grille = principled('grille', (0.014, 0.015, 0.016), rough=0.4)
        self.chrome = principled('mirror', (0.5, 0.5, 0.5), rough=0.15, metal=1.0)
        self.plate = principled('blank plate', (0.075, 0.072, 0.066), rough=0.5, dirt=0.5, dirt_scale=9.0)
        self.cover = principled('tarpaulin', (0.040, 0.052, 0.048), rough=0.75, dirt=0.5, dirt_scale=2.0, bump=0.4, bump_scale=7.0)
        self.head = emitter('head lamp', (1, 0.90, 0.74), 60.0)
        self.day = emitter('day lamp', (0.85, 0.93, 1.0), 9.0)
        self.amber = emitter('marker', (1, 0.45, 0.08), 7.0)

    def truck(self, paint, box, lit=True, name='truck'):
        b = Build()
        for x in AXLES:
            for side in (-1, 1):
                y0, y1 = side * 0.88, side * 1.22
                b.tube((x, y0, 0.52), (x, y1, 0.52), 0.52, self.rubber, sides=36)
                for k in range(36):
                    turn = k * math.pi / 18
                    b.box((x + 0.515 * math.cos(turn), side * 1.06, 0.52 + 0.515 * math.sin(turn)), (0.03, 0.32, 0.05), self.rubber, (0, -turn, 0))
                b.tube((x, side * 1.222, 0.52), (x, side * 1.17, 0.52), 0.31, self.rim, 0.22, sides=28)
                b.tube((x, side * 1.10, 0.52), (x, side * 1.235, 0.52), 0.13, self.rim, sides=16)
                for k in range(10):
                    turn = k * math.pi / 5
                    b.tube((x + 0.21 * math.cos(turn), side * 1.19, 0.52 + 0.21 * math.sin(turn)), (x + 0.21 * math.cos(turn), side * 1.225, 0.52 + 0.21 * math.sin(turn)), 0.02, self.chassis, sides=6)
                if x > 0:
                    for k in range(8):
                        a0, a1 = math.pi * k / 8, math.pi * (k + 1) / 8
                        b.beam((x + 0.62 * math.cos(a0), side * 1.1, 0.52 + 0.62 * math.sin(a0)), (x + 0.62 * math.cos(a1), side * 1.1, 0.52 + 0.62 * math.sin(a1)), 0.1, self.grille)
                else:
                    b.box((x, side * 1.06, 1.1), (1.2, 0.4, 0.05), self.grille)
        for side in (-1, 1):
            b.box((-0.4, side * 0.42, 0.95), (8.6, 0.1, 0.28), self.chassis)
            b.tube((0.35, side * 0.98, 0.62), (-1.25, side * 0.98, 0.62), 0.34, self.chrome if side > 0 else self.chassis, sides=24)
            b.box((-4.75, side * 0.9, 0.9), (0.1, 0.5, 0.28), self.chassis)
        # The cab: raked screen, corner posts, panels, steps.
        front, back, low, belt, top = 5.05, 2.85, 0.62, 1.95, 3.0
        plan = [(back, -1.23), (front - 0.24, -1.23), (front - 0.07, -1.14), (front, -0.92), (front, 0.92), (front - 0.07, 1.14), (front - 0.24, 1.23), (back, 1.23)]
        rings = []
        for z, lean, slim in ((low + 0.2, 0.0, 1.0), (belt, 0.0, 1.0), (top - 0.1, 0.25, 0.93), (top + 0.02, 0.36, 0.88)):
            rings += [(x - lean if x > back + 0.1 else x, y * slim, z) for x, y in plan]
        count = len(plan)
        sides = [(r * count + k, r * count + (k + 1) % count, (r + 1) * count + (k + 1) % count, (r + 1) * count + k) for r in range(3) for k in range(count)]
        b.add(rings, [*sides, tuple(range(3 * count, 4 * count)), tuple(range(count))[::-1]], paint)
        b.box((3.85, 0, top + 0.1), (1.7, 1.9, 0.22), paint)
        b.add([(front + 0.012, -0.9, belt + 0.1), (front + 0.012, 0.9, belt + 0.1), (front - 0.20, 0.85, top - 0.18), (front - 0.20, -0.85, top - 0.18)], [(0, 1, 2, 3)], self.glass)
        b.box((front - 0.02, 0, top + 0.02), (0.5, 2.1, 0.1), self.grille, (0, 0.2, 0))
        for side in (-1, 1):
            b.add([(3.35, side * 1.228, belt + 0.1), (front - 0.3, side * 1.228, belt + 0.1), (front - 0.5, side * 1.165, top - 0.2), (3.35, side * 1.165, top - 0.2)], [(0, 1, 2, 3)], self.glass)
            b.box((4.05, side * 1.235, 1.5), (0.03, 0.012, 1.2), self.grille)
            b.box((3.5, side * 1.245, 1.72), (0.18, 0.03, 0.05), self.grille)
            for z, arm in ((2.68, 2.62), (2.12, 2.16)):
                b.beam((front - 0.3, side * 1.17, z), (front + 0.02, side * 1.40, arm), 0.06, self.grille)
            b.box((front + 0.02, side * 1.43, 2.42), (0.13, 0.24, 0.52), self.grille)
            b.box((front + 0.02, side * 1.43, 2.04), (0.12, 0.22, 0.18), self.grille)
            b.box((front - 0.05, side * 1.43, 2.42), (0.01, 0.19, 0.44), self.chrome)
            for z in (0.55, 0.9):
                b.box((4.35, side * 1.2, z), (0.5, 0.16, 0.05), self.rim)
            b.beam((front + 0.04, side * 0.42 + 0.3, belt + 0.08), (front + 0.015, side * 0.42 - 0.3, belt + 0.16), 0.028, self.grille)
            b.tube((front + 0.03, side * 0.42 + 0.3, belt + 0.05), (front + 0.06, side * 0.42 + 0.3, belt + 0.05), 0.035, self.grille, sides=10)
            # Lamp clusters in a dark housing: bright core, day strip, indicator.
            b.box((front + 0.03, side * 0.98, 0.84), (0.16, 0.46, 0.28), self.grille)
            for d in (-0.1, 0.1):
                b.tube((front + 0.10, side * 0.98 + d, 0.84), (front + 0.125, side * 0.98 + d, 0.84), 0.085, self.chrome, sides=20)
                if lit:
                    b.tube((front + 0.126, side * 0.98 + d, 0.84), (front + 0.128, side * 0.98 + d, 0.84), 0.05 if d * side > 0 else 0.035, self.head, sides=16)
            b.box((front + 0.115, side * 0.98, 0.965), (0.012, 0.4, 0.025), self.day if lit else self.plate)
            b.box((front + 0.1, side * 1.19, 0.84), (0.04, 0.05, 0.2), self.amber if lit else self.plate)
            if lit:
                b.box((front - 0.1, side * 0.85, top + 0.1), (0.05, 0.12, 0.04), self.amber)
        b.box((front + 0.03, 0, 0.62), (0.18, 2.46, 0.3), self.grille)
        b.box((front + 0.015, 0, 1.5), (0.06, 1.7, 0.62), self.grille)
        for k in range(5):
            b.box((front + 0.05, 0, 1.26 + k * 0.12), (0.04, 1.6, 0.035), self.chassis if k % 2 else self.chrome)
        for z in (1.12, 1.88):
            b.box((front + 0.004, 0, z), (0.012, 1.8, 0.018), self.grille)
        for y in (-0.55, 0, 0.55):
            b.box((front + 0.122, y, 0.62), (0.01, 0.34, 0.12), self.chassis)
        for y in (-0.72, 0.72):
            b.tube((front + 0.1, y, 0.7), (front + 0.17, y, 0.7), 0.03, self.rim, sides=10)
        b.box((2.6, 0.75, 2.0), (0.3, 0.5, 1.9), self.chassis)
        b.tube((2.6, -0.9, 1.0), (2.6, -0.9, 3.15), 0.09, self.chrome, sides=14)
        # The body: sloping headboard, ribs, top rail, tail, sheet over the load.
        x0, x1, z0, z1, w = -4.9, 2.3, 1.28, 2.72, 1.24
        b.box(((x0 + x1) / 2, 0, z0 + 0.05), (x1 - x0, 2 * w - 0.3, 0.12), box)
        for side in (-1, 1):
            b.box(((x0 + x1) / 2, side * w, (z0 + z1) / 2), (x1 - x0, 0.06, z1 - z0), box)
            for k in range(9):
                b.box((x0 + 0.25 + k * (x1 - x0 - 0.5) / 8, side * (w + 0.06), (z0 + z1) / 2), (0.12, 0.09, z1 - z0), box)
            b.box(((x0 + x1) / 2, side * (w + 0.05), z1), (x1 - x0 + 0.1, 0.16, 0.14), box)
            b.box(((x0 + x1) / 2, side * (w + 0.05), z0 + 0.04), (x1 - x0 + 0.05, 0.14, 0.16), box)
            for k in range(4):
                b.box((x0 + 0.9 + k * 2.0, side * (w + 0.115), z0 + 0.05), (0.1, 0.01, 0.04), self.amber if lit else self.plate)
        b.box((x1 + 0.05, 0, (z0 + z1) / 2 + 0.16), (0.08, 2 * w, z1 - z0 + 0.3), box)
        for y in (-0.8, 0, 0.8):
            b.box((x1 + 0.11, y, (z0 + z1) / 2), (0.08, 0.1, z1 - z0), box)
        b.box((x0, 0, (z0 + z1) / 2), (0.08, 2 * w, z1 - z0), box)
        b.add([(x0, -w, z1 + 0.03), (x1, -w, z1 + 0.03), (x1, 0, z1 + 0.26), (x0, 0, z1 + 0.2)], [(0, 1, 2, 3)], self.cover, True)
        b.add([(x0, 0, z1 + 0.2), (x1, 0, z1 + 0.26), (x1, w, z1 + 0.03), (x0, w, z1 + 0.03)], [(0, 1, 2, 3)], self.cover, True)
        made = b.done(name, bevel=0.018)
        made.hide_render = True
        return made

    def beams(self, at, turned, watts=260):
        """The two headlamp beams of a truck that stands at `at` (x, y) turned about z."""
        c, s = math.cos(turned), math.sin(turned)
        for side in (-0.98, 0.98):
            start = (at[0] + 5.25 * c - side * s, at[1] + 5.25 * s + side * c, 0.84)
            end = (at[0] + 22 * c - side * s, at[1] + 22 * s + side * c, 0.05)
            spot(start, end, watts, (1, 0.90, 0.74), 62, 0.9, 0.07)
