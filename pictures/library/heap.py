"""Lumps that lie on each other with their own shapes, not as balls: each turns and rolls until it lies low."""

import math
import random

import numpy as np
from mathutils import Vector

from scatter import carry, turned

WAYS, ROLLS, STEP = 10, 16, 1.09
NOTHING = 1e3


class Lumps:
    """Hidden sources that can lie `WAYS` ways, each as the heights of its under and its upper side on a grid."""

    def __init__(self, sources, cell):
        self.sources, self.cell = sources, cell
        self.points = [np.array([vertex.co[:] for vertex in source.data.vertices], np.float32) for source in sources]
        self.axes = [[turned(None) for _ in range(WAYS)] for _ in sources]
        self.known = {}

    def sides(self, number, way, step):
        """Under and upper side of a lump of size STEP ** step, and how many cells it reaches."""
        key = (number, way, step)
        if key not in self.known:
            points = self.points[number] @ np.array(self.axes[number][way], np.float32) * STEP**step
            reach = math.ceil(float(np.abs(points[:, :2]).max()) / self.cell) + 1
            count = 2 * reach + 1
            place = np.rint(points[:, 0] / self.cell + reach).astype(int) * count + np.rint(points[:, 1] / self.cell + reach).astype(int)
            under, upper = np.full(count * count, NOTHING, np.float32), np.full(count * count, -NOTHING, np.float32)
            np.minimum.at(under, place, points[:, 2])
            np.maximum.at(upper, place, points[:, 2])
            self.known[key] = (_filled(under.reshape(count, count), np.minimum, NOTHING), _filled(upper.reshape(count, count), np.maximum, -NOTHING), reach)
        return self.known[key]

    def drop(self, bed, x, y, size, wanted):
        """Lets a lump come to rest where the bed is lower than wanted(x, y): its frame for `carry`, or None."""
        number, way, step = random.randrange(len(self.sources)), random.randrange(WAYS), round(math.log(size, STEP))
        size = STEP**step
        i, j = round((x - bed.x0) / self.cell), round((y - bed.y0) / self.cell)
        if not (0 <= i < bed.columns and 0 <= j < bed.rows) or bed.top[i, j] > wanted(x, y):
            return None

        def rest(i, j, way):
            under, _, reach = self.sides(number, way, step)
            if not (reach <= i < bed.columns - reach and reach <= j < bed.rows - reach):
                return NOTHING, i, j, way
            return float((bed.top[i - reach : i + reach + 1, j - reach : j + reach + 1] - under).max()), i, j, way

        hop = max(1, round(size * 0.3 / self.cell))
        best = rest(i, j, way)
        for _ in range(ROLLS):
            _, i, j, way = best
            other = random.randrange(WAYS)
            lowest = min(rest(i + hop, j, way), rest(i - hop, j, way), rest(i, j + hop, way), rest(i, j - hop, way), rest(i, j, other))
            if lowest[0] >= best[0] - 1e-4:
                break
            best = lowest
        best = min(best, *(rest(best[1], best[2], way) for way in range(WAYS)))
        z, i, j, way = best
        x, y = bed.x0 + i * self.cell, bed.y0 + j * self.cell
        # A lump that stays on a summit would stand there as on a plinth.
        if z >= NOTHING or z > max(wanted(x, y) + 0.3 * size, 1.2 * size):
            return None
        _, upper, reach = self.sides(number, way, step)
        # It touches at one point of a coarse grid; a little deeper it touches at several.
        z -= 0.05 * size
        window = bed.top[i - reach : i + reach + 1, j - reach : j + reach + 1]
        np.maximum(window, z + upper, out=window)
        return number, (Vector((x, y, z)), size, self.axes[number][way])

    def pour(self, bed, sizes, wanted):
        """Pours (smallest, largest, tries) of `sizes`, shows them; returns the points that lie on the floor and their sizes."""
        frames, foot = [[] for _ in self.sources], []
        for smallest, largest, tries in sizes:
            for _ in range(tries):
                x, y = random.uniform(bed.x0, bed.x1), random.uniform(bed.y0, bed.y1)
                fallen = self.drop(bed, x, y, smallest + (largest - smallest) * random.random() ** 1.6, wanted)
                if fallen:
                    number, frame = fallen
                    frames[number].append(frame)
                    if frame[0].z < frame[1]:
                        foot.append((frame[0], frame[1]))
        for source, own in zip(self.sources, frames):
            carry('lumps', source, own)
        return foot


def _filled(side, choose, nothing):
    """Closes the holes between a side's points, one cell wide."""
    near = side.copy()
    for axis in (0, 1):
        for shift in (1, -1):
            near = choose(near, np.roll(side, shift, axis))
    return np.where(np.abs(side) < abs(nothing), side, near)
