"""A gas carrier with four tank domes in the blue hour, seen from a height over calm water."""

import math
import random

from light import area, camera, point
from materials import emitter, principled
from sea import sea, sea_water, ship_waves, spray
from shapes import Build, mesh
from ship import Ship
from shoot import shoot
from sky import sky
from stage import stage

stage(samples=14, seed=41, exposure=0.85, bounces=(3, 1, 2))
ship_at, heading = (0, 0, 0), math.radians(204)
eye, target = (-118, -172, 47), (-4, 6, 13)
stops = [(-1, (0.004, 0.007, 0.010)), (-0.02, (0.05, 0.06, 0.07)), (0.0, (0.155, 0.130, 0.125)), (0.05, (0.105, 0.120, 0.135)), (0.14, (0.055, 0.088, 0.115)), (0.35, (0.026, 0.056, 0.084)), (1, (0.010, 0.028, 0.046))]
sky(stops, sun=(0.7, 1, 0.0), sun_colour=(1, 0.5, 0.25), glow=0.18, clouds=0.7, cloud_colour=(0.03, 0.042, 0.055), cloud_scale=1.3, cloud_from=0.45, cloud_to=0.7, seed=33.0)

ship = Ship(length=182, beam=32, deck=11.0, colour=(0.048, 0.074, 0.088), castle=2.4)
ship.hull()
ship.rails()
end, deck = ship.length / 2, ship.deck
ship.house(-end + 20, floors=6, lit=0.55)
ship.forecastle(mast=12)
parts = ship.parts
tank = principled('tank', (0.36, 0.37, 0.36), rough=0.42, dirt=0.3, dirt_scale=0.12, streaks=0.45)
pipe = principled('pipe', (0.30, 0.31, 0.30), rough=0.4, metal=0.3, dirt=0.4, dirt_scale=1.0)
green = principled('deck green', (0.030, 0.062, 0.052), rough=0.6, dirt=0.5, dirt_scale=0.3)
parts.box((10, 0, deck + 0.9), (118, 29, 1.8), green)


def dome(x, radius=13.4, foot=deck + 1.8, rings=16, around=56):
    """A spherical cover on its skirt, with meridian seams, a walkway round it, and the valve tower on top."""
    middle, points, faces = foot + 2.2, [], []
    for i in range(rings + 1):
        angle = math.pi / 2 * i / rings
        for k in range(around):
            turn = 2 * math.pi * k / around
            points.append((x + radius * math.cos(angle) * math.cos(turn), radius * math.cos(angle) * math.sin(turn), middle + radius * 0.92 * math.sin(angle)))
    for i in range(rings):
        for k in range(around):
            faces.append((i * around + k, i * around + (k + 1) % around, (i + 1) * around + (k + 1) % around, (i + 1) * around + k))
    parts.add(points, faces, tank, True)
    parts.tube((x, 0, foot), (x, 0, middle), radius, tank, sides=around)
    parts.tube((x, 0, foot), (x, 0, foot + 0.5), radius + 0.5, green, sides=around)
    for k in range(12):
        turn = 2 * math.pi * k / 12
        for i in range(rings - 1):
            a, b = math.pi / 2 * i / rings, math.pi / 2 * (i + 1) / rings
            first = (x + (radius + 0.02) * math.cos(a) * math.cos(turn), (radius + 0.02) * math.cos(a) * math.sin(turn), middle + radius * 0.922 * math.sin(a))
            second = (x + (radius + 0.02) * math.cos(b) * math.cos(turn), (radius + 0.02) * math.cos(b) * math.sin(turn), middle + radius * 0.922 * math.sin(b))
            parts.beam(first, second, 0.09, tank)
    for k in range(36):
        a, b = 2 * math.pi * k / 36, 2 * math.pi * (k + 1) / 36
        first, second = (x + (radius + 0.9) * math.cos(a), (radius + 0.9) * math.sin(a), foot + 0.1), (x + (radius + 0.9) * math.cos(b), (radius + 0.9) * math.sin(b), foot + 0.1)
        parts.railing(first, second, ship.mark, posts=3, height=1.1, width=0.05)
    top = middle + radius * 0.92
    parts.tube((x, 0, top - 0.5), (x, 0, top + 1.6), 2.6, tank, sides=24)
    parts.box((x, 0, top + 1.9), (6.5, 5.5, 0.25), ship.floor)
    for sign in (-1, 1):
        parts.railing((x - 3.2, sign * 2.7, top + 2), (x + 3.2, sign * 2.7, top + 2), ship.mark, posts=1.3, width=0.05)
        parts.tube((x + sign * 1.1, 0.8, top + 1.9), (x + sign * 1.1, 0.8, top + 4.2), 0.25, pipe, sides=10)
        parts.tube((x + sign * 1.1, 0.8, top + 4.2), (x + sign * 1.1, -2.2, top + 4.2), 0.22, pipe, sides=10)
    parts.tube((x, -1.4, top + 2), (x, -1.4, top + 6.5), 0.16, pipe, sides=8)
    ship.lamp((x + 2.9, 2.4, top + 4.6), 260, size=0.18)
    ship.lamp((x - radius - 0.6, -6.5, foot + 4.6), 420, size=0.2)
    ship.lamp((x - radius - 0.6, 6.5, foot + 4.6), 420, size=0.2)
    return top


