"""Extrusion billets: two sawn pieces lying, one standing, their saw marks in raking light."""

import math

from glassware import turned
from materials import principled
from nodes import material
from specimen import begin, finish

begin(seed=226, bounces=(4, 1, 3))
skin = principled('cast skin', (0.52, 0.54, 0.56), rough=0.4, metal=1.0, dirt=0.5, dirt_scale=1.6, bump=0.3, bump_scale=9)


def sawn():
    """Arcs of a saw whose centre lies outside the face."""
    made, nodes, output = material('sawn face')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Metallic=1.0)
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates()
    teeth = nodes.rings(place, (3.4, 4.6, 0.0), 30.0)
    cloud = nodes.noise(place, 0.8, 4.0)
    nodes.link(nodes.mix(cloud, (0.82, 0.83, 0.84), (0.58, 0.6, 0.62)), shader.inputs['Base Color'])
    nodes.link(nodes.math('MULTIPLY_ADD', teeth, 0.3, 0.16), shader.inputs['Roughness'])
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.5, i_Distance=0.04, i_Height=teeth).outputs[0], shader.inputs['Normal'])
    return made


face = sawn()
for at, radius, long, turn in (((-2.9, 1.0), 1.75, 5.6, (math.pi / 2, 0, 0.28)), ((1.2, 0.9), 1.75, 5.0, (math.pi / 2, 0, 0.12)), ((5.0, 0.2), 1.3, 3.2, None)):
    side = turned('side', [(radius - 0.05, 0), (radius, 0.05), (radius, long - 0.05), (radius - 0.05, long)], skin, sides=96)
    ends = [turned('end', [(0, z), (radius - 0.05, z)], face, sides=96) for z in (0, long)]
    for part in (side, *ends):
        if turn:
            # The axis leaves the front face towards -y.
            part.rotation_euler = turn
            part.location = (at[0] - math.sin(turn[2]) * long / 2, at[1] + math.cos(turn[2]) * long / 2, radius)
        else:
            part.location = (*at, 0)
finish('alb-0101')
