"""Laboratory ware turned on an axis, and jars of sample grains. Metres; `at` is the middle of the foot."""

import math
import random

from nodes import material
from scatter import sprinkle
from shapes import mesh


def clear_glass(name='clear glass', colour=(0.93, 0.97, 0.97), rough=0.0):
    """Glass that lets lamps through: without caustics its shadow would be black."""
    made, nodes, output = material(name)
    solid = nodes('ShaderNodeBsdfGlass', i_Color=colour, i_Roughness=rough, i_IOR=1.48)
    clear = nodes('ShaderNodeBsdfTransparent', i_Color=tuple(c * 0.94 for c in colour))
    path = nodes('ShaderNodeLightPath')
    through = nodes.math('MAXIMUM', path.outputs['Is Shadow Ray'], path.outputs['Is Diffuse Ray'])
    both = nodes('ShaderNodeMixShader', i_Fac=through)
    nodes.link(solid.outputs[0], both.inputs[1])
    nodes.link(clear.outputs[0], both.inputs[2])
    nodes.link(both.outputs[0], output.inputs[0])
    return made


def turned(name, profile, material, at=(0, 0, 0), sides=56):
    """profile: (radius, height) from the axis outwards and round."""
    points, faces, count = [], [], len(profile)
    for k in range(sides):
        angle = 2 * math.pi * k / sides
        points += [(r * math.cos(angle), r * math.sin(angle), z) for r, z in profile]
    for k in range(sides):
        here, there = k * count, (k + 1) % sides * count
        faces += [(here + j, there + j, there + j + 1, here + j + 1) for j in range(count - 1)]
    made = mesh(name, points, faces, material, smooth=True)
    made.data.use_auto_smooth, made.data.auto_smooth_angle = True, 0.9
    made.location = at
    return made


def hollow(outer, wall=0.0018, floor=0.003):
    """The closed profile of a vessel from its outer one."""
    inner = [(max(0.0, r - wall), max(z, outer[0][1] + floor)) for r, z in outer[::-1]]
    return [*outer, (outer[-1][0] - wall / 2, outer[-1][1] + wall * 0.6), *inner]


def jar(at, glass, lid, label, grains, size, height=0.105, radius=0.034, fill=0.7, crowd=2.6):
    """A screw-top jar with grains of about `size` behind its wall and on top, a blank paper label."""
    r, h = radius, height
    turned('jar', hollow([(0, 0), (r * 0.9, 0), (r, 0.004), (r, h * 0.80), (r * 0.93, h * 0.87), (r * 0.80, h * 0.91), (r * 0.80, h)]), glass, at)
    ribs = [(r * (0.875 if k % 2 else 0.86), h * 0.91 + k * 0.0016) for k in range(9)]
    turned('lid', [(r * 0.8, h * 0.905), *ribs, (r * 0.84, h * 0.91 + 0.016), (r * 0.70, h * 0.91 + 0.0172), (0, h * 0.91 + 0.0165)], lid, at)
    inside, level = r - 0.0022, h * fill
    turned('fill', [(0, 0.0035), (inside - size, 0.0035), (inside - size, level - size), (0, level - size * 0.6)], grains[0].data.materials[0], at, sides=24)
    places = []
    for _ in range(int(crowd * inside * level / size**2)):
        angle, z = random.uniform(0, 6.283), random.uniform(0.004 + size, level)
        own = size * random.uniform(0.6, 1.25)
        places.append(((at[0] + (inside - own) * math.cos(angle), at[1] + (inside - own) * math.sin(angle), at[2] + z), own))
    for _ in range(int(1.6 * (inside / size) ** 2)):
        away, angle, own = (inside - size) * math.sqrt(random.random()), random.uniform(0, 6.283), size * random.uniform(0.6, 1.25)
        places.append(((at[0] + away * math.cos(angle), at[1] + away * math.sin(angle), at[2] + level + random.uniform(-0.4, 0.5) * size), own))
    sprinkle('sample', grains, places)
    if label:
        turn, wide, low, high = random.uniform(-1.9, -1.3), 0.62, h * 0.26, h * 0.56
        arc = [turn + (k / 12 - 0.5) * 2 * wide for k in range(13)]
        points = [(at[0] + (r + 0.0004) * math.cos(a), at[1] + (r + 0.0004) * math.sin(a), at[2] + z) for z in (low, high) for a in arc]
        made = mesh('label', points, [(k, k + 1, k + 14, k + 13) for k in range(12)], label, smooth=True)
        made.data.uv_layers.new().data.foreach_set('uv', [place for k in range(12) for place in (k / 12, 0, (k + 1) / 12, 0, (k + 1) / 12, 1, k / 12, 1)])


