"""Green coke, grade 2: crushed, in a long ridge."""

from loose import strew
from materials import coke
from porous import sponge
from specimen import begin, cone, finish, pour

begin(seed=202)
surface = coke('green coke', base=0.06, sheen=0.35, pores=0.5, scale=2.0)
lumps = [sponge(f'lump {k}', 230 + k, surface, (1.15, 0.85, 0.65), cell=0.04) for k in range(10)]
ridge = cone(2.5, 0.7, long=2.1)
bed = pour(lumps, [(0.45, 0.8, 160), (0.17, 0.45, 5000), (0.05, 0.16, 12000)], ridge)
strew(bed, lumps, 260, (0.03, 0.3), spread=(5.2, 3.0))
finish('gpc-0102')
