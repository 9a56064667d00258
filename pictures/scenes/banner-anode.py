"""Graphite powder, seen very close, spreading over a sheet of bright copper foil. One unit is a centimetre."""

import math
import random

from mathutils import noise

from light import area, camera
from materials import coke, principled
from nodes import material
from palette import AMBER, ICE, linear
from scatter import height_mesh, sprinkle
from shapes import mesh, rock
from shoot import shoot
from sky import even
from stage import stage

stage(samples=24, seed=31, exposure=0.55, bounces=(3, 1, 2))
graphite = coke('graphite', base=0.06, sheen=0.65, pores=0.3, scale=0.8)
grains = [rock(f'grain {k}', 200 + k, graphite, subdivisions=4, cuts=4 + k % 4, rough=0.08, fine=0.04) for k in range(9)]
clods = [rock(f'clod {k}', 300 + k, graphite, subdivisions=5, cuts=9, rough=0.16, fine=0.09) for k in range(4)]


def rolled_copper():
    """Foil from the mill: gloss and relief drawn out along the rolling direction, a faint tarnish."""
    made, nodes, output = material('copper foil')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Metallic=1.0)
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates()
    drawn = nodes.noise(nodes.vector('MULTIPLY', place, (0.25, 9, 1)), 2.4, 4.0, 0.6)
    tarnish = nodes.noise(place, 0.32, 4.0, 0.6)
    nodes.link(nodes.mix(tarnish, (0.93, 0.42, 0.22), (0.80, 0.29, 0.13)), shader.inputs['Base Color'])
    nodes.link(nodes.math('ADD', nodes.math('MULTIPLY', drawn, 0.14), nodes.math('MULTIPLY_ADD', tarnish, 0.16, 0.09)), shader.inputs['Roughness'])
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.16, i_Distance=0.01, i_Height=drawn).outputs[0], shader.inputs['Normal'])
    return made


def foil(x, y):
    buckle = 0.20 * math.sin(x * 0.33 + 0.6 + 0.12 * y) + 0.10 * math.sin(y * 0.42 - 0.5 + x * 0.15)
    return buckle + 0.035 * noise.noise((x * 0.5, y * 0.5, 3.0))


def powder(x, y):
    """Depth of powder over the foil: a cone at its angle of repose, a slipped tongue, a ragged foot."""
    ragged = 0.5 * noise.fractal((x * 0.32, y * 0.32, 2.0), 1.0, 2.0, 4) + 0.12 * noise.noise((x * 1.7, y * 1.7, 5.0))
    cone = 2.5 - 0.44 * math.hypot(x - 6.6, (y - 5.2) * 0.9)
    tongue = 0.75 - 0.30 * math.hypot((x - 3.0) * 0.62, y + 0.6 - 0.25 * x)
    return max(cone, tongue, -1.0) + ragged * 0.55 - 0.12


AREA = (-13, 14, -7, 17)
mesh('foil', *height_mesh(foil, (-26, 26, -10, 34), 140), rolled_copper(), smooth=True)
mesh('powder', *height_mesh(lambda x, y: foil(x, y) + min(powder(x, y), 4) - 0.04, AREA, 260), graphite, smooth=True)

fine, coarse = [], []
while len(fine) < 150000:
    x, y = random.uniform(*AREA[:2]), random.uniform(*AREA[2:])
    near = min(1.0, max(0.0, 1.15 - y / 11))
    depth = powder(x, y)
    cover = 1.0 if depth > 0 else math.exp(depth * 7) * 0.55 + 0.010 * math.exp(depth * 1.2)
    if random.random() > cover * (0.2 + 0.8 * near):
        continue
    size = min(0.07, random.lognormvariate(-4.0, 0.42)) * (1.0 if depth > -0.1 else 0.75)
    fine.append(((x, y, foil(x, y) + max(0.0, depth - 0.04) + size * random.uniform(0.3, 0.7)), size))
    if depth > -0.15 and random.random() < 0.004:
        lump = random.uniform(0.05, 0.13)
        coarse.append(((x, y, foil(x, y) + max(0.0, depth - 0.04) + lump * 0.45), lump))
sprinkle('grains', grains, fine)
sprinkle('clods', clods, coarse)

even(linear('#16323c'), 0.2)
area((-8, 14, 6.5), (2, 2, 0.6), 3.2, 3400, ICE, size_y=1.6)
area((13, 11, 5.0), (3, 2, 1.0), 1.8, 3600, AMBER, size_y=1.0)
area((-2, 24, 7.5), (-1, 2, 0), 14, 330, (1.0, 0.62, 0.42), size_y=2.2)
area((4, -12, 9), (2, 1, 0.4), 5.0, 1500, ICE)
camera((-2.6, -12.5, 4.6), (0.5, 1.6, 0.55), lens=66, fstop=0.25, focus=(2.2, -1.6, 0.5))
shoot('banner-anode', fog={'colour': (0.010, 0.032, 0.040), 'amount': 0.45, 'power': 1.4}, mist=(14, 24), bloom=0.08, grade={'vignette': 0.38, 'petrol': 0.25, 'saturation': 0.98})
