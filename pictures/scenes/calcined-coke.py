"""Calcined coke from close by, silvery grains of 2 to 15 mm; view=news-07 looks down on a sample drawn on a steel plate. 1 unit is 1 cm."""

import math
import random

from mathutils import noise

from grains import Bed, dent, ground, sprinkle
from light import area, camera
from materials import brushed_metal, coke, principled
from palette import AMBER, ICE, linear
from shapes import Build, rock
from shoot import shoot
from sky import even
from stage import option, stage

view = option('view', 'calcined-coke')
plate = view == 'news-07'
if plate:
    stage(samples=14, seed=29, exposure=0.5, bounces=(3, 1, 2))
else:
    stage(samples=16, seed=23, exposure=0.75, bounces=(3, 1, 2))
silver = coke(base=0.24, sheen=0.8, tint=(1, 1.01, 1.03), pores=0.7, scale=0.9)
grains = []
for k in range(14):
    grain = rock(f'grain {k}', k + 60, silver, subdivisions=5, cuts=random.randint(10, 20), rough=0.17, fine=0.06)
    grain.data.auto_smooth_angle = 0.5
    grains.append(dent(grain, [(26, 0.06, 0.28, 0.7)], k) if k % 3 else grain)


def mound(x, y):
    if plate:
        return 2.6 * math.exp(-((x - 2.2) / 4.6) ** 2 - ((y - 1.0) / 3.6) ** 2) + 0.35 * noise.noise((x * 0.4, y * 0.4, 1)) - 0.7
    rise = 3.0 * math.exp(-((x - 4.0) / 5.0) ** 2 - ((y - 3.5) / 4.0) ** 2)
    return rise + 0.3 * noise.noise((x * 0.3, y * 0.3, 5)) 


area_of_bed = (-16, 18, -10, 12) if plate else (-10, 13, -7, 16)
bed = Bed(area_of_bed, 0.05, (lambda x, y: 0.0) if plate else (lambda x, y: mound(x, y) - 0.9))
sizes = [(0.35, 0.75, 420), (0.2, 0.4, 2600), (0.1, 0.22, 16000), (0.06, 0.12, 9000)]
if plate:
    sizes = [(0.3, 0.7, 900), (0.18, 0.35, 5000), (0.08, 0.2, 26000), (0.04, 0.09, 12000)]
    lying = bed.pour(sizes, mound, shape=0.78)
    for _ in range(190):
        x, y, radius = 2 + random.gauss(0, 5), random.gauss(0, 4), 0.03 + 0.28 * random.random() ** 4
        at = bed.drop(x, y, radius * 0.78)
        lying += [(at, radius)] if at else []
else:
    lying = bed.pour(sizes, lambda x, y: mound(x, y) - 0.1, shape=0.78)
    ground(lambda x, y: mound(x, y) - 0.9, area_of_bed, 60, principled('dust', (0.02, 0.021, 0.022), rough=0.9, specular=0.1))
sprinkle('calcined coke', grains, lying)
print('grains', len(lying))
if plate:
    table = Build()
    table.box((0, 0, -0.1), (90, 90, 0.2), brushed_metal(colour=(0.17, 0.185, 0.195), rough=0.34, along=(0.5, 26, 26), scale=2.0))
    table.done('plate')
    even(linear('#16323c'), 0.12)
    area((-9, 9, 7), (1, 1, 0.5), 5, 3800, ICE, size_y=2)
    area((13, 4, 3.2), (2, 0, 0.8), 1.4, 1500, AMBER)
    area((-2, -12, 14), (1, 0, 0), 9, 1500, ICE)
    camera((-3.2, -13.5, 10.5), (0.9, 0.5, 0.5), lens=48, fstop=0.6, focus=(2.0, -1.2, 1.5))
    shoot(view, fog={'colour': (0.01, 0.03, 0.036), 'amount': 0.55, 'power': 1.4}, mist=(14, 22), bloom=0.07)
else:
    even(linear('#1b3a45'), 0.16)
    area((-9, 11, 9), (1, 1.5, 1), 5, 6500, ICE, size_y=2.2)
    area((11, 5.5, 6.5), (2.2, 0.8, 1.2), 1.2, 5200, AMBER)
    area((-7, -8, 7), (0, 0, 0.5), 4, 1500, ICE)
    camera((-2.3, -10.5, 3.5), (0.45, 1.8, 1.75), lens=78, fstop=0.35, focus=(1.2, -0.6, 1.1))
    shoot(view, fog={'colour': (0.014, 0.042, 0.052), 'amount': 0.8, 'power': 1.3, 'on_sky': 0.75}, mist=(11, 15), bloom=0.09, bloom_from=0.8)
