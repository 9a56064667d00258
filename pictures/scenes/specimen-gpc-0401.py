"""Fuel-grade shot coke: hard balls of two to five millimetres, many grown together; some clumps are broken and show the layers of their balls."""

from loose import strew
from materials import coke
from shot import clump, layered
from specimen import begin, cone, finish, pour

begin(seed=208, samples=10)
surface = coke('shot coke', base=0.05, sheen=0.35, pores=0.2, scale=0.8, rough=(0.38, 0.8))
balls = [clump(f'shot {k}', k + 5, surface, (1, 1, 1, 2, 1, 3)[k % 6]) for k in range(12)]
bed = pour(balls, [(0.12, 0.25, 16000), (0.08, 0.12, 6000)], cone(2.7, 0.58, long=1.1), shell=0.6, cell=0.035, shape=0.95, rolls=4)
strew(bed, balls, 260, (0.09, 0.24), power=1, shape=0.93)
broken = layered()
for k, (at, size, turn) in enumerate((((-4.6, -3.3), 1.25, -1.9), ((3.6, -3.7), 1.45, -1.3), ((5.9, -1.6), 0.9, -1.7))):
    made = clump(f'broken {k}', k + 40, surface, 26, cut=0.15, inside=broken)
    made.hide_render = False
    made.scale, made.rotation_euler = (size,) * 3, (0.0, -0.75, turn)
    made.location = (*at, 0.0)
    lowest = min((made.rotation_euler.to_matrix() @ vertex.co).z for vertex in made.data.vertices)
    made.location.z = -size * (lowest + 0.04)
finish('gpc-0401')
