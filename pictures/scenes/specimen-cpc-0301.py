"""Recarburiser, 1 to 5 mm, tipped into one half of the tray, the first grains rolled into the other."""

from loose import strew
from lumps import grains_of
from materials import coke
from specimen import begin, cone, finish, pour

begin(seed=211, samples=10)
surface = coke('recarburiser', base=0.1, sheen=0.65, pores=0.35, scale=0.8)
grains = grains_of(surface, 14, 370, cuts=15) + grains_of(surface, 6, 700, cuts=9, rough=0.2)
left, right = cone(2.3, 0.56, at=(-2.6, 0.5), long=1.1), cone(1.5, 0.5, at=(-0.4, -0.7), long=1.2)
bed = pour(grains, [(0.115, 0.25, 16000), (0.05, 0.11, 16000)], lambda x, y: max(left(x, y), right(x, y)), shell=0.55, cell=0.035, core=(0.03, 0.031, 0.033))
strew(bed, grains, 420, (0.05, 0.22), at=(-1.0, 0.0), spread=(3.2, 2.6), power=2)
finish('cpc-0301')
