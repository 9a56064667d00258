"""Needle coke, long splinters with the striation of its fibres, in raking light. 1 unit is 1 cm."""

import math
import random

from mathutils import noise

from grains import Bed, ground, sprinkle
from light import area, camera
from materials import principled
from palette import AMBER, ICE, linear
from shoot import shoot
from sky import even
from splinters import fibrous, splinter
from stage import stage

stage(samples=16, seed=53, exposure=0.6, bounces=(3, 1, 2))

surface = fibrous()
splinters = [splinter(f'splinter {k}', k + 3, surface) for k in range(13)]


def drift(x, y):
    return 1.1 * math.exp(-((x - 4.5) / 5) ** 2 - ((y - 4) / 4) ** 2) + 0.3 * noise.noise((x * 0.25, y * 0.25, 2)) - 0.5

bed = Bed((-11, 14, -7, 17), 0.06, lambda x, y: drift(x, y) - 0.55)
lying = bed.pour([(0.8, 1.7, 500), (0.4, 0.9, 5000), (0.18, 0.45, 26000), (0.06, 0.18, 16000)], drift, flat=0.3, rolls=1, shape=0.55)
tilted = [(at, size, (random.gauss(0, 0.26), random.gauss(0, 0.26), 1)) for at, size in lying]
sprinkle('needle coke', splinters, tilted)
print('splinters', len(lying))
ground(lambda x, y: drift(x, y) - 0.5, (-14, 18, -8, 20), 60, principled('dust', (0.012, 0.013, 0.014), rough=0.9, specular=0.1))

even(linear('#1b3a45'), 0.14)
area((-11, -3.5, 5.2), (1.8, -0.4, 0.3), 4.0, 1300, ICE, size_y=1.6, spread=70)
area((-3, -9, 9), (1.5, -0.5, 0.3), 4, 500, ICE, size_y=4)
area((6, 13, 7), (2.6, 0.5, 0), 5, 1900, linear('#8fc3d2'), size_y=1.5)
area((11, -2.5, 3.4), (1.5, 0, 0.5), 0.9, 110, AMBER, size_y=0.6)
camera((0.6, -9.6, 7.2), (0.6, 1.3, 0.0), lens=64, fstop=0.8, focus=(1.6, -0.6, 0.6), roll=-4)
shoot('needle-coke', fog={'colour': (0.012, 0.038, 0.047), 'amount': 0.9, 'power': 1.2, 'on_sky': 0.9}, mist=(11, 13), bloom=0.07, bloom_from=0.8, grade={'saturation': 0.45})
