"""What stands on a quay: flood masts, bollards, fenders, ropes; and dust in the air."""

import math
import random

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

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
        self.core = emitter('flood core', (1, 0.80, 0.52), 60.0)
        self.parts = Build()

    def done(self, name='harbour', bevel=0.02):
        return self.parts.done(name, bevel=bevel)

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
