"""Shot coke: balls that set while they fell, alone or grown together, and their layers where a clump broke."""

import math

import numpy as np

from nodes import material
from porous import cloud, surface_of


def clump(name, seed, surface, count, cut=None, inside=None):
    """A hidden clump of `count` balls, about 1 to either side; with `cut` what lies above it along x is broken off, rough, and shows `inside`."""
    numbers = np.random.default_rng(seed)
    single = count == 1
    size = 0.93 if single else 0.52 if count < 5 else 0.27
    centres, radii = [np.zeros(3)], [size]
    for _ in range(4000):
        if len(centres) == count:
            break
        start = numbers.integers(len(centres))
        radius = size * numbers.uniform(0.6, 1.15)
        way = numbers.normal(size=3)
        if cut is None and count < 5:
            way[2] *= 0.4
        at = centres[start] + way / np.linalg.norm(way) * (radii[start] + radius) * 0.86
        if np.linalg.norm(at) < (0.9 if count < 5 else 0.85) and all(np.linalg.norm(at - other) > (radius + own) * 0.74 for other, own in zip(centres, radii)):
            centres.append(at)
            radii.append(radius)
    cell = 0.06 if count < 5 else 0.02
    n = int(2.6 / cell) // 2 * 2
    grid = np.arange(n) * cell - 1.3
    x, y, z = grid[:, None, None], grid[None, :, None], grid[None, None, :]
    body, nearest = np.full((n, n, n), 9.0, np.float32), np.zeros((n, n, n), np.int8)
    for number, (centre, radius) in enumerate(zip(centres, radii)):
        away = (np.sqrt((x - centre[0]) ** 2 + (y - centre[1]) ** 2 + ((z - centre[2]) * numbers.uniform(1.0, 1.1)) ** 2) - radius).astype(np.float32)
        nearest[away < body] = number
        # Balls that touched when they were soft have a neck.
        soft = 0.12 * size
        near = np.clip(0.5 + 0.5 * (body - away) / soft, 0, 1)
        body = body * (1 - near) + away * near - soft * near * (1 - near)
    body += 0.03 * size * cloud(body.shape, cell, 0.5 * size, numbers)
    if cut is not None:
        rough = 0.035 * cloud((n, n), cell, 0.5, numbers) + 0.012 * cloud((n, n), cell, 0.1, numbers, 1.4)
        # It broke through some balls and round others, which stand out or left their cups.
        depth = np.array([cut + numbers.normal(0, 0.05) for _ in centres], np.float32)[nearest] + rough[None]
        body = np.maximum(body, x - depth)
    made = surface_of(name, body.astype(np.float32), np.full(3, -1.3), cell, surface)
    if inside:
        made.data.materials.append(inside)
        middles, normals = (np.empty(len(made.data.polygons) * 3, np.float32) for _ in range(2))
        made.data.polygons.foreach_get('center', middles)
        made.data.polygons.foreach_get('normal', normals)
        middles, normals = middles.reshape(-1, 3), normals.reshape(-1, 3)
        spot = np.clip(np.rint((middles + 1.3) / cell).astype(int), 0, n - 1)
        owner = nearest[tuple(spot.T)]
        share = np.linalg.norm(middles - np.array(centres)[owner], axis=1) / np.array(radii)[owner]
        made.data.polygons.foreach_set('material_index', ((normals[:, 0] > 0.3) & (share < 0.97) & (middles[:, 0] > cut - 0.3)).astype(np.int32))
        rings = made.data.attributes.new('layer', 'FLOAT', 'POINT')
        points = np.empty(len(made.data.vertices) * 3, np.float32)
        made.data.vertices.foreach_get('co', points)
        points = points.reshape(-1, 3)
        owner = nearest[tuple(np.clip(np.rint((points + 1.3) / cell).astype(int), 0, n - 1).T)]
        rings.data.foreach_set('value', (np.linalg.norm(points - np.array(centres)[owner], axis=1) / np.array(radii)[owner]).astype(np.float32))
    return made


def layered():
    """The inside of a ball: shells round its middle as in an onion, each with its own gloss."""
    made, nodes, output = material('broken shot')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Metallic=0.4, i_Specular=0.5)
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates()
    layer = nodes('ShaderNodeAttribute', attribute_name='layer').outputs['Fac']
    bent = nodes.math('MULTIPLY_ADD', nodes.noise(place, 7.0, 3.0), 0.16, layer)
    shells = nodes.math('MULTIPLY_ADD', nodes.math('SINE', nodes.math('MULTIPLY', bent, 8 * math.pi)), 0.5, 0.5)
    fine = nodes.noise(place, 26.0, 3.0, 0.7)
    tone = nodes.math('MULTIPLY_ADD', shells, 0.6, nodes.math('MULTIPLY', fine, 0.4))
    nodes.link(nodes.mix(tone, (0.02, 0.0205, 0.0215), (0.17, 0.174, 0.18)), shader.inputs['Base Color'])
    nodes.link(nodes.math('MULTIPLY_ADD', fine, 0.3, 0.3), shader.inputs['Roughness'])
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.6, i_Distance=0.03, i_Height=tone).outputs[0], shader.inputs['Normal'])
    return made
