"""Foundry alloy A356.2: three ingots and the two discs that the spectrometer burnt."""

import math

from glassware import turned
from ingot import cast_alloy, ingot
from materials import brushed_metal, principled
from shapes import copy_of
from specimen import begin, finish

begin(seed=225, bounces=(4, 1, 3))
ingots = [ingot(seed, cast_alloy()) for seed in range(11, 14)]
copy_of(ingots[0], (-1.0, 2.6, 0.0), (0, 0, 0.12), (15.5, 21, 21))
copy_of(ingots[1], (-0.6, -0.1, 1.386), (math.pi, 0, 0.03), (15.5, 21, 21))
copy_of(ingots[2], (-0.4, 1.3, 1.39), (0, 0, -0.28), (15.5, 21, 21))
lathe = brushed_metal('turned face', (0.8, 0.81, 0.82), 0.2, along=(40, 40, 1), scale=2.0, strength=0.2)
burn = principled('burn', (0.06, 0.058, 0.055), rough=0.8)
for x, y in ((0.9, -3.6), (4.5, -3.1)):
    turned('disc', [(0, 0), (1.5, 0), (1.56, 0.06), (1.56, 0.62), (1.5, 0.7), (0, 0.7)], lathe, (x, y, 0), 72)
    for k in range(3):
        angle = 2.1 * k + x
        turned('spot', [(0, 0.012), (0.3, 0.008), (0.36, 0.0)], burn, (x + 0.85 * math.cos(angle), y + 0.85 * math.sin(angle), 0.7), 32)
finish('ali-0201')
