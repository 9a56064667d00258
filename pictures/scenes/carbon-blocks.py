"""A baked anode block from close by: its slots, its stub holes, chipped edges, crumbs of packing coke; stacks behind it."""

import math
import random

from mathutils import noise

from anode_block import HIGH, WIDE, block
from grains import Bed, sprinkle
from light import area, camera, spot
from lumps import grains_of
from materials import coke, emitter, principled
from nodes import material
from palette import AMBER, ICE, linear
from shapes import Build, copy_of, mesh
from shoot import shoot
from sky import even
from stage import stage

stage(samples=6, seed=52, exposure=1.1, bounces=(3, 2, 1))


def baked():
    """Baked carbon from a hand's width: grains of coke in a darker binder, open pores, a film of grey dust, hairline cracks."""
    made, nodes, output = material('baked carbon, close')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Specular=0.22)
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates()
    bent = nodes.vector('ADD', place, nodes.vector('MULTIPLY', nodes('ShaderNodeTexNoise', i_Vector=place, i_Scale=70.0, i_Detail=2.0).outputs['Color'], (0.006, 0.006, 0.006)))
    grains = nodes('ShaderNodeTexVoronoi', i_Vector=bent, i_Scale=150.0, i_Randomness=1.0)
    dice = nodes('ShaderNodeSeparateXYZ', i_Vector=grains.outputs['Color'])
    big = nodes('ShaderNodeTexVoronoi', i_Vector=bent, i_Scale=52.0, i_Randomness=1.0)
    big_dice = nodes('ShaderNodeSeparateXYZ', i_Vector=big.outputs['Color'])
    lump = nodes.math('MULTIPLY', nodes.math('GREATER_THAN', big_dice.outputs[0], 0.72), nodes.math('LESS_THAN', big.outputs['Distance'], 0.42))
    pores = nodes.ramp(nodes.noise(place, 190.0, 3.0, 0.7), [(0.33, 1.0), (0.41, 0.0)])
    cloud = nodes.noise(place, 5.0, 6.0, 0.66)
    dust = nodes.ramp(cloud, [(0.44, 0.0), (0.7, 1.0)])
    fine = nodes.noise(place, 420.0, 2.0, 0.7)
    edge = nodes('ShaderNodeTexVoronoi', feature='DISTANCE_TO_EDGE', i_Vector=nodes.vector('ADD', place, nodes.vector('MULTIPLY', nodes('ShaderNodeTexNoise', i_Vector=place, i_Scale=9.0, i_Detail=6.0).outputs['Color'], (0.12, 0.12, 0.12))), i_Scale=3.2).outputs['Distance']
    crack = nodes.math('MULTIPLY', nodes.ramp(edge, [(0.0016, 1.0), (0.004, 0.0)]), nodes.ramp(nodes.noise(place, 2.6, 2.0), [(0.5, 0.0), (0.56, 1.0)]))
    shade = nodes.mix(nodes.math('MULTIPLY_ADD', dice.outputs[1], 0.7, nodes.math('MULTIPLY', fine, 0.3)), (0.007, 0.0078, 0.0085), (0.031, 0.033, 0.035))
    shade = nodes.mix(nodes.math('MULTIPLY', lump, 0.75), shade, (0.055, 0.058, 0.061))
    shade = nodes.mix(nodes.math('MULTIPLY', dust, 0.4), shade, (0.066, 0.068, 0.069))
    shade = nodes.mix(nodes.math('MAXIMUM', pores, crack), shade, (0.004, 0.004, 0.0045))
    nodes.link(shade, shader.inputs['Base Color'])
    glint = nodes.math('MULTIPLY', nodes.math('GREATER_THAN', dice.outputs[2], 0.86), 0.36)
    nodes.link(nodes.math('SUBTRACT', nodes.math('MULTIPLY_ADD', dust, 0.22, 0.66), glint), shader.inputs['Roughness'])
    relief = nodes.math('SUBTRACT', nodes.math('ADD', nodes.math('MULTIPLY', dice.outputs[1], 0.45), nodes.math('MULTIPLY', fine, 0.4)), nodes.math('MULTIPLY', nodes.math('MAXIMUM', pores, crack), 1.4))
    relief = nodes.math('ADD', relief, nodes.math('MULTIPLY', nodes.noise(place, 26.0, 4.0), 0.9))
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.9, i_Distance=0.003, i_Height=relief).outputs[0], shader.inputs['Normal'])
    return made


surface = baked()
blocks = [block(seed, surface) for seed in (3, 1, 4, 6)]
timber = principled('timber', (0.10, 0.065, 0.04), rough=0.8, dirt=0.6)
laths = Build()


