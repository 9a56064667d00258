"""Hexagonal aluminium pins in rows on dark felt, raked by one low lamp. One unit is a centimetre."""

import math
import random

from mathutils import noise

from grains import ground
from light import area, camera
from materials import brushed_metal
from nodes import material
from palette import AMBER, ICE, linear
from shapes import Build, copy_of
from shoot import shoot
from sky import even
from stage import stage

stage(samples=24, seed=143, exposure=0.6, bounces=(4, 1, 2))
ACROSS, THICK, STEP = 2.4, 0.3, 4.1
skin = brushed_metal('brushed face', (0.77, 0.78, 0.79), 0.34, along=(1.2, 60, 60), scale=2.0, strength=0.12)
bright = brushed_metal('turned edge', (0.82, 0.83, 0.84), 0.18, along=(2, 2, 90), scale=2.0, strength=0.06)
brass = brushed_metal('clutch', (0.78, 0.55, 0.24), 0.24, along=(8, 8, 8), scale=2.0, strength=0.05)


def felt():
    """Short fibres: a fine pile that shows a soft light edge-on."""
    made, nodes, output = material('felt')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Base_Color=(0.006, 0.018, 0.021), i_Roughness=1.0, i_Specular=0.0, i_Sheen=0.7, i_Sheen_Tint=0.3)
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates()
    pile = nodes.math('ADD', nodes.noise(place, 22.0, 4.0, 0.7), nodes.math('MULTIPLY', nodes.noise(nodes.vector('MULTIPLY', place, (3, 30, 30)), 3.0, 3.0), 0.6))
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.8, i_Distance=0.03, i_Height=pile).outputs[0], shader.inputs['Normal'])
    return made


def hexagon(build, across, z0, z1, metal, inside=None, turned=0.0):
    """A prism `across` its flats; with `inside` a frame around a hole of that width."""
    def ring(width, z):
        return [(width / math.sqrt(3) * math.cos(math.pi / 3 * k + turned), width / math.sqrt(3) * math.sin(math.pi / 3 * k + turned), z) for k in range(6)]

    after = [(k, (k + 1) % 6) for k in range(6)]
    if inside is None:
        build.add(ring(across, z0) + ring(across, z1), [(a, b, 6 + b, 6 + a) for a, b in after] + [tuple(range(6, 12))], metal)
    else:
        points = ring(across, z0) + ring(across, z1) + ring(inside, z1) + ring(inside, z0)
        build.add(points, [(i * 6 + a, i * 6 + b, i * 6 + 6 + b, i * 6 + 6 + a) for i in range(3) for a, b in after], metal)


def pin(turned_over):
    build = Build()
    hexagon(build, ACROSS, 0, THICK * 0.7, bright)
    hexagon(build, ACROSS * 0.985, THICK * 0.7, THICK * 0.72, skin)
    if turned_over:
        build.tube((0, 0, THICK * 0.7), (0, 0, THICK + 0.12), 0.42, brass, end_radius=0.40, sides=40)
        build.tube((0, 0, THICK + 0.12), (0, 0, THICK + 0.5), 0.17, brass, end_radius=0.15, sides=32)
        build.tube((0, 0, THICK + 0.5), (0, 0, THICK + 0.56), 0.24, brass, end_radius=0.2, sides=32)
        for side in (-1, 1):
            build.tube((side * 0.36, 0, THICK + 0.18), (side * 0.62, 0, THICK + 0.24), 0.09, brass, end_radius=0.12, sides=24)
    else:
        hexagon(build, ACROSS, THICK * 0.7, THICK, bright, ACROSS * 0.84)
        hexagon(build, ACROSS * 0.46, THICK * 0.7, THICK * 0.96, skin)
        hexagon(build, ACROSS * 0.46, THICK * 0.96, THICK * 1.04, bright, ACROSS * 0.36)
    made = build.done('pin', bevel=0.022)
    made.hide_render = True
    return made


def cloth(x, y):
    return 0.03 * noise.noise((x * 0.22, y * 0.22, 2)) + 0.008 * noise.noise((x * 1.4, y * 1.4, 5))


face, back = pin(False), pin(True)
for row in range(-3, 16):
    for column in range(-9, 10):
        x, y = (column + 0.5 * (row % 2)) * STEP + random.gauss(0, 0.05), row * STEP * 0.866 + random.gauss(0, 0.05)
        over = (row, column) in ((0, 1), (3, -2), (6, 3), (5, -4))
        made = copy_of(back if over else face, (x, y, cloth(x, y) + 0.012), (random.gauss(0, 0.012), random.gauss(0, 0.012), math.pi / 6 + random.gauss(0, 0.05) + (1.0 if over else 0)))
        made.hide_render = False
ground(cloth, (-60, 60, -18, 80), 260, felt(), 'felt')

even(linear('#16323c'), 0.10)
area((-18, 16, 7.0), (0, 2, 0), 5.0, 7200, ICE, size_y=1.6)
area((20, 13, 4.5), (1, 3, 0), 1.8, 4200, AMBER, size_y=1.2)
area((0, 46, 26), (0, 12, 0), 26, 5200, linear('#4f93a8'), size_y=6)
area((-12, -16, 18), (0, 2, 0), 8.0, 1500, ICE)
camera((-4.6, -13.2, 7.6), (0.6, 1.4, 0.1), lens=58, fstop=0.3, focus=(0.4, -0.6, 0.2), roll=-3)
shoot('aluminium-pins', fog={'colour': (0.010, 0.032, 0.040), 'amount': 0.7, 'power': 1.3}, mist=(15, 34), bloom=0.08, bloom_from=0.8, grade={'vignette': 0.38, 'saturation': 0.7})
