"""A prebaked anode block with its stub holes, small as a model."""

from anode_block import block, carbon
from grains import Bed
from loose import strew
from lumps import grains_of
from specimen import INSIDE, begin, finish

begin(seed=223)
surface = carbon()
anode = block(3, surface)
anode.hide_render = False
anode.scale, anode.location, anode.rotation_euler = (6.0, 6.0, 6.0), (-0.1, 0.1, 0.0), (0, 0, 0.33)
strew(Bed(INSIDE, 0.05, lambda x, y: 0.0), grains_of(surface, 4, 470), 90, (0.015, 0.12), spread=(4.6, 3.0))
finish('pba-0101')
