"""Gypsum of flue-gas cleaning: moist, off-white, crumbling into soft clods of every size, on the tray of the specimens. Not a product."""

from loose import strew
from lumps import ball
from powder import damp
from specimen import begin, cone, finish, pour

begin(seed=231, samples=16, bounces=(3, 2, 1))
pale = damp('gypsum', (0.56, 0.52, 0.45))
clods = [ball(f'clod {k}', 60 + k, pale, subdivisions=5, squash=(0.6, 0.85), relief=(0.4, 0.17, 0.06)) for k in range(14)]
heap = cone(2.7, 0.52, at=(-0.2, 0.3), long=1.25, ragged=0.3)
bed = pour(clods, [(0.45, 0.75, 30), (0.14, 0.36, 900), (0.05, 0.13, 16000), (0.025, 0.06, 60000)], heap, shell=0.4, cell=0.04, shape=0.7, core=(0.36, 0.335, 0.29))
strew(bed, clods, 1100, (0.015, 0.2), spread=(4.4, 3.0), power=5)
finish('gypsum')
