"""Synthetic cryolite: off-white crystals like coarse sand, with caked lumps."""

from loose import strew
from lumps import grains_of
from materials import principled
from specimen import begin, cone, finish, pour

begin(seed=218, bounces=(3, 2, 1))
crystal = principled('cryolite', (0.56, 0.54, 0.52), rough=0.38, specular=0.5, dirt=0.2, dirt_scale=1.5, bump=0.25, bump_scale=8)
grains = grains_of(crystal, 9, 410, cuts=18, rough=0.08)
bed = pour(grains, [(0.5, 0.85, 16), (0.16, 0.32, 1100), (0.07, 0.14, 15000)], cone(2.6, 0.56, long=1.25), shell=0.5, core=(0.4, 0.39, 0.38))
strew(bed, grains, 320, (0.03, 0.3), spread=(5.0, 3.2))
finish('cry-0101')
