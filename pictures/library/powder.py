"""Fine powders: a soft surface, for single grains are too small to see, with slides, crumbs and a thin edge of dust."""

import math
import random

import numpy as np
from mathutils import noise

from grade import ease, soft_blur
from grains import sprinkle
from lumps import ball
from nodes import Nodes, material
from porous import cloud
from scatter import dust_grains
from shapes import grid_mesh, mesh


def dust(name, colour, sheen=0.0):
    """A powder whose grains are too fine to see: soft clouds of shade, barely a relief; `sheen` as graphite has it."""
    made, nodes, output = material(name)
    place = nodes.coordinates()
    clouds, fine = nodes.noise(place, 0.7, 4.0, 0.6), nodes.noise(place, 9.0, 4.0, 0.65)
    shade = nodes.math('MULTIPLY_ADD', clouds, 0.3, nodes.math('MULTIPLY_ADD', fine, 0.16, 0.77))
    shader = nodes('ShaderNodeBsdfPrincipled', i_Metallic=0.6 * sheen, i_Specular=0.12 + 0.4 * sheen, i_Roughness=0.9 - 0.38 * sheen)
    nodes.link(nodes.mix(1.0, colour, shade, 'MULTIPLY'), shader.inputs['Base Color'])
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.35, i_Distance=0.02, i_Height=fine).outputs[0], shader.inputs['Normal'])
    nodes.link(shader.outputs[0], output.inputs[0])
    return made


def damp(name, colour):
    """A moist powder that sticks in crumbs: its relief keeps its size on copies of every size."""
    made, nodes, output = material(name)
    place = nodes('ShaderNodeNewGeometry').outputs['Position']
    own = nodes('ShaderNodeObjectInfo').outputs['Random']
    clouds, fine = nodes.noise(place, 0.8, 4.0, 0.6), nodes.noise(place, 14.0, 5.0, 0.7)
    shade = nodes.math('ADD', nodes.math('MULTIPLY_ADD', clouds, 0.3, nodes.math('MULTIPLY_ADD', fine, 0.3, 0.58)), nodes.math('MULTIPLY', own, 0.22))
    shader = nodes('ShaderNodeBsdfPrincipled', i_Specular=0.15, i_Roughness=0.85)
    nodes.link(nodes.mix(1.0, colour, shade, 'MULTIPLY'), shader.inputs['Base Color'])
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.7, i_Distance=0.035, i_Height=fine).outputs[0], shader.inputs['Normal'])
    nodes.link(shader.outputs[0], output.inputs[0])
    return made


def graphite(name, shade=0.085, flakes=60.0, gleam=0.5):
    """Graphite powder: dark, and its flakes, `flakes` to a centimetre, mirror light each its own way, which gives a grey metallic sheen."""
    made, nodes, output = material(name)
    place = nodes.coordinates()
    clouds = nodes.noise(place, 0.8, 4.0, 0.6)
    flake = nodes('ShaderNodeTexVoronoi', i_Vector=place, i_Scale=flakes).outputs['Color']
    parts = nodes('ShaderNodeSeparateXYZ', i_Vector=flake)
    tone = nodes.math('MULTIPLY_ADD', clouds, 0.35, nodes.math('MULTIPLY_ADD', parts.outputs[0], 0.7, 0.5))
    tilt = nodes.vector('MULTIPLY', nodes.vector('SUBTRACT', flake, (0.5, 0.5, 0.5)), (gleam, gleam, gleam))
    normal = nodes.vector('NORMALIZE', nodes.vector('ADD', nodes('ShaderNodeNewGeometry').outputs['Normal'], tilt))
    shader = nodes('ShaderNodeBsdfPrincipled', i_Metallic=0.55, i_Specular=0.5, i_Normal=normal)
    nodes.link(nodes.mix(1.0, (shade * 1.04, shade, shade * 0.97), tone, 'MULTIPLY'), shader.inputs['Base Color'])
    nodes.link(nodes.math('MULTIPLY_ADD', parts.outputs[1], 0.3, 0.36), shader.inputs['Roughness'])
    nodes.link(shader.outputs[0], output.inputs[0])
    return made


