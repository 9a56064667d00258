"""Recarburiser, 1 to 5 mm, struck level in one half of the tray."""

from mathutils import noise

from loose import strew
from lumps import grains_of
from materials import coke
from specimen import begin, finish, pour

begin(seed=211)
grains = grains_of(coke('recarburiser', base=0.1, sheen=0.65, pores=0.35, scale=0.8), 10, 370)


def half_full(x, y):
    edge = 2.2 - x + 0.35 * noise.noise((y * 0.5, 1.0, 3.0))
    return max(0.0, min(1.15, edge * 0.62))


bed = pour(grains, [(0.11, 0.25, 15000), (0.06, 0.12, 9000)], half_full, shell=0.45)
strew(bed, grains, 150, (0.05, 0.22), at=(3.2, 0.0), spread=(1.4, 3.0), power=2)
finish('cpc-0301')
