"""Fast-charge anode material: graphite powder on a copper foil that the same graphite coats, drawn down thin and even."""

import math

from mathutils import noise

from nodes import material
from powder import Pile, dust
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
    grain = nodes.noise(place, 16.0, 4.0, 0.7)
    shade = nodes.mix(nodes.math('MULTIPLY_ADD', drawn, 0.5, nodes.math('MULTIPLY', grain, 0.5)), (0.03, 0.031, 0.033), (0.1, 0.102, 0.106))
    coat = nodes('ShaderNodeBsdfPrincipled', i_Base_Color=shade, i_Roughness=0.5, i_Metallic=0.4, i_Specular=0.3)
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.3, i_Distance=0.02, i_Height=nodes.math('ADD', grain, drawn)).outputs[0], coat.inputs['Normal'])
    both = nodes('ShaderNodeMixShader', i_Fac=nodes.ramp(nodes('ShaderNodeAttribute', attribute_name='coat').outputs['Fac'], [(0.3, 0.0), (0.6, 1.0)]))
    nodes.link(copper.outputs[0], both.inputs[1])
    nodes.link(coat.outputs[0], both.inputs[2])
    nodes.link(both.outputs[0], output.inputs[0])
    return made


def coat(u, v):
    """How thick the coat is, 0 to 1: a soft edge, uneven where the blade started, frayed where it ran dry."""
    start = u + 1.5 + 0.08 * noise.noise((3.0, v * 2.0, 1.0)) + 0.05 * noise.noise((9.0, v * 7.0, 1.0))
    dry = 4.6 + 0.5 * noise.noise((5.0, v * 1.4, 2.0)) + 0.2 * noise.noise((u * 0.4, v * 3.0, 4.0)) + 0.22 * noise.noise((u * 1.5, v * 11.0, 4.0)) - u
    side = 2.8 + 0.05 * noise.noise((u * 0.8, math.copysign(4.0, v), 5.0)) + 0.02 * noise.noise((u * 4.0, math.copysign(4.0, v), 5.0)) - abs(v)
    return max(0.0, min(1.0, start / 0.07, dry / 0.25, side / 0.07))


def foil(u, v):
    """The sheet lies flat but for soft waves and a crease; its right end has kept the curl of the roll."""
    turn = max(0.0, u - CURL) / RADIUS * (1 + 0.1 * v / FAR)
    x = min(u, CURL) + RADIUS * math.sin(turn)
    wave = 0.06 * (1 + noise.noise((u * 0.35, v * 0.3, 3.0))) + 0.02 * noise.noise((u * 1.1 + v * 0.5, v * 0.4, 6.0))
    return (x, v, 0.015 + RADIUS * (1 - math.cos(turn)) + wave + 0.035 * coat(u, v))


LONG, WIDE = 520, 320
places = [(LEFT + (RIGHT - LEFT) * i / LONG, NEAR + (FAR - NEAR) * j / WIDE) for i in range(LONG + 1) for j in range(WIDE + 1)]
faces = [(i * (WIDE + 1) + j, (i + 1) * (WIDE + 1) + j, (i + 1) * (WIDE + 1) + j + 1, i * (WIDE + 1) + j + 1) for i in range(LONG) for j in range(WIDE)]
sheet = mesh('foil', [foil(u, v) for u, v in places], faces, coated(), smooth=True)
sheet.data.uv_layers.new().data.foreach_set('uv', [value for face in faces for corner in face for value in places[corner]])
sheet.data.attributes.new('coat', 'FLOAT', 'POINT').data.foreach_set('value', [coat(u, v) for u, v in places])

surface = dust('graphite powder', (0.052, 0.053, 0.056), sheen=0.4)
pile = Pile((-6.5, -1.7, -2.7, 3.1), 0.03, seed=4)
pile.add(lambda x, y: max(0.0, 1.35 - 0.62 * math.hypot(x + 4.2, y - 0.2, 0.4)))
pile.add(lambda x, y: 0.3 * max(0.0, 1 - math.hypot(x + 3.5, y + 0.6) / 0.9))
pile.slide(0.58, 30)
heap = pile.mesh(surface, fine=0.012, size=0.3, step=0.02)
film = pile.fringe(surface, far=0.3, step=0.03)
for lying in (heap, film):
    for vertex in lying.data.vertices:
        # It lies on the waves of the foil.
        vertex.co.z += foil(vertex.co.x, vertex.co.y)[2]
pile.crumble(surface, 420, size=(0.012, 0.06), at=(-4.1, 0.2), spread=(1.6, 1.6))
finish('aam-0102')
