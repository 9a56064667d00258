"""What stands on a quay: grabs, hoppers, grab cranes, flood masts, bollards, fenders; and dust in the air."""

import math
import random

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Matrix, Vector

from grade import cloud_noise
from light import spot
from materials import emitter, principled
from shapes import Build


class Harbour:
    """Its materials, and one Build that all parts go to; `done()` makes the object."""

    def __init__(self, crane=(0.045, 0.105, 0.120), accent=(0.36, 0.20, 0.06)):
        self.paint = principled('crane paint', crane, rough=0.42, dirt=0.5, dirt_scale=0.35, streaks=0.55)
        self.accent = principled('crane accent', accent, rough=0.45, dirt=0.5, dirt_scale=0.5, streaks=0.5)
        self.steel = principled('worn steel', (0.045, 0.047, 0.048), rough=0.45, metal=0.5, dirt=0.75, dirt_scale=1.6, streaks=0.5, bump=0.12, bump_scale=9.0)
        self.rusty = principled('rusty steel', (0.10, 0.052, 0.030), rough=0.7, dirt=0.7, dirt_scale=1.2, streaks=0.6, bump=0.2, bump_scale=12.0)
        self.dark = principled('harbour dark', (0.013, 0.014, 0.015), rough=0.5)
        self.white = principled('harbour white', (0.46, 0.46, 0.43), rough=0.5, dirt=0.45, dirt_scale=1.0, streaks=0.4)
        self.rubber = principled('tyre', (0.024, 0.024, 0.024), rough=0.75, dirt=0.5, dirt_scale=2.0)
        self.rope_fibre = principled('rope', (0.20, 0.175, 0.125), rough=0.9, dirt=0.6, dirt_scale=4.0)
        self.glass = principled('cab glass', (0.010, 0.014, 0.016), rough=0.1)
        self.dim = emitter('cab light', (1, 0.70, 0.40), 0.22)
        self.core = emitter('flood core', (1, 0.80, 0.52), 60.0)
        self.parts = Build()

    def done(self, name='harbour', bevel=0.02):
        return self.parts.done(name, bevel=bevel)

    def grab(self, at, opened=0.5, turned=0.0, ropes=30.0, size=1.0):
        """A four-rope clamshell grab; `at` is the pivot of its shells, opened in radians, ropes their length upwards."""
        place = Matrix.Translation(at) @ Matrix.Rotation(turned, 4, 'Z') @ Matrix.Scale(size, 4)
        parts = self.parts
        profile = [(0.05, -0.1), (0.9, 0.28), (1.75, 0.20), (2.05, -0.25), (2.0, -0.8), (1.68, -1.4), (1.1, -1.88), (0.5, -2.15), (0.02, -2.22)]
        for sign in (1, -1):
            swing = Matrix.Rotation(-opened * sign, 4, 'Y')

            def put(x, y, z):
                return place @ swing @ Vector((x * sign, y, z))

            for k in range(2, len(profile) - 1):
                (x0, z0), (x1, z1) = profile[k], profile[k + 1]
                parts.add([put(x0, -1.55, z0), put(x1, -1.55, z1), put(x1, 1.55, z1), put(x0, 1.55, z0)], [(0, 1, 2, 3)], self.steel, True)
                inner = 0.955
                parts.add([put(x0 * inner, -1.55, z0 * inner), put(x1 * inner, -1.55, z1 * inner), put(x1 * inner, 1.55, z1 * inner), put(x0 * inner, 1.55, z0 * inner)], [(3, 2, 1, 0)], self.rusty, True)
            for y in (-1.55, 1.55):
                for thick in (-0.035, 0.035):
                    parts.add([put(x, y + thick, z) for x, z in profile], [tuple(range(len(profile)))], self.steel)
                for (x0, z0), (x1, z1) in zip(profile[1:], profile[2:]):
                    parts.beam(put(x0, y, z0), put(x1, y, z1), 0.14 * size, self.steel)
                for k in (3, 5, 7):
                    parts.beam(put(0.25, y * 1.035, -0.12), put(profile[k][0] * 0.97, y * 1.035, profile[k][1] * 0.97), 0.1 * size, self.steel)
                parts.tube(put(0.1, y * 1.0, -0.05), put(0.1, y * 1.08, -0.05), 0.42 * size, self.dark, sides=18)
            for y in (-0.8, 0, 0.8):
                for (x0, z0), (x1, z1) in zip(profile[3:-1], profile[4:]):
                    parts.beam(put(x0 * 1.03, y, z0 * 1.03), put(x1 * 1.03, y, z1 * 1.03), 0.12 * size, self.steel)
            parts.beam(put(0.03, -1.6, -2.2), put(0.03, 1.6, -2.2), 0.13 * size, self.rusty)
            parts.tube(put(1.72, -1.65, 0.18), put(1.72, 1.65, 0.18), 0.16 * size, self.dark, sides=12)
            for y in (-1.25, 1.25):
                parts.beam(put(1.72, y, 0.18), place @ Vector((0.55 * sign, y * 0.55, 3.3)), 0.2 * size, self.accent)
        for y in (-1.1, 0, 1.1):
            parts.tube(place @ Vector((0, y - 0.14, 0)), place @ Vector((0, y + 0.14, 0)), 0.52 * size, self.dark, sides=20)
            parts.tube(place @ Vector((0, y * 0.6 - 0.1, 3.35)), place @ Vector((0, y * 0.6 + 0.1, 3.35)), 0.45 * size, self.dark, sides=20)
        parts.tube(place @ Vector((0, -1.5, 0)), place @ Vector((0, 1.5, 0)), 0.2 * size, self.steel, sides=12)
        for sign in (1, -1):
            parts.add([place @ Vector(p) for p in ((0.75 * sign, -1.0, 2.9), (0.75 * sign, 1.0, 2.9), (0.55 * sign, 0.8, 3.95), (0.55 * sign, -0.8, 3.95))], [(0, 1, 2, 3)], self.accent)
            parts.beam(place @ Vector((0.62 * sign, -0.95, 3.3)), place @ Vector((0.62 * sign, 0.95, 3.3)), 0.3 * size, self.accent)
            for y in (-0.45, 0.45):
                parts.beam(place @ Vector((0.3 * sign, y, 3.6)), place @ Vector((0.3 * sign, y, 3.6 + ropes / size)), 0.035, self.dark)
                parts.beam(place @ Vector((0.2 * sign, y, 0.3)), place @ Vector((0.24 * sign, y, 3.4)), 0.035, self.dark)
        parts.beam(place @ Vector((-0.62, -0.9, 3.9)), place @ Vector((0.62, -0.9, 3.9)), 0.14 * size, self.accent)
        parts.beam(place @ Vector((-0.62, 0.9, 3.9)), place @ Vector((0.62, 0.9, 3.9)), 0.14 * size, self.accent)

    def hopper(self, at, wide=7.5, rim=9.5, mouth=3.6):
        """A dockside hopper on four braced legs with wheels, a grid, walkway, stair, dust skirts and a spout."""
        x, y, z = at
        parts, w = self.parts, wide / 2
        top = [(x + a * w, y + b * w, z + rim) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        low = [(x + a * 0.8, y + b * 0.8, z + mouth) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        for k in range(4):
            following = (k + 1) % 4
            parts.add([top[k], top[following], low[following], low[k]], [(3, 2, 1, 0)], self.accent)
            a, b = Vector(top[k]), Vector(top[following])
            parts.add([a, b, b + Vector((0, 0, 1.3)), a + Vector((0, 0, 1.3))], [(0, 1, 2, 3)], self.accent)
            parts.beam(a + Vector((0, 0, 1.3)), b + Vector((0, 0, 1.3)), 0.2, self.steel)
            parts.beam(a, b, 0.24, self.accent)
            for share in (0.12, 0.3, 0.5, 0.7, 0.88):
                parts.beam(a.lerp(b, share), Vector(low[k]).lerp(Vector(low[following]), share), 0.13, self.accent)
                parts.beam(a.lerp(b, share), a.lerp(b, share) + Vector((0, 0, 1.3)), 0.12, self.accent)
            for level in (0.33, 0.66):
                parts.beam(a.lerp(Vector(low[k]), level), b.lerp(Vector(low[following]), level), 0.15, self.accent)
        for a in (-1, 1):
            for b in (-1, 1):
                leg = Vector((x + a * (w - 0.2), y + b * (w - 0.2), z))
                parts.beam(leg + Vector((0, 0, 1.0)), leg + Vector((0, 0, rim)), 0.5, self.paint)
                parts.box(leg + Vector((0, 0, 0.9)), (0.8, 2.6, 0.5), self.paint)
                for d in (-0.8, 0.8):
                    parts.tube(leg + Vector((-0.14, d, 0.45)), leg + Vector((0.14, d, 0.45)), 0.42, self.dark, sides=20)
            for low_z, high_z in ((1.3, 5.2), (5.2, rim - 0.3)):
                parts.beam((x + a * (w - 0.2), y - w + 0.2, z + low_z), (x + a * (w - 0.2), y + w - 0.2, z + high_z), 0.18, self.paint)
                parts.beam((x - w + 0.2, y + a * (w - 0.2), z + low_z), (x + w - 0.2, y + a * (w - 0.2), z + high_z), 0.18, self.paint)
                parts.beam((x + a * (w - 0.2), y - w + 0.2, z + high_z), (x + a * (w - 0.2), y + w - 0.2, z + high_z), 0.22, self.paint)
                parts.beam((x - w + 0.2, y + a * (w - 0.2), z + high_z), (x + w - 0.2, y + a * (w - 0.2), z + high_z), 0.22, self.paint)
        for k in range(6):
            parts.beam((x - w, y - w + (k + 0.5) * wide / 6, z + rim + 0.3), (x + w, y - w + (k + 0.5) * wide / 6, z + rim + 0.3), 0.09, self.rusty)
        for a in (-1, 1):
            parts.box((x + a * (w + 0.6), y, z + rim - 0.1), (1.1, wide + 2.2, 0.08), self.steel)
            parts.railing((x + a * (w + 1.1), y - w - 1.1, z + rim), (x + a * (w + 1.1), y + w + 1.1, z + rim), self.accent, posts=1.4, width=0.055)
            parts.box((x, y + a * (w + 0.6), z + rim - 0.1), (wide + 2.2, 1.1, 0.08), self.steel)
            parts.railing((x - w - 1.1, y + a * (w + 1.1), z + rim), (x + w + 1.1, y + a * (w + 1.1), z + rim), self.accent, posts=1.4, width=0.055)
        parts.box((x, y, z + mouth - 0.5), (1.9, 1.9, 1.2), self.steel)
        parts.box((x, y, z + mouth - 1.5), (1.5, 1.5, 1.0), self.dark)
        steps = 20
        for k in range(steps):
            share = k / steps
            parts.box((x + w + 1.0, y - w + 0.4 + share * (wide - 1), z + 0.3 + share * (rim - 0.4)), (0.8, 0.28, 0.05), self.steel)
        for d in (-0.42, 0.42):
            parts.beam((x + w + 1.0 + d, y - w + 0.3, z + 0.2), (x + w + 1.0 + d, y + w - 0.6, z + rim - 0.1), 0.12, self.paint)
            parts.beam((x + w + 1.0 + d, y - w + 0.3, z + 1.2), (x + w + 1.0 + d, y + w - 0.6, z + rim + 0.9), 0.05, self.accent)
        parts.box((x + w - 0.2, y - w - 0.35, z + 2.2), (1.1, 0.5, 1.7), self.paint)
        parts.box((x + w - 0.2, y - w - 0.62, z + 2.3), (0.8, 0.04, 1.2), self.steel)

    def crane(self, at, towards, reach=26.0, tip=38.0, gauge=10.5, house=15.0):
        """A level-luffing portal crane on rails along y; `towards` is where its jib's tip hangs (x, y). Returns the tip."""
        x, y, z = at
        parts, half, deck = self.parts, gauge / 2, house
        for a in (-1, 1):
            for b in (-1, 1):
                foot = Vector((x + a * half, y + b * 5.2, z))
                parts.beam(foot + Vector((0, 0, 1.6)), (x + a * 2.6, y + b * 2.6, z + deck - 1), 0.95, self.paint)
                parts.box(foot + Vector((0, 0, 1.25)), (0.9, 4.4, 0.8), self.paint)
                for d in (-1.6, -0.6, 0.6, 1.6):
                    parts.tube(foot + Vector((-0.18, d, 0.5)), foot + Vector((0.18, d, 0.5)), 0.45, self.dark, sides=18)
            parts.beam((x + a * (half - 0.9), y - 4.7, z + 6), (x + a * (half - 0.9), y + 4.7, z + 6), 0.5, self.paint)
            parts.beam((x - half + 0.9, y + a * 4.5, z + 6), (x + half - 0.9, y + a * 4.5, z + 6), 0.5, self.paint)
        parts.box((x, y, z + deck - 0.6), (6.4, 6.4, 1.2), self.paint)
        for b in (-1, 1):
            parts.railing((x - 3.4, y + b * 3.4, z + deck), (x + 3.4, y + b * 3.4, z + deck), self.accent, posts=1.5)
            parts.railing((x + b * 3.4, y - 3.4, z + deck), (x + b * 3.4, y + 3.4, z + deck), self.accent, posts=1.5)
        parts.tube((x, y, z + deck), (x, y, z + deck + 1.2), 2.2, self.dark, sides=28)
        ahead = Vector((towards[0] - x, towards[1] - y, 0))
        reach = ahead.length
        ahead.normalize()
        side, base, up = Vector((-ahead.y, ahead.x, 0)), Vector((x, y, z + deck + 1.2)), Vector((0, 0, 1))
        turned = (0, 0, math.atan2(ahead.y, ahead.x))
        parts.box(base - ahead * 1.5 + up * 2.2, (8.5, 4.8, 4.2), self.paint, turned)
        parts.box(base - ahead * 1.5 + up * 4.4, (8.8, 5.1, 0.2), self.dark, turned)
        parts.box(base - ahead * 6.6 + up * 1.3, (2.2, 5.0, 2.4), self.dark, turned)
        for k in range(4):
            parts.box(base + side * 2.42 - ahead * (4.6 - k * 1.7) + up * 2.5, (1.1, 0.08, 1.3), self.dark, turned)
        cab = base + ahead * 3.8 + side * 2.3 + up * 2.8
        parts.box(cab, (2.3, 1.9, 2.4), self.white, turned)
        parts.box(cab + ahead * 1.18 + up * 0.1, (0.06, 1.6, 1.7), self.dim, turned)
        for across in (-0.8, -0.27, 0.27, 0.8):
            parts.box(cab + ahead * 1.22 + side * across + up * 0.1, (0.06, 0.09, 1.8), self.dark, turned)
        for high in (-0.75, -0.2, 0.95):
            parts.box(cab + ahead * 1.22 + up * high, (0.06, 1.7, 0.09), self.dark, turned)
        parts.box(cab + up * 1.28 + ahead * 0.2, (3.0, 2.2, 0.1), self.dark, turned)
        parts.box(cab + side * 0.97 + up * 0.3, (1.8, 0.06, 1.2), self.glass, turned)
        mast = base - ahead * 0.6 + up * 15
        for sign in (1, -1):
            for foot in (2.0, -3.6):
                parts.beam(base + ahead * foot + side * sign * 1.9 + up * 4.2, mast + side * sign * 0.8, 0.5, self.paint)
            for level in (0.35, 0.7):
                parts.beam((base + ahead * 2 + side * sign * 1.9 + up * 4.2).lerp(mast + side * sign * 0.8, level), (base - ahead * 3.6 + side * sign * 1.9 + up * 4.2).lerp(mast + side * sign * 0.8, level), 0.25, self.paint)
        parts.box(mast, (1.6, 2.6, 1.0), self.paint, turned)
        parts.beam(mast - ahead * 7 - up * 5.5, mast + ahead * 1.5 + up * 1.0, 0.6, self.paint)
        parts.box(mast - ahead * 7 - up * 6.0, (2.8, 3.0, 2.6), self.dark, turned)
        end = Vector((x, y, z)) + ahead * reach + up * tip
        root = base + ahead * 3.2 + up * 3.0
        for sign in (1, -1):
            a, b = root + side * sign * 1.7, end + side * sign * 0.5
            for lift in (0, 1.5):
                parts.beam(a + up * lift, b + up * lift * 0.35, 0.3, self.paint)
            count = 14
            for k in range(count):
                here, there = k / count, (k + 1) / count
                parts.beam(a.lerp(b, here), (a + up * 1.5).lerp(b + up * 0.5, there), 0.13, self.paint)
                parts.beam((a + up * 1.5).lerp(b + up * 0.5, there), a.lerp(b, there), 0.1, self.paint)
                if sign > 0:
                    parts.beam(a.lerp(b, here), (root - side * 1.7).lerp(end - side * 0.5, there), 0.13, self.paint)
            parts.beam(mast + side * sign * 0.7 + up * 0.6, root.lerp(end, 0.72) + side * sign * 0.8 + up * 0.9, 0.16, self.paint)
            parts.beam(mast + side * sign * 0.4 + up * 0.8, end + side * sign * 0.3 + up * 0.4, 0.05, self.dark)
            parts.tube(end + side * (sign * 0.45 - 0.1), end + side * (sign * 0.45 + 0.1), 0.55, self.dark, sides=18)
        parts.ladder((x + 2.4, y - 3.2, z + 1.5), (x + 2.0, y - 2.9, z + deck), self.accent)
        return end

    def flood(self, at, target, watts=3000, angle=75, colour=(1, 0.72, 0.42), size=0.5):
        """A floodlight: housing with a visor, bright core, its spot light."""
        place, away = Vector(at), (Vector(target) - Vector(at)).normalized()
        turned = away.to_track_quat('X', 'Z').to_euler()
        self.parts.box(place, (size * 0.7, size * 1.2, size), self.dark, turned)
        self.parts.box(place + away * size * 0.36, (0.02, size * 0.8, size * 0.6), self.core, turned)
        self.parts.box(place + away * size * 0.5 + Vector((0, 0, size * 0.55)), (size * 0.6, size * 1.2, 0.03), self.dark, turned)
        spot(place + away * size * 0.6, target, watts, colour, angle, 0.6, size * 0.6)

    def mast(self, foot, height, target, watts=3000, lamps=3, angle=80):
        """A lamp mast with a head of floodlights; only one of them carries the light."""
        x, y, z = foot
        self.parts.tube(foot, (x, y, z + height), 0.28, self.steel, 0.14, sides=12)
        self.parts.box((x, y, z + 0.25), (0.9, 0.9, 0.5), self.white)
        self.parts.box((x, y, z + 1.3), (0.32, 0.5, 0.7), self.steel)
        self.parts.beam((x, y - lamps * 0.4, z + height), (x, y + lamps * 0.4, z + height), 0.12, self.steel)
        for k in range(lamps):
            where = (x, y + (k - (lamps - 1) / 2) * 0.8, z + height + 0.2)
            jitter = Vector((random.uniform(-3, 3), random.uniform(-3, 3), 0))
            if k == lamps // 2:
                self.flood(where, target, watts, angle)
            else:
                self.flood(where, Vector(target) + jitter, 1, angle)

    def bollard(self, at):
        x, y, z = at
        self.parts.tube((x, y, z), (x, y, z + 0.1), 0.42, self.rusty, sides=18)
        self.parts.tube((x, y, z + 0.1), (x, y, z + 0.5), 0.24, self.rusty, 0.2, sides=16)
        self.parts.tube((x, y, z + 0.5), (x, y, z + 0.72), 0.38, self.rusty, 0.34, sides=16)

    def floating_fender(self, at, length=4.2, radius=0.95):
        """A pneumatic fender along y in its net of tyres."""
        x, y, z = at
        half = length / 2
        for a, b, r0, r1 in ((-half, half, radius, radius), (half, half + 0.7, radius, 0.35), (-half, -half - 0.7, radius, 0.35)):
            self.parts.tube((x, y + a, z), (x, y + b, z), r0, self.dark, r1, sides=24)
        for k in range(7):
            turn = k * math.pi * 2 / 7
            for j in range(4):
                at = Vector((x + (radius + 0.06) * math.cos(turn), y - half + (j + 0.5) * length / 4, z + (radius + 0.06) * math.sin(turn)))
                out = Vector((math.cos(turn), 0, math.sin(turn)))
                ring = [at + (Vector((0, 1, 0)) * math.cos(t) + out.cross(Vector((0, 1, 0))) * math.sin(t)) * 0.26 for t in (i * math.pi / 7 for i in range(15))]
                for one, other in zip(ring, ring[1:]):
                    self.parts.tube(one, other, 0.105, self.rubber, sides=8, caps=False)

    def rope(self, start, end, sag=0.6, thick=0.034, pieces=14):
        """A mooring line."""
        start, end = Vector(start), Vector(end)
        points = [start.lerp(end, k / pieces) - Vector((0, 0, 4 * sag * (k / pieces) * (1 - k / pieces))) for k in range(pieces + 1)]
        for a, b in zip(points, points[1:]):
            self.parts.tube(a, b, thick, self.rope_fibre, sides=8)

    def fender(self, at, size=1.5):
        x, y, z = at
        self.parts.tube((x, y - size, z), (x, y + size, z), size * 0.5, self.dark, sides=20)


def dust_at(clouds, seed=1):
    """Dust for shoot's after_fog. clouds: (place, half width, half height in metres, colour, density)."""

    def paint(image, mist):
        # Before a render the camera's place is not worked out yet, and a regrade renders nothing.
        bpy.context.view_layer.update()
        scene = bpy.context.scene
        eye = scene.camera
        height, width, _ = image.shape
        rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
        drift = cloud_noise(height, width, 6, seed + 40) - 0.5
        for number, (place, across, up, colour, density) in enumerate(clouds):
            middle = world_to_camera_view(scene, eye, Vector(place))
            scale = width * eye.data.lens / 36 / max(0.1, middle.z)
            u = (columns - middle.x * width) / (across * scale) + drift * 0.9
            v = (rows - (1 - middle.y) * height) / (up * scale) + drift * 0.7
            body = np.clip(1 - u * u - v * v, 0, 1) ** 1.4
            texture = cloud_noise(height, width, 9, seed + number, 7, 0.6)
            cover = np.clip(body * np.clip((texture - 0.3) * 2.6, 0, 1.2) * density, 0, 0.95)[..., None]
            image = image * (1 - cover) + np.array(colour, np.float32) * (0.5 + texture[..., None]) * cover
        return image

    return paint
