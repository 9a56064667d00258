"""Imported low-sulfur green coke: lumps sorted beside their fine part."""

from loose import strew
from lumps import grains_of
from materials import coke
from porous import sponge
from specimen import begin, cone, finish, pour

begin(seed=205)
surface = coke('green coke', base=0.065, sheen=0.45, pores=0.5, scale=2.0)
lumps = [sponge(f'lump {k}', 310 + k, surface, (1.1, 0.9, 0.7), cell=0.035) for k in range(9)]
fines = grains_of(surface, 6, 320, subdivisions=3)
coarse, fine = cone(3.0, 0.74, at=(-3.1, 0.4)), cone(2.0, 0.62, at=(4.2, 0.0))
bed = pour(lumps, [(0.8, 1.2, 60), (0.4, 0.75, 500), (0.2, 0.38, 2500)], coarse, shell=1.2)
strew(bed, lumps, 60, (0.04, 0.25), at=(-3.1, 0.3))
bed = pour(fines, [(0.05, 0.12, 9000), (0.025, 0.045, 60000)], fine, shell=0.25, cell=0.03, core=(0.03, 0.031, 0.033))
strew(bed, fines, 500, (0.015, 0.08), at=(4.2, 0.0), spread=(1.6, 1.6))
finish('gpc-0202')
