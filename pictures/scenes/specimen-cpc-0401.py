"""Calcined coke fines, 0 to 1 mm: a low dark cone of small grains."""

from loose import strew
from lumps import grains_of
from materials import coke
from specimen import begin, cone, finish, pour

begin(seed=212)
grains = grains_of(coke('fines', base=0.12, sheen=0.6, pores=0.3, scale=0.8), 8, 380, subdivisions=3)
bed = pour(grains, [(0.06, 0.1, 5000), (0.035, 0.06, 42000)], cone(2.3, 0.52, long=1.15, ragged=0.26), shell=0.2, cell=0.035, core=(0.05, 0.052, 0.055))
strew(bed, grains, 1800, (0.02, 0.07), spread=(3.9, 2.9))
finish('cpc-0401')
