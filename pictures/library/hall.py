"""A long factory hall along y, its roof light, its overhead crane; and big bags."""

import math

import numpy as np
from mathutils import Vector, noise

from materials import principled
from nodes import material
from plant import drum
from shapes import mesh


def daylight(name, colour, strength):
    """Dirty translucent roof sheet with the sky behind."""
    made, nodes, output = material(name)
    place = nodes.coordinates()
    dirt = nodes.ramp(nodes.noise(nodes.vector('MULTIPLY', place, (0.5, 1.6, 0.5)), 1.1, 4.0, 0.7), [(0.3, 0.35), (0.7, 1.0)])
    ribs = nodes.math('MULTIPLY_ADD', nodes.math('SINE', nodes.math('MULTIPLY', nodes('ShaderNodeSeparateXYZ', i_Vector=place).outputs[1], 18.0)), 0.18, 0.82)
    nodes.link(nodes('ShaderNodeEmission', i_Color=colour, i_Strength=nodes.math('MULTIPLY', nodes.math('MULTIPLY', dirt, ribs), strength)).outputs[0], output.inputs[0])
    return made


def hall(build, parts, width, length, eaves, rise=2.6, pitch=6.0, sky=None, glazing=(0.32, 0.52), plinth=2.4, window=None):
    """Portal frames every `pitch` metres, purlins, sheet walls, roof with a strip of daylight each side; x is 0 in the middle.

    glazing: the strip's share of the slope from the eaves; window (from, to) leaves a band of the same daylight in both walls.
    """
    half = width / 2

    def roof(share):
        return eaves + rise * share

    for k in range(int(length / pitch) + 1):
        y = k * pitch
        for side in (-1, 1):
            build.box((side * half, y, eaves / 2), (0.62, 0.06, eaves), parts['steel'])
            for flange in (-0.3, 0.3):
                build.box((side * half + flange, y, eaves / 2), (0.04, 0.34, eaves), parts['steel'])
            build.box((side * half, y, 0.12), (0.95, 0.7, 0.24), parts['concrete'])
            build.box((side * (half - 0.62), y, eaves - 2.5), (0.9, 0.3, 0.5), parts['steel'])
            for drop in (0.0, 0.75):
                build.beam((side * half, y, roof(0) - drop), (0, y, roof(1) - drop), 0.2, parts['steel'])
            bays = 7
            for bay in range(bays):
                a, b = side * half * (1 - bay / bays), side * half * (1 - (bay + 1) / bays)
                build.beam((a, y, roof(bay / bays) - 0.75 * (bay % 2)), (b, y, roof((bay + 1) / bays) - 0.75 * ((bay + 1) % 2)), 0.11, parts['steel'])
    for side in (-1, 1):
        for k in range(12):
            share = k / 11
            build.box((side * half * (1 - share), length / 2, roof(share) + 0.14), (0.08, length, 0.16), parts['steel'])
        for a, b, kind in ((0, glazing[0], 'dark'), (glazing[0], glazing[1], 'sky'), (glazing[1], 1, 'dark')):
            x0, x1, z0, z1 = side * half * (1 - a), side * half * (1 - b), roof(a) + 0.24, roof(b) + 0.24
            build.add([(x0, 0, z0), (x1, 0, z1), (x1, length, z1), (x0, length, z0)], [(0, 1, 2, 3)], sky if kind == 'sky' and sky else parts['dark'])
        low, high = window or (eaves, eaves)
        for z0, z1, made in ((0, plinth, parts['concrete']), (plinth, low, parts['pale']), (low, high, sky), (high, eaves + 0.2, parts['pale'])):
            if z1 > z0:
                build.box((side * (half + 0.36), length / 2, (z0 + z1) / 2), (0.1, length, z1 - z0), made)
        for z in np.arange(plinth, eaves, 1.9):
            build.box((side * (half + 0.26), length / 2, float(z)), (0.12, length, 0.2), parts['steel'])
        if window:
            for k in range(int(length / 1.5)):
                build.box((side * (half + 0.28), k * 1.5, (low + high) / 2), (0.08, 0.07, high - low), parts['dark'])
        build.box((side * (half - 0.95), length / 2, eaves - 1.95), (0.5, length, 0.75), parts['rust'])
        build.box((side * (half - 0.95), length / 2, eaves - 1.52), (0.08, length, 0.1), parts['galvanised'])
        for cable in range(3):
            build.tube((side * (half - 0.42), 0, 4.2 + cable * 0.16), (side * (half - 0.42), length, 4.2 + cable * 0.16), 0.05, parts[('galvanised', 'steel', 'dark')[cable]], sides=8)
    build.box((0, length + 0.2, (eaves + rise) / 2), (width, 0.1, eaves + rise), parts['pale'])


