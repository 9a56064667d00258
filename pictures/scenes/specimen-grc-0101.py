"""Graphitised recarburiser: lead-grey, greasy grains, a scoop stuck in them."""

import math

from loose import strew
from lumps import grains_of
from materials import brushed_metal, coke
from scoop import scoop
from specimen import begin, cone, finish, pour

begin(seed=213)
grains = grains_of(coke('graphite grains', base=0.34, sheen=0.95, tint=(1, 1, 1.02), pores=0.2, scale=0.7, rough=(0.2, 0.55)), 9, 390)
bed = pour(grains, [(0.12, 0.24, 6500), (0.05, 0.12, 12000)], cone(2.7, 0.6, at=(-1.4, 0.4)), shell=0.5)
strew(bed, grains, 220, (0.03, 0.2))
tool = scoop(brushed_metal('scoop', (0.5, 0.52, 0.53), 0.28, along=(30, 1, 30), scale=2.0), length=4.4, radius=1.35, grip=3.4)
tool.location, tool.rotation_euler = (-0.4, -0.5, 1.15), (math.radians(-12), 0.1, math.radians(-122))
finish('grc-0101')
