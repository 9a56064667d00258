"""One function a material."""

from nodes import material


def principled(name, colour, rough=0.5, metal=0.0, specular=0.5, dirt=0.0, dirt_scale=3.0, bump=0.0, bump_scale=40.0, coat=0.0, streaks=0.0, coordinates='Object'):
    """Painted or metal surface. dirt breaks colour and gloss with cloudy noise, bump adds a fine relief, streaks lets dirt run down (z)."""
    made, nodes, output = material(name)
    shader = nodes('ShaderNodeBsdfPrincipled')
    nodes.link(shader.outputs[0], output.inputs[0])
    for socket, value in (('Base Color', (*colour[:3], 1)), ('Roughness', rough), ('Metallic', metal), ('Specular', specular), ('Clearcoat', coat)):
        shader.inputs[socket].default_value = value
    if not (dirt or bump or streaks):
        return made
    place = nodes.coordinates(coordinates)
    if dirt or streaks:
        # Noise in object space repeats on every copy of an object; the copy's own random number moves it.
        own = nodes.math('MULTIPLY', nodes('ShaderNodeObjectInfo').outputs['Random'], 90.0)
        moved = nodes.vector('ADD', place, nodes('ShaderNodeCombineXYZ', i_0=own, i_1=own, i_2=own).outputs[0])
        cloud = nodes.ramp(nodes.noise(moved, dirt_scale, 8.0, 0.65), [(0.35, 0.0), (0.7, 1.0)])
        amount = nodes.math('MULTIPLY', cloud, dirt)
        if streaks:
            stretched = nodes.vector('MULTIPLY', place, (2.2, 2.2, 0.12))
            runs = nodes.ramp(nodes.noise(stretched, dirt_scale * 2, 6.0, 0.7), [(0.5, 0.0), (0.75, 1.0)])
            amount = nodes.math('MAXIMUM', amount, nodes.math('MULTIPLY', runs, streaks))
        nodes.link(nodes.mix(amount, colour[:3], tuple(c * 0.35 for c in colour[:3])), shader.inputs['Base Color'])
        nodes.link(nodes.math('MULTIPLY_ADD', amount, 0.35, max(0.03, rough - 0.1)), shader.inputs['Roughness'])
    if bump:
        relief = nodes.noise(place, bump_scale, 6.0)
        nodes.link(nodes('ShaderNodeBump', i_Strength=bump, i_Distance=0.02, i_Height=relief).outputs[0], shader.inputs['Normal'])
    return made


def emitter(name, colour, strength):
    """A surface that glows. Keep it weak (1..16) and put a real lamp beside it: meshes are noisy light sources here."""
    made, nodes, output = material(name)
    nodes.link(nodes('ShaderNodeEmission', i_Color=colour, i_Strength=strength).outputs[0], output.inputs[0])
    return made


def coke(name='coke', base=0.022, sheen=0.35, tint=(1, 1.02, 1.06), pores=1.0, scale=1.0, rough=(0.26, 0.78)):
    """Petroleum coke: dull black with a metallic glint and open pores. base is its albedo; every lump gets its own shade."""
    made, nodes, output = material(name)
    shader = nodes('ShaderNodeBsdfPrincipled')
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates()
    own = nodes('ShaderNodeObjectInfo').outputs['Random']
    broad = nodes.noise(place, 2.3 * scale, 3.0, 0.62)
    fine = nodes.noise(place, 14.0 * scale, 4.0, 0.7)
    cells = nodes('ShaderNodeTexVoronoi', i_Vector=place, i_Scale=16.0 * scale)
    pits = nodes.ramp(cells.outputs['Distance'], [(0.08, 0.0), (0.32, 1.0)])
    open_pores = nodes.mix(nodes.ramp(broad, [(0.42, 0.0), (0.62, 1.0)]), (1, 1, 1), pits)
    shade = nodes.mix(fine, tuple(base * 0.35 * t for t in tint), tuple(base * 1.7 * t for t in tint))
    shade = nodes.mix(1.0, shade, open_pores, 'MULTIPLY')
    shade = nodes.mix(1.0, shade, nodes.math('MULTIPLY_ADD', own, 0.5, 0.75), 'MULTIPLY')
    nodes.link(shade, shader.inputs['Base Color'])
    shader.inputs['Specular'].default_value = 0.55
    shader.inputs['Metallic'].default_value = sheen
    both = nodes.math('ADD', nodes.math('MULTIPLY', broad, 0.6), nodes.math('MULTIPLY', fine, 0.5))
    nodes.link(nodes.ramp(both, [(0.35, rough[0]), (0.75, rough[1])]), shader.inputs['Roughness'])
    relief = nodes.math('ADD', nodes.math('MULTIPLY', fine, 0.55), nodes.math('MULTIPLY', open_pores, 0.6 * pores))
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.85, i_Distance=0.05, i_Height=relief).outputs[0], shader.inputs['Normal'])
    return made


