"""Granular urea: round white granules that rolled out to the rim."""

from loose import strew
from lumps import ball
from materials import principled
from specimen import begin, cone, finish, pour

begin(seed=220, bounces=(3, 2, 1))
white = principled('urea', (0.7, 0.71, 0.71), rough=0.45, specular=0.35, dirt=0.12, dirt_scale=2.0, bump=0.3, bump_scale=10)
granules = [ball(f'granule {k}', k + 80, white, subdivisions=3, squash=(0.84, 1.0), relief=(0.08, 0.03, 0.015)) for k in range(8)]
bed = pour(granules, [(0.1, 0.21, 16000)], cone(2.3, 0.45, at=(-0.6, 0.4), long=1.25), shell=0.5, shape=0.95, rolls=3, core=(0.5, 0.51, 0.51))
strew(bed, granules, 420, (0.1, 0.21), spread=(5.4, 3.6), power=1, shape=0.95)
finish('ure-0101')
