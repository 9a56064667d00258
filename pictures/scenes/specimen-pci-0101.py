"""Anthracite, 0 to 25 mm: black, hard, broken in shells, its edges rubbed grey, with its own fines."""

from loose import strew
from shards import broken, coal
from specimen import begin, cone, finish, pour

begin(seed=228, samples=18)
surface = coal()
pieces = [broken(f'piece {k}', k + 30, surface) for k in range(14)]
bed = pour(pieces, [(0.55, 0.95, 45), (0.3, 0.55, 420), (0.165, 0.3, 3500), (0.05, 0.13, 16000), (0.025, 0.05, 20000)], cone(2.8, 0.58, long=1.2, ragged=0.2), shell=0.8, cell=0.045, shape=0.7)
strew(bed, pieces, 700, (0.015, 0.3), shape=0.66, power=5)
finish('pci-0101')
