"""Low-sulfur calcined coke: silver-grey pieces from dust to three centimetres."""

from loose import strew
from lumps import sponge_lumps
from materials import coke
from specimen import begin, cone, finish, pour

begin(seed=209)
silver = coke('calcined coke', base=0.24, sheen=0.8, tint=(1, 1.01, 1.03), pores=0.7, scale=0.9)
lumps = sponge_lumps(silver, 9, 330, [(26, 0.06, 0.24, 0.7)], rough=0.16)
bed = pour(lumps, [(0.7, 1.1, 50), (0.35, 0.65, 500), (0.15, 0.3, 2600), (0.06, 0.14, 6000)], cone(3.4, 0.68), shell=1.1)
strew(bed, lumps, 200, (0.03, 0.4))
finish('cpc-0101')
