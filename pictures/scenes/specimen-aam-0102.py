"""Fast-charge anode material: graphite powder on a copper foil that the same graphite coats, thin and even, with bare margins."""

import math
import random

from mathutils import noise

from light import area
from nodes import material
from palette import ICE
from powder import Pile, graphite
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
    # Dust and the matt side of the foil take some of the mirror away, and shadows fall on what is left.
    dull = nodes('ShaderNodeMixShader', i_Fac=0.22)
    nodes.link(copper.outputs[0], dull.inputs[1])
    nodes.link(nodes('ShaderNodeBsdfDiffuse', i_Color=(0.55, 0.18, 0.075)).outputs[0], dull.inputs[2])
    # The coat dried unevenly: streaks of the die, clouds, and flakes that mirror each its own way.
    drawn = nodes.noise(nodes.vector('MULTIPLY', place, (0.14, 5, 1)), 1.2, 5.0, 0.7)
    clouds = nodes.noise(place, 0.9, 5.0, 0.68)
    flake = nodes('ShaderNodeTexVoronoi', i_Vector=place, i_Scale=48.0).outputs['Color']
    parts = nodes('ShaderNodeSeparateXYZ', i_Vector=flake)
    uneven = nodes.math('ADD', nodes.math('MULTIPLY_ADD', drawn, 0.4, nodes.math('MULTIPLY', clouds, 0.42)), nodes.math('MULTIPLY', parts.outputs[0], 0.18))
    shade = nodes.mix(nodes.ramp(uneven, [(0.34, 0.0), (0.66, 1.0)]), (0.014, 0.014, 0.014), (0.075, 0.073, 0.07))
    tilt = nodes.vector('MULTIPLY', nodes.vector('SUBTRACT', flake, (0.5, 0.5, 0.5)), (0.3, 0.3, 0.3))
    normal = nodes.vector('NORMALIZE', nodes.vector('ADD', nodes('ShaderNodeNewGeometry').outputs['Normal'], tilt))
    rough = nodes.math('MULTIPLY_ADD', clouds, 0.35, nodes.math('MULTIPLY_ADD', drawn, 0.2, 0.22))
    coat = nodes('ShaderNodeBsdfPrincipled', i_Base_Color=shade, i_Roughness=rough, i_Metallic=0.4, i_Specular=0.3)
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.25, i_Distance=0.012, i_Height=nodes.math('ADD', drawn, clouds), i_Normal=normal).outputs[0], coat.inputs['Normal'])
    both = nodes('ShaderNodeMixShader', i_Fac=nodes.ramp(nodes('ShaderNodeAttribute', attribute_name='coat').outputs['Fac'], [(0.3, 0.0), (0.7, 1.0)]))
    nodes.link(dull.outputs[0], both.inputs[1])
    nodes.link(coat.outputs[0], both.inputs[2])
    nodes.link(both.outputs[0], output.inputs[0])
    return made


def coat(u, v):
    """How much of the foil the coat hides: a slot die leaves straight edges and bare margins."""
    start = u + 1.1 + 0.07 * noise.fractal((3.0, v * 0.9, 1.0), 0.7, 2.0, 5) + 0.03 * noise.noise((u * 2.5, v * 14.0, 1.0))
    side = 3.35 + 0.03 * noise.fractal((u * 1.1, math.copysign(4.0, v), 5.0), 0.8, 2.0, 5) - abs(v)
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
    wave += sum(folded(u, v, *crease) for crease in CREASES) + 0.16 * max(0.0, 1 - math.hypot(u - LEFT, v - NEAR) / 1.6) ** 2
    return (x, v, max(0.012, wave - 0.05) + RADIUS * (1 - math.cos(turn)))


LONG, WIDE = 520, 320
places = [(LEFT + (RIGHT - LEFT) * i / LONG, NEAR + (FAR - NEAR) * j / WIDE) for i in range(LONG + 1) for j in range(WIDE + 1)]
faces = [(i * (WIDE + 1) + j, (i + 1) * (WIDE + 1) + j, (i + 1) * (WIDE + 1) + j + 1, i * (WIDE + 1) + j + 1) for i in range(LONG) for j in range(WIDE)]
sheet = mesh('foil', [foil(u, v) for u, v in places], faces, coated(), smooth=True)
sheet.data.uv_layers.new().data.foreach_set('uv', [value for face in faces for corner in face for value in places[corner]])
sheet.data.attributes.new('coat', 'FLOAT', 'POINT').data.foreach_set('value', [coat(u, v) for u, v in places])

surface = graphite('graphite powder', shade=0.078)
pile = Pile((-6.5, -1.3, -3.1, 3.3), 0.03, seed=4)
# Tapped off a spoon three times, a little aside each time.
for x, y, high, wide in ((-4.0, 0.3, 1.25, 2.1), (-3.3, -0.1, 0.5, 1.5), (-4.6, -0.4, 0.35, 1.4), (-3.6, 0.9, 0.3, 1.4)):

    def tapped(u, v):
        away = math.hypot(u - x, v - y) / wide * (1 + 0.2 * noise.fractal((u * 0.9 + x, v * 0.9 + y, high), 0.9, 2.0, 4))
        return high * max(0.0, 1 - math.hypot(away, 0.2) + 0.03)

    pile.add(tapped)
pile.slide(0.58, 30)
pile.apron(0.2, 0.5)
pile.clods(surface, [(0.013, 1500, 1.0), (0.02, 350, 1.3), (0.032, 24, 2.0), (0.045, 2, 3.0)], step=0.01, far=0.26, lift=lambda x, y: foil(x, y)[2])
film = pile.fringe(surface, far=0.4, thick=0.9, step=0.03)
for vertex in film.data.vertices:
    # It lies on the waves of the foil.
    vertex.co.z += foil(vertex.co.x, vertex.co.y)[2]
# Copper shows its colour only where something pale is mirrored in it.
area((-4.5, 21, 18), (-2.5, 0, 0), 8, 1200, (1.0, 0.84, 0.7), size_y=3)
area((15, 1, 15), (0, 0, 1), 9, 700, ICE)
finish('aam-0102', amber=(430, 6.0))
