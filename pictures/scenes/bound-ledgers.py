"""Three ledgers in half leather on a dark desk, close: edges of the pages in the light of a lamp. 1 unit is 1 cm."""

import math
import random

from light import area, camera
from materials import emitter, principled
from nodes import material
from palette import AMBER, ICE, linear
from shapes import Build, mesh
from shoot import shoot
from sky import even
from stage import stage

stage(samples=12, seed=47, exposure=0.75, bounces=(4, 2, 1))
numbers = random.Random(9)


def binding(name, colour, wide, deep):
    """Half binding: book cloth, a weave of threads, with leather over the spine and the corners."""
    made, nodes, output = material(name)
    shader = nodes('ShaderNodeBsdfPrincipled', i_Roughness=0.78, i_Specular=0.25)
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates()
    parts = nodes('ShaderNodeSeparateXYZ', i_Vector=place)
    warp, weft = (nodes.math('SINE', nodes.math('MULTIPLY', parts.outputs[k], 62.0)) for k in (0, 1))
    weave = nodes.math('MULTIPLY_ADD', nodes.math('MULTIPLY', warp, weft), 0.5, 0.5)
    worn = nodes.noise(place, 0.7, 7.0, 0.65)
    tone = nodes.mix(nodes.math('MULTIPLY', worn, 0.8), tuple(c * 0.55 for c in colour), tuple(min(1, c * 1.7) for c in colour))
    tone = nodes.mix(nodes.math('MULTIPLY', weave, 0.4), tone, tuple(c * 0.4 for c in colour))
    corner = nodes.math('ADD', parts.outputs[0], nodes.math('ABSOLUTE', parts.outputs[1]))
    hide = nodes.math('MAXIMUM', nodes.math('LESS_THAN', parts.outputs[0], 2.9 - wide / 2), nodes.math('GREATER_THAN', corner, (wide + deep) / 2 - 2.1))
    grain = nodes('ShaderNodeTexVoronoi', i_Vector=place, i_Scale=9.0).outputs['Distance']
    scuffed = nodes.mix(nodes.ramp(worn, [(0.45, 0.0), (0.75, 1.0)]), (0.05, 0.018, 0.007), (0.13, 0.055, 0.024))
    nodes.link(nodes.mix(hide, tone, scuffed), shader.inputs['Base Color'])
    nodes.link(nodes.math('MULTIPLY_ADD', hide, -0.16, 0.78), shader.inputs['Roughness'])
    relief = nodes.math('ADD', nodes.math('MULTIPLY', hide, nodes.math('MULTIPLY_ADD', grain, 0.8, 1.4)), nodes.math('MULTIPLY', nodes.math('SUBTRACT', 1.0, hide), weave))
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.5, i_Distance=0.03, i_Height=relief).outputs[0], shader.inputs['Normal'])
    return made


papers = [principled(f'paper {k}', (0.5 + 0.05 * k, 0.46 + 0.05 * k, 0.38 + 0.045 * k), rough=0.9, specular=0.1, dirt=0.25, dirt_scale=0.8) for k in range(4)]
headband = principled('headband', (0.34, 0.27, 0.17), rough=0.7, bump=0.4, bump_scale=60)


