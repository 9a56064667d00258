"""Railways: curved track with sleepers and ballast, hopper wagons, catenary, signals, weeds."""

import math
import random

import numpy as np
from mathutils import Vector

from materials import coke, emitter, principled
from nodes import material
from scatter import sprinkle
from shapes import Build, copy_of, mesh, rock

GAUGE = 1.435


def _gravel(size=0.085):
    """Crushed stone from afar: cells of their own shade with dark gaps."""
    made, nodes, output = material('gravel')
    place = nodes.coordinates()
    bent = nodes.vector('ADD', place, nodes('ShaderNodeTexNoise', i_Vector=place, i_Scale=9.0, i_Detail=2.0).outputs['Color'])
    cells = nodes('ShaderNodeTexVoronoi', i_Vector=bent, i_Scale=1 / size)
    gaps = nodes.ramp(cells.outputs['Distance'], [(0.25, 1.0), (0.62, 0.12)])
    shade = nodes('ShaderNodeSeparateXYZ', i_Vector=cells.outputs['Color']).outputs[0]
    colour = nodes.mix(shade, (0.036, 0.033, 0.030), (0.105, 0.098, 0.090))
    colour = nodes.mix(nodes.ramp(nodes.noise(place, 0.5, 4.0), [(0.45, 0.0), (0.65, 0.6)]), colour, (0.045, 0.032, 0.024))
    shader = nodes('ShaderNodeBsdfPrincipled', i_Base_Color=nodes.mix(1.0, colour, gaps, 'MULTIPLY'), i_Roughness=0.9, i_Specular=0.2)
    relief = nodes.math('MULTIPLY_ADD', shade, 0.5, gaps)
    nodes.link(nodes('ShaderNodeBump', i_Strength=1.0, i_Distance=0.05, i_Height=relief).outputs[0], shader.inputs['Normal'])
    nodes.link(shader.outputs[0], output.inputs[0])
    return made


class Line:
    """A track's centre line: straight for `straight` metres from its start, then a curve of `radius` (left is positive)."""

    def __init__(self, start=(0, 0), heading=math.pi / 2, straight=20.0, radius=0.0, offset=0.0):
        self.start, self.heading, self.straight, self.radius, self.offset = start, heading, straight, radius, offset

    def at(self, s, side=0.0):
        """x, y and direction at s metres along; side is metres to the right."""
        h, side = self.heading, side + self.offset
        x, y = self.start[0] + min(s, self.straight) * math.cos(h), self.start[1] + min(s, self.straight) * math.sin(h)
        if s > self.straight:
            if self.radius:
                turn = (s - self.straight) / self.radius
                x += self.radius * (math.sin(h + turn) - math.sin(h))
                y -= self.radius * (math.cos(h + turn) - math.cos(h))
                h += turn
            else:
                x, y = x + (s - self.straight) * math.cos(h), y + (s - self.straight) * math.sin(h)
        return x + side * math.sin(h), y - side * math.cos(h), h


