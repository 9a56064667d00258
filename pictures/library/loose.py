"""Single pieces and crumbs that lie about a specimen."""

import math
import random

import numpy as np
from mathutils import Euler, Vector

from grains import lie


def strew(bed, grains, count, sizes, spread=(4.6, 3.2), at=(0.0, 0.0), power=4, shape=0.8):
    """Lets `count` crumbs fall round a heap; most are small (`power`), and most have rolled a little way from its foot."""
    fallen = []
    for number in range(count):
        x, y = at[0] + random.gauss(0, spread[0]), at[1] + random.gauss(0, spread[1])
        if bed.foot and number % 4:
            start = random.choice(bed.foot)[0]
            out, away = random.gauss(math.atan2(start.y - at[1], start.x - at[0]), 0.4), random.expovariate(1.4)
            x, y = start.x + away * math.cos(out), start.y + away * math.sin(out)
        radius = sizes[0] + (sizes[1] - sizes[0]) * random.random() ** power
        point = bed.drop(x, y, radius * shape, rolls=1)
        fallen += [(point - Vector((0, 0, radius * shape)), radius)] if point else []
    lie('crumbs', grains, fallen)


def stand(made, at, scale, turned, sink=0.04):
    """Shows a hidden source itself, resting on the tray."""
    made.hide_render = False
    made.scale, made.rotation_euler = scale, turned
    matrix = made.rotation_euler.to_matrix()
    heights = sorted((matrix @ Vector([c * s for c, s in zip(vertex.co, scale)])).z for vertex in made.data.vertices)
    # Its very lowest point is a thorn that would hold the whole piece up.
    made.location = (at[0], at[1], -heights[len(heights) // 250] - sink)
    return made


def rest(made, at, scale, seed, sink=0.05):
    """Shows a hidden source as it comes to lie: of many ways to turn it, the one with the lowest centre."""
    points = np.array([vertex.co[:] for vertex in made.data.vertices], np.float32)[::5] * np.array(scale, np.float32)
    middle, numbers = points.mean(0), random.Random(seed)
    tries = [(numbers.uniform(-3.1, 3.1), numbers.uniform(-3.1, 3.1), numbers.uniform(-3.1, 3.1)) for _ in range(400)]

    def centre_height(turned):
        up = np.array(Euler(turned).to_matrix()[2], np.float32)
        return float(middle @ up - (points @ up).min())

    return stand(made, at, scale, min(tries, key=centre_height), sink)
