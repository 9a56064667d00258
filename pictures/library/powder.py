"""Fine powders: a surface with slides and lumps, and the few grains that catch the light."""

import math
import random

import numpy as np
from mathutils import noise

from grains import ground, sprinkle
from materials import principled
from shapes import rock
from specimen import INSIDE


def poured(high, slope, at=(0.0, 0.3), runs=0.1, ragged=0.16, fine=0.02, seed=1.0):
    """A cone with a blunt peak and the tracks of small slides down its side."""

    def height(x, y):
        reach = math.hypot(x - at[0], (y - at[1]) * 1.06)
        body = high - slope * math.sqrt(reach * reach + 0.12)
        # Slides end before the foot: tracks down to it would scallop its edge as cut paper.
        bend = 0.5 * noise.noise((x * 0.6, y * 0.6, seed + 5))
        track = runs * noise.noise((math.atan2(y - at[1], x - at[0]) * 5 + bend, reach * 0.5, seed)) * min(1.0, reach, max(0.0, body))
        broad = ragged * noise.fractal((x * 0.55, y * 0.55, seed), 1.0, 2.0, 4)
        grain = fine * noise.noise((x * 7, y * 7, seed))
        # A soft foot: the powder thins out instead of ending at an edge.
        top = body + track + broad * (1 if body > -0.5 else 0)
        return math.log(math.exp(5 * min(top, 8)) + 0.35) / 5 - 0.02 + grain * (1 if top > 0.05 else 0.2)

    return height


def matt(name, dark, light, grain=26.0, bump=0.5):
    """A dry powder: no gloss, cloudy shade, a fine relief."""
    return principled(name, tuple((a + b) / 2 for a, b in zip(dark, light)), rough=0.92, specular=0.15, dirt=0.35, dirt_scale=1.4, bump=bump, bump_scale=grain)


def lay(height, surface, specks=0, size=(0.012, 0.04), reach=(4.5, 3.4), at=(0.0, 0.3), area=INSIDE, fringe=40000):
    """Lays the powder and dusts the tray round it with specks of `size`; `fringe` are tries along its foot."""
    ground(height, area, 300, surface, 'powder')
    grains = [rock(f'speck {k}', 700 + k, surface, subdivisions=2, cuts=6, rough=0.2) for k in range(4)]
    placed = []
    while len(placed) < specks:
        x, y = at[0] + random.gauss(0, reach[0]), at[1] + random.gauss(0, reach[1])
        if not (area[0] < x < area[1] and area[2] < y < area[3]):
            continue
        own = size[0] + (size[1] - size[0]) * random.random() ** 4
        placed.append(((x, y, max(0.0, height(x, y)) + own * 0.3), own))
    # The foot frays into single grains.
    for _ in range(fringe):
        x, y = random.uniform(*area[:2]), random.uniform(*area[2:])
        high, own = height(x, y), size[0] + (size[1] - size[0]) * random.random() ** 2
        if -0.21 < high < 0.1 and random.random() < 1.0 - abs(high) * 4:
            placed.append(((x, y, max(0.0, high) + own * 0.3), own))
    sprinkle('specks', grains, placed)


class Pile:
    """Dry grains on a tray as a grid of heights: what stands steeper than they can lie slides down."""

    def __init__(self, area, cell, seed=1):
        self.area, self.cell = area, cell
        self.x = np.arange(area[0], area[1], cell)
        self.y = np.arange(area[2], area[3], cell)
        self.high = np.zeros((len(self.x), len(self.y)))
        self.steep = np.array([[1 + 0.3 * noise.fractal((x * 0.8, y * 0.8, seed), 0.9, 2.0, 5) for y in self.y] for x in self.x])
        self.reach = None

    def add(self, height):
        """Pours or, where height(x, y) is negative, digs."""
        self.high = np.maximum(0.0, self.high + np.array([[height(x, y) for y in self.y] for x in self.x]))

    def slide(self, slope, rounds):
        """Lets the pile come to rest at about `slope`, a little steeper here and there."""
        steps = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)]
        for _ in range(rounds):
            change = np.zeros_like(self.high)
            for a, b in steps:
                lower = np.roll(self.high, (-a, -b), (0, 1))
                over = self.high - lower - slope * self.steep * self.cell * math.hypot(a, b)
                moved = np.minimum(np.maximum(over, 0.0), self.high) * 0.09
                moved[0], moved[-1], moved[:, 0], moved[:, -1] = 0, 0, 0, 0
                change -= moved
                change += np.roll(moved, (a, b), (0, 1))
            self.high += change
        self.reach = None

    def at(self, x, y):
        """The height at a point, 0 on the bare tray."""
        i, j = (x - self.area[0]) / self.cell, (y - self.area[2]) / self.cell
        a, b = min(int(i), len(self.x) - 2), min(int(j), len(self.y) - 2)
        u, v = i - a, j - b
        near = self.high[a : a + 2, b : b + 2]
        return float((near[0, 0] * (1 - v) + near[0, 1] * v) * (1 - u) + (near[1, 0] * (1 - v) + near[1, 1] * v) * u)

    def away(self, x, y):
        """How far a bare point is from the pile's foot, to a grid step."""
        if self.reach is None:
            self.reach = np.where(self.high > 0.02, 0.0, 99.0)
            for _ in range(90):
                for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)):
                    self.reach = np.minimum(self.reach, np.roll(self.reach, (a, b), (0, 1)) + self.cell * math.hypot(a, b))
        return float(self.reach[min(len(self.x) - 1, int((x - self.area[0]) / self.cell)), min(len(self.y) - 1, int((y - self.area[2]) / self.cell))])

    def mesh(self, surface, fine=0.01):
        """The surface, rough by `fine`; bare tray stays uncovered."""
        x0, x1, y0, y1 = self.area[0], float(self.x[-1]), self.area[2], float(self.y[-1])

        def height(x, y):
            high = self.at(min(x, x1 - 1e-6), min(y, y1 - 1e-6))
            return high + fine * (noise.noise((x * 9, y * 9, 3)) + 1.0 * noise.noise((x * 2.2, y * 2.2, 6))) * min(1.0, high * 3) if high > 0.012 else -0.04

        ground(height, (x0, x1, y0, y1), 420, surface, 'pile')

    def cover(self, surface, tries, size=(0.014, 0.04), frayed=0.16, dusted=1.3, kinds=5):
        """Covers the pile with `tries` single grains; its foot frays over `frayed` centimetres, dust lies `dusted` around it."""
        grains = [rock(f'grain {k}', 700 + k, surface, subdivisions=2, cuts=7, rough=0.16) for k in range(kinds)]
        placed = []
        for _ in range(tries):
            x, y = random.uniform(*self.area[:2]), random.uniform(*self.area[2:])
            high = self.at(x, y)
            own = size[0] + (size[1] - size[0]) * random.random() ** 3
            if high > 0.02:
                placed.append(((x, y, high + own * 0.35), own))
            elif random.random() < 0.9 * math.exp(-self.away(x, y) / frayed) + 0.02 * math.exp(-self.away(x, y) / dusted):
                placed.append(((x, y, own * 0.5), own))
        sprinkle('grains', grains, placed)