def crane(build, parts, y, width, rail, trolley=0.2, hook=4.0):
    """A double-girder overhead crane at y, its rails `rail` metres high; trolley: -1..1 across."""
    span = width - 1.9
    for shift in (-1.1, 1.1):
        build.box((0, y + shift, rail + 0.75), (span, 0.55, 1.3), parts['amber paint'])
        for k in range(int(span / 2)):
            build.box((-span / 2 + 1 + k * 2, y + shift, rail + 0.75), (0.05, 0.6, 1.2), parts['amber paint'])
    build.railing((-span / 2, y - 1.5, rail + 1.4), (span / 2, y - 1.5, rail + 1.4), parts['steel'], 1.6)
    for side in (-1, 1):
        build.box((side * span / 2, y, rail + 0.35), (0.6, 4.6, 0.6), parts['dark'])
        for shift in (-1.7, 1.7):
            drum(build, (side * span / 2 - 0.15, y + shift, rail + 0.22), (1, 0, 0), 0.3, 0.3, parts['steel'], 24)
    x = trolley * span / 2
    build.box((x, y, rail + 1.65), (2.6, 3.0, 0.5), parts['dark'])
    drum(build, (x - 1.0, y, rail + 2.2), (1, 0, 0), 2.0, 0.45, parts['steel'], 28)
    build.box((x + 1.3, y + 0.9, rail + 2.2), (0.8, 0.8, 0.9), parts['cladding'])
    for a in (-0.3, 0.3):
        for b in (-0.12, 0.12):
            build.tube((x + a, y + b, rail + 1.5), (x + a * 0.7, y + b, rail - hook), 0.022, parts['dark'], sides=6)
    build.box((x, y, rail - hook - 0.3), (0.75, 0.4, 0.7), parts['amber paint'])
    points = [Vector((x + 0.17 * math.sin(t), y, rail - hook - 0.92 - 0.2 * math.cos(t))) for t in (math.pi, 2.3, 1.5, 0.6, -0.3, -1.2, -1.9)]
    for a, b in zip(points, points[1:]):
        build.tube(a, b, 0.055, parts['steel'], sides=10)
    build.box((x - 4.2 if x > 0 else x + 4.2, y - 0.2, rail - 0.9), (1.6, 1.9, 1.9), parts['cladding'])
    build.box((x - 4.2 if x > 0 else x + 4.2, y - 1.17, rail - 0.75), (1.35, 0.05, 1.0), parts['panes'][1])


def high_bay(build, parts, at, core='cold'):
    """A bell lamp under the roof."""
    x, y, z = at
    build.tube((x, y, z + 0.5), (x, y, z + 1.6), 0.02, parts['dark'], sides=6)
    build.tube((x, y, z + 0.08), (x, y, z + 0.5), 0.3, parts['dark'], 0.1, sides=20)
    build.tube((x, y, z), (x, y, z + 0.1), 0.17, parts[core], sides=20)


