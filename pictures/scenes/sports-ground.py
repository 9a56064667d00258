"""A floodlit basketball court after rain, at the end of dusk: hoop, painted lines, puddles, mesh fence, dormitories behind."""

import math
import random

from mathutils import Euler, Vector

from city import facade, town
from light import area, camera, point, spot
from materials import emitter, principled
from nodes import material
from palette import AMBER, ICE
from shapes import Build, copy_of, mesh
from shoot import shoot
from sky import sky
from stage import stage
from trees import blades, leaf, tree

COURT_LENGTH, COURT_WIDTH, LINE = 28.0, 15.0, 0.05
RIM_HEIGHT, RIM_RADIUS, RIM_FROM_END = 3.05, 0.225, 1.575

stage(samples=14, seed=31, exposure=1.55, bounces=(4, 1, 2))


def painted_ground():
    """Acrylic court: blue-green field, rust key, lines worn, all under puddles and a wet film."""
    made, nodes, output = material('court')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Specular=0.5)
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates()
    parts = nodes('ShaderNodeSeparateXYZ', i_Vector=place)
    x, y = nodes.math('ABSOLUTE', parts.outputs[0]), parts.outputs[1]
    y_size = nodes.math('ABSOLUTE', y)

    def within(value, centre, half):
        return nodes.math('COMPARE', value, centre, half)

    def both(*values):
        result = values[0]
        for value in values[1:]:
            result = nodes.math('MULTIPLY', result, value)
        return result

    def either(*values):
        result = values[0]
        for value in values[1:]:
            result = nodes.math('MAXIMUM', result, value)
        return result

    half_length, half_width = COURT_LENGTH / 2, COURT_WIDTH / 2
    field = both(within(x, 0, half_length), within(y_size, 0, half_width))
    key = both(within(x, half_length - 2.9, 2.9), within(y_size, 0, 2.45))
    from_rim = nodes.vector('DISTANCE', nodes('ShaderNodeCombineXYZ', i_0=x, i_1=y, i_2=0.0).outputs[0], (half_length - RIM_FROM_END, 0, 0), output='Value')
    from_line = nodes.vector('DISTANCE', nodes('ShaderNodeCombineXYZ', i_0=x, i_1=y, i_2=0.0).outputs[0], (half_length - 5.8, 0, 0), output='Value')
    from_middle = nodes.vector('LENGTH', nodes('ShaderNodeCombineXYZ', i_0=x, i_1=y, i_2=0.0).outputs[0], output='Value')
    thin = LINE / 2
    lines = either(
        both(within(x, half_length, thin), within(y_size, 0, half_width)),
        both(within(y_size, half_width, thin), within(x, 0, half_length)),
        both(within(x, 0, thin), within(y_size, 0, half_width)),
        within(from_middle, 1.8, thin),
        both(within(y_size, 2.45, thin), within(x, half_length - 2.9, 2.9)),
        both(within(x, half_length - 5.8, thin), within(y_size, 0, 2.45)),
        both(within(from_line, 1.8, thin), nodes.math('LESS_THAN', x, half_length - 5.8)),
        both(within(from_rim, 6.75, thin), within(y_size, 0, 6.6)),
        both(within(y_size, 6.6, thin), within(x, half_length - 1.5, 1.5)),
        both(within(from_rim, 1.25, thin), nodes.math('LESS_THAN', x, half_length - RIM_FROM_END)),
    )
    worn = nodes.ramp(nodes.noise(place, 5.0, 5.0, 0.75), [(0.3, 0.25), (0.55, 1.0)])
    stain = nodes.math('MULTIPLY_ADD', nodes.noise(place, 0.7, 5.0, 0.65), 1.1, 0.4)
    tone = nodes.mix(field, (0.028, 0.032, 0.033), (0.018, 0.06, 0.066))
    tone = nodes.mix(nodes.math('MULTIPLY', key, 0.92), tone, (0.13, 0.042, 0.018))
    tone = nodes.mix(nodes.math('MULTIPLY', lines, worn), tone, (0.42, 0.43, 0.42))
    tone = nodes.mix(1.0, tone, stain, 'MULTIPLY')
    dry = nodes.ramp(nodes.noise(place, 0.23, 6.0, 0.6), [(0.4, 0.0), (0.56, 1.0)])
    nodes.link(nodes.mix(dry, nodes.mix(1.0, tone, (0.55, 0.55, 0.55), 'MULTIPLY'), tone), shader.inputs['Base Color'])
    grit = nodes.noise(place, 90.0, 3.0)
    nodes.link(nodes.math('MULTIPLY_ADD', dry, 0.26, nodes.math('MULTIPLY_ADD', nodes.math('MULTIPLY', grit, dry), 0.12, 0.02)), shader.inputs['Roughness'])
    relief = nodes('ShaderNodeBump', i_Distance=0.01, i_Height=grit)
    nodes.link(nodes.math('MULTIPLY_ADD', dry, 0.35, 0.0), relief.inputs['Strength'])
    nodes.link(relief.outputs[0], shader.inputs['Normal'])
    return made


