"""The bow quarter of a loaded bulk carrier in a cold dawn: shell plates, anchor, draught marks, hatches, foam."""

import math

from harbour import dust_at
from light import area, camera, point, sun
from sea import sea, sea_water, ship_waves, spray
from ship import bulk_carrier
from shoot import shoot
from sky import sky
from stage import stage

stage(samples=14, seed=12, exposure=0.7, bounces=(3, 1, 2))
ship_at, heading = (-6, 0, 0.3), math.radians(-17)
eye, target = (142, -132, 8.5), (16, -2, 15)
stops = [(-1, (0.006, 0.010, 0.012)), (-0.02, (0.07, 0.08, 0.085)), (0.0, (0.30, 0.25, 0.215)), (0.04, (0.235, 0.235, 0.235)), (0.10, (0.14, 0.18, 0.20))]
stops += [(0.22, (0.070, 0.115, 0.138)), (0.45, (0.034, 0.070, 0.092)), (1, (0.012, 0.032, 0.046))]
sky(stops, sun=(-0.9, -0.1, 0.03), sun_colour=(1, 0.56, 0.28), glow=0.35, clouds=0.85, cloud_colour=(0.05, 0.066, 0.078), cloud_scale=1.1, cloud_from=0.40, cloud_to=0.64, seed=21.4)

ship = bulk_carrier(colour=(0.060, 0.020, 0.014), deck=8.6, lit=0.3)
ship.finish(ship_at, heading, lamps=0.7, point=point)
waves = ship_waves(ship_at, heading, ship.length / 2, ship.half, strength=0.95)
sea(eye, target, sea_water(colour=(0.006, 0.022, 0.027)), angle=54, rows=1700, height=1.7, wind=11, towards=0.4, shape=waves, near=20, caps=0.5)
spray(ship_at, heading, ship.length / 2, ship.half)

sun((-0.35, 0.85, -0.16), 1.1, (1.0, 0.72, 0.50), 4)
area((60, -330, 150), (30, 0, 5), 190, 260000, (0.70, 0.86, 0.96))
camera(eye, target, lens=41)
fog = {'colour': (0.15, 0.16, 0.165), 'amount': 0.84, 'power': 1.05, 'from_sky': 0.9}
bow = ship.length / 2
mist = [((ship_at[0] + (bow - back) * math.cos(heading) - wide * math.sin(heading), (bow - back) * math.sin(heading) + wide * math.cos(heading), high), across, up, (0.30, 0.325, 0.335), 0.45) for back, wide, high, across, up in ((4, -1.5, 1.4, 3.2, 1.3), (12, -9, 1.1, 4.5, 0.8))]
shoot('bulk-carrier', fog=fog, mist=(120, 3200), bloom=0.06, grade={'vignette': 0.32}, after_fog=dust_at(mist, seed=4))
