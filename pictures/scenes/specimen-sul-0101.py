"""Granular sulfur: a yellow heap."""

from loose import strew
from lumps import ball
from nodes import material
from specimen import begin, cone, finish, pour

begin(seed=219, bounces=(3, 2, 1))


def sulfur():
    """Every granule its own yellow, pale where it was rubbed."""
    made, nodes, output = material('sulfur')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Specular=0.4)
    nodes.link(shader.outputs[0], output.inputs[0])
    own = nodes('ShaderNodeObjectInfo').outputs['Random']
    cloud = nodes.noise(nodes.coordinates(), 2.6, 3.0)
    tone = nodes.ramp(own, [(0.0, (0.56, 0.34, 0.02)), (0.5, (0.68, 0.45, 0.03)), (0.9, (0.75, 0.53, 0.06)), (1.0, (0.74, 0.58, 0.16))])
    nodes.link(nodes.mix(nodes.math('MULTIPLY', cloud, 0.6), tone, (0.74, 0.58, 0.2)), shader.inputs['Base Color'])
    nodes.link(nodes.math('MULTIPLY_ADD', cloud, 0.45, 0.32), shader.inputs['Roughness'])
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.4, i_Distance=0.03, i_Height=nodes.noise(nodes.coordinates(), 9.0, 3.0)).outputs[0], shader.inputs['Normal'])
    return made


surface = sulfur()
granules = [ball(f'granule {k}', k + 60, surface, squash=(0.76, 0.98), relief=(0.11, 0.05, 0.015), cluster=1 if k == 5 else 0) for k in range(8)]
bed = pour(granules, [(0.12, 0.3, 9000)], cone(3.3, 0.62), shell=0.6, shape=0.92, rolls=3, core=(0.4, 0.29, 0.04))
strew(bed, granules, 170, (0.1, 0.28), power=1, shape=0.92)
finish('sul-0101')
