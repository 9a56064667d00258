"""Fast-charge anode material: graphite powder on a copper foil that the same graphite coats, thin and even, with bare margins."""

import math
import random

from mathutils import noise

from light import area
from nodes import material
from powder import Pile, dust
from shapes import mesh
from specimen import begin, finish

begin(seed=215, samples=20, bounces=(3, 1, 2))
LEFT, RIGHT, NEAR, FAR = -6.6, 7.4, -4.3, 4.3
CURL, RADIUS = 5.1, 1.3


def coated():
    """Bright rolled copper with the lines of the rolls; between two straight edges a dull black coat."""
    made, nodes, output = material('coated foil')
    place = nodes.coordinates('UV')
    rolled = nodes.noise(nodes.vector('MULTIPLY', place, (0.3, 26, 1)), 1.4, 4.0)
    tarnish = nodes.noise(place, 0.5, 4.0, 0.6)
    copper = nodes('ShaderNodeBsdfPrincipled', i_Metallic=1.0, i_Base_Color=nodes.mix(tarnish, (0.97, 0.43, 0.24), (0.9, 0.33, 0.16)), i_Roughness=nodes.math('ADD', nodes.math('MULTIPLY', rolled, 0.14), nodes.math('MULTIPLY_ADD', tarnish, 0.12, 0.15)))
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.14, i_Distance=0.01, i_Height=rolled).outputs[0], copper.inputs['Normal'])
    drawn = nodes.noise(nodes.vector('MULTIPLY', place, (0.16, 7, 1)), 1.2, 5.0, 0.7)
    grain = nodes.noise(place, 26.0, 4.0, 0.7)
    shade = nodes.mix(nodes.math('MULTIPLY_ADD', drawn, 0.5, nodes.math('MULTIPLY', grain, 0.5)), (0.035, 0.036, 0.038), (0.075, 0.077, 0.08))
    coat = nodes('ShaderNodeBsdfPrincipled', i_Base_Color=shade, i_Roughness=0.55, i_Metallic=0.3, i_Specular=0.3)
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.22, i_Distance=0.01, i_Height=nodes.math('MULTIPLY_ADD', drawn, 0.5, grain)).outputs[0], coat.inputs['Normal'])
    both = nodes('ShaderNodeMixShader', i_Fac=nodes.ramp(nodes('ShaderNodeAttribute', attribute_name='coat').outputs['Fac'], [(0.3, 0.0), (0.7, 1.0)]))
    nodes.link(copper.outputs[0], both.inputs[1])
    nodes.link(coat.outputs[0], both.inputs[2])
    nodes.link(both.outputs[0], output.inputs[0])
    return made


def coat(u, v):
    """How much of the foil the coat hides: a slot die leaves straight edges and bare margins."""
    start = u + 1.2 + 0.012 * noise.noise((3.0, v * 2.0, 1.0)) + 0.008 * noise.noise((9.0, v * 9.0, 1.0))
    side = 3.35 + 0.012 * noise.noise((u * 0.8, math.copysign(4.0, v), 5.0)) + 0.006 * noise.noise((u * 5.0, math.copysign(4.0, v), 5.0)) - abs(v)
    return max(0.0, min(1.0, start / 0.04, side / 0.04))


def folded(u, v, x, y, turn, long, deep, wide):
    """A short crease as thin foil takes it from a finger: a ridge that fades towards its ends."""
    along = (u - x) * math.cos(turn) + (v - y) * math.sin(turn)
    across = (v - y) * math.cos(turn) - (u - x) * math.sin(turn) + 0.12 * math.sin(along * 1.7 + x)
    return deep * math.exp(-((along / long) ** 2)) * (math.exp(-abs(across) / wide) - 0.4 * math.exp(-((across / (3 * wide)) ** 2)))


CREASES = [(random.uniform(LEFT, CURL), random.uniform(NEAR, FAR), random.uniform(0, 3.14), random.uniform(0.4, 1.3), random.uniform(0.012, 0.035) * random.choice((-1, 1)), random.uniform(0.08, 0.25)) for _ in range(16)]


def foil(u, v):
    """The sheet lies loose: soft waves, creases, a corner that stands up; its right end has kept the curl of the roll."""
    turn = max(0.0, u - CURL) / RADIUS * (1 + 0.1 * v / FAR)
    x = min(u, CURL) + RADIUS * math.sin(turn)
    wave = 0.07 * (1 + noise.noise((u * 0.3, v * 0.26, 3.0))) + 0.025 * noise.noise((u * 0.9 + v * 0.5, v * 0.5, 6.0))
    wave += sum(folded(u, v, *crease) for crease in CREASES) + 0.4 * max(0.0, 1 - math.hypot(u - LEFT, v - NEAR) / 1.6) ** 2
    return (x, v, max(0.012, wave - 0.05) + RADIUS * (1 - math.cos(turn)))


LONG, WIDE = 520, 320
places = [(LEFT + (RIGHT - LEFT) * i / LONG, NEAR + (FAR - NEAR) * j / WIDE) for i in range(LONG + 1) for j in range(WIDE + 1)]
faces = [(i * (WIDE + 1) + j, (i + 1) * (WIDE + 1) + j, (i + 1) * (WIDE + 1) + j + 1, i * (WIDE + 1) + j + 1) for i in range(LONG) for j in range(WIDE)]
sheet = mesh('foil', [foil(u, v) for u, v in places], faces, coated(), smooth=True)
sheet.data.uv_layers.new().data.foreach_set('uv', [value for face in faces for corner in face for value in places[corner]])
sheet.data.attributes.new('coat', 'FLOAT', 'POINT').data.foreach_set('value', [coat(u, v) for u, v in places])

surface = dust('graphite powder', (0.15, 0.152, 0.158), sheen=0.5)
pile = Pile((-6.3, -1.5, -2.7, 3.1), 0.03, seed=4)
pile.add(lambda x, y: max(0.0, 1.25 - 0.62 * math.hypot((x + 3.9) / 1.05, y - 0.2, 0.35)))
for u, v, high in ((-3.2, -0.5, 0.3), (-4.7, 0.6, 0.28), (-3.5, 1.0, 0.3), (-4.4, -0.7, 0.25)):
    pile.add(lambda x, y: high * max(0.0, 1 - math.hypot(x - u, y - v) / (2.4 * high)))
pile.slide(0.6, 40)
pile.apron(0.15, 0.36)
heap = pile.mesh(surface, fine=0.006, size=0.2, step=0.02)
film = pile.fringe(surface, far=0.15, thick=0.5, step=0.03)
for lying in (heap, film):
    for vertex in lying.data.vertices:
        # It lies on the waves of the foil.
        vertex.co.z += foil(vertex.co.x, vertex.co.y)[2]
pile.grain(surface, 90000, size=(0.006, 0.016), far=0.16, lift=lambda x, y: foil(x, y)[2])
# Copper shows its colour only where something pale is mirrored in it.
area((-4.5, 21, 18), (-2.5, 0, 0), 8, 1200, (1.0, 0.84, 0.7), size_y=3)
finish('aam-0102')
