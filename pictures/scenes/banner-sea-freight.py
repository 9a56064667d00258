"""A bulk carrier far off at dusk, seen from the side, with bow wave and wake; the right of the sky is calm."""

import math

from light import area, camera, point
from sea import sea, sea_water, ship_waves, spray
from ship import bulk_carrier
from shoot import shoot
from sky import sky
from stage import stage

stage(samples=14, seed=5, exposure=0.75, bounces=(3, 1, 2))
ship_at, heading = (-14, 0, 0.2), math.radians(-19)
eye, target = (0, -430, 21), (2, 0, 33)
stops = [(-1, (0.004, 0.008, 0.010)), (-0.02, (0.05, 0.05, 0.05)), (0.0, (0.44, 0.21, 0.10)), (0.03, (0.27, 0.17, 0.115)), (0.075, (0.115, 0.12, 0.125))]
stops += [(0.15, (0.048, 0.082, 0.098)), (0.30, (0.022, 0.054, 0.070)), (1, (0.006, 0.018, 0.026))]
sky(stops, sun=(-0.30, 1, 0.012), sun_colour=(1, 0.44, 0.16), glow=0.75, clouds=0.9, cloud_colour=(0.012, 0.022, 0.030), cloud_scale=0.75, cloud_from=0.45, cloud_to=0.66, seed=8.1)

ship = bulk_carrier(colour=(0.020, 0.056, 0.068), deck=9.2)
ship.finish(ship_at, heading, lamps=1.3, point=point)
waves = ship_waves(ship_at, heading, ship.length / 2, ship.half, strength=1.25)
sea(eye, target, sea_water(foam_colour=(0.78, 0.80, 0.82)), angle=40, rows=2400, height=1.35, wind=9, towards=2.4, shape=waves, near=60, caps=0.35)
spray(ship_at, heading, ship.length / 2, ship.half)

area((160, -380, 190), (0, 0, 5), 150, 900000, (0.62, 0.82, 0.95))
camera(eye, target, lens=62)
fog = {'colour': (0.11, 0.085, 0.07), 'amount': 0.66, 'power': 1.15, 'from_sky': 0.9}
shoot('banner-sea-freight', fog=fog, mist=(250, 6500), bloom=0.09, bloom_from=0.9, grade={'vignette': 0.34})
