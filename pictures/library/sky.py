"""What stands behind everything: an even tone, or a drawn sky."""

import bpy
from mathutils import Vector

from nodes import Nodes
from palette import AMBER


def even(colour, strength=1.0):
    background = bpy.context.scene.world.node_tree.nodes['Background']
    background.inputs[0].default_value = (*colour[:3], 1)
    background.inputs[1].default_value = strength


def sky(stops, strength=1.0, sun=None, sun_colour=AMBER, glow=0.0, clouds=0.0, cloud_colour=(0.02, 0.03, 0.04), cloud_scale=1.2, cloud_from=0.5, cloud_to=0.75, seed=0.0):
    """A sky.

    stops: (sine of the elevation, linear colour), from -1 below to 1 overhead. sun is the direction to it; its glow
    is added round it. clouds (0..1) are a noise on a flat ceiling, so that they crowd towards the horizon.
    """
    tree = bpy.context.scene.world.node_tree
    tree.nodes.clear()
    nodes = Nodes(tree)
    background = nodes('ShaderNodeBackground', i_Strength=strength)
    nodes.link(background.outputs[0], nodes('ShaderNodeOutputWorld').inputs[0])
    direction = nodes.coordinates('Generated')
    parts = nodes('ShaderNodeSeparateXYZ', i_Vector=direction)
    height = parts.outputs[2]
    colour = nodes.ramp(nodes.math('MULTIPLY_ADD', height, 0.5, 0.5), [(place * 0.5 + 0.5, tone) for place, tone in stops])
    if sun is not None and glow:
        towards = nodes.math('MAXIMUM', nodes.vector('DOT_PRODUCT', direction, tuple(Vector(sun).normalized()), output='Value'), 0.0)
        wide = nodes.math('MULTIPLY', nodes.math('POWER', towards, 24.0), 0.25 * glow)
        near = nodes.math('MULTIPLY', nodes.math('POWER', towards, 300.0), glow)
        colour = nodes.mix(1.0, colour, nodes.mix(1.0, sun_colour, nodes.math('ADD', wide, near), 'MULTIPLY'), 'ADD')
    if clouds:
        ceiling = nodes.math('MAXIMUM', nodes.math('ADD', height, 0.06), 0.02)
        flat = nodes('ShaderNodeCombineXYZ', i_0=nodes.math('DIVIDE', parts.outputs[0], ceiling), i_1=nodes.math('DIVIDE', parts.outputs[1], ceiling), i_2=seed)
        shape = nodes('ShaderNodeTexNoise', i_Vector=flat.outputs[0], i_Scale=cloud_scale, i_Detail=9.0, i_Roughness=0.58, i_Distortion=0.4)
        cover = nodes.ramp(shape.outputs['Fac'], [(cloud_from, 0.0), (cloud_to, 1.0)], 'EASE')
        fade = nodes.ramp(height, [(0.0, 0.0), (0.05, 1.0)])
        amount = nodes.math('MULTIPLY', nodes.math('MULTIPLY', cover, fade), clouds)
        colour = nodes.mix(amount, colour, nodes.mix(0.55, colour, cloud_colour))
    nodes.link(colour, background.inputs[0])
