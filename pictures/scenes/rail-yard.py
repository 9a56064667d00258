"""A border yard in fog before sunrise: tracks of two gauges, wagons, signals, lamp towers."""

import random

from light import area, camera, spot
from materials import emitter, principled, wet_ground
from rail import Line, Railway, treeline
from shapes import Build, mesh
from shoot import shoot
from sky import sky
from stage import stage

stage(samples=12, seed=51, exposure=0.95, bounces=(3, 2, 2))
stops = [(-1, (0.006, 0.010, 0.012)), (0.0, (0.175, 0.165, 0.160)), (0.05, (0.135, 0.150, 0.160)), (0.16, (0.078, 0.108, 0.124)), (0.4, (0.040, 0.072, 0.090)), (1, (0.018, 0.042, 0.056))]
sky(stops, sun=(0.25, 1, 0.015), sun_colour=(1, 0.52, 0.26), glow=0.28, clouds=0.5, cloud_colour=(0.05, 0.064, 0.074), cloud_scale=0.9, cloud_from=0.42, cloud_to=0.7, seed=9.0)

rails = Railway(seed=8)
WIDE, NARROW = 1.520, 1.435
spacing, first_x = 5.2, -23.4
tracks = []
for k in range(10):
    # Broad gauge on the left half, standard gauge on the right; the lines bend gently with the yard.
    line = Line((first_x + k * spacing, -10), straight=95, radius=-1400)
    gauge = WIDE if k < 5 else NARROW
    rails.track(line, 0, 620, sleepers_to=120 if 2 < k < 8 else 70, gauge=gauge)
    tracks.append(line)
for k in (4, 5):
    rails.bed(tracks[k], 0, 320, stones=52000, reach=46, near=3, power=1.9, wide=2.6)
for k in (3, 6):
    rails.bed(tracks[k], 0, 320, stones=24000, reach=44, near=6, power=1.9, wide=2.6)
# A point machine beside the middle track.
joint = Build()
joint.box((first_x + 5 * spacing - 1.5, 24, 0.15), (0.6, 1.1, 0.35), rails.mast_paint)
joint.box((first_x + 5 * spacing - 0.9, 24, 0.05), (1.6, 0.08, 0.05), rails.steel)
joint.done('point machine', bevel=0.006)

paints = [(0.030, 0.064, 0.074), (0.022, 0.028, 0.031), (0.10, 0.044, 0.026)]
wagons = [rails.hopper_wagon(principled(f'yard paint {k}', colour, rough=0.42, dirt=0.7, dirt_scale=0.9, streaks=0.7), f'yard wagon {k}') for k, colour in enumerate(paints)]
rails.train(tracks[2], wagons, 11, first=24, loose=3, near=260)
rails.train(tracks[7], wagons, 17, first=40, loose=2, near=200)
rails.train(tracks[0], wagons, 14, first=58, loose=0)
rails.train(tracks[9], wagons, 9, first=88, loose=0)

mesh('ground', [(-600, -60, -0.12), (600, -60, -0.12), (600, 1500, -0.12), (-600, 1500, -0.12)], [(0, 1, 2, 3)], wet_ground('yard ground', colour=(0.058, 0.054, 0.050), scale=0.13, dry_from=0.36, dry_to=0.47, wet_rough=0.07, dry_rough=0.9, bump=1.0))
yard = Build()
# Lamp towers: lattice masts with a crown of floodlights; fog glows round them in the finish.
for x, y, watts in ((-7.9, 60, 4200), (10.2, 108, 4600), (-29, 150, 4600), (36, 190, 4200), (-5, 250, 4200)):
    yard.truss((x, y, 0), (x, y, 26), 0.9, rails.mast_paint, panels=20, width=0.09)
    yard.box((x, y, 26.2), (3.2, 2.2, 0.15), rails.steel)
    for side in (-1, 1):
        yard.railing((x - 1.6, y + side * 1.1, 26.2), (x + 1.6, y + side * 1.1, 26.2), rails.steel, posts=1.0, width=0.05)
    for a in (-1.3, -0.45, 0.45, 1.3):
        yard.box((x + a, y - 1.2, 26.9), (0.5, 0.3, 0.42), rails.dark, (0.5, 0, 0))
        yard.box((x + a, y - 1.36, 26.82), (0.36, 0.02, 0.28), rails.core, (0.5, 0, 0))
    spot((x, y - 1.4, 26.4), (x, y - 16, 0), watts, (1, 0.80, 0.54), 120, 0.8, 0.6)
