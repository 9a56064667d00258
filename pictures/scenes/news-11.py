"""The foot of a heap of graphite powder on rolled copper foil, very close. One unit is a centimetre."""

import math

from mathutils import noise

from light import area, camera
from nodes import material
from palette import linear
from powder import Pile, graphite
from scatter import height_mesh
from shapes import mesh
from shoot import shoot
from sky import even
from stage import stage

stage(samples=14, seed=311, exposure=0.75, bounces=(3, 2, 2))


def rolled_copper():
    """Foil from the mill: fine lines along the rolling direction, scratches, a faint tarnish, no mirror."""
    made, nodes, output = material('copper foil')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Metallic=1.0)
    place = nodes.coordinates()
    drawn = nodes.noise(nodes.vector('MULTIPLY', place, (0.5, 34, 1)), 2.0, 6.0, 0.72)
    tarnish = nodes.noise(place, 0.8, 6.0, 0.68)
    spots = nodes.ramp(nodes.noise(place, 5.0, 6.0, 0.7), [(0.5, 0.0), (0.72, 1.0)])
    # Scratches: the thin zero line of two stretched noises.
    scratched = None
    for turn, seed in ((0.5, 3.0), (-0.35, 8.0)):
        turned = nodes('ShaderNodeVectorRotate', i_Vector=place, i_Angle=turn, rotation_type='Z_AXIS').outputs[0]
        away = nodes.math('ABSOLUTE', nodes.math('SUBTRACT', nodes.noise(nodes.vector('ADD', nodes.vector('MULTIPLY', turned, (0.12, 1.6, 1)), (seed, seed, 0)), 1.0, 2.0, 0.5), 0.5))
        line = nodes.ramp(away, [(0.0, 1.0), (0.0018, 0.0)])
        scratched = nodes.math('MAXIMUM', scratched, line) if scratched else line
    tone = nodes.mix(tarnish, (0.93, 0.46, 0.28), (0.72, 0.27, 0.14))
    tone = nodes.mix(nodes.math('MULTIPLY', spots, 0.35), tone, (0.45, 0.17, 0.1))
    nodes.link(tone, shader.inputs['Base Color'])
    rough = nodes.math('MULTIPLY_ADD', tarnish, 0.22, nodes.math('MULTIPLY_ADD', drawn, 0.22, nodes.math('MULTIPLY', spots, 0.12)))
    nodes.link(nodes.math('ADD', rough, 0.13), shader.inputs['Roughness'])
    relief = nodes.math('ADD', drawn, nodes.math('MULTIPLY', scratched, -0.3))
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.4, i_Distance=0.006, i_Height=relief).outputs[0], shader.inputs['Normal'])
    # Dust takes some of the mirror away, and shadows fall on what is left.
    dull = nodes('ShaderNodeMixShader', i_Fac=0.13)
    nodes.link(shader.outputs[0], dull.inputs[1])
    nodes.link(nodes('ShaderNodeBsdfDiffuse', i_Color=(0.5, 0.2, 0.1)).outputs[0], dull.inputs[2])
    nodes.link(dull.outputs[0], output.inputs[0])
    return made


mesh('foil', *height_mesh(lambda x, y: 0.0, (-30, 30, -10, 40), 4), rolled_copper())
surface = graphite('graphite powder', shade=0.05, flakes=260.0, gleam=0.6)
pile = Pile((-5.0, 5.4, -2.6, 6.4), 0.03, seed=6)


def poured(x, y):
    """The side of a cone that reaches out of the picture; its foot ends in round lobes where powder came to rest."""
    u, v = x - 2.2, y - 4.4
    away = math.hypot(u, v)
    lobes = 0.16 * noise.fractal((1.6 * u / (away + 0.6), 1.6 * v / (away + 0.6), 0.2 * away), 0.8, 2.0, 3) + 0.09 * noise.fractal((x * 0.9, y * 0.9, 5.0), 0.8, 2.0, 4)
    return max(0.0, 2.95 - 0.6 * away + lobes)


pile.add(poured)
# A little that slid down last lies on the foot.
for u, v, high, wide in ((-1.5, 1.4, 0.24, 0.9), (0.0, 0.6, 0.16, 1.0), (1.5, 0.9, 0.14, 0.9), (2.6, 0.7, 0.2, 0.8)):
    pile.add(lambda x, y: high * max(0.0, 1 - math.hypot(math.hypot(x - u, y - v) / wide * (1 + 0.3 * noise.fractal((x * 1.3 + u, y * 1.3, high), 0.9, 2.0, 4)), 0.2) + 0.02))
pile.slide(0.62, 30)
pile.apron(0.07, 0.3)
SIZES = [(0.006, 9000, 1.5), (0.01, 1800, 1.7), (0.017, 240, 2.0), (0.027, 26, 3.2), (0.04, 2.5, 4.0)]
pile.clods(surface, SIZES, step=0.0035, far=0.1, fine=0.0009, within=(-3.9, 4.2, -2.4, 4.2))
pile.fringe(surface, far=0.1, thick=0.75, step=0.02, specks=95.0)

even(linear('#16323c'), 0.3)
area((-9, 9, 6), (0.5, 1.5, 0.4), 3.0, 1900, (0.9, 0.95, 1.0), size_y=2.0)
area((9, 5, 7), (1.5, 1.0, 0.6), 5.0, 420, (1.0, 0.93, 0.86))
area((-1, 22, 9), (-0.5, 0, 0), 12, 1200, (1.0, 0.86, 0.74), size_y=3.5)
area((-5, -9, 8), (0.5, 0.5, 0.3), 4.5, 700, (0.9, 0.96, 1.0))
camera((-1.9, -7.4, 3.6), (0.35, 0.75, 0.35), lens=62, fstop=0.9, focus=(0.3, 0.1, 0.3))
shoot('news-11', fog={'colour': (0.010, 0.032, 0.040), 'amount': 0.5, 'power': 1.3}, mist=(9, 9), bloom=0.06, bloom_from=0.9, grade={'vignette': 0.34, 'petrol': 0.2}, kept=0.15)
