"""Low-sulfur green sponge coke, grade 1: a heap of porous lumps."""

from loose import strew
from lumps import sponge_lumps
from materials import coke
from specimen import begin, cone, finish, pour

begin(seed=201)
lumps = sponge_lumps(coke('green coke', base=0.05, sheen=0.4, scale=1.2), 8, 210)
sizes = [(1.0, 1.5, 40), (0.5, 0.9, 220), (0.22, 0.45, 1600), (0.07, 0.18, 5000)]
bed = pour(lumps, sizes, cone(3.7, 0.72), shell=1.3)
strew(bed, lumps, 170, (0.04, 0.45))
finish('gpc-0101')