def _caps(radius, step, numbers, count=48):
    """Upper sides of irregular crumbs of about `radius` on a grid of `step`; far below where a crumb does not reach."""
    caps, reach = [], max(1, int(np.ceil(radius * 1.3 / step)))
    u, v = np.meshgrid(np.arange(-reach, reach + 1) * step, np.arange(-reach, reach + 1) * step, indexing='ij')
    for _ in range(count):
        turn, long = numbers.uniform(0, math.pi), numbers.uniform(0.75, 1.25)
        a, b = (u * math.cos(turn) + v * math.sin(turn)) / long, (v * math.cos(turn) - u * math.sin(turn)) * long
        own = radius * numbers.uniform(0.7, 1.05)
        high = np.sqrt(np.maximum(0.0, own**2 - a**2 - b**2)) * numbers.uniform(0.7, 1.0)
        # Broken sides and a broken top: a crumb is no ball.
        for steep in (0.2, 0.5, 2.0, 2.5, 3.0):
            angle = numbers.uniform(0, 2 * math.pi)
            high = np.minimum(high, (numbers.uniform(0.55, 0.9) * own - a * math.cos(angle) - b * math.sin(angle)) * steep if steep > 1 else (numbers.uniform(0.5, 0.75) * own - (a * math.cos(angle) + b * math.sin(angle)) * steep))
        caps.append(np.where(high > 0, high - numbers.uniform(0.2, 0.5) * own, -9.0).astype(np.float32))
    return caps, reach


