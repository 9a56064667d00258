"""Light trails of a long exposure on a straight road along y that bends to the right behind a gate."""

import math
import random


def trail(build, made, lane, gauge, tall, radius, bend, swerve=0.0):
    """The two lamps of one car. lane: x of its middle; bend: y where the road turns; swerve: metres aside before y = 22, in the lane after it."""
    drift, phase, aside = random.uniform(0.05, 0.16), random.uniform(0, 6.28), random.gauss(0, 0.13)
    for side in (-1, 1):
        line = []
        for k in range(110):
            y = -38 + k * 1.4
            x = lane + aside + side * gauge + drift * math.sin(y * 0.045 + phase) + swerve / (1 + math.exp((y - 22) / 5))
            line.append((x + max(0.0, y - bend) ** 2 / 48, y, tall))
        for here, there in zip(line, line[1:]):
            build.tube(here, there, radius, made, sides=6, caps=False)
