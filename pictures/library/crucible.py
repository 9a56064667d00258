"""Used porcelain crucibles of 30 ml with their lids. 1 unit is 1 cm; `at` is the middle of the foot."""

import random

from glassware import hollow, turned
from nodes import material

OUTLINE = [(0, 0.0), (0.95, 0.0), (1.06, 0.05), (1.08, 0.16), (1.16, 0.35), (1.36, 0.9), (1.58, 1.6), (1.78, 2.4), (1.92, 3.1), (2.0, 3.5), (2.1, 3.66), (2.13, 3.74)]
LID = [(0, 0.62), (0.2, 0.62), (0.3, 0.54), (0.3, 0.44), (0.2, 0.32), (0.22, 0.26), (0.9, 0.2), (1.75, 0.13), (2.12, 0.1), (2.28, 0.06), (2.3, 0.0), (2.24, -0.03), (1.8, -0.03), (1.72, -0.16), (0, -0.14)]


def glazed():
    """Used porcelain: glazed, yellowed towards the foot, rings of what was burnt in it."""
    made, nodes, output = material('glazed porcelain')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Specular=0.5, i_Subsurface=0.12, i_Subsurface_Radius=(0.5, 0.3, 0.2), i_Subsurface_Color=(0.7, 0.62, 0.52))
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates()
    own = nodes.math('MULTIPLY', nodes('ShaderNodeObjectInfo').outputs['Random'], 70.0)
    moved = nodes.vector('ADD', place, nodes('ShaderNodeCombineXYZ', i_0=own, i_1=own).outputs[0])
    stain = nodes.ramp(nodes.noise(nodes.vector('MULTIPLY', moved, (0.7, 0.7, 1.6)), 0.7, 6.0, 0.7), [(0.46, 0.0), (0.72, 1.0)])
    specks = nodes.ramp(nodes.noise(moved, 7.0, 2.0), [(0.68, 0.0), (0.74, 1.0)])
    tone = nodes.mix(nodes.math('MULTIPLY', stain, 0.55), (0.62, 0.6, 0.56), (0.34, 0.27, 0.19))
    nodes.link(nodes.mix(nodes.math('MULTIPLY', specks, 0.6), tone, (0.1, 0.085, 0.07)), shader.inputs['Base Color'])
    nodes.link(nodes.math('MULTIPLY_ADD', stain, 0.25, 0.12), shader.inputs['Roughness'])
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.12, i_Distance=0.05, i_Height=nodes.noise(moved, 1.5, 3.0)).outputs[0], shader.inputs['Normal'])
    return made


def crucible(at, porcelain, content=None, lid=None):
    """lid is how far its cover is turned aside, or None."""
    made = turned('crucible', hollow(OUTLINE, wall=0.17, floor=0.26), porcelain, at, 96)
    made.rotation_euler = (random.gauss(0, 0.004), random.gauss(0, 0.004), random.uniform(0, 6.28))
    if content:
        level = 1.5
        turned('content', [(1.38, level + 0.1), (1.2, level + 0.02), (0.7, level + 0.12), (0, level + 0.3)], content, at, 48)
    if lid is not None:
        made = turned('lid', LID, porcelain, (at[0] + lid, at[1] - lid * 0.3, at[2] + 3.82), 96)
        made.rotation_euler = (0, lid * 0.13, random.uniform(0, 6.28))
