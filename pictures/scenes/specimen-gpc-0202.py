"""Imported low-sulfur green coke: lumps sorted beside their fine part."""

from loose import strew
from lumps import sponge_lumps
from materials import coke
from specimen import begin, cone, finish, pour

begin(seed=205)
lumps = sponge_lumps(coke('green coke', base=0.055, sheen=0.55, scale=1.2), 8, 310)
coarse, fine = cone(3.0, 0.74, at=(-3.1, 0.4)), cone(2.0, 0.62, at=(4.2, 0.0))
pour(lumps, [(0.8, 1.15, 60), (0.4, 0.75, 400), (0.2, 0.38, 1600)], coarse, shell=1.2)
bed = pour(lumps, [(0.1, 0.2, 5000), (0.05, 0.1, 7000)], fine, shell=0.5)
strew(bed, lumps, 120, (0.03, 0.2), spread=(4.6, 2.8))
finish('gpc-0202')