def book(foot, size, turn, colour, sheets, at=(0.0, 0.0)):
    """Opens towards -y and +x: its spine is at -x. Returns the height of its top."""
    wide, deep, thick = size
    board, over = 0.34, 0.42
    cover, block = Build(), Build()
    surface = binding(f'binding {foot:.1f}', colour, wide + 2 * over, deep + 2 * over)
    for z in (board / 2, thick - board / 2):
        cover.box((over / 2, 0, z), (wide + over, deep + 2 * over, board), surface)
    spine = [(-wide / 2 - 0.75 * math.sin(math.pi * k / 16), board * 0.2 + (thick - board * 0.4) * k / 16) for k in range(17)]
    points = [(x, y, z) for x, z in spine for y in (-deep / 2 - over, deep / 2 + over)]
    points += [(x + 0.3, y, z) for x, z in spine for y in (-deep / 2 - over, deep / 2 + over)]
    half = 2 * len(spine)
    cover.add(points, [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(16)] + [(2 * k, half + 2 * k, half + 2 * k + 2, 2 * k + 2) for k in range(16)] + [(2 * k + 1, 2 * k + 3, half + 2 * k + 3, half + 2 * k + 1) for k in range(16)], surface, True)
    inside = thick - 2 * board
    sheet = inside / sheets
    drift = 0.0
    for k in range(sheets):
        z = board + (k + 0.5) * sheet
        # The backs of the sheets follow the round of the spine.
        bow = 0.5 * math.sin(math.pi * (k + 0.5) / sheets)
        drift = 0.8 * drift + numbers.gauss(0, 0.012)
        # Quires of eight sheets are a little apart.
        gap = 0.82 if k % 8 else 0.6
        block.box((0.05 - bow + drift, numbers.gauss(0, 0.012), z), (wide - 0.1 + numbers.gauss(0, 0.012), deep + numbers.gauss(0, 0.016), sheet * gap), papers[numbers.randrange(4)])
    for sign in (-1, 1):
        cover.hose([(-wide / 2 - 0.4 * math.sin(math.pi * k / 16) + 0.06, sign * (deep / 2 + 0.05), board + 0.06 + (inside - 0.12) * k / 16) for k in range(17)], 0.13, headband)
    for made in (cover.done('cover', bevel=0.1), block.done('pages')):
        made.location, made.rotation_euler = (*at, foot), (0, 0, turn)
    return foot + thick


top = book(0, (21, 15, 4.6), 0.34, (0.014, 0.055, 0.062), 150)
top = book(top, (20, 14.2, 3.8), 0.52, (0.022, 0.024, 0.026), 120, (0.3, 0.2))
top = book(top, (19, 13.4, 3.2), 0.22, (0.075, 0.032, 0.014), 104, (0.6, -0.1))

desk = principled('desk', (0.02, 0.024, 0.026), rough=0.3, dirt=0.45, dirt_scale=0.3, bump=0.05, bump_scale=12)
mesh('desk', [(-120, -60, 0), (120, -60, 0), (120, 90, 0), (-120, 90, 0)], [(0, 1, 2, 3)], desk)
far = Build()
for k in range(26):
    x, z = numbers.uniform(-70, 70), numbers.uniform(2, 40)
    far.box((x, 120, z), (0.9, 0.2, 0.9), emitter(f'far lamp {k}', (1.0, 0.6, 0.24) if k % 3 else (0.6, 0.85, 1.0), numbers.uniform(2, 7)))
shelf = principled('far books', (0.02, 0.03, 0.034), rough=0.8)
for k in range(70):
    far.box((-80 + k * 2.4, 84, 8 + numbers.uniform(0, 3)), (2.0, 8, 16 + numbers.uniform(0, 6)), shelf)
far.done('far')
even(linear('#1b3a45'), 0.12)
area((-24, 14, 26), (0, 0, 5), 10, 9000, ICE, size_y=4)
area((26, -3, 15), (4, -4, 6), 3, 6500, AMBER, size_y=4)
area((-6, -34, 20), (2, -5, 5), 12, 3200, ICE, size_y=3)
area((0, 60, 30), (0, 20, 4), 30, 9000, linear('#3f93a8'), size_y=6)
camera((24, -35, 19.5), (2.2, -1.2, 5.2), lens=50, fstop=1.0, focus=(7.0, -8.0, 7.4))
shoot('bound-ledgers', fog={'colour': (0.014, 0.036, 0.044), 'amount': 0.7, 'power': 1.2, 'on_sky': 0.9}, mist=(44, 90), bloom=0.08, bloom_from=0.9, grade={'vignette': 0.34})
