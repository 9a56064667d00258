"""Sea-going ships: hull, accommodation, hatches, deck cranes. Length along x with the bow at +x, z = 0 is the water."""

import math
import random

import bmesh
import bpy
from mathutils import Vector

from materials import emitter, principled
from nodes import material
from palette import COPPER
from shapes import Build


def ship_paint(name, colour, rust=0.5, rough=0.32, fouled=1.3, scuppers=None):
    """Shell plating: plates with weld seams, dents between frames, rust runs, a grimy waterline.

    scuppers: (x of one of them, their distance, their height); rust runs down from each.
    """
    made, nodes, output = material(name)
    shader = nodes('ShaderNodeBsdfPrincipled', i_Specular=0.4)
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates()
    parts = nodes('ShaderNodeSeparateXYZ', i_Vector=place)
    side = nodes('ShaderNodeCombineXYZ', i_0=parts.outputs[0], i_1=parts.outputs[2]).outputs[0]
    plates = nodes('ShaderNodeTexBrick', i_Vector=side, i_Color1=(0.84, 0.84, 0.84), i_Color2=(1.12, 1.12, 1.12), i_Mortar=(0.60, 0.60, 0.60))
    for socket, value in (('Scale', 1.0), ('Brick Width', 6.2), ('Row Height', 1.65), ('Mortar Size', 0.03), ('Mortar Smooth', 1.0)):
        plates.inputs[socket].default_value = value
    shade = nodes.mix(1.0, colour, plates.outputs['Color'], 'MULTIPLY')
    cloud = nodes.noise(place, 0.16, 5.0, 0.65)
    shade = nodes.mix(nodes.ramp(cloud, [(0.4, 0.0), (0.68, 0.55)]), shade, tuple(c * 0.55 + 0.02 for c in colour))
    runs = nodes.noise(nodes.vector('MULTIPLY', place, (0.9, 0.9, 0.045)), 1.0, 4.0, 0.7)
    spots = nodes.ramp(nodes.noise(place, 0.09, 3.0), [(0.45, 0.0), (0.62, 1.0)])
    rusty = nodes.math('MULTIPLY', nodes.math('MULTIPLY', nodes.ramp(runs, [(0.54, 0.0), (0.7, 1.0)]), spots), rust)
    if scuppers:
        start, step, under = scuppers
        bent = nodes.math('MULTIPLY_ADD', nodes.noise(nodes.vector('MULTIPLY', place, (0.5, 0.5, 0.3)), 1.0, 3.0), 0.7, nodes.math('SUBTRACT', parts.outputs[0], start + 0.35))
        aside = nodes.math('PINGPONG', bent, step / 2)
        below = nodes.math('SUBTRACT', under, parts.outputs[2])
        run = nodes.ramp(nodes.math('MULTIPLY', aside, nodes.ramp(below, [(0.0, 1.0), (1.0, 0.55)])), [(0.06, 1.0), (0.34, 0.0)])
        fading = nodes.math('MULTIPLY', nodes.ramp(nodes.math('DIVIDE', below, 9.0), [(0.0, 0.0), (0.03, 1.0), (0.35, 0.55), (1.0, 0.0)]), nodes.ramp(runs, [(0.3, 0.15), (0.62, 1.0)]))
        each = nodes.ramp(nodes.noise(nodes.vector('MULTIPLY', place, (0.21, 0.21, 0)), 1.0, 2.0), [(0.40, 0.12), (0.62, 1.0)])
        rusty = nodes.math('MAXIMUM', rusty, nodes.math('MULTIPLY', nodes.math('MULTIPLY', run, fading), nodes.math('MULTIPLY', each, 0.9)))
    shade = nodes.mix(rusty, shade, (0.125, 0.058, 0.028))
    ragged = nodes.math('ADD', parts.outputs[2], nodes.math('MULTIPLY', nodes.noise(place, 0.5, 4.0), -1.6))
    grime = nodes.ramp(nodes.math('DIVIDE', ragged, 6.0), [(0.0, 1.0), (0.32, 0.0)])
    shade = nodes.mix(nodes.math('MULTIPLY', grime, 0.5 * fouled), shade, (0.035, 0.04, 0.034))
    nodes.link(shade, shader.inputs['Base Color'])
    nodes.link(nodes.math('MULTIPLY_ADD', nodes.math('ADD', cloud, rusty), 0.3, rough - 0.1), shader.inputs['Roughness'])
    dents = nodes.noise(nodes.vector('MULTIPLY', place, (1.1, 1.1, 0.35)), 0.9, 2.0)
    frames = nodes.math('SINE', nodes.math('MULTIPLY', parts.outputs[0], 6.283 / 0.8))
    relief = nodes.math('ADD', nodes.math('MULTIPLY', dents, 0.7), nodes.math('MULTIPLY', plates.outputs['Fac'], -0.25))
    relief = nodes.math('MULTIPLY_ADD', nodes.math('MULTIPLY', frames, dents), 0.05, relief)
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.35, i_Distance=0.12, i_Height=relief).outputs[0], shader.inputs['Normal'])
    return made


