"""Primary aluminium: a small bundle of ingots as cast, three layers, each across the one below."""

import math
import random

from ingot import TALL, cast_alloy, ingot
from shapes import copy_of
from specimen import begin, finish

SCALE, TURN, ACROSS, PITCH = 12.4, 0.36, 5, 1.62

begin(seed=224, samples=9, bounces=(4, 1, 3))
surface = cast_alloy(SCALE, rough=0.2, skin=130.0)
ingots = [ingot(seed, surface, notched=0.008) for seed in range(6)]
for layer in range(3):
    for k in range(ACROSS):
        place, slip = (k - (ACROSS - 1) / 2) * PITCH + random.gauss(0, 0.03), random.gauss(0, 0.07)
        x, y = (slip, place) if layer % 2 else (place, slip)
        at = (-0.1 + x * math.cos(TURN) - y * math.sin(TURN), 0.5 + x * math.sin(TURN) + y * math.cos(TURN), layer * TALL * SCALE)
        copy_of(random.choice(ingots), at, (0, 0, TURN + (0 if layer % 2 else math.pi / 2) + math.pi * random.randrange(2) + random.gauss(0, 0.008)), SCALE)
finish('ali-0101')
