"""Anode-grade calcined coke screened into three fractions, as the anode recipe weighs them."""

from loose import strew
from lumps import grains_of
from materials import coke
from specimen import begin, cone, finish, pour

begin(seed=210, samples=10)
silver = coke('calcined coke', base=0.19, sheen=0.75, tint=(1, 1.01, 1.03), pores=0.7, scale=0.9)
grains = grains_of(silver, 9, 350)
for sizes, heap, shell, cell, crumbs, middle in (
    ([(0.42, 0.6, 260), (0.26, 0.42, 1500), (0.2, 0.3, 1500)], cone(1.75, 0.7, at=(-4.6, 0.2)), 1.75, 0.05, (24, 0.05, 0.2), -4.6),
    ([(0.11, 0.21, 7500)], cone(1.45, 0.68, at=(0.35, 0.0)), 0.9, 0.05, (40, 0.04, 0.15), 0.35),
    ([(0.035, 0.07, 26000)], cone(1.1, 0.58, at=(4.8, 0.1)), 0.4, 0.04, (120, 0.02, 0.06), 4.8),
):
    bed = pour(grains, sizes, heap, shell=shell, cell=cell, core=(0.05, 0.052, 0.055))
    strew(bed, grains, crumbs[0], crumbs[1:], at=(middle, -0.1), spread=(1.1, 1.5))
finish('cpc-0201')
