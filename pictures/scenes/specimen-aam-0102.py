"""Fast-charge anode material: graphite powder on a copper foil that the same graphite coats, drawn down thin and even."""

import math

from mathutils import noise

from nodes import material
from powder import Pile, matt
from shapes import mesh
from specimen import begin, finish

begin(seed=215, samples=11, bounces=(3, 1, 2))
LEFT, RIGHT, NEAR, FAR = -6.6, 7.4, -4.3, 4.3
CURL, RADIUS = 5.1, 1.3


def coated():
    """Rolled copper; from the start line on a dull black coat whose far end frays where the blade ran dry."""
    made, nodes, output = material('coated foil')
    place = nodes.coordinates('UV')
    rolled = nodes.noise(nodes.vector('MULTIPLY', place, (0.4, 22, 1)), 1.4, 4.0)
    copper = nodes('ShaderNodeBsdfPrincipled', i_Metallic=1.0, i_Base_Color=(0.72, 0.27, 0.13), i_Roughness=nodes.math('MULTIPLY_ADD', rolled, 0.2, 0.28))
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.12, i_Distance=0.01, i_Height=rolled).outputs[0], copper.inputs['Normal'])
    drawn = nodes.noise(nodes.vector('MULTIPLY', place, (0.16, 7, 1)), 1.2, 5.0, 0.7)
    grain = nodes.noise(place, 34.0, 3.0, 0.7)
    shade = nodes.mix(nodes.math('MULTIPLY_ADD', drawn, 0.5, nodes.math('MULTIPLY', grain, 0.5)), (0.006, 0.0062, 0.0065), (0.06, 0.061, 0.063))
    coat = nodes('ShaderNodeBsdfPrincipled', i_Base_Color=shade, i_Roughness=0.72, i_Specular=0.1)
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.3, i_Distance=0.02, i_Height=nodes.math('ADD', grain, drawn)).outputs[0], coat.inputs['Normal'])
    parts = nodes('ShaderNodeSeparateXYZ', i_Vector=place)
    start = nodes.math('GREATER_THAN', parts.outputs[0], nodes.math('MULTIPLY_ADD', nodes.noise(place, 2.0, 3.0), 0.1, -1.5))
    dry = nodes.math('MULTIPLY_ADD', nodes.noise(nodes.vector('MULTIPLY', place, (0.6, 3.5, 1)), 1.6, 6.0, 0.7), 1.5, 4.1)
    end = nodes.math('LESS_THAN', parts.outputs[0], dry)
    side = nodes.math('LESS_THAN', nodes.math('ABSOLUTE', parts.outputs[1]), nodes.math('MULTIPLY_ADD', nodes.noise(place, 1.1, 3.0), 0.1, 2.75))
    both = nodes('ShaderNodeMixShader', i_Fac=nodes.math('MULTIPLY', nodes.math('MULTIPLY', start, end), side))
    nodes.link(copper.outputs[0], both.inputs[1])
    nodes.link(coat.outputs[0], both.inputs[2])
    nodes.link(both.outputs[0], output.inputs[0])
    return made


def foil(u, v):
    """The sheet lies flat but for a breath of waviness; its right end has kept the curl of the roll."""
    turn = max(0.0, u - CURL) / RADIUS * (1 + 0.1 * v / FAR)
    x = min(u, CURL) + RADIUS * math.sin(turn)
    return (x, v, 0.015 + RADIUS * (1 - math.cos(turn)) + 0.012 * (1 + noise.noise((u * 0.5, v * 0.5, 3.0))))


LONG, WIDE = 200, 90
places = [(LEFT + (RIGHT - LEFT) * i / LONG, NEAR + (FAR - NEAR) * j / WIDE) for i in range(LONG + 1) for j in range(WIDE + 1)]
faces = [(i * (WIDE + 1) + j, (i + 1) * (WIDE + 1) + j, (i + 1) * (WIDE + 1) + j + 1, i * (WIDE + 1) + j + 1) for i in range(LONG) for j in range(WIDE)]
sheet = mesh('foil', [foil(u, v) for u, v in places], faces, coated(), smooth=True)
sheet.data.uv_layers.new().data.foreach_set('uv', [value for face in faces for corner in face for value in places[corner]])

surface = matt('graphite powder', (0.03, 0.031, 0.033), (0.06, 0.062, 0.065))
pile = Pile((-6.4, -1.2, -2.6, 3.0), 0.035, seed=4)
pile.add(lambda x, y: max(0.0, 1.75 - 0.76 * math.hypot(x + 4.1, y - 0.2)))
pile.slide(0.66, 160)
pile.add(lambda x, y: 0.35 * max(0.0, 1 - math.hypot(x + 3.5, y + 0.5) / 0.9))
pile.slide(0.7, 40)
pile.mesh(surface, fine=0.012)
pile.cover(surface, 80000, size=(0.009, 0.024), frayed=0.24, dusted=0.7)
finish('aam-0102')
