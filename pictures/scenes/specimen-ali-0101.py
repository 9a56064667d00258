"""Primary aluminium: a small bundle of notched ingots, crosswise in layers."""

import math
import random

from ingot import PITCH, TALL, cast_alloy, ingot
from shapes import copy_of
from specimen import begin, finish

begin(seed=224, bounces=(4, 1, 3))
surface = cast_alloy()
ingots = [ingot(seed, surface) for seed in range(4)]
SCALE, TURN = 10.0, 0.5
for layer in range(4):
    across = layer % 2
    for k in range((6, 6, 6, 3)[layer]):
        place, slip = (k - 2.5) * PITCH * SCALE, random.gauss(0, 0.05)
        x, y = (place, slip) if across else (slip, place)
        at = (x * math.cos(TURN) - y * math.sin(TURN), 0.2 + x * math.sin(TURN) + y * math.cos(TURN), layer * TALL * SCALE)
        copy_of(random.choice(ingots), at, (0, 0, TURN + (math.pi / 2 if across else 0) + random.gauss(0, 0.006)), SCALE)
finish('ali-0101')