mesh('court', [(-80, -60, 0), (80, -60, 0), (80, 90, 0), (-80, 90, 0)], [(0, 1, 2, 3)], painted_ground())
steel = principled('galvanised', (0.3, 0.32, 0.33), rough=0.42, metal=0.75, dirt=0.5, dirt_scale=3, streaks=0.4)
painted = principled('painted post', (0.02, 0.06, 0.068), rough=0.35, dirt=0.5, dirt_scale=2.5, streaks=0.5)
orange = principled('rim', (0.55, 0.13, 0.03), rough=0.4, dirt=0.4, dirt_scale=12)
cord = principled('cord', (0.5, 0.5, 0.47), rough=0.9)
board, pad = principled('board', (0.42, 0.45, 0.45), rough=0.22, dirt=0.25, dirt_scale=1.5, streaks=0.35), principled('pad', (0.012, 0.05, 0.058), rough=0.5, dirt=0.5, dirt_scale=4, bump=0.1, bump_scale=60)


def hoop(x, facing):
    """A post with its padded foot, arm, board and net; facing +1 looks along +x."""
    made = Build()
    face = x + facing * 1.2
    foot = x - facing * 0.75
    made.box((foot, 0, 0.16), (1.1, 0.9, 0.3), painted)
    for side in (-1, 1):
        for end in (-1, 1):
            made.tube((foot + end * 0.42, side * 0.37, 0.31), (foot + end * 0.42, side * 0.37, 0.35), 0.022, steel, sides=6)
    made.box((foot + facing * 0.1, 0, 1.7), (0.2, 0.2, 2.9), painted)
    made.box((foot + facing * 0.1, 0, 1.15), (0.34, 0.34, 1.6), pad)
    made.beam((foot + facing * 0.1, 0, 3.05), (face - facing * 0.16, 0, 3.3), 0.13, painted)
    made.beam((foot + facing * 0.1, 0, 2.2), (face - facing * 0.5, 0, 3.2), 0.07, painted)
    for side in (-1, 1):
        made.beam((foot + facing * 0.2, side * 0.06, 3.0), (face - facing * 0.05, side * 0.62, 3.72), 0.045, painted)
        made.beam((face - facing * 0.2, side * 0.05, 3.3), (face - facing * 0.05, side * 0.6, 3.0), 0.045, painted)
    made.box((face, 0, 3.42), (0.035, 1.8, 1.05), board)
    for z, tall in ((2.92, 0.05), (3.92, 0.05)):
        made.box((face + facing * 0.002, 0, z), (0.05, 1.84, tall), steel)
    for side in (-1, 1):
        made.box((face + facing * 0.002, side * 0.9, 3.42), (0.05, 0.05, 1.05), steel)
        made.box((face + facing * 0.019, side * 0.275, 3.31), (0.004, 0.05, 0.45), orange)
    for z in (3.09, 3.51):
        made.box((face + facing * 0.019, 0, z), (0.004, 0.6, 0.05), orange)
    made.box((face, 0, 2.9), (0.07, 1.84, 0.07), pad)
    centre = Vector((face + facing * (0.151 + RIM_RADIUS), 0, RIM_HEIGHT))
    made.box((face + facing * 0.08, 0, RIM_HEIGHT - 0.04), (0.14, 0.18, 0.1), orange)
    ring = [centre + Vector((RIM_RADIUS * math.cos(a), RIM_RADIUS * math.sin(a), 0)) for a in (2 * math.pi * k / 40 for k in range(41))]
    for here, there in zip(ring, ring[1:]):
        made.tube(here, there, 0.0095, orange, sides=8, caps=False)
    levels = [(0.22, 0.0), (0.2, 0.1), (0.17, 0.2), (0.14, 0.3), (0.125, 0.42)]
    for row in range(4):
        for k in range(12):
            for turn in (-0.5, 0.5):
                a, b = (2 * math.pi * (k + row * 0.5) / 12, 2 * math.pi * (k + row * 0.5 + turn) / 12)
                (r0, z0), (r1, z1) = levels[row], levels[row + 1]
                wind = 0.02 * (row / 3) ** 2
                made.tube(centre + Vector((r0 * math.cos(a), r0 * math.sin(a) + wind, -z0)), centre + Vector((r1 * math.cos(b), r1 * math.sin(b) + wind * 1.7, -z1)), 0.0042, cord, sides=5, caps=False)
    return made.done('hoop', bevel=0.006)