def big_bag(name, seed, made, side=0.92, tall=1.05):
    """A filled bulk bag of woven fabric: bulging, creased, with four loops; its origin is its foot. Hidden, for copy_of."""
    rings, segments = 26, 56
    vertices = []
    for ring in range(rings + 1):
        t = ring / rings
        bulge = 1 + 0.11 * math.sin(math.pi * min(1, t * 1.05)) - 0.3 * max(0, t - 0.9) * 5 * (t - 0.86) * 10 * 0.1
        shrink = 1.0 if t < 0.9 else max(0.12, 1 - ((t - 0.9) / 0.1) ** 2 * 0.88)
        power = 5 - 2 * t
        for k in range(segments):
            a = 2 * math.pi * k / segments
            c, s = math.cos(a), math.sin(a)
            r = (abs(c) ** power + abs(s) ** power) ** (-1 / power) * side / 2 * bulge * shrink
            p = Vector((r * c, r * s, tall * (t if t < 0.93 else 0.93 + (t - 0.93) * 0.6)))
            crease = noise.noise(Vector((p.x * 3, p.y * 3, p.z * 7)) + Vector((seed * 7, 0, 0))) * 0.024 + noise.noise(p * 13 + Vector((0, seed * 5, 0))) * 0.008
            vertices.append(p * 1.0 + Vector((c, s, 0)) * crease)
    faces = [(i * segments + k, i * segments + (k + 1) % segments, (i + 1) * segments + (k + 1) % segments, (i + 1) * segments + k) for i in range(rings) for k in range(segments)]
    faces.append(tuple(range(rings * segments, (rings + 1) * segments)))
    for a in (-1, 1):
        for b in (-1, 1):
            first = len(vertices)
            x, y = a * side * 0.44, b * side * 0.44
            for x0, y0, z0 in ((x, y, tall * 0.72), (x * 0.92, y * 0.92, tall * 1.06), (x * 0.6, y * 0.92, tall * 1.12), (x * 0.5, y * 0.9, tall * 0.94)):
                vertices += [Vector((x0 * 1.04, y0 * 1.05, z0)), Vector((x0 * 1.04, y0 * 1.05 - b * 0.07, z0))]
            faces += [(first + 2 * k, first + 2 * k + 1, first + 2 * k + 3, first + 2 * k + 2) for k in range(3)]
    made_object = mesh(name, vertices, faces, made, smooth=True)
    made_object.hide_render = True
    return made_object


def bag_fabric(name='bag fabric', colour=(0.42, 0.43, 0.41)):
    return principled(name, colour, 0.75, 0, 0.3, dirt=0.55, dirt_scale=1.6, bump=0.25, bump_scale=90)


def tyre_marked(name='hall floor', colour=(0.12, 0.125, 0.125), along=(1, 0.05, 1)):
    """Worn sealed concrete: half gloss, joints every 6 m, dark marks along the way lorries take."""
    made, nodes, output = material(name)
    shader = nodes('ShaderNodeBsdfPrincipled')
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates()
    parts = nodes('ShaderNodeSeparateXYZ', i_Vector=place)
    marks = nodes.ramp(nodes.noise(nodes.vector('MULTIPLY', place, along), 1.9, 5.0, 0.65), [(0.46, 1.0), (0.66, 0.32)])
    stains = nodes.math('MULTIPLY_ADD', nodes.noise(place, 0.35, 5.0, 0.6), 0.7, 0.6)
    joint = None
    for axis in (0, 1):
        line = nodes.ramp(nodes.math('FRACT', nodes.math('DIVIDE', parts.outputs[axis], 6.0)), [(0.0, 0.3), (0.006, 1.0)])
        joint = line if joint is None else nodes.math('MULTIPLY', joint, line)
    tone = nodes.math('MULTIPLY', nodes.math('MULTIPLY', marks, stains), joint)
    nodes.link(nodes.mix(1.0, colour, tone, 'MULTIPLY'), shader.inputs['Base Color'])
    nodes.link(nodes.ramp(nodes.noise(place, 0.4, 4.0, 0.55), [(0.3, 0.2), (0.7, 0.42)]), shader.inputs['Roughness'])
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.12, i_Distance=0.01, i_Height=nodes.noise(place, 3.0, 4.0)).outputs[0], shader.inputs['Normal'])
    return made


def floor(made, width, length):
    return mesh('floor', [(-width, -30, 0), (width, -30, 0), (width, length + 10, 0), (-width, length + 10, 0)], [(0, 1, 2, 3)], made)