class Railway:
    """Materials and builders of one picture's railway."""

    def __init__(self, seed=3):
        self.random = random.Random(seed)
        self.steel = principled('rail steel', (0.05, 0.055, 0.058), rough=0.5, metal=0.4, dirt=0.5, dirt_scale=2.0)
        self.dark = principled('rail dark', (0.016, 0.017, 0.018), rough=0.6, dirt=0.4, dirt_scale=3.0)
        self.head = principled('rail head', (0.80, 0.78, 0.74), rough=0.24, metal=1.0, dirt=0.0, dirt_scale=2.0)
        self.web = principled('rail web', (0.075, 0.036, 0.021), rough=0.75, dirt=0.5, dirt_scale=5.0)
        self.concrete = principled('sleeper', (0.15, 0.145, 0.135), rough=0.85, dirt=0.65, dirt_scale=3.0, bump=0.2)
        self.mast_paint = principled('mast', (0.16, 0.17, 0.17), rough=0.55, metal=0.3, dirt=0.5, dirt_scale=0.8, streaks=0.4)
        self.plate = principled('plate', (0.42, 0.42, 0.39), rough=0.55, dirt=0.7, dirt_scale=2.2, streaks=0.5)
        self.insulator = principled('insulator', (0.20, 0.085, 0.05), rough=0.25)
        self.ballast = _gravel()
        self.red = emitter('signal red', (1, 0.05, 0.02), 22.0)
        self.green = emitter('signal green', (0.10, 1, 0.45), 14.0)
        self.core = emitter('yard lamp', (1, 0.82, 0.56), 70.0)
        self.black = coke(base=0.022)
        self.stones = []
        for k in range(6):
            shade = 0.6 + 0.11 * k
            tone = (0.10, 0.094, 0.088) if k % 2 else (0.095, 0.078, 0.062)
            stone = principled(f'stone {k}', tuple(shade * t for t in tone), rough=0.85, dirt=0.8, dirt_scale=1.6, bump=0.5, bump_scale=9)
            self.stones.append(rock(f'stone {k}', 60 + k, stone, subdivisions=4, cuts=24, rough=0.07, fine=0.025))
            self.stones[-1].data.auto_smooth_angle = 0.3
        self.lumps = [rock(f'rail lump {k}', k + 3, self.black, subdivisions=3, cuts=14) for k in range(5)]

    def _sweep(self, parts, line, first, last, profile, material, step=3.0, smooth=False):
        count = max(1, int((last - first) / step))
        rings = []
        for k in range(count + 1):
            s = first + (last - first) * k / count
            rings.append([(*line.at(s, a)[:2], z) for a, z in profile])
        width = len(profile)
        points = [p for ring in rings for p in ring]
        faces = [(k * width + j, k * width + (j + 1) % width, (k + 1) * width + (j + 1) % width, (k + 1) * width + j) for k in range(count) for j in range(width)]
        parts.add(points, faces, material, smooth)

    def track(self, line, first=0.0, last=500.0, sleepers_to=170.0, gauge=GAUGE, guard=False):
        parts = Build()
        for sign in (-1, 1):
            a = sign * (gauge / 2 + 0.036)
            self._sweep(parts, line, first, last, [(a - 0.036, 0.135), (a + 0.036, 0.135), (a + 0.033, 0.172), (a - 0.033, 0.172)], self.head)
            self._sweep(parts, line, first, last, [(a - 0.075, 0), (a + 0.075, 0), (a + 0.02, 0.03), (a + 0.012, 0.135), (a - 0.012, 0.135), (a - 0.02, 0.03)], self.web)
        parts.done('rails')
        sleeper = Build()
        half = 1.3 if gauge < 1.5 else 1.35
        sleeper.add([(x * half, y * w, z) for z, w in ((-0.16, 0.14), (0.0, 0.11)) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))], [(4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], self.concrete)
        for sign in (-1, 1):
            a = sign * (gauge / 2 + 0.036)
            sleeper.box((a, 0, 0.02), (0.36, 0.16, 0.03), self.dark)
            for d in (-0.12, 0.12):
                sleeper.tube((a + d, 0.03, 0.02), (a + d, 0.03, 0.075), 0.022, self.dark, sides=6)
                sleeper.box((a + d * 0.8, -0.03, 0.045), (0.09, 0.05, 0.03), self.web)
        made = sleeper.done('sleeper', bevel=0.01)
        made.hide_render = True
        s = first
        while s < min(last, sleepers_to):
            x, y, h = line.at(s, self.random.gauss(0, 0.008))
            copy_of(made, (x, y, self.random.uniform(-0.012, 0.004)), (0, 0, h - math.pi / 2 + self.random.gauss(0, 0.006)))
            s += 0.6

    def bed(self, line, first, last, stones=9000, reach=45.0, wide=3.0, near=0.0, power=1.7):
        """The ballast's body, and loose stones that thin out with the distance."""
        parts = Build()
        self._sweep(parts, line, first, last, [(-wide, -0.5), (-wide + 0.9, -0.09), (wide - 0.9, -0.09), (wide, -0.5)], self.ballast, step=4.0)
        parts.done('bed')
        places = []
        for _ in range(stones):
            s = near + reach * self.random.random() ** power
            a = self.random.uniform(-wide, wide)
            low = -0.41 * min(1, max(0, (abs(a) - wide + 0.9) / 0.9))
            inside = abs(a) < 0.68
            x, y, _h = line.at(s, a)
            r = self.random.uniform(0.022, 0.054)
            on_sleeper = abs(a) < 1.36 and abs((s + 0.3) % 0.6 - 0.3) < 0.15
            if on_sleeper and self.random.random() > 0.03:
                continue
            z = r * 0.5 if on_sleeper else low - 0.075 + self.random.uniform(0, 0.05) - (0.02 if inside else 0)
            places.append(((x, y, z), r))
        sprinkle('stones', self.stones, places)

    def hopper_wagon(self, paint, name='hopper wagon', buffers=False):
        """A bogie hopper wagon of 12.6 m, along y, standing on z = 0.17; hidden, for copies."""
        b, length, half, top, sill, low = Build(), 12.6, 1.5, 4.0, 1.95, 1.1
        dark, steel = self.dark, self.steel
        for sign in (-1, 1):
            side = [(sign * half, -length / 2, top), (sign * half, length / 2, top), (sign * half, length / 2 - 1.25, sill), (sign * half, -length / 2 + 1.25, sill)]
            b.add(side, [(0, 1, 2, 3)], paint)
            b.add([(x * 0.97, y * 0.995, z) for x, y, z in side], [(3, 2, 1, 0)], dark)
            b.add([(-half, sign * length / 2, top), (half, sign * length / 2, top), (half, sign * (length / 2 - 2.1), sill - 0.25), (-half, sign * (length / 2 - 2.1), sill - 0.25)], [(0, 1, 2, 3)], paint)
            for k in range(11):
                y = -length / 2 + 0.15 + k * (length - 0.3) / 10
                foot = y * 0.82 if abs(y) > 4.5 else y
                b.beam((sign * (half + 0.05), y, top), (sign * (half + 0.05), foot, sill), 0.13, paint)
                for z in (top - 0.28, sill + 0.28):
                    b.box((sign * (half + 0.12), y + (foot - y) * (top - z) / (top - sill), z), (0.03, 0.2, 0.22), paint)
                    for d in (-0.06, 0.06):
                        b.tube((sign * (half + 0.13), y + (foot - y) * (top - z) / (top - sill) + d, z), (sign * (half + 0.155), y + (foot - y) * (top - z) / (top - sill) + d, z), 0.018, dark, sides=6)
            b.box((sign * (half + 0.05), 0, top), (0.17, length + 0.1, 0.17), paint)
            b.box((sign * (half + 0.03), 0, (top + sill) / 2 + 0.1), (0.05, length - 1.4, 0.09), paint)
            b.box((sign * (half + 0.03), 0, sill), (0.15, length - 2.3, 0.24), paint)
            b.box((0, sign * length / 2, top), (2 * half + 0.22, 0.17, 0.17), paint)
            b.beam((sign * (half - 0.1), -length / 2 + 1.0, low + 0.1), (sign * (half - 0.1), length / 2 - 1.0, low + 0.1), 0.05, steel)
            for k in (-4.4, 4.4):
                b.box((sign * (half - 0.12), k, sill - 0.5), (0.12, 0.3, 1.0), paint)
        for k in (-3, 0, 3):
            b.add([(-half, k - 1.48, sill), (half, k - 1.48, sill), (half, k + 1.48, sill), (-half, k + 1.48, sill), (-0.55, k - 0.55, 0.55), (0.55, k - 0.55, 0.55), (0.55, k + 0.55, 0.55), (-0.55, k + 0.55, 0.55)], [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)], paint)
            for sign in (-1, 1):
                b.beam((sign * half * 0.98, k, sill - 0.1), (sign * 0.6, k, 0.62), 0.1, paint)
                b.box((sign * 0.62, k, 0.62), (0.16, 1.2, 0.14), steel)
                b.tube((sign * 0.8, k - 0.5, 1.0), (sign * 0.8, k + 0.5, 1.0), 0.05, steel, sides=8)
        b.box((0, 0, low - 0.02), (0.5, 13.2, 0.42), dark)
        b.tube((0.55, -1.5, 0.95), (0.55, 0.4, 0.95), 0.2, dark, sides=14)
        for sign in (-1, 1):
            end = sign * (length / 2 - 0.2)
            for j in (-0.95, -0.32, 0.32, 0.95):
                b.beam((j, sign * (length / 2 + 0.02), top - 0.05), (j, sign * (length / 2 - 2.06), sill - 0.25), 0.11, paint)
            for t in (0.3, 0.64):
                b.beam((-1.42, sign * (length / 2 + 0.03 - 2.1 * t), top - (top - sill + 0.25) * t), (1.42, sign * (length / 2 + 0.03 - 2.1 * t), top - (top - sill + 0.25) * t), 0.1, paint)
            for j in (-1, 1):
                b.beam((j * 1.38, end, low), (j * 1.38, end, top), 0.09, paint)
                b.beam((j * 0.5, end - sign * 0.1, low), (j * 0.5, end - sign * 1.2, sill), 0.12, paint)
            for k in range(9):
                z = 0.85 + k * 0.36
                b.beam((1.36, end + sign * 0.05, z), (0.92, end + sign * 0.05, z), 0.028, self.plate)
                if k < 8:
                    b.beam((half + 0.16, end - sign * 0.1, z), (half + 0.16, end - sign * 0.55, z), 0.028, self.plate)
            for d in (0.1, 0.55):
                b.beam((half + 0.15, end - sign * d, 0.8), (half + 0.15, end - sign * d, top), 0.035, self.plate)
            b.beam((0.92, end + sign * 0.05, 0.8), (0.92, end + sign * 0.05, top), 0.04, self.plate)
            b.box((0, sign * 6.25, low + 0.22), (2.7, 0.7, 0.05), steel)
            rim = [Vector((-0.75 + 0.25 * math.cos(k * math.pi / 10), sign * 6.36, 2.0 + 0.25 * math.sin(k * math.pi / 10))) for k in range(21)]
            for k in range(20):
                b.beam(rim[k], rim[k + 1], 0.035, steel)
            for k in (0, 4, 8, 12, 16):
                b.beam((-0.75, sign * 6.34, 2.0), rim[k], 0.025, steel)
            b.tube((-0.75, sign * 6.2, 2.0), (-0.75, sign * 6.38, 2.0), 0.05, steel, sides=10)
            b.beam((-0.75, sign * 6.3, low), (-0.75, sign * 6.3, 2.0), 0.05, steel)
            b.box((0, sign * 6.7, 0.98), (0.26, 0.55, 0.28), dark)
            b.tube((0.3, sign * 6.5, 0.95), (0.42, sign * 6.85, 0.55), 0.03, dark, sides=8)
            b.beam((-1.45, sign * 6.3, low), (1.45, sign * 6.3, low), 0.24, dark)
            self._bogie(b, sign * 4.5)
            if buffers:
                self._buffers(b, sign)
        made = b.done(name, bevel=0.012)
        made.hide_render = True
        return made

    def _buffers(self, b, sign):
        """Two buffers and a brake hose that hangs, at one end of a wagon."""
        for x in (-0.875, 0.875):
            b.box((x, sign * 6.43, 1.08), (0.42, 0.04, 0.4), self.steel)
            for start, end, radius in ((6.43, 6.62, 0.13), (6.6, 6.82, 0.095), (6.82, 6.85, 0.23)):
                b.tube((x, sign * start, 1.08), (x, sign * end, 1.08), radius, self.steel, sides=28)
            for j in (-0.15, 0.15):
                for z in (0.94, 1.22):
                    b.tube((x + j, sign * 6.44, z), (x + j, sign * 6.47, z), 0.022, self.dark, sides=6)
        hose = [Vector((-0.34 - 0.06 * t, sign * (6.45 + 0.3 * math.sin(math.pi * min(t, 0.62))), 0.98 - 0.12 * t - 0.46 * t * t)) for t in (k / 12 for k in range(13))]
        for here, there in zip(hose, hose[1:]):
            b.tube(here, there, 0.028, self.dark, sides=10)
        b.tube(hose[-1], hose[-1] + Vector((0, sign * 0.03, -0.13)), 0.045, self.steel, sides=12)
        b.tube((-0.34, sign * 6.4, 0.98), (-0.34, sign * 6.5, 0.98), 0.045, self.plate, sides=12)

    def _bogie(self, b, y):
        dark, steel = self.dark, self.steel
        b.box((0, y, 0.86), (2.5, 0.6, 0.26), dark)
        for j in (-1, 1):
            b.beam((j * 1.0, y - 1.1, 0.72), (j * 1.0, y - 0.4, 0.40), 0.17, steel)
            b.beam((j * 1.0, y + 1.1, 0.72), (j * 1.0, y + 0.4, 0.40), 0.17, steel)
            b.box((j * 1.0, y, 0.36), (0.19, 0.95, 0.14), steel)
            b.box((j * 1.0, y, 0.90), (0.19, 2.5, 0.13), steel)
            for d in (-0.2, 0, 0.2):
                b.tube((j * 1.0, y + d, 0.42), (j * 1.0, y + d, 0.78), 0.085, dark, sides=10)
            for a in (-0.9, 0.9):
                b.tube((j * 0.69, y + a, 0.615), (j * 0.71, y + a, 0.615), 0.475, steel, sides=36)
                b.tube((j * 0.71, y + a, 0.615), (j * 0.84, y + a, 0.615), 0.445, steel, sides=36)
                b.tube((j * 0.845, y + a, 0.615), (j * 0.85, y + a, 0.615), 0.33, dark, sides=28)
                b.tube((j * 0.84, y + a, 0.615), (j * 1.14, y + a, 0.615), 0.13, dark, sides=14)
                b.box((j * 1.02, y + a, 0.64), (0.22, 0.32, 0.32), steel)
                b.box((j * 0.82, y + a - math.copysign(0.52, a), 0.62), (0.12, 0.09, 0.34), dark)
        for a in (-0.9, 0.9):
            b.tube((-0.7, y + a, 0.615), (0.7, y + a, 0.615), 0.09, dark, sides=10)

    def train(self, line, wagons, count, first=8.0, pitch=13.75, loose=5, near=420):
        """Copies of `wagons` on the line with heaped coke; loose lumps only on the first `loose` of them."""
        for k in range(count):
            s = first + k * pitch
            x, y, h = line.at(s)
            turn = h - math.pi / 2
            copy_of(self.random.choice(wagons), (x, y, 0), (0, 0, turn))
            rows, columns = 9, 36
            points = []
            phase = self.random.uniform(0, 9)
            for i in range(rows):
                for j in range(columns):
                    u, v = i / (rows - 1) * 2 - 1, j / (columns - 1) * 2 - 1
                    points.append((u * 1.43, v * 6.15, self._load(u, v, phase)))
            faces = [(i * columns + j, (i + 1) * columns + j, (i + 1) * columns + j + 1, i * columns + j + 1) for i in range(rows - 1) for j in range(columns - 1)]
            load = mesh('load', points, faces, self.black, smooth=True)
            load.location, load.rotation_euler = (x, y, 0), (0, 0, turn)
            if k < loose:
                for _ in range(near if k < 3 else near // 3):
                    u, v = self.random.uniform(-0.95, 0.95), self.random.uniform(-0.97, 0.97)
                    a, c = u * 1.4, v * 6.1
                    spot = (x + a * math.cos(turn) - c * math.sin(turn), y + a * math.sin(turn) + c * math.cos(turn), self._load(u, v, phase))
                    copy_of(self.random.choice(self.lumps), spot, [self.random.uniform(0, 6.28) for _ in range(3)], self.random.uniform(0.03, 0.13))

    @staticmethod
    def _load(u, v, phase):
        return 3.72 + (1 - u * u) * (1 - v**6) * (0.5 + 0.18 * math.sin(v * 5 + phase)) + 0.05 * math.sin(u * 7 + v * 17 + phase)

    def catenary(self, line, places, side=-3.3, reach=None, wires=True, last=450.0):
        """Masts beside the line with cantilevers, contact wire and its carrier with droppers."""
        b = Build()
        for s in places:
            x, y, h = line.at(s, side)
            cx, cy, _h = line.at(s, 0)
            b.box((x, y, 0.1), (0.8, 0.8, 0.6), self.concrete)
            for d in (-0.13, 0.13):
                b.beam((x + d * math.cos(h), y + d * math.sin(h), 0.2), (x + d * 0.7 * math.cos(h), y + d * 0.7 * math.sin(h), 8.4), 0.10, self.mast_paint)
            for k in range(14):
                z = 0.5 + k * 0.56
                b.beam((x - 0.12 * math.cos(h), y - 0.12 * math.sin(h), z), (x + 0.12 * math.cos(h), y + 0.12 * math.sin(h), z + 0.5), 0.05, self.mast_paint)
            ux, uy = (cx - x), (cy - y)
            for z0, z1, share in ((6.0, 7.25, 0.98), (7.5, 7.3, 0.98)):
                b.tube((x + ux * 0.18, y + uy * 0.18, z0 + (z1 - z0) * 0.18), (x + ux * share, y + uy * share, z1), 0.035, self.mast_paint, sides=8)
                for k in range(6):
                    t = 0.07 + k * 0.016
                    b.tube((x + ux * t, y + uy * t, z0 + (z1 - z0) * t), (x + ux * (t + 0.007), y + uy * (t + 0.007), z0 + (z1 - z0) * t), 0.09, self.insulator, sides=10)
                b.tube((x, y, z0), (x + ux * 0.2, y + uy * 0.2, z0 + (z1 - z0) * 0.2), 0.03, self.insulator, sides=8)
            b.tube((x + ux * 0.45, y + uy * 0.45, 6.33), (x + ux * 0.45, y + uy * 0.45, 6.57), 0.022, self.mast_paint, sides=6)
            b.tube((x + ux * 0.45, y + uy * 0.45, 6.35), (x + ux * 1.05, y + uy * 1.05, 6.2), 0.022, self.mast_paint, sides=6)
            b.box((x - 0.16 * math.sin(h), y + 0.16 * math.cos(h), 2.1), (0.25, 0.25, 0.32), self.plate)
        if wires:
            for before, after in zip(places, places[1:]):
                last_low = last_high = None
                for k in range(9):
                    t = k / 8
                    x, y, _h = line.at(before + (after - before) * t)
                    low, high = (x, y, 6.12), (x, y, 7.3 - 3.4 * t * (1 - t))
                    if last_low:
                        b.tube(last_low, low, 0.011, self.dark, sides=5, caps=False)
                        b.tube(last_high, high, 0.010, self.dark, sides=5, caps=False)
                        b.tube(low, high, 0.005, self.dark, sides=4, caps=False)
                    last_low, last_high = low, high
        b.done('catenary')

    def signal(self, at, lit='red', height=4.2):
        b, (x, y, z) = Build(), at
        b.tube((x, y, z), (x, y, z + height), 0.07, self.mast_paint, sides=10)
        b.box((x, y, z + height + 0.35), (0.46, 0.12, 1.15), self.dark)
        b.box((x, y, z + 0.4), (0.5, 0.4, 0.8), self.mast_paint)
        b.ladder((x, y + 0.2, z), (x, y + 0.2, z + height), self.mast_paint, width=0.34)
        b.box((x, y + 0.5, z + height - 0.6), (0.7, 0.8, 0.04), self.mast_paint)
        for k, colour in enumerate((self.green, self.dark, self.red)):
            on = (lit == 'red' and k == 2) or (lit == 'green' and k == 0)
            z1 = z + height + 0.7 - k * 0.35
            b.tube((x, y - 0.05, z1), (x, y - 0.07, z1), 0.09, colour if on else self.dark, sides=18)
            b.tube((x, y - 0.05, z1 + 0.04), (x, y - 0.26, z1 + 0.03), 0.12, self.dark, sides=14, caps=False)
        b.done('signal')

    def weeds(self, places, material):
        """Dry grass in tufts: thin blades that lean and bow."""
        clumps = []
        for _ in range(6):
            b = Build()
            for _ in range(self.random.randint(22, 46)):
                angle, lean, high = self.random.uniform(0, 6.28), self.random.uniform(0.1, 0.9), self.random.uniform(0.07, 0.34)
                x, y = self.random.gauss(0, 0.11), self.random.gauss(0, 0.11)
                dx, dy = math.cos(angle), math.sin(angle)
                points = []
                for t in (0, 0.4, 0.75, 1.0):
                    w, out = 0.0045 * (1.05 - t), lean * high * t * t
                    points += [(x + dx * out - dy * w, y + dy * out + dx * w, high * (t - 0.25 * lean * t * t)), (x + dx * out + dy * w, y + dy * out - dx * w, high * (t - 0.25 * lean * t * t))]
                b.add(points, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(3)], material)
            made = b.done('weeds')
            made.hide_render = True
            clumps.append(made)
        sprinkle('weeds', clumps, [(place, self.random.uniform(0.5, 1.4), (0, 0, 1)) for place in places])


def treeline(points, material, low=3.0, high=9.0, seed=2):
    """A far hedge of trees: a ragged silhouette along points (x, y)."""
    numbers = np.random.default_rng(seed)
    vertices, faces = [], []
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        count = max(2, int(math.hypot(x1 - x0, y1 - y0) / 1.6))
        waves = np.cumsum(numbers.normal(0, 0.35, count))
        waves = (waves - waves.min()) / (np.ptp(waves) + 0.01)
        for k in range(count):
            t = k / (count - 1)
            z = low + (high - low) * waves[k] * (0.7 + 0.3 * numbers.random()) + numbers.normal(0, 0.25)
            vertices += [(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, -1.5), (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, z)]
            if k:
                n = len(vertices)
                faces.append((n - 4, n - 2, n - 1, n - 3))
    return mesh('trees', vertices, faces, material)
