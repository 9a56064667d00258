"""Anode-grade calcined coke screened into three fractions, as the anode recipe weighs them."""

from loose import strew
from lumps import grains_of
from materials import coke
from specimen import begin, cone, finish, pour

begin(seed=210, samples=10)
silver = coke('calcined coke', base=0.19, sheen=0.75, tint=(1, 1.01, 1.03), pores=0.7, scale=0.9)
grains = grains_of(silver, 9, 350)
for sizes, heap, shell, cell, crumbs, middle in (
    ([(0.42, 0.62, 400), (0.26, 0.42, 2500), (0.165, 0.3, 2500)], cone(1.8, 0.66, at=(-4.8, 0.2)), 1.2, 0.05, (24, 0.05, 0.2), -4.8),
    ([(0.115, 0.21, 16000)], cone(1.5, 0.62, at=(0.3, 0.0)), 0.7, 0.035, (90, 0.08, 0.18), 0.3),
    ([(0.035, 0.07, 70000)], cone(1.35, 0.56, at=(4.9, 0.1)), 0.3, 0.03, (320, 0.02, 0.06), 4.9),
):
    bed = pour(grains, sizes, heap, shell=shell, cell=cell, core=(0.05, 0.052, 0.055))
    strew(bed, grains, crumbs[0], crumbs[1:], at=(middle, -0.1), spread=(1.1, 1.5))
finish('cpc-0201')
