"""One tray, one light and one camera for the specimens of all products. 1 unit is 1 cm; what is larger is shown smaller."""

import math

from mathutils import noise

from glassware import turned
from grains import Bed, ground, lie, sprinkle
from heap import Lumps
from light import area, camera
from materials import brushed_metal, principled
from palette import AMBER, ICE, linear
from shapes import mesh
from shoot import shoot
from sky import even
from stage import stage

WIDE, DEEP, RIM, CORNER = 7.8, 6.2, 0.75, 1.1
DISH = (-0.3, 0.25)
INSIDE = (-WIDE + 0.25, WIDE - 0.25, -DEEP + 0.25, DEEP - 0.25)


def begin(seed, samples=10, bounces=(2, 1, 2)):
    stage(samples=samples, seed=seed, exposure=0.85, bounces=bounces, width=960, height=720)


def finish(item, amber=(2600, 1.6), kept=0.2):
    """Puts the tray under what lies at z = 0, lights it and renders specimen-`item`; amber is that lamp's watts and size:
    a small one draws its edge as a line on a smooth heap. kept as in shoot()."""
    _tray()
    even(linear('#1b3a45'), 0.14)
    area((-15, 11, 14), (0, 0.5, 1), 6, 5600, ICE, size_y=3)
    area((17, 8, 7), (1, 0, 1.2), amber[1], amber[0], AMBER, size_y=amber[1] + 1.0)
    area((-9, -19, 15), (0, 0, 1), 8, 2600, ICE, size_y=3)
    area((0, 34, 15), (-2, 14, 1), 18, 3800, linear('#3f93a8'), size_y=4)
    camera((-1.5, -22.6, 17.6), (0, -0.1, 0.95), lens=56, fstop=0.55, focus=(0, -1.2, 1.2))
    fog = {'colour': (0.012, 0.038, 0.047), 'amount': 0.7, 'power': 1.2, 'on_sky': 0.85}
    shoot(f'specimen-{item}', fog=fog, mist=(31, 34), bloom=0.06, bloom_from=0.9, grade={'vignette': 0.3}, kept=kept)


def _loop(inset, z, steps=7):
    """A rectangle with round corners, `inset` within the tray's inner edge."""
    points = []
    radius = max(0.15, CORNER - inset)
    for corner in range(4):
        x, y = (1, -1, -1, 1)[corner] * (WIDE - inset - radius), (1, 1, -1, -1)[corner] * (DEEP - inset - radius)
        for step in range(steps):
            angle = (corner + step / (steps - 1)) * math.pi / 2
            points.append((x + radius * math.cos(angle), y + radius * math.sin(angle), z))
    return points


def _tray():
    """A pan of brushed steel with a rolled rim, on a dark bench."""
    profile = [(0.62, 0.0), (0.34, 0.03), (0.14, 0.14), (0.05, 0.32), (0.0, RIM - 0.1), (-0.06, RIM), (-0.2, RIM + 0.05), (-0.34, RIM), (-0.38, RIM - 0.12), (-0.3, RIM - 0.2), (-0.16, 0.2), (0.1, -0.1), (0.5, -0.12)]
    loops = [_loop(inset, z) for inset, z in profile]
    count = len(loops[0])
    points = [point for loop in loops for point in loop]
    sides = [(k * count + j, (k + 1) * count + j, (k + 1) * count + (j + 1) % count, k * count + (j + 1) % count) for k in range(len(loops) - 1) for j in range(count)]
    steel = brushed_metal('tray', (0.27, 0.295, 0.305), 0.34, along=(0.6, 30, 30), scale=1.6, strength=0.18)
    pan = mesh('tray', points, [*sides, tuple(range(count))], steel, smooth=True)
    pan.data.use_auto_smooth, pan.data.auto_smooth_angle = True, 0.8
    bench = principled('bench', (0.018, 0.024, 0.027), rough=0.42, dirt=0.6, dirt_scale=0.4, bump=0.15, bump_scale=9)
    mesh('bench', [(-160, -60, -0.12), (160, -60, -0.12), (160, 160, -0.12), (-160, 160, -0.12)], [(0, 1, 2, 3)], bench)


def dish():
    """A low porcelain dish for powders round DISH: its wall is 4.4 from there at a height of 1.2, its rim is 1.74 high."""
    porcelain = principled('porcelain', (0.4, 0.395, 0.375), rough=0.16, coat=0.5)
    outer = [(0, 0.02), (3.95, 0.0), (4.2, 0.05), (4.42, 0.22), (4.55, 0.5), (4.68, 1.35), (4.76, 1.62)]
    inner = [(4.74, 1.7), (4.66, 1.74), (4.56, 1.71), (4.5, 1.62), (4.4, 1.2), (4.26, 0.5), (4.0, 0.28), (0, 0.25)]
    turned('dish', outer + inner, porcelain, (*DISH, 0), 160)


def cone(high, slope=0.6, at=(0.0, 0.3), long=1.0, ragged=0.13):
    """A poured heap: `slope` is how much it falls a centimetre, `long` draws it out along x, `ragged` keeps its foot from being an ellipse."""

    def height(x, y):
        reach = math.hypot((x - at[0]) / long, (y - at[1]) * 1.08)
        uneven = 1 + ragged * noise.fractal((x * 0.35 + high * 9, y * 0.35, slope * 7), 0.8, 2.0, 3) * min(1.0, reach)
        return max(0.0, high - slope * uneven * math.hypot(reach, 0.35))

    return height


def pour(grains, sizes, height, shell=0.9, cell=0.05, shape=0.8, rolls=2, flat=1.0, core=(0.012, 0.013, 0.014)):
    """Pours grains to `height` over a core of dust that lies `shell` deeper; returns the bed, for what is strewn around.
    Lumps rest with their own shapes, grains too small for the grid's cells as balls."""
    bed = Bed(INSIDE, cell, lambda x, y: max(0.0, height(x, y) - shell))
    lumps = [size for size in sizes if size[0] >= 3.2 * cell]
    bed.foot = Lumps(grains, cell).pour(bed, lumps, lambda x, y: height(x, y) - 0.06) if lumps else []
    lying = bed.pour([size for size in sizes if size not in lumps], lambda x, y: height(x, y) - 0.06, flat=flat, rolls=rolls, shape=shape)
    foot, above = [], []
    for at, size in lying:
        (foot if at.z < size * shape * flat + 0.03 else above).append((at, size))
    bed.foot += foot
    sprinkle('heap', grains, above)
    lie('foot', grains, [((at.x, at.y, 0.0), size) for at, size in foot])
    ground(lambda x, y: height(x, y) - shell - 0.04, INSIDE, 70, principled('core', core, rough=0.9, specular=0.1), 'core')
    return bed
