"""A heap of dull graphite powder in a worn steel pan, a spatula stuck in it. One unit is a centimetre."""

import math
import random

from mathutils import noise

from light import area, camera
from materials import coke, principled
from nodes import material
from palette import AMBER, ICE, linear
from glassware import turned
from scatter import height_mesh, sprinkle
from shapes import Build, mesh, rock
from shoot import shoot
from sky import even
from stage import stage

stage(samples=16, seed=71, exposure=0.65, bounces=(3, 2, 2))
graphite = coke('graphite', base=0.055, sheen=0.45, pores=0.25, scale=0.9)
grains = [rock(f'grain {k}', 500 + k, graphite, subdivisions=3, cuts=5, rough=0.12, fine=0.05) for k in range(7)]
PAN, DEEP = 10.5, 2.6


def worn_steel():
    made, nodes, output = material('worn steel')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Metallic=1.0)
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates()
    cloud = nodes.noise(place, 0.35, 5.0, 0.65)
    scratches = nodes.noise(nodes.vector('MULTIPLY', place, (0.5, 7, 7)), 2.0, 3.0, 0.7)
    nodes.link(nodes.mix(nodes.ramp(cloud, [(0.4, 0.0), (0.7, 1.0)]), (0.50, 0.52, 0.53), (0.22, 0.23, 0.235)), shader.inputs['Base Color'])
    nodes.link(nodes.math('ADD', nodes.math('MULTIPLY', scratches, 0.22), nodes.math('MULTIPLY_ADD', cloud, 0.24, 0.08)), shader.inputs['Roughness'])
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.2, i_Distance=0.02, i_Height=scratches).outputs[0], shader.inputs['Normal'])
    return made


steel = worn_steel()
outer = [(0, 0), (PAN - 1.0, 0), (PAN - 0.3, 0.25), (PAN, 0.9), (PAN + 0.9, DEEP), (PAN + 1.25, DEEP + 0.08), (PAN + 1.38, DEEP - 0.05), (PAN + 1.36, DEEP - 0.22)]
inner = [(PAN + 0.86, DEEP - 0.06), (PAN - 0.10, 0.95), (PAN - 0.4, 0.36), (PAN - 1.0, 0.14), (0, 0.14)]
turned('pan', inner[::-1] + [(PAN + 0.95, DEEP + 0.02)] + outer[5:], steel, sides=128)
turned('pan outside', outer, steel, sides=128)


def powder(x, y):
    """The heap: a poured cone off the middle, a scooped hollow, avalanches down its side."""
    cone = 5.0 - 0.62 * math.hypot(x - 1.6, y - 0.8)
    hollow = 1.6 * math.exp(-(((x + 2.2) / 2.0) ** 2 + ((y + 2.6) / 1.6) ** 2))
    ragged = 0.30 * noise.fractal((x * 0.45, y * 0.45, 4.0), 1.0, 2.0, 4) + 0.05 * noise.noise((x * 4, y * 4, 1.0))
    rolls = 0.12 * noise.noise((math.atan2(y - 0.8, x - 1.6) * 6, math.hypot(x, y) * 0.4, 2.0))
    smooth = math.sqrt(max(cone, 0.0) ** 2 + 0.35) - 0.59 if cone > -1 else -0.4
    return 0.14 + smooth - hollow + (ragged + rolls) * (1 if cone > -0.6 else 0)


AREA = (-9.2, 9.2, -9.2, 9.2)
mesh('powder', *height_mesh(lambda x, y: max(powder(x, y), 0.05) - 0.03, AREA, 240), graphite, smooth=True)
fine = []
while len(fine) < 110000:
    x, y = random.uniform(*AREA[:2]), random.uniform(*AREA[2:])
    if math.hypot(x, y) > 9.1 or random.random() > min(1.0, max(0.12, 0.75 - y / 12)):
        continue
    depth = powder(x, y) - 0.14
    if depth < 0.02 and random.random() > 0.10 + 0.5 * math.exp(depth * 5):
        continue
    size = min(0.11, random.lognormvariate(-3.75, 0.5))
    fine.append(((x, y, max(powder(x, y), 0.14) + size * random.uniform(0.0, 0.6)), size))
for _ in range(2600):
    away, angle, size = 11.4 + random.expovariate(0.35), random.uniform(0, 6.283), min(0.09, random.lognormvariate(-3.7, 0.5))
    fine.append(((away * math.cos(angle), away * math.sin(angle), size * 0.5), size))
sprinkle('grains', grains, fine)

# The spatula: a blade with a rounded tip running into a round handle, stuck in the hollow.
blade = Build()
steps = [(0.0, 0.35), (0.25, 0.75), (0.7, 0.95), (1.5, 1.0), (5.5, 0.95), (6.4, 0.6), (7.0, 0.36), (14.0, 0.34)]
points = [(along, side * wide * 0.9, lift + 0.18 * math.sin(min(along, 6) / 6 * math.pi)) for along, wide in steps for side in (-1, 1) for lift in (-0.05, 0.05)]
for k in range(len(steps) - 1):
    a = 4 * k
    blade.add(points[a : a + 8], [(0, 4, 6, 2), (1, 3, 7, 5), (0, 1, 5, 4), (2, 6, 7, 3)], steel)
blade.tube((13.4, 0, 0), (24.0, 0, 0.2), 0.52, principled('handle', (0.035, 0.016, 0.008), rough=0.35, coat=0.4), end_radius=0.62, sides=28)
blade.tube((13.0, 0, 0), (13.5, 0, 0), 0.42, steel, end_radius=0.5, sides=28)
spatula = blade.done('spatula', bevel=0.02)
spatula.location, spatula.rotation_euler = (-1.0, -1.9, 1.0), (0.25, -0.46, math.radians(202))

bench = Build()
wood = principled('bench', (0.022, 0.026, 0.028), rough=0.35, dirt=0.7, dirt_scale=0.25, bump=0.1, bump_scale=8)
bench.box((0, 10, -0.5), (160, 120, 1.0), wood)
bench.done('bench', bevel=0.1)
paper = principled('filter paper', (0.34, 0.34, 0.32), rough=0.85, bump=0.2, bump_scale=9)
for k in range(4):
    turned('paper', [(0, 0.03 + k * 0.05), (5.2, 0.04 + k * 0.05), (5.5, 0.07 + k * 0.06)], paper, (16.5 + random.gauss(0, 0.25), 11 + random.gauss(0, 0.25), 0), 64)
turned('dish', [(0, 0), (2.2, 0), (3.1, 1.0), (3.3, 2.2), (3.15, 2.2), (2.9, 1.0), (2.0, 0.25), (0, 0.25)], principled('porcelain', (0.55, 0.54, 0.51), rough=0.2), (-14.5, 13, 0), 64)

even(linear('#16323c'), 0.22)
area((-16, 14, 13), (0, 0, 2), 6.0, 6400, ICE, size_y=3.0)
area((19, 11, 8), (1, 0, 3), 2.4, 6200, AMBER, size_y=1.4)
area((-12, -18, 16), (0, 0, 2), 9.0, 3400, ICE)
area((0, 34, 20), (0, 12, 0), 22, 2600, linear('#4f93a8'), size_y=4)
camera((-3.2, -23.0, 11.5), (-0.9, 0.6, 2.6), lens=44, fstop=0.35, focus=(0.3, -3.0, 2.6))
shoot('anode-powder', fog={'colour': (0.010, 0.032, 0.040), 'amount': 0.6, 'power': 1.2}, mist=(26, 40), bloom=0.08, grade={'vignette': 0.38})
