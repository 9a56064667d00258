"""Baked anode blocks with slots below and stub holes in their tops."""

import math

from mathutils import noise

from nodes import material
from shapes import Build

LONG, WIDE, HIGH, SECTIONS, RIM = 1.6, 0.7, 0.6, 144, 96
LIP = ((0.008, 0.0), (0.003, 0.002), (0.0, 0.007), (-0.004, 0.11))


def carbon(scale=1.0):
    """Baked carbon: matt grey, coke grains and open pores showing, packing dust in cloudy patches, every block its own shade."""
    made, nodes, output = material('baked carbon')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Specular=0.35)
    nodes.link(shader.outputs[0], output.inputs[0])
    own = nodes('ShaderNodeObjectInfo').outputs['Random']
    place = nodes.vector('ADD', nodes.coordinates(), nodes('ShaderNodeCombineXYZ', i_0=nodes.math('MULTIPLY', own, 60.0)).outputs[0])
    cloud, grain = nodes.noise(place, 3.2, 5.0, 0.65), nodes.noise(place, 95.0, 3.0, 0.7)
    bent = nodes.vector('ADD', place, nodes.vector('MULTIPLY', nodes('ShaderNodeTexNoise', i_Vector=place, i_Scale=60.0, i_Detail=2.0).outputs['Color'], (0.012, 0.012, 0.012)))
    cells = nodes('ShaderNodeTexVoronoi', i_Vector=bent, i_Scale=62.0)
    lump = nodes('ShaderNodeSeparateXYZ', i_Vector=cells.outputs['Color']).outputs[0]
    coarse = nodes.math('MULTIPLY', nodes.ramp(lump, [(0.62, 0.0), (0.66, 1.0)]), nodes.ramp(cells.outputs['Distance'], [(0.3, 1.0), (0.5, 0.0)]))
    pores = nodes.math('MULTIPLY', nodes.ramp(lump, [(0.1, 1.0), (0.13, 0.0)]), nodes.ramp(cells.outputs['Distance'], [(0.16, 1.0), (0.3, 0.0)]))
    dust = nodes.ramp(cloud, [(0.46, 0.0), (0.72, 0.8)])
    shade = nodes.mix(dust, nodes.mix(nodes.ramp(grain, [(0.35, 0.0), (0.7, 1.0)]), (0.020, 0.022, 0.024), (0.062, 0.066, 0.070)), (0.095, 0.098, 0.1))
    shade = nodes.mix(pores, nodes.mix(nodes.math('MULTIPLY', coarse, 0.7), shade, (0.1, 0.104, 0.108)), (0.004, 0.004, 0.005))
    nodes.link(nodes.mix(1.0, shade, nodes.math('MULTIPLY_ADD', own, 0.6, 0.7), 'MULTIPLY'), shader.inputs['Base Color'])
    nodes.link(nodes.math('MULTIPLY_ADD', dust, 0.25, 0.66), shader.inputs['Roughness'])
    relief = nodes.math('ADD', nodes.math('MULTIPLY', grain, 0.35), nodes.math('MULTIPLY', nodes.noise(place, 17.0, 4.0), 0.8))
    relief = nodes.math('ADD', relief, nodes.math('MULTIPLY_ADD', coarse, 0.25, nodes.math('MULTIPLY', pores, -0.8)))
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.55, i_Distance=0.012 * scale, i_Height=relief).outputs[0], shader.inputs['Normal'])
    return made


def block(seed, made, chipped=1.0):
    """The section with its two slots and sloped shoulders is drawn along the block; its corners are chipped at random."""
    w, slot, deep, shoulder = WIDE / 2, 0.008, 0.20, 0.07
    loop = [(-w, 0.015), (-w + 0.015, 0)]
    for centre in (-0.13, 0.13):
        loop += [(centre - slot, 0), (centre - slot, deep), (centre + slot, deep), (centre + slot, 0)]
    loop += [(w - 0.015, 0), (w, 0.015), (w, HIGH * 0.5), (w, HIGH - shoulder), (w - 0.045, HIGH - 0.012), (w - 0.06, HIGH), (-w + 0.06, HIGH), (-w + 0.045, HIGH - 0.012), (-w, HIGH - shoulder), (-w, HIGH * 0.5)]
    build, points, count = Build(), [], len(loop)
    for k in range(SECTIONS + 1):
        x = -LONG / 2 + LONG * k / SECTIONS
        end = 0.018 if k in (0, SECTIONS) else 0.0
        for y, z in loop:
            bite = max(0.0, noise.noise((x * 5 + seed * 9, y * 7, z * 7)) - 0.22) * 0.075 * chipped + abs(noise.noise((x * 14 + seed, y * 9, z * 9))) * 0.006 * chipped
            # Slots and the edge that carries the top stay whole; the shoulder under it is only rubbed.
            bite = 0 if abs(y) < w - 0.055 else min(bite, 0.012) if z > HIGH * 0.6 else bite
            points.append((x, y * (1 - (bite + end) / w), z + (HIGH / 2 - z) * (bite + end) * 1.6))
    build.add(points, [(k * count + j, k * count + (j + 1) % count, (k + 1) * count + (j + 1) % count, (k + 1) * count + j) for k in range(SECTIONS) for j in range(count) if j != 15 or k in (0, SECTIONS - 1)], made, True)
    build.add(points[:count], [tuple(range(count))[::-1]], made)
    build.add(points[-count:], [tuple(range(count))], made)
    # The top: four squares, each with a stub hole.
    edges = [LONG / SECTIONS - LONG / 2, -0.4, 0.0, 0.4, LONG / 2 - LONG / SECTIONS]
    for hole in range(4):
        cx, wy, radius = -0.6 + hole * 0.4, w - 0.06, 0.088
        rings = [[] for _ in range(len(LIP) + 1)]
        for k in range(RIM):
            a = 2 * math.pi * k / RIM
            c, s = math.cos(a), math.sin(a)
            half = edges[hole + 1] - cx if c > 0 else cx - edges[hole]
            corner = math.atan2(wy, half)
            if abs(math.atan2(abs(s), abs(c)) - corner) < math.pi / RIM:
                outer = (cx + math.copysign(half, c), math.copysign(wy, s), HIGH)
            else:
                reach = min(half / max(abs(c), 1e-6), wy / max(abs(s), 1e-6))
                outer = (cx + reach * c, reach * s, HIGH)
            rings[0].append(outer)
            # A rounded lip, then the hole narrows a little as it goes down.
            for ring, (wider, deep) in enumerate(LIP, 1):
                rings[ring].append((cx + (radius + wider) * c, (radius + wider) * s, HIGH - deep))
        points = [p for ring in rings for p in ring]
        build.add(points, [(r * RIM + k, r * RIM + (k + 1) % RIM, (r + 1) * RIM + (k + 1) % RIM, (r + 1) * RIM + k) for r in range(len(LIP)) for k in range(RIM)], made)
        build.add(rings[-1], [tuple(range(RIM))], made)
    done = build.done(f'block {seed}')
    done.data.use_auto_smooth, done.data.auto_smooth_angle, done.hide_render = True, 0.5, True
    return done
