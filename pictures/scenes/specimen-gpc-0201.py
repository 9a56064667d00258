"""Anode-grade sponge coke: one large piece, its open pores towards us."""

from grains import Bed
from loose import rest, strew
from lumps import OPEN, sponge_lumps
from materials import coke
from specimen import INSIDE, begin, finish

begin(seed=204)
surface = coke('sponge coke', base=0.06, sheen=0.5, pores=1.0, scale=1.8)
(piece,) = sponge_lumps(surface, 1, 283, OPEN, subdivisions=7, rough=0.09)
rest(piece, (-0.1, 0.1), (4.1, 3.5, 3.3), 4, sink=0.4)
crumbs = sponge_lumps(surface, 5, 290, subdivisions=4)
strew(Bed(INSIDE, 0.05, lambda x, y: 0.0), crumbs, 170, (0.02, 0.4), spread=(4.4, 3.0))
finish('gpc-0201')
