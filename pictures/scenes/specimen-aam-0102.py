"""Fast-charge anode material: graphite powder drawn out over a sheet of copper foil."""

import math

from mathutils import noise

from grains import ground
from materials import brushed_metal
from powder import lay, matt
from specimen import begin, finish

begin(seed=215)
SHEET = (-6.7, 6.7, -4.5, 4.6)
copper = brushed_metal('copper foil', (0.86, 0.36, 0.18), 0.42, along=(0.5, 24, 24), scale=1.2, strength=0.2)


def foil(x, y):
    return 0.12 + 0.05 * noise.noise((x * 0.35, y * 0.3, 3.0)) + 0.014 * noise.noise((x * 1.7, y * 0.5, 8.0))


def drawn(x, y):
    """Heaped at the left, pulled to the right in a swath that thins out in ridges."""
    heap = 2.0 - 0.72 * math.hypot(x + 3.4, (y - 0.1) * 1.05)
    across = 1.7 - abs(y - 0.1 + 0.25 * noise.noise((x * 0.6, 2.0, 5.0)))
    swath = min(0.28, across) * max(0.0, 1 - max(0.0, x + 3.0) / 8.6) + 0.05 * noise.noise((x * 0.3, y * 6.0, 1.0)) - 0.05
    if x < -3.4:
        swath = -0.4
    top = max(heap, swath) + 0.07 * noise.fractal((x * 0.9, y * 0.9, 4.0), 1.0, 2.0, 4) + 0.012 * noise.noise((x * 8, y * 8, 2.0))
    return foil(x, y) + min(top, math.log(math.exp(6 * min(top, 6)) + 0.5) / 6 - 0.02)


ground(foil, SHEET, 160, copper, 'foil')
powder = matt('graphite powder', (0.024, 0.025, 0.027), (0.045, 0.046, 0.05))
lay(drawn, powder, specks=1100, size=(0.01, 0.03), reach=(3.6, 1.7), at=(0.5, 0.1), area=(-6.6, 6.6, -4.4, 4.5), fringe=0)
finish('aam-0102')
