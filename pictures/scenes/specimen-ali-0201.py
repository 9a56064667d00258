"""Foundry alloy A356.2: three ingots, and two turned discs on which the spectrometer burnt its spots."""

import math

from glassware import turned
from ingot import TALL, cast_alloy, ingot
from materials import brushed_metal
from nodes import material
from shapes import copy_of
from specimen import begin, finish

SCALE = 16.0

begin(seed=225, samples=9, bounces=(4, 1, 3))
surface = cast_alloy(SCALE, rough=0.16, skin=130.0)
ingots = [ingot(seed, surface, notched=0.012) for seed in range(11, 14)]
copy_of(ingots[0], (-0.7, 3.7, 0.0), (0, 0, 0.09), SCALE)
copy_of(ingots[1], (-0.9, 1.0, TALL * SCALE), (math.pi, 0, -0.05), SCALE)
copy_of(ingots[2], (-0.3, 2.4, TALL * SCALE), (0, 0, -0.3), SCALE)


def sparked(spots):
    """A turned face; round each of `spots` a small melted crater, a dark ring and a thin brown haze."""
    made, nodes, output = material('sparked face')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Metallic=1.0)
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates()
    frayed = nodes.math('MULTIPLY', nodes.noise(place, 6.0, 4.0, 0.7), 0.16)
    away = 9.0
    for x, y in spots:
        away = nodes.math('MINIMUM', away, nodes.vector('DISTANCE', nodes.vector('MULTIPLY', place, (1, 1, 0)), (x, y, 0.0), output='Value'))
    away = nodes.math('ADD', away, frayed)
    crater, soot = nodes.ramp(away, [(0.16, 1.0), (0.18, 0.0)]), nodes.ramp(away, [(0.15, 0.0), (0.19, 0.95), (0.27, 0.4), (0.42, 0.0)])
    lathe = nodes.rings(place, (0.0, 0.0, 0.0), 60.0)
    bright = nodes.mix(lathe, (0.4, 0.41, 0.42), (0.8, 0.81, 0.82))
    pitted = nodes.mix(nodes.noise(place, 40.0, 3.0), (0.16, 0.155, 0.15), (0.42, 0.41, 0.4))
    nodes.link(nodes.mix(crater, nodes.mix(soot, bright, (0.02, 0.017, 0.015)), pitted), shader.inputs['Base Color'])
    nodes.link(nodes.math('ADD', nodes.math('MULTIPLY_ADD', lathe, 0.2, 0.34), nodes.math('MULTIPLY', nodes.math('MAXIMUM', crater, soot), 0.2)), shader.inputs['Roughness'])
    relief = nodes.math('SUBTRACT', nodes.math('MULTIPLY', lathe, 0.5), nodes.math('MULTIPLY', crater, nodes.noise(place, 30.0, 3.0)))
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.5, i_Distance=0.016, i_Height=relief).outputs[0], shader.inputs['Normal'])
    return made


RADIUS, THICK = 1.6, 0.75
rim = brushed_metal('turned rim', (0.76, 0.77, 0.78), 0.24, along=(1, 1, 40), scale=3.0, strength=0.2)
# One disc lies flat, the other with its edge on the first.
LEAN = math.asin(THICK / (2 * RADIUS))
for at, lean, turn, spots in (((1.9, -3.3, 0.0), 0.0, 0.4, [(-0.65, 0.35), (0.4, 0.72), (0.7, -0.3), (-0.22, -0.75)]), ((-1.2, -3.45, RADIUS * math.sin(LEAN)), -LEAN, 0.0, [(-0.5, -0.6), (0.55, -0.35), (0.1, 0.7)])):
    side = turned('disc', [(RADIUS - 0.04, 0), (RADIUS, 0.04), (RADIUS, THICK - 0.05), (RADIUS - 0.05, THICK)], rim, at, 128)
    face = turned('face', [(RADIUS - 0.05, THICK), (0, THICK)], sparked(spots), at, 128)
    side.rotation_euler = face.rotation_euler = (0, lean, turn)
finish('ali-0201')
