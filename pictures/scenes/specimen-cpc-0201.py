"""Anode-grade calcined coke screened into three fractions, as the anode recipe weighs them."""

from lumps import grains_of
from materials import coke
from specimen import begin, cone, finish, pour

begin(seed=210)
silver = coke('calcined coke', base=0.19, sheen=0.75, tint=(1, 1.01, 1.03), pores=0.7, scale=0.9)
grains = grains_of(silver, 9, 350)
pour(grains, [(0.32, 0.58, 900), (0.22, 0.32, 700)], cone(2.5, 0.72, at=(-4.5, 0.3)), shell=0.9)
pour(grains, [(0.12, 0.22, 5200)], cone(2.3, 0.7, at=(0.3, -0.3)), shell=0.5)
pour(grains, [(0.04, 0.075, 15000)], cone(1.8, 0.62, at=(4.6, 0.2)), shell=0.25, cell=0.04)
finish('cpc-0201')
