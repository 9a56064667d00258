"""Graphite powder, seen very close, spreading over a sheet of bright copper foil. view=news-13 is the foil's edge in raking light. One unit is a centimetre."""

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
from stage import option, stage

view = option('view', 'banner-anode')
edge = view == 'news-13'
size = {'width': 1280, 'height': 720} if edge else {}
stage(samples=24, seed=31, exposure=0.55, bounces=(3, 1, 2), **size)
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


def foils():
    """Two sheets one above the other on a dark bench, their cut edges lifted unevenly, powder thinly over them."""
    copper, fine = rolled_copper(), []
    bench = principled('bench', (0.018, 0.02, 0.022), rough=0.4, dirt=0.5, dirt_scale=1.5, bump=0.2, bump_scale=30)
    mesh('bench', [(-90, -90, -0.45), (90, -90, -0.45), (90, 90, -0.45), (-90, 90, -0.45)], [(0, 1, 2, 3)], bench)
    for number, (front, z, lift) in enumerate(((-0.5, -0.09, 0.03), (0.6, 0.0, 0.06))):

        def sheet(x, y):
            curl = lift * (0.75 + 0.5 * noise.noise((x * 0.16, number, 2))) * math.exp(-(y - front) * 0.9)
            rim = -0.03 * math.exp(-(((y - front) / 0.025) ** 2))
            return rim + z + 0.12 * foil(x, y) + curl + 0.02 * noise.noise((x * 0.9, y * 0.5, 0.2 * number)) + 0.035 * noise.noise((x * 2.1, 0, 0.3 * number)) * math.exp(-(y - front) * 3)

        made = mesh('foil', *height_mesh(lambda x, t: (sheet(x, front + t * t * 22)), (-14, 14, 0, 1), 260), copper, smooth=True)
        for vertex in made.data.vertices:
            vertex.co.y = front + vertex.co.y**2 * 22 + 0.012 * noise.noise((vertex.co.x * 4, number, 1))
        thick = made.modifiers.new('thick', 'SOLIDIFY')
        thick.thickness = 0.022
        for _ in range(16000 if number else 3000):
            x, y = random.uniform(-9, 9), front + 0.02 + 11 * random.random() ** 1.5
            if noise.fractal((x * 0.45, y * 0.45, 4.0), 1.0, 2.0, 4) * 0.9 + random.gauss(0.12, 0.3) > 0.22:
                size = min(0.06, random.lognormvariate(-4.0, 0.5))
                fine.append(((x, y, sheet(x, y) + size * 0.5), size))
    for _ in range(5000):
        size = min(0.06, random.lognormvariate(-4.1, 0.5))
        fine.append(((random.uniform(-9, 9), -0.3 - abs(random.gauss(0, 1.3)), -0.45 + size * 0.5), size))
    sprinkle('grains', grains, fine)


if edge:
    foils()
    even(linear('#16323c'), 0.12)
    area((9, 8, 2.6), (0, 0.5, 0.3), 1.6, 110, (1.0, 0.36, 0.14), size_y=0.7)
    area((4.5, -4, 7), (0, 0.5, 0), 2.5, 900, (1.0, 0.72, 0.5), size_y=0.8)
    area((-9, 7, 4.5), (0, 1, 0.3), 2.6, 1100, ICE, size_y=1.2)
    area((-3, -9, 5), (0, 0, 0), 4.0, 700, ICE)
    area((-1, 18, 10), (0, 1, 0), 16, 700, (1.0, 0.62, 0.42), size_y=4)
    camera((-3.4, -6.4, 3.7), (0.2, 0.9, 0.1), lens=66, fstop=0.28, focus=(-0.1, 0.85, 0.1))
    shoot(view, fog={'colour': (0.010, 0.032, 0.040), 'amount': 0.4, 'power': 1.4}, mist=(9, 18), bloom=0.08, grade={'vignette': 0.38, 'petrol': 0.25, 'saturation': 0.98})
    raise SystemExit

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
