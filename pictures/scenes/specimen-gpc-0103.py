"""Green coke, grade 3: three broken pieces, from large to small, and their crumbs."""

from grains import Bed
from loose import rest, strew
from lumps import COARSE, sponge_lumps
from materials import coke
from specimen import INSIDE, begin, finish

begin(seed=203)
surface = coke('green coke', base=0.045, sheen=0.5, scale=1.4)
pieces = sponge_lumps(surface, 3, 251, COARSE, subdivisions=6, rough=0.1)
for k, (at, size) in enumerate((((-3.9, 0.7), 2.8), ((1.2, 0.5), 2.1), ((4.9, -0.7), 1.4))):
    rest(pieces[k], at, (size, size, size), k)
strew(Bed(INSIDE, 0.05, lambda x, y: 0.0), sponge_lumps(surface, 5, 270, subdivisions=4), 260, (0.02, 0.34), spread=(4.8, 2.6))
finish('gpc-0103')
