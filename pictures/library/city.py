"""A town seen from afar in the dusk: blocks whose windows are lit, dim or dark."""

import random

from nodes import material
from shapes import Build


def facade(name='facade', wall=(0.02, 0.026, 0.03), bay=3.0, storey=3.3, lit=0.3, strength=0.85, ribbon=0.16, warm=((1.0, 0.62, 0.3), (0.75, 0.9, 1.0))):
    """A wall with a grid of windows in metres of the object; each window has its own tone and brightness, ribbon is the share of wall between them."""
    made, nodes, output = material(name)
    shader = nodes('ShaderNodeBsdfPrincipled', i_Specular=0.4)
    nodes.link(shader.outputs[0], output.inputs[0])
    parts = nodes('ShaderNodeSeparateXYZ', i_Vector=nodes.coordinates())
    # Walls are parallel to x or y, so the sum of both runs along either.
    along = nodes.math('DIVIDE', nodes.math('ADD', parts.outputs[0], parts.outputs[1]), bay)
    up = nodes.math('DIVIDE', parts.outputs[2], storey)
    own = nodes.math('MULTIPLY', nodes('ShaderNodeObjectInfo').outputs['Random'], 97.0)
    cell = nodes('ShaderNodeCombineXYZ', i_0=nodes.math('FLOOR', along), i_1=nodes.math('FLOOR', up), i_2=nodes.math('FLOOR', own))
    chance = nodes('ShaderNodeTexWhiteNoise', noise_dimensions='3D', i_Vector=cell.outputs[0])
    inside_x = nodes.math('COMPARE', nodes.math('FRACT', along), 0.5, 0.5 - ribbon)
    inside_z = nodes.math('COMPARE', nodes.math('FRACT', up), 0.52, 0.33)
    upright = nodes.math('LESS_THAN', nodes.math('ABSOLUTE', nodes('ShaderNodeSeparateXYZ', i_Vector=nodes.coordinates('Normal')).outputs[2]), 0.5)
    pane = nodes.math('MULTIPLY', nodes.math('MULTIPLY', inside_x, inside_z), upright)
    # Whole storeys are busier than others.
    floor_chance = nodes('ShaderNodeTexWhiteNoise', noise_dimensions='2D', i_Vector=nodes('ShaderNodeCombineXYZ', i_0=nodes.math('FLOOR', up), i_1=own).outputs[0])
    threshold = nodes.math('MULTIPLY_ADD', floor_chance.outputs['Value'], 0.35, 1 - lit - 0.17)
    glow = nodes.math('MULTIPLY', nodes.math('GREATER_THAN', chance.outputs['Value'], threshold), nodes.math('MULTIPLY_ADD', nodes('ShaderNodeSeparateXYZ', i_Vector=chance.outputs['Color']).outputs[0], 0.85, 0.15))
    fall = nodes.math('MULTIPLY_ADD', nodes.math('FRACT', up), 0.7, 0.4)
    nodes.link(nodes.mix(pane, wall, (0.006, 0.01, 0.012)), shader.inputs['Base Color'])
    nodes.link(nodes.math('MULTIPLY_ADD', pane, -0.5, 0.65), shader.inputs['Roughness'])
    tone = nodes.mix(nodes.math('GREATER_THAN', nodes('ShaderNodeSeparateXYZ', i_Vector=chance.outputs['Color']).outputs[1], 0.72), *warm)
    nodes.link(tone, shader.inputs['Emission'])
    nodes.link(nodes.math('MULTIPLY', nodes.math('MULTIPLY', pane, glow), nodes.math('MULTIPLY', fall, strength)), shader.inputs['Emission Strength'])
    return made


def town(count, area, heights=(12, 90), foot=0.0, seed=1, walls=None, tall_at=None):
    """Blocks on a loose grid in area (x0, x1, y0, y1); tall_at (x, y, reach) draws the towers together."""
    numbers = random.Random(seed)
    walls = walls or [facade(f'facade {k}', bay=bay, storey=storey, lit=lit) for k, (bay, storey, lit) in enumerate(((3.2, 3.2, 0.2), (1.6, 3.6, 0.32), (5.0, 3.0, 0.26), (2.4, 3.4, 0.12)))]
    x0, x1, y0, y1 = area
    for _ in range(count):
        x, y = numbers.uniform(x0, x1), numbers.uniform(y0, y1)
        near = 1.0 if not tall_at else max(0.12, 1 - (((x - tall_at[0]) ** 2 + (y - tall_at[1]) ** 2) ** 0.5) / tall_at[2])
        height = heights[0] + (heights[1] - heights[0]) * numbers.random() ** 2.2 * near
        wide, deep = numbers.uniform(14, 34), numbers.uniform(12, 26)
        wall = numbers.choice(walls)
        block = Build()
        block.box((0, 0, height / 2), (wide, deep, height), wall)
        block.box((numbers.uniform(-0.2, 0.2) * wide, 0, height + 1.4), (wide * 0.35, deep * 0.4, 2.8), wall)
        if height > 50:
            block.box((0, 0, height + 4), (wide * 0.7, deep * 0.7, 8), wall)
            block.tube((0, 0, height + 8), (0, 0, height + 8 + numbers.uniform(6, 18)), 0.3, wall, sides=6)
        made = block.done('block')
        made.location, made.rotation_euler.z = (x, y, foot), numbers.choice((0, 0.12, -0.2, 0.5))
