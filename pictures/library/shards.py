"""Black solids that break in shells: pitch, anthracite."""

import numpy as np

from nodes import material
from porous import cloud, surface_of


def black_glass(dust=0.34, gloss=0.07):
    """Black and glossy, dust in cloudy patches."""
    made, nodes, output = material('pitch')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Base_Color=(0.004, 0.0042, 0.0045), i_Specular=0.75)
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates()
    dusty = nodes.ramp(nodes.noise(place, 1.7, 4.0, 0.65), [(0.5, 0.0), (0.72, 1.0)])
    nodes.link(nodes.mix(dusty, (0.004, 0.0042, 0.0045), (0.022, 0.022, 0.023)), shader.inputs['Base Color'])
    nodes.link(nodes.math('MULTIPLY_ADD', dusty, dust, gloss), shader.inputs['Roughness'])
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.12, i_Distance=0.03, i_Height=nodes.noise(place, 7.0, 3.0)).outputs[0], shader.inputs['Normal'])
    return made


def coal():
    """Anthracite: a dull lustre, bright only on fresh shells, grey where edges are rubbed and dust lies."""
    made, nodes, output = material('anthracite')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Specular=0.6)
    nodes.link(shader.outputs[0], output.inputs[0])
    own = nodes.math('MULTIPLY', nodes('ShaderNodeObjectInfo').outputs['Random'], 60.0)
    place = nodes.vector('ADD', nodes.coordinates(), nodes('ShaderNodeCombineXYZ', i_0=own, i_1=own).outputs[0])
    fine = nodes.noise(place, 18.0, 4.0, 0.7)
    patches = nodes.ramp(nodes.noise(place, 1.5, 5.0, 0.65), [(0.4, 0.0), (0.62, 1.0)])
    edges = nodes.ramp(nodes('ShaderNodeNewGeometry').outputs['Pointiness'], [(0.52, 0.0), (0.62, 1.0)])
    dusty = nodes.math('MAXIMUM', nodes.math('MULTIPLY', patches, 0.7), nodes.math('MULTIPLY', edges, 0.8))
    nodes.link(nodes.mix(dusty, (0.011, 0.0112, 0.0118), (0.05, 0.051, 0.053)), shader.inputs['Base Color'])
    nodes.link(nodes.math('ADD', nodes.math('MULTIPLY_ADD', patches, 0.34, 0.24), nodes.math('MULTIPLY', fine, 0.14)), shader.inputs['Roughness'])
    beds = nodes.noise(nodes.vector('MULTIPLY', place, (0.8, 0.8, 8.0)), 1.8, 4.0)
    relief = nodes.math('ADD', nodes.math('MULTIPLY', fine, 0.35), nodes.math('MULTIPLY', beds, 0.7))
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.4, i_Distance=0.03, i_Height=relief).outputs[0], shader.inputs['Normal'])
    return made


def broken(name, seed, surface, cell=0.035):
    """A hidden piece of coal as a blow leaves it: a few uneven joints, shells struck off its edges, ribs in the shells."""
    numbers = np.random.default_rng(seed)
    half = np.array([numbers.uniform(0.95, 1.3), numbers.uniform(0.7, 1.0), numbers.uniform(0.5, 0.8)])
    corner = -half * 1.15 - 3 * cell
    shape = tuple(int(n) for n in np.ceil(-2 * corner / cell) // 2 * 2)
    x, y, z = (np.arange(n) * cell + low for n, low in zip(shape, corner))
    x, y, z = x[:, None, None], y[None, :, None], z[None, None, :]
    body = ((np.sqrt((x / half[0]) ** 2 + (y / half[1]) ** 2 + (z / half[2]) ** 2) - 1.1) * half.min()).astype(np.float32)
    warp = cloud(shape, cell, 0.5, numbers, 2.4)
    for number in range(9):
        normal = numbers.normal(size=3)
        normal /= np.linalg.norm(normal)
        plane = normal[0] * x + normal[1] * y + normal[2] * z - numbers.uniform(0.52, 0.84) * np.linalg.norm(normal * half)
        body = np.maximum(body, plane + numbers.uniform(0.015, 0.04) * np.roll(warp, number * 7, number % 3))
    for _ in range(16):
        near = np.argwhere((body < 0) & (body > -0.06))
        at = near[numbers.integers(len(near))] * cell + corner
        out = at / half**2
        out /= np.linalg.norm(out)
        out += 0.6 * numbers.normal(size=3)
        out /= np.linalg.norm(out)
        radius, deep = numbers.uniform(0.35, 1.1), numbers.uniform(0.03, 0.14)
        middle = at + out * (radius - deep)
        away = np.sqrt((x - middle[0]) ** 2 + (y - middle[1]) ** 2 + (z - middle[2]) ** 2)
        blow = at + 0.6 * radius * np.cross(out, numbers.normal(size=3))
        ribs = 0.007 * numbers.random() * np.sin(numbers.uniform(22, 36) * np.sqrt((x - blow[0]) ** 2 + (y - blow[1]) ** 2 + (z - blow[2]) ** 2))
        body = np.maximum(body, radius + ribs + 0.02 * warp - away)
    body = (body + 0.008 * cloud(shape, cell, 0.12, numbers, 1.4)).astype(np.float32)
    made = surface_of(name, body, corner, cell, surface)
    made.data.use_auto_smooth, made.data.auto_smooth_angle = True, 0.55
    return made
