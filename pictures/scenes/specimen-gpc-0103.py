"""Green coke, grade 3: three broken pieces, from large to small, and their crumbs."""

from grains import Bed
from loose import rest, strew
from materials import coke
from porous import sponge
from specimen import INSIDE, begin, finish

begin(seed=203)
surface = coke('green coke', base=0.055, sheen=0.4, pores=0.5, scale=3.0)
for k, (at, size) in enumerate((((-3.7, 0.7), 2.8), ((1.4, 0.3), 2.0), ((5.0, -0.7), 1.3))):
    bubbles = ((round(5 * size**2), 0.14, 0.3), (round(60 * size**2), 0.06, 0.15), (round(300 * size**2), 0.04, 0.06))
    rest(sponge(f'piece {k}', 254 + k, surface, (size * 1.1, size * 0.9, size * 0.75), 0.035, bubbles, planes=18), at, (1, 1, 1), k, sink=0.08)
crumbs = [sponge(f'crumb {k}', 270 + k, surface, cell=0.06) for k in range(6)]
strew(Bed(INSIDE, 0.05, lambda x, y: 0.0), crumbs, 260, (0.02, 0.34), spread=(4.8, 2.6))
finish('gpc-0103')