def stack(x, y, layers, first=0):
    """Blocks on two laths; a layer is a little off the one below."""
    for layer in range(layers):
        z = 0.07 + layer * (HIGH + 0.024)
        for side in (-0.48, 0.48):
            laths.box((x + side, y, z - (0.035 if layer == 0 else 0.012)), (0.1, WIDE * 1.02, 0.07 if layer == 0 else 0.024), timber)
        placed = copy_of(blocks[(first + layer) % 4] if layer == 0 else random.choice(blocks), (x + random.gauss(0, 0.014), y + random.gauss(0, 0.012), z))
        placed.rotation_euler = (0, 0, random.gauss(0, 0.008) + (math.pi if layer else 0))


stack(0, 0, 1)
for row in range(1, 12):
    stack(0.03, row * 0.82, 1 if row < 2 else 2 if row < 4 else 3, row)
    stack(1.8, row * 0.82 - 0.4, 2 if row < 3 else 3, row + 1)
    stack(3.6, row * 0.82 - 0.4, 3, row + 2)
laths.done('laths', bevel=0.004)

# Packing coke from the pit: on the block as it came from the tongs, and under it on the floor.
crumb = coke('packing coke', base=0.06, sheen=0.55, pores=0.4, scale=0.9)
grains = grains_of(crumb, 8, 520, subdivisions=3)
TOP = 0.07 + HIGH


def top(x, y):
    near = min(math.hypot(x - hole, y) for hole in (-0.6, -0.2, 0.2, 0.6))
    return TOP - 0.11 if near < 0.084 else TOP


lying = []
for area_of, floor, count, largest in (((-0.76, 0.76, -0.28, 0.28), top, 2600, 0.007), ((-2.2, 1.2, -1.6, -0.36), lambda x, y: 0.0, 7000, 0.012)):
    bed = Bed(area_of, 0.004, floor)
    for _ in range(count):
        x, y = random.uniform(*area_of[:2]), random.uniform(*area_of[2:])
        drift = noise.fractal((x * 3.2, y * 3.2, 8), 1.0, 2.0, 4)
        inside = floor(x, y) == TOP - 0.11
        if not inside and random.random() > max(0.04, (drift + 0.05) * 1.6):
            continue
        own = 0.0011 + largest * random.random() ** 5
        at = bed.drop(x, y, own * 0.8, rolls=1)
        if at:
            lying.append((at, own))
sprinkle('packing coke', grains, lying)

hall = Build()
wall = principled('wall', (0.032, 0.055, 0.062), rough=0.6, dirt=0.4, dirt_scale=0.3)
steel = principled('steel', (0.028, 0.048, 0.056), rough=0.5, dirt=0.5)
hall.box((0, 26, 4), (60, 0.3, 12), wall)
hall.box((0, 10, -0.1), (60, 40, 0.2), principled('floor', (0.040, 0.043, 0.044), rough=0.5, dirt=0.6, dirt_scale=1.6, bump=0.25, bump_scale=30))
for k in range(9):
    hall.box((-12 + k * 3.2, 25.6, 4), (0.35, 0.4, 9), steel)
hall.done('hall')
pane = emitter('dusk pane', (0.08, 0.2, 0.25), 1.0)
for k in range(8):
    mesh('pane', [(-11.5 + k * 3.2, 25.7, 3.3), (-9.3 + k * 3.2, 25.7, 3.3), (-9.3 + k * 3.2, 25.7, 5.4), (-11.5 + k * 3.2, 25.7, 5.4)], [(0, 1, 2, 3)], pane)
glowing = emitter('lamp', AMBER, 14.0)
for x, y, z in ((-2.6, 15, 2.7), (1.1, 17, 2.6), (4.6, 20, 2.9), (-5.2, 20, 2.9)):
    lamp = Build()
    lamp.tube((x, y, z), (x, y, z + 0.1), 0.14, glowing, sides=24)
    lamp.done('lamp')
    spot((x, y, z - 0.1), (x, y - 0.4, 0), 700, AMBER, 130, 0.8, 0.2)

even(linear('#21404a'), 0.12)
area((-3.2, 1.9, 2.3), (0, 0, 0.6), 1.2, 400, ICE, size_y=0.8)
area((2.6, -0.6, 1.5), (0, 0, 0.6), 0.5, 90, AMBER, size_y=0.5)
area((-2.6, -2.6, 1.6), (-0.3, 0, 0.35), 1.6, 70, ICE)
area((0.5, 9, 4.6), (0, 6, 0.6), 7, 700, linear('#7fb0c2'), size_y=5)
camera((-1.80, -1.56, 1.36), (-0.14, 0.22, 0.5), lens=42, fstop=2.2, focus=(-0.72, -0.3, 0.62))
shoot('carbon-blocks', fog={'colour': (0.026, 0.062, 0.073), 'amount': 0.6, 'power': 1.1}, mist=(2.4, 20), bloom=0.1, grade={'vignette': 0.34})
