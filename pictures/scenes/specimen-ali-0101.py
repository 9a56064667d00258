"""Primary aluminium: six ingots as cast, three laid across three with gaps between them."""

import math
import random

from ingot import TALL, cast_alloy, ingot
from shapes import copy_of
from specimen import begin, finish

SCALE, TURN, PITCH = 14.5, 0.42, 2.5

begin(seed=224, samples=11, bounces=(4, 1, 3))
surface = cast_alloy(SCALE, rough=0.12, skin=130.0)
ingots = [ingot(seed, surface, notched=0.008) for seed in range(6)]
for number, made in enumerate(ingots):
    layer, k = divmod(number, 3)
    place, slip = (k - 1) * PITCH + random.gauss(0, 0.07), random.gauss(0, 0.18)
    x, y = (place, slip) if layer else (slip, place)
    over = number in (1, 5)
    at = (-0.1 + x * math.cos(TURN) - y * math.sin(TURN), 0.3 + x * math.sin(TURN) + y * math.cos(TURN), (layer + over) * TALL * SCALE)
    copy_of(made, at, (math.pi if over else 0, 0, TURN + (math.pi / 2 if layer else 0) + random.gauss(0, 0.02)), SCALE)
finish('ali-0101')
