"""A prebaked anode block with its round stub holes, small as a model."""

from anode_block import block, carbon
from grains import Bed
from loose import strew
from lumps import grains_of
from specimen import INSIDE, begin, finish

SCALE = 6.2

begin(seed=223, samples=9)
surface = carbon(SCALE)
anode = block(3, surface, chipped=0.25)
anode.hide_render = False
anode.scale, anode.location, anode.rotation_euler = (SCALE,) * 3, (-0.1, 0.3, 0.0), (0, 0, 0.72)
strew(Bed(INSIDE, 0.05, lambda x, y: 0.0), grains_of(surface, 4, 470), 110, (0.012, 0.09), spread=(4.6, 3.0))
finish('pba-0101')