class Pile:
    """Dry grains on a tray as a grid of heights: what stands steeper than they can lie slides down."""

    def __init__(self, area, cell, seed=1):
        self.area, self.cell = area, cell
        self.x = np.arange(area[0], area[1], cell)
        self.y = np.arange(area[2], area[3], cell)
        self.high = np.zeros((len(self.x), len(self.y)))
        self.steep = np.array([[1 + 0.3 * noise.fractal((x * 0.8, y * 0.8, seed), 0.9, 2.0, 5) for y in self.y] for x in self.x])
        self.reach = None

    def add(self, height):
        """Pours or, where height(x, y) is negative, digs."""
        self.high = np.maximum(0.0, self.high + np.array([[height(x, y) for y in self.y] for x in self.x]))

    def slide(self, slope, rounds):
        """Lets the pile come to rest at about `slope`, a little steeper here and there."""
        steps = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)]
        for _ in range(rounds):
            change = np.zeros_like(self.high)
            for a, b in steps:
                lower = np.roll(self.high, (-a, -b), (0, 1))
                over = self.high - lower - slope * self.steep * self.cell * math.hypot(a, b)
                moved = np.minimum(np.maximum(over, 0.0), self.high) * 0.09
                moved[0], moved[-1], moved[:, 0], moved[:, -1] = 0, 0, 0, 0
                change -= moved
                change += np.roll(moved, (a, b), (0, 1))
            self.high += change
        self.reach = None

    def at(self, x, y):
        """The height at a point, 0 on the bare tray."""
        i, j = (x - self.area[0]) / self.cell, (y - self.area[2]) / self.cell
        a, b = min(int(i), len(self.x) - 2), min(int(j), len(self.y) - 2)
        u, v = i - a, j - b
        near = self.high[a : a + 2, b : b + 2]
        return float((near[0, 0] * (1 - v) + near[0, 1] * v) * (1 - u) + (near[1, 0] * (1 - v) + near[1, 1] * v) * u)

    def away(self, x, y):
        """How far a bare point is from the pile's foot, to a grid step."""
        if self.reach is None:
            self.reach = np.where(self.high > 0.02, 0.0, 99.0)
            for _ in range(90):
                for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)):
                    self.reach = np.minimum(self.reach, np.roll(self.reach, (a, b), (0, 1)) + self.cell * math.hypot(a, b))
        return float(self.reach[min(len(self.x) - 1, int((x - self.area[0]) / self.cell)), min(len(self.y) - 1, int((y - self.area[2]) / self.cell))])

    def draw(self, start, end, wide, deep):
        """The track of a spatula: a flat trough with soft ends, and what it pushed aside along its rims."""
        x, y = np.meshgrid(self.x, self.y, indexing='ij')
        along, long = np.array(end) - start, math.dist(start, end)
        u = ((x - start[0]) * along[0] + (y - start[1]) * along[1]) / long**2
        v = np.abs((x - start[0]) * along[1] - (y - start[1]) * along[0]) / long / (wide / 2)
        ends = ease(u, 0.0, 0.25) * ease(-u, -1.0, -0.85)
        self.high = np.maximum(0.0, self.high + np.where(self.high > 0.05, deep * ends * (0.35 * np.exp(-(((v - 1.1) / 0.2) ** 2)) - ease(-v, -1.05, -0.75)), 0.0))
        self.reach = None

    def mesh(self, surface, fine=0.012, size=0.5, step=0.03, seed=3, hidden=None):
        """The surface, uneven by `fine` in waves of `size` and smaller: single grains are too small to see.
        hidden(x, y, z) says where a vessel covers it."""
        x, y = (np.arange(low, high[-1] - 1e-6, step) for low, high in ((self.area[0], self.x), (self.area[2], self.y)))
        high = soft_blur(self.high[..., None].astype(np.float32), 1)[..., 0]
        high = self._fine(high, x, y)
        numbers = np.random.default_rng(seed)
        shape = tuple(n // 2 * 2 for n in high.shape)
        high, x, y = high[: shape[0], : shape[1]], x[: shape[0]], y[: shape[1]]
        relief = cloud(shape, step, size, numbers, 1.3) + 0.5 * cloud(shape, step, size * 0.2, numbers, 1.6)
        high = high + fine * relief * np.minimum(1.0, 0.35 + 2 * high) - 0.02
        points = np.stack([np.broadcast_to(x[:, None], shape), np.broadcast_to(y[None], shape), high], 2).reshape(-1, 3)
        place = np.arange(len(points)).reshape(shape)
        faces = np.stack([place[:-1, :-1], place[1:, :-1], place[1:, 1:], place[:-1, 1:]], 2).reshape(-1, 4)
        faces = faces[(high.ravel()[faces] > -0.01).any(1)]
        if hidden:
            faces = faces[~hidden(*points.T)[faces].any(1)]
        return mesh('pile', points.tolist(), faces.tolist(), surface, smooth=True)

    def clods(self, surface, sizes, step=0.012, far=0.12, fine=0.002, within=None, lift=None, soft=1, seed=3):
        """The surface as crumbs that hide it wholly, for powders that stick a little: one mesh, so that none hovers.

        sizes: (radius, crumbs a square centimetre, how far they are strewn round the foot as a multiple of `far`);
        within (x0, x1, y0, y1) is the part that the camera sees; lift(x, y) the height of an uneven ground.
        """
        x0, x1, y0, y1 = within or (self.area[0], self.x[-1], self.area[2], self.y[-1])
        x, y = np.arange(x0, x1 - 1e-6, step), np.arange(y0, y1 - 1e-6, step)
        self.away(self.x[0], self.y[0])
        high = self._fine(soft_blur(self.high[..., None].astype(np.float32), soft)[..., 0], x, y)
        away = self._fine(self.reach, x, y)
        numbers = np.random.default_rng(seed)
        relief = numbers.normal(0, fine, high.shape).astype(np.float32)
        relief += soft_blur(numbers.normal(0, 4 * fine, high.shape).astype(np.float32)[..., None], 1)[..., 0]
        bare = high < 0.03
        base = np.where(bare, -0.03, high - 0.03) + relief
        made = base.copy()
        for radius, dense, strewn in sizes:
            caps, reach = _caps(radius, step, numbers)
            count = int(dense * (x[-1] - x[0]) * (y[-1] - y[0]))
            at = np.stack([numbers.integers(reach, high.shape[0] - reach, count), numbers.integers(reach, high.shape[1] - reach, count)], 1)
            there = (at[:, 0], at[:, 1])
            at = at[numbers.random(count) < np.where(bare[there], np.exp(-away[there] / (far * strewn)), 1.0)]
            for (i, j), k in zip(at, numbers.integers(0, len(caps), len(at))):
                window = made[i - reach : i + reach + 1, j - reach : j + reach + 1]
                # On the bare ground a crumb rests on it instead of sinking in.
                np.maximum(window, (0.35 * radius if bare[i, j] else base[i, j]) + caps[k], out=window)
        made[bare & (made < 0.3 * step)] = -0.03
        ground = np.array([[lift(u, v) for v in y] for u in x], np.float32) if lift else 0.0
        points = np.stack([np.broadcast_to(x[:, None], made.shape), np.broadcast_to(y[None], made.shape), made + ground], 2).reshape(-1, 3)
        place = np.arange(len(points)).reshape(made.shape)
        faces = np.stack([place[:-1, :-1], place[1:, :-1], place[1:, 1:], place[:-1, 1:]], 2).reshape(-1, 4)
        return grid_mesh('pile', points, faces[(made.ravel()[faces] > 0.0).any(1)], surface)

    def _fine(self, values, x, y):
        """`values` of the pile's grid between its points."""
        i, j = (x - self.area[0]) / self.cell, (y - self.area[2]) / self.cell
        a, b = np.clip(i.astype(int), 0, len(self.x) - 2), np.clip(j.astype(int), 0, len(self.y) - 2)
        u, v = (i - a)[:, None], (j - b)[None]
        return (values[a][:, b] * (1 - u) + values[a + 1][:, b] * u) * (1 - v) + (values[a][:, b + 1] * (1 - u) + values[a + 1][:, b + 1] * u) * v

    def fringe(self, surface, far=0.5, thick=0.7, step=0.05, seed=5, specks=22.0):
        """Dust too thin to hide the tray, round the foot: a film that ends in clouds over `far` centimetres, in `specks` to a centimetre."""
        x, y = np.arange(self.area[0], self.area[1] - step, step), np.arange(self.area[2], self.area[3] - step, step)
        shape = (len(x) // 2 * 2, len(y) // 2 * 2)
        x, y = x[: shape[0]], y[: shape[1]]
        self.away(x[0], y[0])
        reach = self.reach[np.ix_(np.minimum(((x - self.area[0]) / self.cell).astype(int), len(self.x) - 1), np.minimum(((y - self.area[2]) / self.cell).astype(int), len(self.y) - 1))]
        uneven = cloud(shape, step, 1.2, np.random.default_rng(seed), 1.4)
        share = np.clip(thick * np.exp(-reach / far * np.exp(-0.5 * uneven)), 0, 1)
        points = [(u, v, 0.006) for u in x for v in y]
        place = np.arange(len(points)).reshape(shape)
        faces = np.stack([place[:-1, :-1], place[1:, :-1], place[1:, 1:], place[:-1, 1:]], 2).reshape(-1, 4)
        film = mesh('film', points, faces[(share.ravel()[faces] > 0.01).any(1)].tolist(), _thin(surface, specks))
        film.data.attributes.new('share', 'FLOAT', 'POINT').data.foreach_set('value', share.ravel().astype(np.float32))
        return film

    def apron(self, wide=0.5, share=0.5):
        """Lets the foot run out flat instead of meeting the tray at an angle."""
        spread = soft_blur(self.high[..., None].astype(np.float32), max(1, round(wide / self.cell)))[..., 0]
        self.high = np.maximum(self.high, share * spread - 0.012)
        self.reach = None

    def grain(self, surface, count, size=(0.006, 0.016), far=0.3, edge=0.7, hidden=None, lift=None, seed=9):
        """Single grains at the limit of sight: on the pile and, fewer over `far` centimetres, round its foot."""
        numbers = np.random.default_rng(seed)
        self.away(self.x[0], self.y[0])
        x, y = numbers.uniform(self.x[1], self.x[-2], count), numbers.uniform(self.y[1], self.y[-2], count)
        i, j = ((part - start) / self.cell for part, start in ((x, self.area[0]), (y, self.area[2])))
        a, b = i.astype(int), j.astype(int)
        u, v = i - a, j - b
        high = (self.high[a, b] * (1 - u) + self.high[a + 1, b] * u) * (1 - v) + (self.high[a, b + 1] * (1 - u) + self.high[a + 1, b + 1] * u) * v
        away = self.reach[a, b]
        keep = numbers.random(count) < np.where(high > 0.03, 1.0, edge * np.exp(-away / far) + 0.03 * edge * np.exp(-away / (4 * far)))
        x, y, high = x[keep], y[keep], high[keep]
        own = size[0] + (size[1] - size[0]) * numbers.random(len(x)) ** 2.5
        z = np.maximum(0.0, high - 0.02) + 0.45 * own
        if lift:
            z += np.array([lift(*place) for place in zip(x, y, strict=True)])
        points = np.stack([x, y, z], 1)
        if hidden:
            points, own = points[~hidden(x, y, z)], own[~hidden(x, y, z)]
        grains = [ball(f'fine grain {k}', 880 + k, _single(surface), subdivisions=2, squash=(0.55, 0.95), relief=(0.4, 0.2, 0.0)) for k in range(4)]
        for k, source in enumerate(grains):
            dust_grains('fine grains', source, points[k::4], own[k::4], seed + k)

    def crumble(self, surface, count, size=(0.02, 0.09), at=(0.0, 0.0), spread=(4.6, 3.2), inside=0.25):
        """Soft crumbs of the powder that rolled to the foot; `inside` is the share that stayed on the slope."""
        plain = surface.copy()
        # On a copy as small as a crumb the relief would be all slopes, and dark.
        next(node for node in plain.node_tree.nodes if node.type == 'BUMP').inputs['Strength'].default_value = 0.0
        crumbs = [ball(f'crumb {k}', 740 + k, plain, subdivisions=3, squash=(0.6, 0.85), relief=(0.36, 0.18, 0.06)) for k in range(7)]
        lying = []
        while len(lying) < count:
            x, y = at[0] + random.gauss(0, spread[0]), at[1] + random.gauss(0, spread[1])
            if not (self.area[0] < x < self.area[1] and self.area[2] < y < self.area[3]):
                continue
            high, own = self.at(x, y), size[0] + (size[1] - size[0]) * random.random() ** 5
            if random.random() < (inside * max(0.15, 1 - high) if high > 0.03 else 0.7 * math.exp(-self.away(x, y) / 0.6) + 0.03):
                lying.append(((x, y, max(0.0, high - 0.02) + own * 0.3), own))
        sprinkle('crumbs', crumbs, lying)


def _single(surface):
    """The same powder as one grain: no relief, and every grain of its own shade."""
    made = surface.copy()
    nodes = Nodes(made.node_tree)
    next(node for node in made.node_tree.nodes if node.type == 'BUMP').inputs['Strength'].default_value = 0.0
    shader = next(node for node in made.node_tree.nodes if node.type == 'BSDF_PRINCIPLED')
    colour = shader.inputs['Base Color'].links[0].from_socket
    shade = nodes.math('MULTIPLY_ADD', nodes('ShaderNodeObjectInfo').outputs['Random'], 0.7, 0.75)
    nodes.link(nodes.mix(1.0, colour, shade, 'MULTIPLY'), shader.inputs['Base Color'])
    return made


def _thin(surface, specks):
    """The same powder, seen through where `share` is less than 1, in specks as single grains lie."""
    made = surface.copy()
    nodes = Nodes(made.node_tree)
    output = next(node for node in made.node_tree.nodes if node.type == 'OUTPUT_MATERIAL')
    powder = output.inputs[0].links[0].from_socket
    share = nodes('ShaderNodeAttribute', attribute_name='share').outputs['Fac']
    speck = nodes.noise(nodes.coordinates(), specks, 3.0, 0.7)
    seen = nodes.ramp(nodes.math('ADD', nodes.math('SUBTRACT', share, speck), 0.5), [(0.4, 0.0), (0.62, 1.0)])
    both = nodes('ShaderNodeMixShader', i_Fac=nodes.math('MULTIPLY', seen, nodes.math('MULTIPLY_ADD', share, 0.6, 0.4)))
    nodes.link(nodes('ShaderNodeBsdfTransparent').outputs[0], both.inputs[1])
    nodes.link(powder, both.inputs[2])
    nodes.link(both.outputs[0], output.inputs[0])
    return made
