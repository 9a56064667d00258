"""Green coke, grade 2: crushed, in a long ridge."""

from loose import strew
from lumps import sponge_lumps
from materials import coke
from specimen import begin, cone, finish, pour

begin(seed=202)
lumps = sponge_lumps(coke('green coke', base=0.05, sheen=0.3, scale=1.3), 8, 230, rough=0.16)
ridge = cone(2.5, 0.7, long=2.1)
bed = pour(lumps, [(0.4, 0.75, 200), (0.18, 0.42, 2600), (0.06, 0.17, 9000)], ridge)
strew(bed, lumps, 260, (0.03, 0.3), spread=(5.2, 3.0))
finish('gpc-0102')