def water(name='water', colour=(0.004, 0.012, 0.016), rough=0.06, bump=0.25, scale=0.6):
    made, nodes, output = material(name)
    shader = nodes('ShaderNodeBsdfPrincipled', i_Base_Color=colour, i_Roughness=rough, i_Specular=0.5, i_IOR=1.33)
    nodes.link(shader.outputs[0], output.inputs[0])
    ripples = nodes.noise(nodes.coordinates(), scale, 6.0)
    nodes.link(nodes('ShaderNodeBump', i_Strength=bump, i_Distance=0.25, i_Height=ripples).outputs[0], shader.inputs['Normal'])
    return made


def wet_ground(name='wet ground', colour=(0.02, 0.022, 0.024), scale=0.15, dry_from=0.42, dry_to=0.6, wet_rough=0.04, dry_rough=0.55, bump=0.15):
    """Tarmac or concrete after rain: puddles where a broad noise is low."""
    made, nodes, output = material(name)
    shader = nodes('ShaderNodeBsdfPrincipled')
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates()
    dry = nodes.ramp(nodes.noise(place, scale, 8.0, 0.55), [(dry_from, 0.0), (dry_to, 1.0)])
    nodes.link(nodes.mix(dry, tuple(c * 0.45 for c in colour), colour), shader.inputs['Base Color'])
    nodes.link(nodes.math('MULTIPLY_ADD', dry, dry_rough - wet_rough, wet_rough), shader.inputs['Roughness'])
    relief = nodes('ShaderNodeBump', i_Distance=0.05, i_Height=nodes.noise(place, scale * 25, 6.0))
    nodes.link(nodes.math('MULTIPLY', dry, bump), relief.inputs['Strength'])
    nodes.link(relief.outputs[0], shader.inputs['Normal'])
    return made


def glass(name='glass', colour=(0.9, 0.95, 0.96), rough=0.0, ior=1.45):
    made, nodes, output = material(name)
    nodes.link(nodes('ShaderNodeBsdfGlass', i_Color=colour, i_Roughness=rough, i_IOR=ior).outputs[0], output.inputs[0])
    return made


def brushed_metal(name='brushed metal', colour=(0.78, 0.79, 0.8), rough=0.28, along=(1, 60, 60), scale=3.0, strength=0.25):
    """Machined metal: a noise drawn out along one axis of the object breaks gloss and relief."""
    made, nodes, output = material(name)
    shader = nodes('ShaderNodeBsdfPrincipled', i_Metallic=1.0, i_Base_Color=colour)
    nodes.link(shader.outputs[0], output.inputs[0])
    drawn = nodes.noise(nodes.vector('MULTIPLY', nodes.coordinates(), along), scale, 5.0, 0.6)
    nodes.link(nodes.math('MULTIPLY_ADD', drawn, rough * 0.8, rough * 0.6), shader.inputs['Roughness'])
    nodes.link(nodes('ShaderNodeBump', i_Strength=strength, i_Distance=0.004, i_Height=drawn).outputs[0], shader.inputs['Normal'])
    return made


def wood(name='wood', light=(0.16, 0.075, 0.035), dark=(0.06, 0.026, 0.013), rough=0.38, along=(0.35, 6, 6), scale=2.0):
    made, nodes, output = material(name)
    shader = nodes('ShaderNodeBsdfPrincipled')
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.vector('MULTIPLY', nodes.coordinates(), along)
    grain = nodes.noise(place, scale, 8.0, 0.62)
    nodes.link(nodes.mix(nodes.ramp(grain, [(0.3, 0.0), (0.7, 1.0)]), dark, light), shader.inputs['Base Color'])
    nodes.link(nodes.math('MULTIPLY_ADD', grain, 0.25, rough - 0.1), shader.inputs['Roughness'])
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.2, i_Distance=0.003, i_Height=grain).outputs[0], shader.inputs['Normal'])
    return made