class Ship:
    """A ship being built; `finish` returns the empty that carries it. `deck` is the deck's height over the water."""

    def __init__(self, length=190.0, beam=32.0, deck=9.5, draught=8.0, colour=(0.020, 0.052, 0.062), castle=2.8, boot_top=1.1):
        self.length, self.half, self.deck, self.draught, self.castle, self.boot_top = length, beam / 2, deck, draught, castle, boot_top
        self.skin = ship_paint('shell', colour, scuppers=(40 - length / 2, 7.0, deck - 0.8))
        self.boot = ship_paint('boot topping', (0.15, 0.032, 0.018), rust=0.3, rough=0.5)
        self.white = principled('ship white', (0.52, 0.52, 0.50), rough=0.5, dirt=0.3, dirt_scale=0.35, streaks=0.45)
        self.floor = principled('ship deck', (0.075, 0.030, 0.020), rough=0.65, dirt=0.5, dirt_scale=0.3)
        self.cover = principled('hatch cover', (0.055, 0.066, 0.068), rough=0.55, dirt=0.5, dirt_scale=0.35, streaks=0.4)
        self.yellow = principled('ship yellow', (0.30, 0.21, 0.085), rough=0.5, dirt=0.45, dirt_scale=0.4, streaks=0.5)
        self.iron = principled('anchor', (0.075, 0.062, 0.052), rough=0.7, dirt=0.5, dirt_scale=1.5)
        self.dark = principled('ship dark', (0.012, 0.014, 0.015), rough=0.45)
        self.orange = principled('boat', COPPER, rough=0.45, dirt=0.2)
        self.mark = principled('mark', (0.5, 0.5, 0.47), rough=0.6, dirt=0.5, dirt_scale=2.0)
        self.panes = [emitter(f'pane {k}', colour, strength) for k, (colour, strength) in enumerate((((1, 0.72, 0.40), 1.9), ((1, 0.80, 0.56), 1.0), ((1, 0.62, 0.30), 0.45)))]
        self.glass = principled('dark pane', (0.01, 0.014, 0.017), rough=0.12)
        self.bright = emitter('ship lamp', (1, 0.78, 0.48), 22.0)
        self.parts, self.lamps, self.made = Build(), [], []

    def top(self, x):
        """Height of the sheer line."""
        t = min(1.0, max(0.0, (x - self.length / 2 + 20) / 2.2))
        bow = max(0.0, (x - self.length / 2 + 16) / 16)
        return self.deck + (self.castle + 0.5) * t * t * (3 - 2 * t) + 1.0 * bow * bow

    def breadth(self, x, z):
        """Half the ship's breadth at x and height z (0 where there is no ship)."""
        end, high = self.length / 2, min(1.0, max(-0.4, z / (self.deck + self.castle)))
        stem = end - 5.5 + 6.5 * max(0, high) ** 1.15
        start, power = end - 46 + 20 * max(0, high), 1.65 + 1.0 * max(0, high)
        width = 1.0
        if x > start:
            width = max(0.0, 1 - min(1.0, (x - start) / (stem - start)) ** power)
        if x < -end + 34:
            s = (-end + 34 - x) / 34
            width *= 1 - s**2.2 * (0.2 + 0.42 * max(0, 1 - z / (self.deck * 0.75)))
        return self.half * width * (1 if z > -self.draught * 0.7 else 0.82)

    def hull(self):
        end = self.length / 2
        marks = [-self.draught, -self.draught * 0.6, -1.2, 0, self.boot_top, self.boot_top + 0.16, 3.2, 5.2, 7.2]
        levels = [z for z in marks if z < self.deck - 1]
        levels += ['half', None]
        stations = [-end + k * 2.5 for k in range(14)] + [-end + 36 + k * 8 for k in range(int((self.length - 36 - 46) / 8))] + [end - 46 + k * 1.0 for k in range(54)]
        rings = []
        for x in stations:
            ring = []
            for z in levels:
                height = z
                if z is None or z == 'half':
                    height = self.top(min(x, end))
                    height = (height + levels[-3]) / 2 if z else height
                high = min(1.0, max(-0.3, height / (self.deck + self.castle)))
                stem = end - 5.5 + 6.5 * max(0, high) ** 1.15
                at = min(x, stem)
                ring.append((at, max(self.breadth(at, height), 0.22), height))
            rings.append(ring)
        shell = Build()
        for sign in (1, -1):
            for before, after in zip(rings, rings[1:]):
                for k in range(len(levels) - 1):
                    corners = [before[k], after[k], after[k + 1], before[k + 1]]
                    corners = [(x, y * sign, z) for x, y, z in corners]
                    below = levels[k]
                    paint = self.skin if below == 'half' or below >= self.boot_top + 0.1 else self.boot if below < self.boot_top else self.mark
                    shell.add(corners if sign < 0 else corners[::-1], [(0, 1, 2, 3)], paint, True)
        shell.add([p for p in rings[0]] + [(x, -y, z) for x, y, z in rings[0]][::-1], [tuple(range(2 * len(levels)))], self.skin)
        shell.add([p for p in rings[-1]] + [(x, -y, z) for x, y, z in rings[-1]][::-1], [tuple(range(2 * len(levels)))], self.skin)
        for before, after in zip(rings, rings[1:]):
            a, b = before[-1], after[-1]
            drop = 1.0 if a[0] > end - 17 else 0.12
            # Under a flare the deck is narrower than the rail above it.
            (x, y), (x1, y1) = (tuple(top[i] + (low[i] - top[i]) * drop / (top[2] - low[2]) - 0.08 * i for i in (0, 1)) for *_, low, top in (before, after))
            shell.add([(x, y, a[2] - drop), (x, -y, a[2] - drop), (x1, -y1, b[2] - drop), (x1, y1, b[2] - drop)], [(0, 1, 2, 3)], self.floor)
        made = shell.done('hull')
        edit = bmesh.new()
        edit.from_mesh(made.data)
        bmesh.ops.remove_doubles(edit, verts=edit.verts, dist=0.004)
        bmesh.ops.dissolve_degenerate(edit, edges=edit.edges, dist=0.002)
        bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
        edit.to_mesh(made.data)
        edit.free()
        made.data.use_auto_smooth, made.data.auto_smooth_angle = True, 0.6
        self.made.append(made)
        parts = self.parts
        # Rubbing bar, gunwale pipe, scuppers, draught scales, anchors with their bolsters.
        for sign in (1, -1):
            for before, after in zip(rings, rings[1:]):
                a, b = Vector(before[-1]), Vector(after[-1])
                a.y, b.y = a.y * sign, b.y * sign
                if (b - a).length > 0.05:
                    parts.beam(a, b, 0.2, self.skin)
            for x in range(int(-end) + 40, int(end) - 30, 7):
                parts.box((x, sign * (self.half + 0.01), self.deck - 0.75), (0.5, 0.08, 0.22), self.dark)
            for x in (-end + 22, 0, end - 15):
                for k in range(int((self.deck - 1) / 0.2)):
                    z = -0.4 + k * 0.4
                    if z > min(self.deck - 1.5, 7):
                        break
                    y, slope = self.breadth(x, z), self.breadth(x + 1, z) - self.breadth(x - 1, z)
                    wide = 0.34 if k % 5 else 0.6
                    parts.box((x, sign * (y + 0.03), z), (wide, 0.05, 0.17), self.mark, (0, 0, sign * math.atan(slope / 2)))
            self.anchor(end - 9.0, self.deck - 0.4, sign)
        parts.tube((end - 12, 0, -2.6), (end - 0.5, 0, -2.2), 2.4, self.boot, 1.1, sides=18)
        self.rings = rings

    def anchor(self, x, z, sign):
        """A stockless anchor, hove home in the pocket of its hawse pipe."""
        at = Vector((x, sign * self.breadth(x, z), z))
        ahead = (Vector((x + 1, sign * self.breadth(x + 1, z), z)) - at).normalized()
        up = (Vector((x, sign * self.breadth(x, z + 1), z + 1)) - at).normalized()
        out = ahead.cross(up).normalized() * -sign
        add, pocket = self.parts.add, [(-1.0, -1.5), (-0.55, -1.85), (0.55, -1.85), (1.0, -1.5), (0.8, 0.9), (0.4, 1.35), (-0.4, 1.35), (-0.8, 0.9)]

        def put(u, v, w):
            return at + ahead * u + up * v + out * w

        def solid(outline, inner, outer, paint):
            count = len(outline)
            points = [put(u, v, w) for w in (inner, outer) for u, v in outline]
            add(points, [tuple(range(count, 2 * count)), *((k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count))], paint)

        solid(pocket, -0.3, 0.05, self.dark)
        for (u, v), (u1, v1) in zip(pocket, pocket[1:] + pocket[:1]):
            self.parts.tube(put(u, v, 0.04), put(u1, v1, 0.04), 0.13, self.skin, sides=8)
        solid([(-0.16, -1.2), (0.16, -1.2), (0.13, 0.9), (-0.13, 0.9)], 0.0, 0.22, self.iron)
        solid([(-0.78, -1.45), (-0.5, -1.62), (0.5, -1.62), (0.78, -1.45), (0.6, -1.12), (-0.6, -1.12)], 0.0, 0.36, self.iron)
        for side in (-1, 1):
            solid([(side * 0.74, -1.3), (side * 0.32, -1.2), (side * 0.36, -0.5), (side * 0.60, 0.2), (side * 0.72, -0.5)][::side], 0.0, 0.2, self.iron)

    def rails(self):
        end = self.length / 2
        for before, after in zip(self.rings, self.rings[1:]):
            a, b = before[-1], after[-1]
            if a[0] > end - 22 or b[0] - a[0] < 0.2:
                continue
            for sign in (1, -1):
                self.parts.railing((a[0], sign * (a[1] - 0.2), a[2]), (b[0], sign * (b[1] - 0.2), b[2]), self.mark, posts=1.9, height=1.1, width=0.05)

    def pane(self, at, size, lit=0.5, turned=None):
        """A window: a dark frame and glass, some lit, some dim."""
        self.parts.box(at, tuple(s + 0.16 if s > 0.2 else s * 0.8 for s in size), self.dark, turned)
        self.parts.box(at, size, random.choice(self.panes) if random.random() < lit else self.glass, turned)

    def house(self, x, floors=5, width=26.0, depth=13.0, lit=0.42):
        """Accommodation with bridge, wings, mast, funnel and boats; its front looks forward."""
        parts, base = self.parts, self.deck
        for floor in range(floors):
            w, d, z = width - 0.9 * floor, depth - 0.7 * floor, base + 1.4 + floor * 2.9
            parts.box((x, 0, z), (d, w, 2.9), self.white)
            parts.box((x - 0.4, 0, z + 1.45), (d + 2.6, w + 2.4, 0.14), self.white)
            for sign in (1, -1):
                parts.railing((x - d / 2 - 1.5, sign * (w / 2 + 1.1), z + 1.5), (x + d / 2 + 0.8, sign * (w / 2 + 1.1), z + 1.5), self.mark, posts=1.6, height=1.0, width=0.05)
                parts.ladder((x - d / 2 - 1, sign * (w / 2 + 0.6), z - 1.4), (x - d / 2 + 1.2, sign * (w / 2 + 0.6), z + 1.5), self.mark, width=0.7)
                parts.box((x - d / 2 + 2.2, sign * (w / 2 + 0.02), z - 0.35), (0.85, 0.08, 1.9), self.dark)
                for k in range(int(d / 2.3) - 1):
                    if random.random() < 0.85:
                        self.pane((x - d / 2 + 3.8 + k * 2.3 + random.choice((0, 0, 0.4)), sign * (w / 2 + 0.02), z + 0.3), (0.75, 0.1, 0.85), lit)
            for k in range(int(w / 2.5)):
                if random.random() < 0.88:
                    self.pane((x + d / 2 + 0.02, -w / 2 + 1.5 + k * 2.5, z + 0.3), (0.1, 0.7, 0.85), lit)
        z = base + 1.4 + floors * 2.9
        parts.box((x + 0.5, 0, z), (8.0, 17, 2.9), self.white)
        parts.box((x + 1.2, 0, z - 0.9), (6.0, self.half * 2 - 0.4, 1.15), self.white)
        parts.box((x + 4.5, 0, z + 0.55), (0.12, 16.4, 1.05), self.dark)
        for k in range(12):
            parts.box((x + 4.56, -7.5 + k * 1.36, z + 0.5), (0.08, 1.15, 0.8), self.panes[2] if k in (2, 3, 7, 8) else self.glass)
        for sign in (1, -1):
            parts.box((x + 0.5, sign * 8.52, z + 0.5), (6.6, 0.08, 0.9), self.glass)
            parts.railing((x - 1.6, sign * (self.half - 0.4), z - 0.3), (x + 4, sign * (self.half - 0.4), z - 0.3), self.mark, posts=1.2)
        parts.box((x + 0.6, 0, z + 1.65), (9.6, 18.6, 0.22), self.white)
        for a, b in (((x + 4, -8.6), (x + 4, 8.6)), ((x - 3, -8.6), (x + 4, -8.6)), ((x - 3, 8.6), (x + 4, 8.6))):
            parts.railing((*a, z + 1.75), (*b, z + 1.75), self.mark, posts=1.6, height=1.0, width=0.05)
        parts.tube((x, 0, z + 1.5), (x, 0, z + 9.5), 0.42, self.white, 0.25)
        for h, w in ((4.5, 7), (6.6, 4.5)):
            parts.box((x, 0, z + h), (0.28, w, 0.22), self.white)
        parts.box((x + 0.9, 0.4, z + 4.9), (0.3, 3.4, 0.3), self.mark)
        parts.box((x + 0.9, -0.2, z + 7.0), (0.25, 2.2, 0.25), self.mark)
        parts.beam((x - 0.2, 2.5, z + 1.7), (x - 0.2, 2.5, z + 7.6), 0.07, self.mark)
        parts.beam((x - 0.6, -3.2, z + 1.7), (x - 0.6, -3.2, z + 8.8), 0.05, self.mark)
        parts.tube((x - 1.4, 5.2, z + 1.7), (x - 1.4, 5.2, z + 2.6), 0.5, self.white, sides=10)
        parts.tube((x - 1.4, 5.2, z + 2.6), (x - 1.4, 5.2, z + 3.4), 0.85, self.white, 0.4, sides=14)
        funnel = x - depth / 2 - 5.5
        parts.box((funnel, 0, base + 6.5), (9.0, 11, 11), self.white)
        parts.box((funnel, 0, base + 15.2), (6.0, 5.4, 7.5), self.skin)
        parts.box((funnel, 0, base + 16.6), (6.06, 5.46, 1.7), self.orange)
        parts.box((funnel, 0, base + 19.1), (6.3, 5.7, 0.4), self.dark)
        for k in range(4):
            parts.tube((funnel - 1.6 + k * 1.1, (-1) ** k, base + 19), (funnel - 2.0 + k * 1.1, (-1) ** k, base + 20.6 + 0.4 * (k % 2)), 0.35, self.dark)
        for sign in (1, -1):
            y = sign * (width / 2 + 1.4)
            parts.tube((x - 6, y, base + 7.6), (x - 1.2, y, base + 7.6), 1.1, self.orange, sides=14)
            parts.tube((x - 1.2, y, base + 7.6), (x + 0.6, y, base + 7.7), 1.1, self.orange, 0.3, sides=14)
            parts.tube((x - 6, y, base + 7.6), (x - 7.2, y, base + 7.7), 1.1, self.orange, 0.4, sides=14)
            for dx in (-5.4, -0.8):
                parts.beam((x + dx, y - sign * 1.6, base + 5.8), (x + dx, y + sign * 0.3, base + 10.2), 0.3, self.white)
        for sign in (1, -1):
            self.lamp((x + depth / 2 + 1.2, sign * 8.5, base + 13.2), 700)
            self.lamp((x - 2, sign * (width / 2 + 1.0), base + 10.9), 320)
        self.lamp((x, 0, z + 9.7), 60, size=0.14)

    def lamp(self, at, watts, size=0.2, colour=(1, 0.70, 0.38)):
        """A lamp's bright core under a small housing, with its light."""
        x, y, z = at
        self.parts.box((x, y, z), (size, size, size * 0.6), self.bright)
        self.parts.box((x, y, z + size * 0.55), (size * 2.2, size * 2.2, size * 0.5), self.dark)
        self.lamps.append(((x, y, z - size * 2), watts, colour))

    def hatches(self, places, length=19.0, width=21.0):
        """Coamings with stays and two folding covers each."""
        for x in places:
            parts, z = self.parts, self.deck
            parts.box((x, 0, z + 0.8), (length, width, 1.8), self.cover)
            for sign in (1, -1):
                for k in range(int(length / 1.5)):
                    parts.box((x - length / 2 + 0.8 + k * 1.5, sign * (width / 2 + 0.28), z + 0.7), (0.06, 0.55, 1.5), self.cover)
                parts.box((x, sign * (width / 2 + 0.35), z + 1.55), (length + 0.6, 0.8, 0.14), self.cover)
                for k in range(9):
                    parts.box((x - length / 2 + 1.2 + k * length / 9, sign * (width / 2 + 0.5), z + 2.1), (0.3, 0.22, 0.5), self.dark)
            for k in range(4):
                at = x - length / 2 + length * (k + 0.5) / 4
                parts.box((at, 0, z + 2.25), (length / 4 - 0.12, width + 1.2, 0.95), self.cover)
                parts.box((at, 0, z + 2.76), (0.3, width + 0.6, 0.1), self.cover)
            for sign in (1, -1):
                for dx in (-length / 2 - 1.6, length / 2 + 1.2):
                    parts.tube((x + dx, sign * 9, z), (x + dx, sign * 9, z + 2.2), 0.3, self.yellow, sides=10)
                    parts.tube((x + dx, sign * 9, z + 2.2), (x + dx, sign * 9, z + 2.6), 0.55, self.yellow, sides=10)

    def crane(self, x, swing=0.0, raised=0.05, reach=22.0, light=500):
        """A deck crane: pedestal, house with cab, lattice jib, ropes and hook block. swing 0 turns the jib aft; lowered (raised < 0) it lies on a crutch."""
        parts, z = self.parts, self.deck
        parts.tube((x, 0, z), (x, 0, z + 11), 1.75, self.yellow, 1.45, sides=24)
        parts.tube((x, 0, z + 10.8), (x, 0, z + 11.3), 1.9, self.dark, sides=24)
        parts.tube((x, 0, z + 7), (x, 0, z + 7.2), 2.5, self.yellow, sides=24)
        ahead = Vector((-math.cos(swing), math.sin(swing), 0))
        side = Vector((-ahead.y, ahead.x, 0))
        turned = (0, 0, math.atan2(ahead.y, ahead.x))
        base = Vector((x, 0, z))
        # The house narrows to the head that carries the rope sheaves.
        outline = [(-2.0, 11.3, 1.6), (1.9, 11.3, 1.6), (2.0, 13.4, 1.6), (0.7, 16.4, 1.15), (0.35, 19.2, 0.8), (-0.9, 19.2, 0.8), (-2.0, 15.2, 1.5)]
        house = [base + ahead * along + side * wide * sign + Vector((0, 0, up)) for sign in (-1, 1) for along, up, wide in outline]
        sides = len(outline)
        parts.add(house, [tuple(range(sides))[::-1], tuple(range(sides, 2 * sides)), *((k, (k + 1) % sides, sides + (k + 1) % sides, sides + k) for k in range(sides))], self.yellow)
        for sign in (-1, 1):
            parts.box(base - ahead * 1.0 + side * sign * 1.58 + Vector((0, 0, 12.9)), (1.2, 0.1, 1.5), self.dark, turned)
            parts.tube(base + side * (sign * 0.45 - 0.12) + Vector((0, 0, 19.3)), base + side * (sign * 0.45 + 0.12) + Vector((0, 0, 19.3)), 0.55, self.dark, sides=14)
            parts.railing(base - ahead * 2.3 + side * sign * 2.1 + Vector((0, 0, 11.2)), base + ahead * 2.0 + side * sign * 2.1 + Vector((0, 0, 11.2)), self.mark, posts=1.4, width=0.05)
        parts.box(base - ahead * 2.05 + Vector((0, 0, 13.6)), (0.12, 1.7, 2.2), self.dark, turned)
        parts.box(base + ahead * 1.9 + side * 1.5 + Vector((0, 0, 12.6)), (1.7, 1.5, 2.0), self.white, turned)
        parts.box(base + ahead * 2.7 + side * 1.5 + Vector((0, 0, 12.9)), (0.2, 1.3, 1.1), self.glass, turned)
        tip = base + ahead * reach * math.cos(raised) + Vector((0, 0, 12.6 + reach * math.sin(raised)))
        along = (tip - base - ahead * 1.7 - Vector((0, 0, 12.2))).normalized()
        rise = along.cross(side).normalized()
        rise *= math.copysign(1.0, rise.z)
        for sign in (1, -1):
            foot, point = base + ahead * 1.7 + side * sign * 1.25 + Vector((0, 0, 12.2)), tip + side * sign * 0.45
            heights = [0.55 * min(1.0, 5 * k / 9, 1.5 * (9 - k) / 9 + 0.3) for k in range(10)]
            low = [foot.lerp(point, k / 9) - rise * high for k, high in enumerate(heights)]
            high = [foot.lerp(point, k / 9) + rise * high for k, high in enumerate(heights)]
            across = (base + ahead * 1.7 - side * sign * 1.25 + Vector((0, 0, 12.2))), tip - side * sign * 0.45
            for k in range(9):
                parts.beam(low[k], low[k + 1], 0.26, self.yellow)
                parts.beam(high[k], high[k + 1], 0.26, self.yellow)
                parts.beam(low[k], high[k + 1], 0.13, self.yellow)
                parts.beam(high[k], low[k], 0.13, self.yellow)
                parts.beam(foot.lerp(point, k / 9), across[0].lerp(across[1], (k + 1) / 9), 0.14, self.yellow)
        top = base + Vector((0, 0, 19.6))
        for offset in (-0.5, -0.3, 0.3, 0.5):
            parts.beam(top + side * offset, tip + side * offset, 0.05, self.dark)
        for offset in (-0.2, 0.2):
            parts.beam(tip + side * offset, tip + side * offset - Vector((0, 0, 1.6)), 0.05, self.dark)
        parts.box(tip - Vector((0, 0, 2.1)), (0.6, 0.5, 1.2), self.dark)
        if raised < 0:
            rest = base + ahead * (reach - 1.6) * math.cos(raised) + Vector((0, 0, 12.05 + (reach - 1.6) * math.sin(raised)))
            for sign in (-1, 1):
                parts.beam(Vector((rest.x, rest.y + sign * 1.4, z)), rest + Vector((0, sign * 0.8, 0)), 0.34, self.yellow)
            parts.beam(rest - Vector((0, 1.2, 0)), rest + Vector((0, 1.2, 0)), 0.3, self.yellow)
        parts.ladder(base + Vector((0.3, -1.8, 0)), base + Vector((0.3, -1.6, 11)), self.mark)
        if light:
            self.lamp(base + ahead * 2.2 + Vector((0, 0, 11.0)), light)
            self.lamp(base - ahead * 2.2 + Vector((0, 0, 11.0)), light)

    def forecastle(self, mast=11.0):
        """Windlasses, bollards, fairleads, vents, the foremast."""
        parts, end = self.parts, self.length / 2
        z = self.deck + self.castle
        for sign in (1, -1):
            parts.tube((end - 13, sign * 2.2, z + 0.9), (end - 13, sign * 4.6, z + 0.9), 0.85, self.yellow, sides=16)
            parts.box((end - 13, sign * 3.4, z + 0.3), (2.4, 3.2, 0.6), self.cover)
            for x in (end - 16.5, end - 9):
                for d in (-0.5, 0.5):
                    parts.tube((x + d, sign * 5.2, z), (x + d, sign * 5.2, z + 0.85), 0.26, self.dark, sides=10)
            parts.tube((end - 17.5, sign * 8, z), (end - 17.5, sign * 8, z + 2.0), 0.35, self.white, sides=10)
            parts.tube((end - 17.5, sign * 8, z + 1.9), (end - 17.1, sign * 8, z + 2.3), 0.6, self.white, sides=10)
        parts.tube((end - 11, 0, z), (end - 11, 0, z + mast), 0.36, self.white, 0.2, sides=14)
        parts.box((end - 11, 0, z + mast * 0.72), (0.22, 3.4, 0.2), self.white)
        parts.box((end - 10.8, 0, z + mast * 0.55), (0.9, 1.2, 0.12), self.white)
        parts.ladder((end - 11.5, 0, z), (end - 11.3, 0, z + mast * 0.9), self.mark, width=0.45)
        parts.beam((end - 11, 0, z + mast), (end - 1, 0, self.top(end) + 0.6), 0.05, self.dark)
        parts.tube((end - 0.6, 0, self.top(end) - 0.4), (end - 0.6, 0, self.top(end) + 2.6), 0.07, self.white, sides=8)
        parts.railing((end - 17.5, -10, z), (end - 17.5, 10, z), self.mark, posts=1.6)
        self.lamp((end - 10.7, 0, z + mast - 0.3), 90, size=0.16)

    def finish(self, at=(0, 0, 0), heading=0.0, lamps=1.0, point=None):
        root = bpy.data.objects.new('ship', None)
        bpy.context.collection.objects.link(root)
        self.made.append(self.parts.done('ship parts'))
        if point and lamps:
            for place, watts, colour in self.lamps:
                self.made.append(point(place, watts * lamps, colour, 0.35))
        for thing in self.made:
            thing.parent = root
        root.location, root.rotation_euler = at, (math.radians(0.5), math.radians(-0.3), heading)
        return root


def bulk_carrier(cranes=True, lit=0.42, **measures):
    """A geared bulk carrier of about 190 m with five holds."""
    ship = Ship(**measures)
    ship.hull()
    ship.rails()
    end = ship.length / 2
    ship.house(-end + 21, lit=lit)
    ship.hatches([-end + 42 + k * 26 for k in range(5)])
    if cranes:
        for k in range(4):
            ship.crane(-end + 55 + k * 26, raised=-0.2, reach=22.4, light=(420, 300, 420, 260)[k])
    ship.forecastle()
    return ship