hoop(COURT_LENGTH / 2 - RIM_FROM_END + 0.151 + RIM_RADIUS + 1.2, -1)
hoop(-COURT_LENGTH / 2 + RIM_FROM_END - 0.151 - RIM_RADIUS - 1.2, 1)

wire, wire_nodes, wire_output = material('mesh fence')
along = wire_nodes('ShaderNodeSeparateXYZ', i_Vector=wire_nodes.coordinates())
run = wire_nodes.math('ADD', along.outputs[0], along.outputs[1])
threads = [wire_nodes.math('LESS_THAN', wire_nodes.math('FRACT', wire_nodes.math('MULTIPLY', wire_nodes.math(sign, run, along.outputs[2]), 11.0)), 0.075) for sign in ('ADD', 'SUBTRACT')]
metal_part = wire_nodes('ShaderNodeBsdfPrincipled', i_Base_Color=(0.05, 0.09, 0.09), i_Metallic=0.5, i_Roughness=0.45)
wire_nodes.link(wire_nodes('ShaderNodeMixShader', i_0=wire_nodes.math('MAXIMUM', *threads), i_1=wire_nodes('ShaderNodeBsdfTransparent').outputs[0], i_2=metal_part.outputs[0]).outputs[0], wire_output.inputs[0])
fence = Build()
for x in range(-21, 22, 3):
    fence.tube((x, 11.5, 0), (x, 11.5, 4.05), 0.038, painted)
for z in (0.12, 2.0, 4.0):
    fence.tube((-21, 11.5, z), (21, 11.5, z), 0.026, painted)
    fence.tube((21, -12, z), (21, 11.5, z), 0.026, painted)
for y in range(-12, 12, 3):
    fence.tube((21, y, 0), (21, y, 4.05), 0.038, painted)
fence.done('fence posts')
mesh('fence', [(-21, 11.5, 0.1), (21, 11.5, 0.1), (21, 11.5, 4), (-21, 11.5, 4)], [(0, 1, 2, 3)], wire)

lens, core = emitter('lens', (0.85, 0.94, 1.0), 26), principled('housing', (0.03, 0.033, 0.035), rough=0.4, metal=0.5)
for x, y in ((-15.5, 10.6), (0.4, 10.6), (15.5, 10.6)):
    mast = Build()
    mast.tube((x, y, 0), (x, y, 9.6), 0.11, steel, end_radius=0.065)
    mast.tube((x, y, 0), (x, y, 0.03), 0.24, steel)
    mast.box((x, y - 0.1, 1.1), (0.2, 0.14, 0.42), core)
    mast.beam((x - 0.95, y, 9.45), (x + 0.95, y, 9.45), 0.07, steel)
    for k in (-0.7, 0, 0.7):
        mast.box((x + k, y - 0.17, 9.36), (0.46, 0.3, 0.16), core, (0.75, 0, 0))
        mast.box((x + k, y - 0.235, 9.3), (0.3, 0.17, 0.012), lens, (0.75, 0, 0))
    mast.done('mast', bevel=0.01)
    spot((x, y - 0.35, 9.2), (x * 0.75, 0.5, 0), 3600, (0.86, 0.94, 1.0), angle=112, blend=0.7, radius=0.7)

bench = Build()
for x in (-6, -3.2, 6.5):
    for k in range(4):
        bench.box((x, 9.6 + k * 0.105, 0.45), (1.8, 0.09, 0.035), principled('slat', (0.09, 0.05, 0.028), rough=0.5))
    for end in (-0.7, 0.7):
        bench.box((x + end, 9.75, 0.21), (0.06, 0.38, 0.42), core)
bench.tube((9.2, 9.8, 0), (9.2, 9.8, 0.75), 0.2, core, end_radius=0.23, sides=24)
bench.done('benches', bevel=0.006)
ball = Build()
rings = 24
corners = [(math.sin(math.pi * i / rings) * math.cos(2 * math.pi * k / 40) * 0.121, math.sin(math.pi * i / rings) * math.sin(2 * math.pi * k / 40) * 0.121, math.cos(math.pi * i / rings) * 0.121) for i in range(rings + 1) for k in range(40)]
ball.add(corners, [(i * 40 + k, i * 40 + (k + 1) % 40, (i + 1) * 40 + (k + 1) % 40, (i + 1) * 40 + k) for i in range(rings) for k in range(40)], principled('ball', (0.22, 0.065, 0.02), rough=0.55, dirt=0.4, dirt_scale=9, bump=0.4, bump_scale=330), True)
for turn in ((0, 0, 0), (0, 1.571, 0), (0.6, 0.9, 0)):
    seam = [Euler(turn).to_matrix() @ Vector((0.1212 * math.cos(a), 0.1212 * math.sin(a), 0)) for a in (2 * math.pi * k / 48 for k in range(49))]
    for here, there in zip(seam, seam[1:]):
        ball.tube(here, there, 0.0022, core, sides=5, caps=False)