def ruled_label(name='ruled label'):
    """Paper with a printed head, ruled lines and illegible writing, on the UV of a jar's label."""
    made, nodes, output = material(name)
    shader = nodes('ShaderNodeBsdfPrincipled', i_Roughness=0.7)
    nodes.link(shader.outputs[0], output.inputs[0])
    parts = nodes('ShaderNodeSeparateXYZ', i_Vector=nodes.coordinates('UV'))
    u, row = parts.outputs[0], nodes.math('MULTIPLY', parts.outputs[1], 5.0)
    line, inside = nodes.math('FLOOR', row), nodes.math('FRACT', row)
    own = nodes.math('MULTIPLY_ADD', nodes('ShaderNodeObjectInfo').outputs['Random'], 70.0, nodes.math('MULTIPLY', line, 7.3))

    def along(step, slant=0.0):
        return nodes.noise(nodes('ShaderNodeCombineXYZ', i_0=nodes.math('MULTIPLY_ADD', u, step, nodes.math('MULTIPLY', inside, slant)), i_1=own).outputs[0], 1.0, 0.0)

    stroke = nodes.math('MULTIPLY_ADD', along(62.0, -0.9), 0.95, -0.14)
    ink = nodes.math('MULTIPLY', nodes.math('COMPARE', inside, stroke, 0.085), nodes.math('GREATER_THAN', along(11.0), 0.43))
    ink = nodes.math('MULTIPLY', ink, nodes.math('MULTIPLY', nodes.math('COMPARE', row, 2.5, 1.5), nodes.math('COMPARE', u, 0.44, 0.36)))
    rule = nodes.math('MULTIPLY', nodes.math('LESS_THAN', inside, 0.05), nodes.math('MULTIPLY', nodes.math('COMPARE', row, 2.5, 2.0), nodes.math('COMPARE', u, 0.5, 0.43)))
    head = nodes.math('MULTIPLY', nodes.math('COMPARE', row, 4.42, 0.26), nodes.math('COMPARE', u, 0.5, 0.43))
    colour = nodes.mix(nodes.math('MULTIPLY', nodes.noise(nodes.coordinates(), 90.0, 5.0), 0.4), (0.5, 0.485, 0.44), (0.36, 0.33, 0.28))
    colour = nodes.mix(nodes.math('MAXIMUM', ink, nodes.math('MULTIPLY', rule, 0.5)), colour, (0.035, 0.05, 0.07))
    nodes.link(nodes.mix(nodes.math('MULTIPLY', head, 0.8), colour, (0.03, 0.11, 0.12)), shader.inputs['Base Color'])
    return made


def flask(at, glass, liquid=None, height=0.15, level=0.3):
    """A conical flask."""
    r, h = height * 0.31, height
    turned('flask', hollow([(0, 0), (r * 0.93, 0), (r, 0.006), (r * 0.985, 0.014), (r * 0.34, h * 0.72), (r * 0.31, h * 0.78), (r * 0.31, h * 0.97), (r * 0.38, h)]), glass, at)
    if liquid:
        z = h * level
        across = r - 0.0022 - (r * 0.65) * (z - 0.014) / (h * 0.72 - 0.014)
        turned('liquid', [(0, 0.0034), (r - 0.004, 0.0034), (r - 0.0024, 0.012), (across, z), (0, z)], liquid, at)


def beaker(at, glass, liquid=None, height=0.1, radius=0.036, level=0.5):
    r, h = radius, height
    turned('beaker', hollow([(0, 0), (r * 0.92, 0), (r, 0.006), (r, h * 0.96), (r * 1.05, h)]), glass, at)
    if liquid:
        turned('liquid', [(0, 0.0034), (r - 0.004, 0.0034), (r - 0.0021, 0.008), (r - 0.0021, h * level), (0, h * level)], liquid, at)


def cylinder(at, glass, liquid=None, height=0.26, radius=0.015, level=0.6):
    """A measuring cylinder on its foot."""
    r, h = radius, height
    turned('foot', [(0, 0), (r * 2.1, 0), (r * 2.1, 0.005), (r * 1.2, 0.010), (0, 0.011)], glass, at)
    beaker((at[0], at[1], at[2] + 0.011), glass, liquid, h, r, level)


def crucible(at, porcelain, content=None, height=0.036):
    r, h = height * 0.58, height
    turned('crucible', hollow([(0, 0), (r * 0.5, 0), (r * 0.58, h * 0.08), (r * 0.86, h * 0.5), (r * 1.02, h)], wall=0.0016), porcelain, at)
    if content:
        turned('content', [(r * 0.80, h * 0.5), (r * 0.45, h * 0.58), (0, h * 0.62)], content, at, sides=32)
