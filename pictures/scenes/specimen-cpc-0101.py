"""Low-sulfur calcined coke: silver-grey pieces from dust to three centimetres."""

from loose import strew
from materials import coke
from porous import sponge
from specimen import begin, cone, finish, pour

begin(seed=209)
silver = coke('calcined coke', base=0.2, sheen=0.75, tint=(1, 1.01, 1.03), pores=0.5, scale=2.0, rough=(0.34, 0.8))
lumps = [sponge(f'lump {k}', 330 + k, silver, (1.1, 0.9, 0.7), cell=0.035, planes=16) for k in range(10)]
bed = pour(lumps, [(0.7, 1.1, 60), (0.35, 0.65, 700), (0.165, 0.32, 4000), (0.05, 0.14, 9000)], cone(3.3, 0.66), shell=1.1)
strew(bed, lumps, 200, (0.03, 0.4))
finish('cpc-0101')
