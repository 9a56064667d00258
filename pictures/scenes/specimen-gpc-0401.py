"""Fuel-grade shot coke: hard balls, some grown together, some broken open."""

from loose import stand, strew
from lumps import ball, halve
from materials import coke
from specimen import begin, cone, finish, pour

begin(seed=208)
surface = coke('shot coke', base=0.045, sheen=0.3, pores=0.35, scale=0.9, rough=(0.4, 0.85))
balls = [ball(f'ball {k}', k + 5, surface, squash=(0.9, 1.0), cluster=(0, 0, 0, 3)[k % 4]) for k in range(8)]
bed = pour(balls, [(0.42, 0.62, 160), (0.2, 0.4, 2400), (0.1, 0.18, 4000)], cone(3.0, 0.62), shape=0.93, rolls=3)
strew(bed, balls, 110, (0.08, 0.4), power=2, shape=0.93)
for k, at in enumerate(((-4.9, -2.9), (3.9, -3.2), (5.4, 1.2))):
    half = halve(ball(f'broken {k}', k + 40, surface, subdivisions=5, squash=(0.9, 1.0)))
    stand(half, at, (0.85, 0.85, 0.85), (0.2, -1.0 - 0.1 * k, 4.3 + 0.5 * k))
finish('gpc-0401')
