"""One lump of coke on black velvet, close: open pores and metallic facets. 1 unit is 1 cm."""

import math
import random

from mathutils import Vector, noise

from grains import Bed, dent, ground, sprinkle
from light import area, camera
from materials import coke
from nodes import material
from palette import AMBER, ICE, linear
from shapes import rock
from shoot import shoot
from sky import even
from stage import stage

stage(samples=18, seed=41, exposure=0.6, bounces=(3, 1, 2))


def velvet():
    """Pile that is black from above and shows a soft light edge-on."""
    made, nodes, output = material('velvet')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Base_Color=(0.0035, 0.0045, 0.005), i_Roughness=1.0, i_Specular=0.0, i_Sheen=0.4, i_Sheen_Tint=0.0)
    nodes.link(shader.outputs[0], output.inputs[0])
    pile = nodes.math('ADD', nodes.noise(nodes.coordinates(), 26.0, 3.0), nodes.math('MULTIPLY', nodes.noise(nodes.coordinates(), 1.7, 3.0), 1.5))
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.7, i_Distance=0.03, i_Height=pile).outputs[0], shader.inputs['Normal'])
    return made


def cloth(x, y):
    folds = 0.42 * math.sin(0.55 * x + 0.32 * y + 1.2 * noise.noise((x * 0.16, y * 0.16, 2))) * min(1, max(0, math.hypot(x - 0.8, y) - 2.4) / 4)
    back = 0.012 * max(0, y - 6) ** 2.2
    return folds + back + 0.06 * noise.noise((x * 0.7, y * 0.7, 1))


bright = coke('lump', base=0.06, sheen=0.6, pores=1.0, scale=1.6)
lump = rock('coke', 17, bright, subdivisions=7, cuts=11, rough=0.1, fine=0.032)
dent(lump, [(9, 0.12, 0.24, 0.4), (110, 0.025, 0.09, 0.8), (500, 0.012, 0.03, 0.9)], 5)
lump.data.auto_smooth_angle = 0.6
lump.hide_render = False
lump.scale, lump.rotation_euler = (2.5, 2.25, 2.1), (0.35, 0.2, 0.7)
matrix = lump.rotation_euler.to_matrix()
lowest = min((matrix @ Vector(vertex.co * 2.25)).z for vertex in lump.data.vertices)
lump.location = (1.3, 0, -lowest * 0.93)

ground(cloth, (-26, 30, -12, 34), 240, velvet(), 'cloth')
crumbs = [rock(f'crumb {k}', k + 80, bright, subdivisions=4, cuts=20, rough=0.28, fine=0.1) for k in range(7)]
bed = Bed((-8, 10, -6, 8), 0.04, cloth)
fallen = []
for _ in range(230):
    angle, reach = random.uniform(0, 6.28), 2.3 + abs(random.gauss(0, 1.3))
    radius = 0.02 + 0.2 * random.random() ** 6
    at = bed.drop(1.3 + reach * math.cos(angle), reach * math.sin(angle), radius * 0.75, rolls=0)
    fallen += [(at, radius)] if at else []
sprinkle('crumbs', crumbs, fallen)

even(linear('#16323c'), 0.05)
area((-6.5, 1.5, 7.5), (1, 0, 1.8), 2.2, 3000, ICE, size_y=1.6)
area((7.5, 3.5, 5.0), (1.6, 0, 2.2), 0.9, 1700, AMBER, size_y=2.4)
area((-5.5, -8, 4.5), (1, 0, 1.6), 2.2, 800, ICE, size_y=4)
area((1, 16, 9), (-1, 11, 1), 9, 1300, linear('#3f93a8'), size_y=2)
camera((-2.2, -12.6, 4.3), (-0.55, 0, 1.75), lens=56, fstop=0.22, focus=(0.7, -1.7, 1.8))
shoot('coke-lump', fog={'colour': (0.008, 0.026, 0.033), 'amount': 0.5, 'power': 1.2}, mist=(12, 26), bloom=0.08, bloom_from=0.8)
