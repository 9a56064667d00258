"""Anode-grade sponge coke: one large piece, its open pores towards us, and two smaller ones."""

from grains import Bed
from loose import rest, strew
from materials import coke
from porous import sponge
from specimen import INSIDE, begin, finish

begin(seed=204, samples=14)
surface = coke('sponge coke', base=0.07, sheen=0.35, pores=0.8, scale=1.3, rough=(0.3, 0.8))
BUBBLES = ((110, 0.2, 0.42), (1100, 0.08, 0.22), (7000, 0.045, 0.08))
piece = sponge('piece', 287, surface, (4.6, 3.4, 2.1), 0.04, BUBBLES)
rest(piece, (-0.4, 0.6), (1, 1, 1), 4, sink=0.12)
piece.rotation_euler.z += 0.25
FEW = ((16, 0.12, 0.22), (90, 0.06, 0.14), (260, 0.04, 0.07))
for k, (at, size) in enumerate((((4.9, -2.0), 1.15), ((-5.2, -3.1), 0.8))):
    rest(sponge(f'small piece {k}', 40 + k, surface, (size, size * 0.85, size * 0.7), 0.03, FEW), at, (1, 1, 1), k)
crumbs = [sponge(f'crumb {k}', 290 + k, surface, cell=0.06, pores=((8, 0.1, 0.26), (40, 0.08, 0.12))) for k in range(5)]
strew(Bed(INSIDE, 0.05, lambda x, y: 0.0), crumbs, 170, (0.02, 0.3), spread=(4.4, 3.0))
finish('gpc-0201')
