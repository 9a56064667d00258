"""The foot of a heap of graphite powder on rolled copper foil, very close. One unit is a centimetre."""

import math
import random

from mathutils import noise

from light import area, camera
from nodes import material
from palette import AMBER, linear
from powder import Pile, dust
from scatter import height_mesh
from shapes import mesh
from shoot import shoot
from sky import even
from stage import stage

stage(samples=16, seed=311, exposure=0.75, bounces=(3, 2, 2))


def rolled_copper():
    """Foil from the mill: fine lines along the rolling direction, a faint tarnish, no mirror."""
    made, nodes, output = material('copper foil')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Metallic=1.0)
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates()
    drawn = nodes.noise(nodes.vector('MULTIPLY', place, (0.3, 30, 1)), 2.0, 5.0, 0.65)
    tarnish = nodes.noise(place, 0.6, 5.0, 0.65)
    nodes.link(nodes.mix(tarnish, (0.95, 0.45, 0.26), (0.8, 0.3, 0.15)), shader.inputs['Base Color'])
    nodes.link(nodes.math('ADD', nodes.math('MULTIPLY', drawn, 0.14), nodes.math('MULTIPLY_ADD', tarnish, 0.16, 0.3)), shader.inputs['Roughness'])
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.2, i_Distance=0.004, i_Height=drawn).outputs[0], shader.inputs['Normal'])
    return made


mesh('foil', *height_mesh(lambda x, y: -0.012 + 0.01 * noise.noise((x * 0.25, y * 0.25, 1.0)), (-30, 30, -10, 40), 160), rolled_copper(), smooth=True)
surface = dust('graphite powder', (0.135, 0.13, 0.125), sheen=0.6)
pile = Pile((-4.2, 5.4, -2.4, 6.4), 0.03, seed=6)


def poured(x, y):
    """The side of a cone that reaches out of the picture; powder that ran down it left tongues."""
    u, v = x - 2.4, y - 4.2
    away = math.hypot(u, v)
    tongues = 0.3 * noise.fractal((3.0 * u / (away + 0.6), 3.0 * v / (away + 0.6), 0.2 * away), 0.8, 2.0, 4) + 0.06 * noise.fractal((x * 1.6, y * 1.6, 5.0), 0.8, 2.0, 3)
    return max(0.0, 2.7 - 0.56 * away + tongues)


pile.add(poured)
for _ in range(26):
    turn, reach = random.uniform(2.4, 5.6), random.uniform(2.6, 4.9)
    u, v, high = 2.4 + reach * math.cos(turn), 4.2 + reach * math.sin(turn), random.uniform(0.06, 0.24)
    pile.add(lambda x, y: high * max(0.0, 1 - math.hypot(x - u, y - v) / (2.3 * high)))
pile.slide(0.62, 30)
pile.apron(0.06, 0.3)
pile.mesh(surface, fine=0.006, size=0.12, step=0.018)
pile.fringe(surface, far=0.05, thick=0.7, step=0.03)
pile.grain(surface, 900000, size=(0.003, 0.011), far=0.07, edge=0.9)
pile.crumble(surface, 700, size=(0.006, 0.034), at=(0.6, 0.6), spread=(2.0, 1.6), inside=0.35)

even(linear('#16323c'), 0.3)
area((-9, 9, 6), (0.5, 1.5, 0.4), 3.0, 1900, (0.82, 0.93, 1.0), size_y=2.0)
area((10, 7, 4.0), (1.5, 1.0, 0.6), 1.6, 800, AMBER, size_y=1.2)
area((-1, 22, 9), (-0.5, 0, 0), 12, 1200, (1.0, 0.86, 0.74), size_y=3.5)
area((-5, -9, 8), (0.5, 0.5, 0.3), 4.5, 1000, (0.85, 0.94, 1.0))
camera((-1.9, -7.4, 3.6), (0.35, 0.75, 0.35), lens=62, fstop=0.9, focus=(0.3, 0.1, 0.3))
shoot('news-11', fog={'colour': (0.010, 0.032, 0.040), 'amount': 0.5, 'power': 1.3}, mist=(9, 9), bloom=0.06, bloom_from=0.9, grade={'vignette': 0.34, 'petrol': 0.25}, kept=0.15)
