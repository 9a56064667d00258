"""A long train of hopper wagons with coke curves away through the dusk under the catenary."""

import random

from light import area, camera, point, sun
from materials import emitter, principled, wet_ground
from rail import Line, Railway, treeline
from shapes import Build, mesh
from shoot import shoot
from sky import sky
from stage import option, stage

view = option('view', 'hopper-train')
size = {'width': 1280, 'height': 720} if view == 'news-05' else {}
stage(samples=14, seed=21, exposure=0.85, bounces=(3, 2, 2), **size)
if view == 'news-05':
    stops = [(-1, (0.006, 0.010, 0.012)), (0.0, (0.16, 0.19, 0.21)), (0.1, (0.125, 0.155, 0.175)), (0.4, (0.075, 0.105, 0.125)), (1, (0.035, 0.060, 0.075))]
    sky(stops, clouds=0.7, cloud_colour=(0.05, 0.06, 0.068), cloud_scale=0.9, cloud_from=0.4, cloud_to=0.7, seed=4.0)
else:
    stops = [(-1, (0.004, 0.008, 0.010)), (-0.01, (0.05, 0.05, 0.05)), (0.0, (0.56, 0.25, 0.10)), (0.03, (0.34, 0.19, 0.115)), (0.08, (0.135, 0.13, 0.13)), (0.18, (0.052, 0.088, 0.104)), (0.4, (0.018, 0.046, 0.062)), (1, (0.006, 0.018, 0.028))]
    sky(stops, sun=(-0.5, 1.0, 0.02), sun_colour=(1, 0.45, 0.16), glow=1.0, clouds=0.85, cloud_colour=(0.014, 0.024, 0.032), cloud_scale=0.8, cloud_from=0.44, cloud_to=0.64, seed=15.3)

rails = Railway()
radius = 420.0
main = Line((0, -20), straight=38, radius=radius)
second = Line((0, -20), straight=38, radius=radius, offset=-4.7)
for line, stones in ((main, 4200), (second, 7600)):
    rails.track(line, 0, 520, sleepers_to=190)
    rails.bed(line, 0, 520, stones=stones, reach=60, near=12, wide=2.9)
paints = [(0.030, 0.066, 0.076), (0.030, 0.066, 0.076), (0.020, 0.026, 0.029), (0.105, 0.046, 0.026)]
wagons = [rails.hopper_wagon(principled(f'wagon paint {k}', colour, rough=0.4, dirt=0.65, dirt_scale=0.9, streaks=0.7, bump=0.05, bump_scale=25.0), f'wagon {k}') for k, colour in enumerate(paints)]
rails.train(main, wagons, 33, first=33.0)
places = [22 + 46 * k for k in range(10)]
rails.catenary(main, places, side=3.2)
rails.catenary(second, [s + 26 for s in places], side=-3.4)
rails.signal((-8.0, 44, -0.3), 'green')

earth = wet_ground('earth', colour=(0.060, 0.053, 0.043), scale=0.11, dry_from=0.40, dry_to=0.52, wet_rough=0.06, dry_rough=0.9, bump=0.9)
mesh('ground', [(-900, -80, -0.5), (900, -80, -0.5), (900, 2600, -0.5), (-900, 2600, -0.5)], [(0, 1, 2, 3)], earth)
grass = principled('dry grass', (0.10, 0.082, 0.045), rough=0.8)
spots = []
for _ in range(3600):
    s, side = 12 + 90 * random.random() ** 1.5, random.choice((-1, 1)) * (abs(random.gauss(0, 8)) + 3.0) - (0 if random.random() < 0.5 else 2.3)
    if -8.0 < side < -7.0 or side < -7.4 or side > 2.8:
        spots.append((*main.at(s, side)[:2], -0.48))
rails.weeds(spots, grass)
wood = principled('far trees', (0.016, 0.020, 0.018), rough=1.0)
treeline([(-420, 330), (-260, 420), (-60, 470), (160, 400), (320, 300)], wood, 4, 12)
treeline([(-700, 700), (-200, 820), (500, 760)], wood, 6, 22, seed=9)
far, lamp = Build(), emitter('far lamp', (1, 0.72, 0.4), 20)
for k in range(16):
    x, y, high = random.uniform(60, 240), random.uniform(300, 380), random.choice((5, 8, 12))
    far.box((x, y, high / 2), (random.uniform(14, 40), 18, high), rails.dark)
for k in range(3):
    far.tube((150 + 14 * k, 330, 0), (150 + 14 * k, 330, 34 + 9 * k), 2.4, rails.dark, 1.7)
for k in range(9):
    x, y = 9 + 11 * k, 90 + 34 * k
    far.tube((x, y, 0), (x, y, 14), 0.12, rails.dark, 0.08, sides=8)
    far.box((x - 0.7, y, 14), (1.5, 0.4, 0.16), rails.dark)
    far.box((x - 1.1, y, 13.88), (0.5, 0.25, 0.06), lamp)
    if k < 3:
        point((x - 1.1, y, 13.4), 3200, (1, 0.76, 0.48), 0.5)
# Cable trough, marker posts and a cabinet on the near side.
for k in range(60):
    far.box((-8.9 + random.gauss(0, 0.012), -8 + k * 1.02, -0.42), (0.42, 0.99, 0.2), rails.concrete, (0, 0, random.gauss(0, 0.012)))
far.box((-9.7, 22, 0.1), (0.7, 1.3, 1.25), rails.mast_paint)
far.box((-9.3, 30, 0.1), (0.12, 0.12, 1.2), rails.plate)
far.done('yard')

if view == 'news-05':
    area((-14, 16, 9), (0, 24, 1.5), 7, 2600, (0.82, 0.92, 1.0))
    sun((0.75, 0.35, -0.28), 1.3, (1, 0.62, 0.34), 3)
    camera((-2.25, 10.5, 1.45), (-0.95, 24, 1.75), lens=30, fstop=2.8, focus=(-1.5, 15.6, 1.9))
    shoot(view, fog={'colour': (0.14, 0.15, 0.155), 'amount': 0.8, 'from_sky': 0.85}, mist=(14, 150), bloom=0.06, grade={'vignette': 0.3})
else:
    area((-16, 2, 12), (-1, 26, 1.5), 9, 5600, (0.70, 0.86, 0.98))
    area((-30, 70, 22), (-4, 75, 2), 20, 9000, (0.62, 0.82, 0.95))
    camera((-8.2, -7.5, 3.0), (-3.7, 30, 3.2), lens=34)
    fog = {'colour': (0.13, 0.10, 0.082), 'amount': 0.8, 'power': 0.9, 'from_sky': 0.85}
    shoot('hopper-train', fog=fog, mist=(40, 480), bloom=0.10, bloom_from=0.9, grade={'vignette': 0.36})
