"""Recarburiser of 1 to 5 mm in a steel tray, a full scoop dug into its heap; view=news-04 is the heap's flank on dark steel. 1 unit is 1 cm."""

import math
import random

from mathutils import Euler, Vector, noise

from grains import Bed, sprinkle
from light import area, camera
from materials import brushed_metal, coke, principled
from palette import AMBER, ICE, linear
from scoop import scoop
from shapes import Build, rock
from shoot import shoot
from sky import even
from stage import option, stage

view = option('view', 'recarburiser')
flank = view == 'news-04'
stage(samples=9, seed=61, exposure=0.55, bounces=(3, 1, 3))
carbon = coke('recarburiser', base=0.075, sheen=0.65, pores=0.35, scale=0.8)
granules = [rock(f'granule {k}', k + 100, carbon, subdivisions=5 if flank else 4, cuts=random.randint(9, 16), rough=0.13, fine=0.05) for k in range(12)]
for granule in granules:
    granule.data.auto_smooth_angle = 0.5

steel = brushed_metal('tray steel', colour=(0.5, 0.52, 0.53), rough=0.3, along=(0.6, 30, 30), scale=1.6)
bench = principled('bench', (0.018, 0.024, 0.027), rough=0.42, dirt=0.6, dirt_scale=0.4, bump=0.15, bump_scale=9)
LEFT, RIGHT, FRONT, BACK, RIM = -14.5, 15.5, -8.5, 12.5, 3.2
furniture = Build()
if flank:
    dark = brushed_metal('dark steel', colour=(0.1, 0.108, 0.112), rough=0.34, along=(30, 0.6, 30), scale=1.6)
    furniture.box((0, 0, -0.02), (160, 120, 0.12), dark)
else:
    furniture.box((0, 0, -0.6), (160, 120, 1.0), bench)
    furniture.box(((LEFT + RIGHT) / 2, (FRONT + BACK) / 2, -0.02), (RIGHT - LEFT, BACK - FRONT, 0.12), steel)
    for x, lean in ((LEFT, -0.16), (RIGHT, 0.16)):
        furniture.box((x + lean * 1.6, (FRONT + BACK) / 2, RIM / 2), (0.12, BACK - FRONT + 0.5, RIM), steel, (0, lean, 0))
    for y, lean in ((FRONT, 0.16), (BACK, -0.16)):
        furniture.box(((LEFT + RIGHT) / 2, y - lean * 1.6, RIM / 2), (RIGHT - LEFT + 0.5, 0.12, RIM), steel, (lean, 0, 0))
    for x, y, dx, dy in ((LEFT - 0.55, 2, 0, 1), (RIGHT + 0.55, 2, 0, 1), (0.5, FRONT - 0.55, 1, 0), (0.5, BACK + 0.55, 1, 0)):
        half = Vector((dx * 15.5, dy * 11.0, 0))
        furniture.tube(Vector((x, y, RIM)) - half, Vector((x, y, RIM)) + half, 0.19, steel, sides=14)
furniture.done('tray on a bench', bevel=0.04)

FOOT = Vector((3.2, 1.2, 0))
LIP = Vector((2.6, -2.6, 2.1))


def heap(x, y):
    reach = math.hypot((x - FOOT.x) * 0.92, y - FOOT.y)
    cone = 4.6 - 0.55 * math.sqrt(reach * reach + 0.5)
    # Unevenness ends with the heap: on the bare tray it would pour islands.
    return max(0.0, cone + min(1.0, max(0.0, cone)) * 0.5 * noise.noise((x * 0.4, y * 0.4, 4))) + 0.05


bed = Bed((LEFT + 0.2, RIGHT - 0.2, FRONT + 0.2, BACK - 0.2), 0.045, lambda x, y: max(0.05, heap(x, y) - 0.75))
lying = bed.pour([(0.16, 0.27, 16000), (0.09, 0.18, 46000), (0.05, 0.1, 22000)], lambda x, y: heap(x, y) - 0.1, rolls=2, shape=0.78)
for _ in range(300):
    x, y, radius = FOOT.x + random.gauss(0, 6.5), FOOT.y + random.gauss(0, 4.5), random.uniform(0.05, 0.2)
    at = bed.drop(x, y, radius * 0.78)
    lying += [(at, radius)] if at else []
if not flank:
    tool = scoop(steel)
    tool.location, tool.rotation_euler = LIP, (0.2, 0.05, -1.15)
    turned = Euler(tool.rotation_euler).to_matrix()
    # The floor of the load is the scoop, which narrows towards its back.
    load = Bed((-2.5, 2.5, 0, 8.8), 0.045, lambda x, y: 2.6 - math.sqrt(max(0, (2.44 * (1 - 0.1 * (y / 9) ** 2)) ** 2 - x * x)))
    carried = load.pour([(0.16, 0.27, 1500), (0.09, 0.18, 9000)], lambda x, y: 0.9 + 0.17 * y - 0.06 * x * x, rolls=2, shape=0.78)
    lying += [(LIP + turned @ at, radius) for at, radius in carried]
sprinkle('recarburiser', granules, lying)
print('granules', len(lying))

if flank:
    even(linear('#1b3a45'), 0.08)
    area((-9, -15, 9), (3, -1, 2), 4, 9000, ICE, size_y=2.5)
    area((-1, 15, 7), (3, 0, 3), 1.6, 9000, AMBER, size_y=3)
    area((14, -15, 10), (3, -2, 2), 5, 2400, ICE, size_y=3)
    area((-44, -6, 12), (-30, -4, 2), 16, 3000, linear('#3f93a8'), size_y=4)
    camera((22.5, -6.2, 4.0), (2.6, -0.9, 3.6), lens=66, fstop=0.3, focus=(4.9, 0.2, 3.2))
    shoot(view, fog={'colour': (0.009, 0.029, 0.036), 'amount': 0.95, 'power': 1.5, 'on_sky': 0.95}, mist=(22, 30), bloom=0.08, bloom_from=0.8)
else:
    even(linear('#1b3a45'), 0.14)
    area((-15, 10, 13), (1, 1, 3), 6, 5200, ICE, size_y=3)
    area((17, 11, 9), (3, 2, 4), 2.0, 4200, AMBER, size_y=3.5)
    area((-8, -18, 12), (2, 0, 3), 7, 2300, ICE, size_y=3)
    area((0, 40, 16), (-6, 26, 4), 16, 5200, linear('#3f93a8'), size_y=4)
    camera((-4.5, -21.5, 10.2), (2.4, 1.4, 4.3), lens=35, fstop=0.28, focus=(3.6, -1.6, 3.6))
    shoot('recarburiser', fog={'colour': (0.012, 0.038, 0.047), 'amount': 0.75, 'power': 1.2, 'on_sky': 0.8}, mist=(24, 30), bloom=0.08, bloom_from=0.8)