made = ball.done('ball')
made.location, made.rotation_euler = (8.6, -2.2, 0.121), (0.4, 0.7, 0.2)

foliage = leaf('plane leaf', (0.03, 0.045, 0.014))
crowns = [tree(f'street tree {k}', 11 + k, principled('bark', (0.045, 0.038, 0.03), rough=0.85), principled('twig', (0.03, 0.025, 0.02)), foliage, height=8.5 + k, leaves=17000, leaf_size=0.115, limbs=28, spread=0.5, droop=0.0) for k in range(2)]
for k in range(15):
    copy_of(crowns[k % 2], (-40 + k * 5.4 + random.uniform(-1.5, 1.5), 16.5 + random.uniform(-1, 2), 0), (0, 0, random.uniform(0, 6.28)), random.uniform(0.8, 1.15))
for x in (-9.5, 7.2, 19.0):
    street = Build()
    street.tube((x, 14.2, 0), (x, 14.2, 4.3), 0.06, core, end_radius=0.045)
    street.tube((x, 14.2, 4.3), (x, 14.2, 4.36), 0.24, core, sides=24)
    street.tube((x, 14.2, 4.2), (x, 14.2, 4.3), 0.1, emitter(f'street lamp {x}', (1.0, 0.62, 0.28), 14), sides=20)
    street.done('street lamp')
    point((x, 14.0, 4.05), 420, (1.0, 0.6, 0.28), radius=0.15)
weeds = [blades(f'weed {k}', 5 + k, principled('weed', (0.03, 0.038, 0.014), rough=0.8), count=30, height=(0.08, 0.3), width=0.006, spread=0.1, lean=0.8) for k in range(3)]
for _ in range(260):
    copy_of(random.choice(weeds), (random.uniform(-21, 21), 11.5 + random.gauss(0.1, 0.16), 0), (0, 0, random.uniform(0, 6.28)), random.uniform(0.6, 1.5))
wall, curtained = facade('dormitory', (0.045, 0.047, 0.047), bay=3.4, storey=3.1, lit=0.26, strength=0.4, ribbon=0.3), principled('window bar', (0.06, 0.063, 0.063), rough=0.5)
for x, y, wide, storeys in ((-20, 78, 54, 6), (42, 88, 48, 7), (100, 104, 50, 5)):
    block, tall = Build(), storeys * 3.1
    block.box((0, 0, tall / 2), (wide, 13, tall), wall)
    block.box((0, 0, tall + 0.35), (wide + 0.5, 13.5, 0.7), steel)
    for k in range(-int(wide / 6.8), int(wide / 6.8)):
        # The pattern of the facade runs along x + y: at y = -6.5 it is moved by so much.
        middle = (k + 0.5) * 3.4 + 6.5
        for storey in range(storeys):
            z = (storey + 0.52) * 3.1
            block.box((middle + 0.12, -6.52, z), (0.07, 0.08, 2.05), curtained)
            block.box((middle, -6.52, z + 0.35), (1.4, 0.08, 0.07), curtained)
            block.box((middle, -6.6, z - 1.06), (1.6, 0.26, 0.09), curtained)
            if random.random() < 0.3:
                block.box((middle + random.choice((-0.35, 0.38)), -6.5, z), (0.6, 0.03, 1.95), curtained)
            if random.random() < 0.25:
                block.box((middle + 1.6, -6.75, z - 0.6), (0.8, 0.35, 0.6), steel)
        if k % 3 == 0:
            block.tube((middle + 1.7, -6.6, 0), (middle + 1.7, -6.6, tall), 0.07, steel, sides=8)
    block.done('dormitory').location = (x, y, 0)
town(26, (-160, 200, 150, 420), heights=(12, 45), seed=4)

area((10, -14, 7), (8, 0, 1), 8, 260, ICE)
sky([(-1, (0.01, 0.015, 0.02)), (0, (0.3, 0.2, 0.13)), (0.05, (0.17, 0.18, 0.18)), (0.18, (0.06, 0.12, 0.15)), (0.5, (0.02, 0.05, 0.075)), (1, (0.008, 0.02, 0.033))], strength=0.55, sun=(0.75, 1, 0.02), sun_colour=AMBER, glow=0.7, clouds=0.65, cloud_colour=(0.04, 0.055, 0.065), cloud_scale=1.1, seed=7.0)
camera((7.1, -4.5, 0.42), (10.1, 1.4, 1.58), lens=28, fstop=0.6, focus=(8.6, -2.2, 0.12))
shoot('sports-ground', fog={'colour': (0.06, 0.08, 0.09), 'amount': 0.75, 'from_sky': 0.8, 'behind': True}, mist=(14, 330), bloom=0.11, bloom_from=0.9, grade={'vignette': 0.3})
