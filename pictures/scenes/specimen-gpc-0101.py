"""Low-sulfur green sponge coke, grade 1: a heap of porous lumps."""

from loose import strew
from materials import coke
from porous import sponge
from specimen import begin, cone, finish, pour

begin(seed=201)
surface = coke('green coke', base=0.06, sheen=0.4, pores=0.8, scale=1.1)
lumps = [sponge(f'lump {k}', 210 + k, surface, (1.1, 0.9, 0.7)) for k in range(9)]
sizes = [(1.0, 1.4, 60), (0.5, 0.9, 500), (0.165, 0.45, 5000), (0.07, 0.18, 6000)]
bed = pour(lumps, sizes, cone(3.5, 0.66), shell=1.2)
strew(bed, lumps, 170, (0.04, 0.45))
finish('gpc-0101')
