"""Fine powders: a surface with slides and lumps, and the few grains that catch the light."""

import math
import random

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
