"""Granular sulfur: a yellow heap of small uneven pellets."""

from loose import strew
from lumps import ball
from nodes import material
from specimen import begin, cone, finish, pour

begin(seed=219, samples=11, bounces=(3, 2, 1))


def sulfur():
    """Every granule its own yellow, pale where it was rubbed."""
    made, nodes, output = material('sulfur')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Specular=0.4)
    nodes.link(shader.outputs[0], output.inputs[0])
    own = nodes('ShaderNodeObjectInfo').outputs['Random']
    cloud = nodes.noise(nodes.coordinates(), 2.6, 3.0)
    tone = nodes.ramp(own, [(0.0, (0.74, 0.36, 0.012)), (0.5, (0.84, 0.45, 0.02)), (0.9, (0.88, 0.52, 0.04)), (1.0, (0.88, 0.56, 0.11))])
    nodes.link(nodes.mix(nodes.math('MULTIPLY', cloud, 0.6), tone, (0.88, 0.57, 0.13)), shader.inputs['Base Color'])
    nodes.link(nodes.math('MULTIPLY_ADD', cloud, 0.45, 0.32), shader.inputs['Roughness'])
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.4, i_Distance=0.03, i_Height=nodes.noise(nodes.coordinates(), 9.0, 3.0)).outputs[0], shader.inputs['Normal'])
    return made


surface = sulfur()
granules = [ball(f'granule {k}', k + 60, surface, subdivisions=3, squash=(0.7, 0.95), relief=(0.16, 0.1, 0.03)) for k in range(9)]
bed = pour(granules, [(0.07, 0.15, 38000)], cone(3.1, 0.6), shell=0.4, cell=0.04, shape=1.0, rolls=3, core=(0.5, 0.28, 0.02))
strew(bed, granules, 420, (0.06, 0.15), power=1, shape=1.0)
finish('sul-0101')
