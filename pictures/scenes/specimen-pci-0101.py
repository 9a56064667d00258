"""Anthracite, 0 to 25 mm: black, hard, broken along its joints and in shells, some breaks bright, some dusty."""

from loose import strew
from shards import anthracite, chip
from specimen import begin, cone, finish, pour

begin(seed=228, samples=14)
surfaces = anthracite()
chips = [chip(f'piece {k}', k + 30, surfaces) for k in range(12)]
bed = pour(chips, [(0.75, 1.15, 50), (0.35, 0.7, 700), (0.165, 0.34, 4500), (0.05, 0.13, 12000)], cone(3.0, 0.64, long=1.15), shell=1.0, shape=0.7)
strew(bed, chips, 260, (0.03, 0.35), shape=0.66)
finish('pci-0101')
