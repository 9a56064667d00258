"""An asphalt yard after rain: aggregate, repaired patches, sealed and open cracks, wheel tracks, worn lines, puddles."""

from nodes import material


def asphalt(name='asphalt', lines=(), tracks=(), colour=(0.024, 0.031, 0.036), puddles=0.43, scale=0.085, flat=(1.0, 1.3, 1.0), rim=0.13, dry_beyond=None, grit=0.0):
    """Metres of the world. lines: worn markings ((x, y), (x, y), half width, length of a dash or 0); tracks: ((x, y), (x, y)) the middle of a lane; puddles: how much stands under water; rim: how softly its edge dries; dry_beyond: y from where the ground dries within 25 m; grit: contrast of stones a hand wide, for a ground near the camera."""
    made, nodes, output = material(name)
    shader = nodes('ShaderNodeBsdfPrincipled', i_Specular=0.5)
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates()
    broad, middle, stone = nodes.noise(place, 0.05, 5.0, 0.6), nodes.noise(place, 0.6, 5.0, 0.65), nodes.noise(place, 55.0, 2.0, 0.7)

    def away(a, b, wander=0.0):
        """Distance from the segment's straight line and metres along it."""
        (ax, ay), (bx, by) = a, b
        length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        ux, uy = (bx - ax) / length, (by - ay) / length
        moved = nodes.vector('SUBTRACT', place, (ax, ay, 0))
        along = nodes.vector('DOT_PRODUCT', moved, (ux, uy, 0), output='Value')
        aside = nodes.vector('DOT_PRODUCT', moved, (-uy, ux, 0), output='Value')
        if wander:
            aside = nodes.math('ADD', aside, nodes.math('MULTIPLY', nodes.math('SUBTRACT', nodes.noise(place, 0.035, 1.0), 0.5), wander))
        return nodes.math('ABSOLUTE', aside), along, length

    # Repairs are rectangles of a newer, blacker mix.
    cells = nodes('ShaderNodeTexVoronoi', distance='CHEBYCHEV', i_Vector=nodes.vector('MULTIPLY', place, (0.6, 1.0, 0)), i_Scale=0.085, i_Randomness=0.75)
    dice = nodes('ShaderNodeSeparateXYZ', i_Vector=cells.outputs['Color'])
    patch = nodes.math('MULTIPLY', nodes.math('LESS_THAN', cells.outputs['Distance'], nodes.math('MULTIPLY_ADD', dice.outputs[1], 0.2, 0.12)), nodes.math('GREATER_THAN', dice.outputs[0], 0.62))
    bent = nodes.vector('ADD', place, nodes.vector('MULTIPLY', nodes('ShaderNodeTexNoise', i_Vector=place, i_Scale=0.9, i_Detail=5.0).outputs['Color'], (1.5, 1.5, 0)))
    crack = 0.0
    for size, width in ((0.11, 0.0016), (0.42, 0.005)):
        edge = nodes('ShaderNodeTexVoronoi', feature='DISTANCE_TO_EDGE', i_Vector=nodes.vector('MULTIPLY', bent, (1, 1, 0)), i_Scale=size).outputs['Distance']
        crack = nodes.math('MAXIMUM', crack, nodes.ramp(edge, [(width, 1.0), (width * 2.5, 0.0)]))
        broken = nodes.ramp(nodes.noise(place, 0.09, 2.0), [(0.46, 0.0), (0.56, 1.0)])
        crack = nodes.math('MULTIPLY', crack, broken) if size > 0.2 else crack
    wheel = 0.0
    for a, b in tracks:
        aside, _, _ = away(a, b, 7.0)
        wheel = nodes.math('MAXIMUM', wheel, nodes.ramp(nodes.math('ABSOLUTE', nodes.math('SUBTRACT', aside, 1.02)), [(0.16, 1.0), (0.42, 0.0)], 'EASE'))
    paint = 0.0
    for a, b, half, dash in lines:
        aside, along, length = away(a, b)
        here = nodes.math('MULTIPLY', nodes.math('LESS_THAN', aside, half), nodes.math('COMPARE', along, length / 2, length / 2))
        if dash:
            here = nodes.math('MULTIPLY', here, nodes.math('LESS_THAN', nodes.math('FRACT', nodes.math('DIVIDE', along, dash * 2)), 0.5))
        paint = nodes.math('MAXIMUM', paint, here)
    worn = nodes.ramp(nodes.math('ADD', nodes.noise(place, 5.0, 6.0, 0.75), nodes.math('MULTIPLY', wheel, -0.12)), [(0.38, 0.0), (0.52, 0.85)])
    paint = nodes.math('MULTIPLY', paint, worn)

    water = nodes.noise(nodes.vector('MULTIPLY', place, flat), scale, 5.0, 0.52)
    water = nodes.math('SUBTRACT', water, nodes.math('MULTIPLY', wheel, 0.035))
    if dry_beyond is not None:
        far = nodes.math('DIVIDE', nodes.math('SUBTRACT', nodes('ShaderNodeSeparateXYZ', i_Vector=place).outputs[1], dry_beyond), 25.0)
        water = nodes.math('ADD', water, nodes.math('MULTIPLY', nodes.math('MINIMUM', nodes.math('MAXIMUM', far, 0.0), 1.0), 0.4))
    dry = nodes.ramp(water, [(puddles - 0.012, 0.0), (puddles + 0.012, 0.55), (puddles + rim, 1.0)])
    dry = nodes.math('MULTIPLY', dry, nodes.math('MULTIPLY_ADD', wheel, -0.35, 1.0))
    tone = nodes.math('MULTIPLY', nodes.math('MULTIPLY_ADD', middle, 0.9, 0.5), nodes.math('MULTIPLY', nodes.math('MULTIPLY_ADD', broad, 1.1, 0.45), nodes.math('MULTIPLY_ADD', stone, 1.3, 0.35)))
    if grit:
        chips = nodes.noise(place, 7.0, 8.0, 0.8)
        tone = nodes.math('MULTIPLY', tone, nodes.ramp(chips, [(0.36, 1 - grit), (0.5, 0.5), (0.64, min(1.0, 0.5 + grit / 2))]))
        tone = nodes.math('MULTIPLY', tone, 2.0)
        stone = nodes.math('MULTIPLY_ADD', chips, 1.5, stone)
    tone = nodes.math('MULTIPLY', tone, nodes.math('MULTIPLY_ADD', patch, -0.45, 1.0))
    tone = nodes.math('MULTIPLY', tone, nodes.math('MULTIPLY_ADD', wheel, -0.4, 1.0))
    tone = nodes.math('MULTIPLY', tone, nodes.math('MULTIPLY_ADD', crack, -0.85, 1.0))
    tone = nodes.math('MULTIPLY', tone, nodes.math('MULTIPLY_ADD', dry, 0.6, 0.4))
    base = nodes.mix(1.0, colour, tone, 'MULTIPLY')
    nodes.link(nodes.mix(paint, base, nodes.mix(dry, (0.2, 0.2, 0.19), (0.46, 0.46, 0.44))), shader.inputs['Base Color'])
    rough = nodes.math('MULTIPLY_ADD', middle, 0.3, 0.38)
    rough = nodes.math('SUBTRACT', rough, nodes.math('MULTIPLY', nodes.math('MAXIMUM', wheel, patch), 0.1))
    nodes.link(nodes.math('MULTIPLY_ADD', dry, rough, 0.015), shader.inputs['Roughness'])
    # What is dry takes no glare from a low sun: it would turn the yard to sand.
    gloss = nodes.math('MULTIPLY_ADD', nodes.math('POWER', dry, 1.5), -0.44, 0.5)
    nodes.link(nodes.math('MULTIPLY_ADD', patch, 0.06, gloss), shader.inputs['Specular'])
    relief = nodes.math('SUBTRACT', nodes.math('ADD', nodes.math('MULTIPLY', stone, 0.5), nodes.math('MULTIPLY', middle, 0.25)), nodes.math('MULTIPLY', crack, 0.9))
    bump = nodes('ShaderNodeBump', i_Distance=0.02, i_Height=relief)
    nodes.link(nodes.math('MULTIPLY', dry, 0.55), bump.inputs['Strength'])
    nodes.link(bump.outputs[0], shader.inputs['Normal'])
    return made