centres = [-36, -6, 24, 54]
tops = [dome(x) for x in centres]
top = tops[0]
# The flying bridge over the domes with its pipes, the manifold amidships, the compressor house.
parts.box((8, 3.9, top + 1.2), (112, 1.8, 0.2), ship.floor)
for y in (3.1, 4.7):
    parts.railing((-48, y, top + 1.3), (64, y, top + 1.3), ship.mark, posts=2.2, width=0.05)
for k, radius in enumerate((0.34, 0.24, 0.24, 0.16)):
    parts.tube((-50, 5.4 + k * 0.8, top + 1.0), (62, 5.4 + k * 0.8, top + 1.0), radius, pipe, sides=10)
for x in (-51, -21, 9, 39, 68):
    for y in (3.2, 7.6):
        parts.beam((x, y, deck + 1.8), (x, y, top + 1.0), 0.35, tank)
    for z in (0.35, 0.7):
        parts.beam((x, 3.2, deck + 1.8 + (top - deck) * z * 0.8), (x, 7.6, deck + 1.8 + (top - deck) * (z - 0.3) * 0.8), 0.18, tank)
    parts.beam((x, 2.6, top + 0.8), (x, 8.4, top + 0.8), 0.3, tank)
for sign in (-1, 1):
    for k in range(6):
        parts.tube((4 + k * 2.2, sign * 9, deck + 3.4), (4 + k * 2.2, sign * 15.2, deck + 3.4), 0.32, pipe, sides=12)
        parts.tube((4 + k * 2.2, sign * 15.2, deck + 3.4), (4 + k * 2.2, sign * 15.35, deck + 3.4), 0.5, pipe, sides=14)
    for k in range(3):
        parts.tube((-58, sign * (14.3 - k * 0.5), deck + 2.5), (66, sign * (14.3 - k * 0.5), deck + 2.5), 0.13, pipe, sides=8)
    parts.box((9, sign * 12.4, deck + 2.2), (16, 4.6, 0.15), ship.floor)
parts.box((-57, -7, deck + 4.2), (9, 9, 5), ship.white)
ship.pane((-57, -11.52, deck + 4.8), (1.0, 0.1, 0.9), 1.0)
ship.pane((-59.6, -11.52, deck + 4.8), (1.0, 0.1, 0.9), 0.0)
for k in range(2):
    parts.tube((9, (-1) ** k * 8, deck + 1.8), (9, (-1) ** k * 8, deck + 10), 0.7, ship.yellow, 0.55, sides=16)
    parts.beam((9, (-1) ** k * 8, deck + 9.4), (24, (-1) ** k * 7, deck + 10.6), 0.6, ship.yellow)
ship.finish(ship_at, heading, lamps=1.0, point=point)

waves = ship_waves(ship_at, heading, ship.length / 2, ship.half, strength=0.6)
sea(eye, target, sea_water(colour=(0.004, 0.015, 0.022), ripple=0.55), angle=66, height=0.75, wind=6.5, towards=1.0, rows=1900, shape=waves, near=60, caps=0.0)
spray(ship_at, heading, ship.length / 2, ship.half, count=3500)
# A far shore with lamps.
shore = principled('shore', (0.012, 0.016, 0.020), rough=1)
points = [(-3000 + 60 * k, 3600, random.uniform(18, 60) + 70 * math.exp(-((k - 70) / 16) ** 2)) for k in range(140)]
mesh('shore', [(x, y, -5) for x, y, z in points] + [(x, y, z) for x, y, z in points], [(k, k + 1, 141 + k, 140 + k) for k in range(139)], shore)
glow, lights = emitter('shore lamp', (1, 0.70, 0.40), 3.0), Build()
for _ in range(130):
    x = random.gauss(1500, 700)
    lights.box((x, 3560, abs(random.gauss(0, 14)) + 6), (random.uniform(1.0, 2.0),) * 3, glow)
lights.done('shore lamps')

area((-150, -330, 180), (0, 0, 10), 170, 560000, (0.62, 0.82, 1.0))
camera(eye, target, lens=44)
fog = {'colour': (0.08, 0.09, 0.10), 'amount': 0.9, 'power': 1.0, 'from_sky': 0.9}
shoot('lpg-tanker', fog=fog, mist=(180, 3900), bloom=0.10, bloom_from=0.9, grade={'vignette': 0.32})
