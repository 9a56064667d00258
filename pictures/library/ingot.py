"""Notched ingots as they come off the casting belt. Metres."""

from mathutils import noise

from nodes import material
from shapes import Build

LONG, PITCH, TALL = 0.70, 0.1165, 0.066


def cast_alloy():
    """As cast: a crinkled skin, dull oxide clouds, brighter where it was rubbed; each ingot its own gloss."""
    made, nodes, output = material('cast alloy')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Metallic=1.0)
    nodes.link(shader.outputs[0], output.inputs[0])
    own = nodes('ShaderNodeObjectInfo').outputs['Random']
    place = nodes.vector('ADD', nodes.coordinates(), nodes('ShaderNodeCombineXYZ', i_0=nodes.math('MULTIPLY', own, 40.0)).outputs[0])
    cloud, crinkle = nodes.noise(place, 9.0, 5.0, 0.65), nodes.noise(nodes.vector('MULTIPLY', place, (1.6, 1, 1)), 48.0, 4.0, 0.6)
    nodes.link(nodes.mix(nodes.ramp(cloud, [(0.35, 0.0), (0.72, 1.0)]), (0.74, 0.75, 0.76), (0.36, 0.37, 0.38)), shader.inputs['Base Color'])
    nodes.link(nodes.math('ADD', nodes.math('MULTIPLY', cloud, 0.30), nodes.math('MULTIPLY_ADD', own, 0.16, 0.12)), shader.inputs['Roughness'])
    relief = nodes.math('ADD', nodes.math('MULTIPLY', crinkle, 0.5), cloud)
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.5, i_Distance=0.006, i_Height=relief).outputs[0], shader.inputs['Normal'])
    return made


def ingot(seed, surface):
    """Drawn along its length: sloped sides, a thin lug at either end, two notches across the back."""
    build, points, sections, around = Build(), [], 88, 12
    for k in range(sections + 1):
        x = (k / sections - 0.5) * LONG
        away = LONG / 2 - abs(x)
        lug = min(1.0, max(0.0, (away - 0.052) / 0.014))
        notch = max(0.0, 1 - abs(abs(x) - 0.115) / 0.026)
        end = max(0.0, 1 - away / 0.012) ** 2
        low = (1 - lug) * 0.028 + end * 0.006
        high = TALL - 0.016 * min(1.0, notch * 1.6) - end * 0.010
        for y, z in ((-0.040, low + 0.005), (-0.034, low), (0.034, low), (0.040, low + 0.005), (0.0545, high - 0.008), (0.0525, high - 0.002), (0.047, high), (0.018, high - 0.002), (-0.018, high - 0.002), (-0.047, high), (-0.0525, high - 0.002), (-0.0545, high - 0.008)):
            narrow = 1 - 0.08 * min(1.0, notch) - 0.10 * end
            wobble = 0.0012 * noise.noise((x * 26 + seed * 5, y * 30, z * 30))
            points.append((x, y * narrow + wobble, z + wobble - (0.0016 if abs(y) < 0.03 and z > TALL / 2 else 0) * (1 + noise.noise((x * 14, y * 50, seed)))))
    build.add(points, [(k * around + j, k * around + (j + 1) % around, (k + 1) * around + (j + 1) % around, (k + 1) * around + j) for k in range(sections) for j in range(around)], surface, True)
    build.add(points[:around], [tuple(range(around))[::-1]], surface)
    build.add(points[-around:], [tuple(range(around))], surface)
    made = build.done(f'ingot {seed}')
    made.data.use_auto_smooth, made.data.auto_smooth_angle, made.hide_render = True, 0.7, True
    return made
