"""Granular urea: small round granules, a little translucent, that rolled out to the rim."""

from loose import strew
from lumps import ball
from nodes import material
from specimen import begin, cone, finish, pour

begin(seed=220, samples=11, bounces=(4, 3, 1))


def urea():
    """White with a waxy gloss; light comes through a granule, some are clearer than others."""
    made, nodes, output = material('urea')
    own = nodes('ShaderNodeObjectInfo').outputs['Random']
    place = nodes.coordinates()
    tone = nodes.mix(own, (0.66, 0.67, 0.66), (0.78, 0.79, 0.79))
    shader = nodes('ShaderNodeBsdfPrincipled', i_Base_Color=tone, i_Specular=0.4, i_Roughness=nodes.math('MULTIPLY_ADD', nodes.noise(place, 3.0), 0.3, 0.22))
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.3, i_Distance=0.02, i_Height=nodes.noise(place, 10.0)).outputs[0], shader.inputs['Normal'])
    through = nodes('ShaderNodeBsdfTranslucent', i_Color=(0.8, 0.83, 0.84))
    both = nodes('ShaderNodeMixShader', i_Fac=nodes.math('MULTIPLY_ADD', own, 0.25, 0.2))
    nodes.link(shader.outputs[0], both.inputs[1])
    nodes.link(through.outputs[0], both.inputs[2])
    nodes.link(both.outputs[0], output.inputs[0])
    return made


white = urea()
granules = [ball(f'granule {k}', k + 80, white, subdivisions=3, squash=(0.84, 1.0), relief=(0.08, 0.03, 0.015)) for k in range(8)]
bed = pour(granules, [(0.06, 0.12, 66000)], cone(2.3, 0.45, at=(-0.6, 0.4), long=1.25), shell=0.35, cell=0.035, shape=0.97, rolls=3, core=(0.5, 0.51, 0.51))
strew(bed, granules, 900, (0.06, 0.12), spread=(5.4, 3.6), power=1, shape=0.97)
finish('ure-0101')
