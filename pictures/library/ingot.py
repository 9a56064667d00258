"""Notched ingots as they come off the casting belt. Metres."""

import math

from mathutils import noise

from nodes import material
from shapes import Build

LONG, PITCH, TALL = 0.70, 0.1165, 0.066
SECTIONS, ACROSS = 420, 15


def cast_alloy(scale=1.0, rough=0.12, skin=48.0):
    """As cast: a crinkled skin, dull oxide clouds, brighter where it was rubbed; each ingot its own gloss.
    `scale` is the ingot's, so that its skin keeps its relief; `skin` is how many crinkles there are to a metre."""
    made, nodes, output = material('cast alloy')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Metallic=1.0)
    nodes.link(shader.outputs[0], output.inputs[0])
    own = nodes('ShaderNodeObjectInfo').outputs['Random']
    place = nodes.vector('ADD', nodes.coordinates(), nodes('ShaderNodeCombineXYZ', i_0=nodes.math('MULTIPLY', own, 40.0)).outputs[0])
    cloud, crinkle = nodes.noise(place, 9.0, 5.0, 0.65), nodes.noise(nodes.vector('MULTIPLY', place, (1.6, 1, 1)), skin, 4.0, 0.6)
    nodes.link(nodes.mix(nodes.ramp(cloud, [(0.35, 0.0), (0.72, 1.0)]), (0.74, 0.75, 0.76), (0.36, 0.37, 0.38)), shader.inputs['Base Color'])
    nodes.link(nodes.math('ADD', nodes.math('MULTIPLY', cloud, 0.30), nodes.math('MULTIPLY_ADD', own, 0.16, rough)), shader.inputs['Roughness'])
    relief = nodes.math('ADD', nodes.math('MULTIPLY', crinkle, 0.5), cloud)
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.5, i_Distance=0.288 * scale / skin, i_Height=relief).outputs[0], shader.inputs['Normal'])
    return made


def ingot(seed, surface, notched=0.016):
    """Drawn along its length: drafted sides, a thin lug at either end, two notches `notched` deep across the back,
    which lay open in the mould: it sank towards its middle and froze in ripples."""
    build, points = Build(), []
    for k in range(SECTIONS + 1):
        x = (k / SECTIONS - 0.5) * LONG
        away = LONG / 2 - abs(x)
        lug = min(1.0, max(0.0, (away - 0.052) / 0.014))
        notch = max(0.0, 1 - abs(abs(x) - 0.115) / 0.026)
        end = max(0.0, 1 - away / 0.006) ** 2
        low = (1 - lug) * 0.028 + end * 0.003
        high = TALL - notched * min(1.0, notch * 1.6) - end * 0.004
        sunk = min(1.0, away / 0.03) * (1 - min(1.0, notch * 2))
        back = []
        for j in range(ACROSS):
            y = 0.047 * (1 - 2 * j / (ACROSS - 1))
            hollow = sunk * (1 - (y / 0.047) ** 2)
            wave = math.sin(2 * math.pi * (x + 14 * y * y) / 0.0085 + 5 * noise.noise((x * 11, y * 16, seed * 3.7)))
            ripple = 0.0003 * wave * max(0.0, 0.1 + 1.3 * noise.noise((x * 7, y * 20, seed * 5.1)))
            back.append((y, high - hollow * (0.0018 + 0.0014 * noise.noise((x * 9, y * 12, seed)) + ripple)))
        section = [(-0.040, low + 0.003), (-0.037, low), (0.037, low), (0.040, low + 0.003), (0.0545, high - 0.0035), (0.0525, high), *back, (-0.0525, high), (-0.0545, high - 0.0035)]
        narrow = 1 - 0.05 * min(1.0, notch) * notched / 0.016 - 0.05 * end
        for y, z in section:
            wobble = 0.0006 * noise.noise((x * 26 + seed * 5, y * 30, z * 30))
            points.append((x, y * narrow + wobble, z + wobble))
    around = len(section)
    build.add(points, [(k * around + j, k * around + (j + 1) % around, (k + 1) * around + (j + 1) % around, (k + 1) * around + j) for k in range(SECTIONS) for j in range(around)], surface, True)
    build.add(points[:around], [tuple(range(around))[::-1]], surface)
    build.add(points[-around:], [tuple(range(around))], surface)
    made = build.done(f'ingot {seed}')
    made.data.use_auto_smooth, made.data.auto_smooth_angle, made.hide_render = True, 0.42, True
    return made