for k, (x, y) in enumerate(((-5.3, 36), (5.1, 50), (-15.6, 62), (15.4, 78), (-5.4, 92))):
    rails.signal((x, y, -0.1), 'red' if k % 2 == 0 else 'green', height=2.6 + 1.2 * (k % 2))
# Dwarf signals, cabinets, cable troughs, walkway boards, chocks.
for k in range(8):
    x, y = first_x + spacing * (k + 0.5) + 0.2, 12 + 9 * (k * 5 % 7)
    yard.box((x, y, 0.25), (0.32, 0.22, 0.55), rails.dark)
    yard.tube((x - 0.07, y - 0.115, 0.38), (x - 0.07, y - 0.125, 0.38), 0.05, rails.red if k % 3 else rails.plate, sides=12)
for k in range(80):
    yard.box((0.05 + random.gauss(0, 0.01), -6 + k * 1.02, -0.06), (0.4, 0.99, 0.14), rails.concrete, (0, 0, random.gauss(0, 0.01)))
for x, y in ((-5.0, 16), (5.3, 21), (10.4, 30)):
    yard.box((x, y, 0.55), (0.7, 0.5, 1.2), rails.mast_paint)
    yard.box((x, y, 1.18), (0.78, 0.58, 0.05), rails.steel)
# The transfer shed where coke changes gauge, and far sheds.
shed = principled('shed', (0.085, 0.098, 0.102), rough=0.55, dirt=0.5, dirt_scale=0.3, streaks=0.6)
for k in range(30):
    yard.box((-48, 70 + k * 4, 5.5), (9, 3.92, 11), shed)
    yard.box((-43.45, 70 + k * 4 - 1.95, 5.5), (0.12, 0.2, 11), rails.steel)
    if k % 3 == 1:
        yard.box((-43.46, 70 + k * 4, 7.6), (0.06, 2.4, 1.0), rails.dark)
        yard.box((-43.43, 70 + k * 4 + 0.6, 7.6), (0.05, 1.0, 0.85), rails.plate if k % 2 else emitter(f'shed pane {k}', (1, 0.72, 0.42), 0.5))
for k in range(12):
    x, y, high = random.uniform(40, 160), random.uniform(240, 420), random.choice((5, 8, 11))
    yard.box((x, y, high / 2), (random.uniform(14, 36), 18, high), rails.dark)
yard.done('yard', bevel=0.01)
rails.catenary(tracks[5], [18 + 48 * k for k in range(-1, 9)], side=2.6)
rails.catenary(tracks[8], [30 + 48 * k for k in range(-1, 8)], side=2.6)
grass = principled('dry grass', (0.085, 0.072, 0.042), rough=0.8)
rails.weeds([(first_x + spacing * (random.randint(-1, 10) + 0.5) + random.gauss(0, 0.35), 2 + 70 * random.random() ** 1.6, -0.11) for _ in range(6000)], grass)
wood = principled('far trees', (0.018, 0.022, 0.021), rough=1.0)
treeline([(-500, 420), (-150, 520), (150, 500), (520, 430)], wood, 5, 15)

area((-2, -14, 24), (0, 22, 0), 26, 7000, (0.62, 0.82, 0.96))
camera((-2.9, -4.5, 6.4), (1.4, 44, 2.9), lens=30)
fog = {'colour': (0.15, 0.155, 0.16), 'amount': 0.93, 'power': 0.8, 'from_sky': 0.85, 'on_sky': 0.0}
shoot('rail-yard', fog=fog, mist=(26, 330), bloom=0.16, bloom_from=0.7, grade={'vignette': 0.32})
