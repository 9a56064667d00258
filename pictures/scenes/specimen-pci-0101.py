"""Anthracite, 0 to 25 mm: black, hard, with the gloss of its shell-shaped breaks."""

from loose import strew
from shards import black_glass, shard
from specimen import begin, cone, finish, pour

begin(seed=228)
surface = black_glass(dust=0.5, gloss=0.16)
shards = [shard(f'piece {k}', k + 30, surface, 5) for k in range(9)]
bed = pour(shards, [(0.7, 1.1, 40), (0.3, 0.65, 700), (0.12, 0.3, 4500), (0.05, 0.1, 7000)], cone(3.1, 0.66, long=1.15), shell=1.0, shape=0.66)
strew(bed, shards, 220, (0.03, 0.4), shape=0.66)
finish('pci-0101')
