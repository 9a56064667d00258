"""A wagon's wheel on the rail before sunrise, close: flange and tread, ballast, the wheel behind it. Metres; the track runs along y."""

import math
import random

from light import area, camera
from materials import emitter, principled
from palette import AMBER, ICE
from plant import turned
from rail import GAUGE, Line, Railway
from shapes import Build
from shoot import shoot
from sky import sky
from stage import stage

stage(samples=10, seed=66, exposure=1.0, bounces=(3, 1, 2))
numbers = random.Random(3)
rails = Railway(seed=21)
line = Line((0, -4), straight=400)
rails.track(line, 0, 180, sleepers_to=60)
rails.bed(line, 0, 180, stones=30000, reach=26, near=1, power=1.7, wide=2.4)
HEAD, R = 0.172, 0.46
RAIL = GAUGE / 2 + 0.036
tread = principled('tread', (0.62, 0.61, 0.59), rough=0.2, metal=1.0, dirt=0.25, dirt_scale=6)
worn = principled('rim side', (0.16, 0.13, 0.11), rough=0.48, metal=0.75, dirt=0.8, dirt_scale=9, bump=0.2, bump_scale=50)
rust = principled('wheel plate', (0.075, 0.045, 0.03), rough=0.7, metal=0.3, dirt=0.85, dirt_scale=6, bump=0.35, bump_scale=36)
dark = principled('bogie', (0.022, 0.024, 0.026), rough=0.6, dirt=0.7, dirt_scale=5, streaks=0.4, bump=0.2, bump_scale=26)
grease = principled('grease', (0.012, 0.011, 0.01), rough=0.5, dirt=0.7, dirt_scale=8)
bolt = principled('bolt', (0.14, 0.12, 0.1), rough=0.5, metal=0.7, dirt=0.7, dirt_scale=20)
shoe = principled('brake shoe', (0.05, 0.045, 0.042), rough=0.75, dirt=0.6, dirt_scale=12, bump=0.4, bump_scale=50)


def wheel(build, y, sign):
    """Profiles are (distance outwards along the axle, radius) seen from the middle of the track."""
    foot, axis = (sign * (RAIL - 0.07), y, HEAD + R), (sign, 0, 0)
    turned(build, foot, axis, [(0.0, R + 0.012), (0.004, R + 0.024), (0.014, R + 0.028), (0.022, R + 0.024), (0.03, R + 0.008), (0.04, R)], worn, sides=160)
    turned(build, foot, axis, [(0.04, R), (0.1, R - 0.003), (0.128, R - 0.008)], tread, sides=160)
    turned(build, foot, axis, [(0.128, R - 0.008), (0.135, R - 0.014), (0.135, R - 0.055), (0.128, R - 0.064)], worn, sides=160)
    turned(build, foot, axis, [(0.128, R - 0.064), (0.098, R - 0.085), (0.075, R - 0.15), (0.07, R - 0.24), (0.088, R - 0.3), (0.128, R - 0.325), (0.136, R - 0.335), (0.136, 0.085)], rust, sides=160)
    turned(build, foot, axis, [(0.0, R + 0.012), (0.0, R - 0.06), (0.045, R - 0.1), (0.03, 0.12), (0.0, 0.11), (-0.02, 0.085)], rust, sides=120)


def axle(y):
    build = Build()
    for sign in (-1, 1):
        wheel(build, y, sign)
    build.tube((-RAIL, y, HEAD + R), (RAIL, y, HEAD + R), 0.082, dark, sides=48)
    build.done('wheelset')
    box = Build()
    x = RAIL + 0.16
    # Axle box with its bolted cover, springs above, the frame's horn either side.
    turned(box, (RAIL + 0.07, y, HEAD + R), (1, 0, 0), [(0, 0.12), (0.01, 0.14), (0.17, 0.14), (0.18, 0.13)], dark, sides=64)
    turned(box, (RAIL + 0.25, y, HEAD + R), (1, 0, 0), [(0, 0.128), (0.004, 0.134), (0.022, 0.134), (0.028, 0.128), (0.03, 0.07), (0.036, 0.066), (0.037, 0)], grease, sides=64)
    for k in range(8):
        a = 2 * math.pi * (k + 0.5) / 8
        at = (RAIL + 0.278, y + 0.108 * math.cos(a), HEAD + R + 0.108 * math.sin(a))
        box.tube(at, (at[0] + 0.016, at[1], at[2]), 0.013, bolt, sides=6)
        box.tube((at[0] + 0.016, at[1], at[2]), (at[0] + 0.026, at[1], at[2]), 0.007, bolt, sides=12)
    for side in (-1, 1):
        box.box((x, y + side * 0.19, HEAD + R + 0.02), (0.16, 0.07, 0.34), dark)
        box.box((x, y + side * 0.3, HEAD + R + 0.3), (0.18, 0.22, 0.06), dark)
        for turn in range(40):
            a, b = 2 * math.pi * turn / 10, 2 * math.pi * (turn + 1) / 10
            z0, z1 = HEAD + R + 0.05 + turn * 0.0056, HEAD + R + 0.05 + (turn + 1) * 0.0056
            box.tube((x + 0.06 * math.cos(a), y + side * 0.3 + 0.06 * math.sin(a), z0), (x + 0.06 * math.cos(b), y + side * 0.3 + 0.06 * math.sin(b), z1), 0.014, bolt, sides=8, caps=False)
        # Brake shoe against the tread.
        for k in range(7):
            a = math.radians(-16 + 32 * k / 6)
            c = side * (R + 0.02)
            box.box((RAIL, y + c * math.cos(a), HEAD + R - 0.06 + (R + 0.02) * math.sin(a)), (0.085, 0.045, 0.062), shoe, (side * a, 0, 0))
        box.box((RAIL, y + side * (R + 0.07), HEAD + R - 0.06), (0.06, 0.07, 0.22), dark)
        box.beam((RAIL, y + side * (R + 0.08), HEAD + R), (RAIL - 0.1, y + side * (R + 0.05), HEAD + R + 0.6), 0.04, dark)
    box.box((x, y, HEAD + R + 0.38), (0.2, 2.2, 0.16), dark)
    box.done('axle box', bevel=0.008)


for y in (0.0, 1.8, 9.4, 11.2):
    axle(y)
body = Build()
for first in (-3.5, 6.5):
    body.box((0, first + 4.4, 1.5), (2.6, 9.6, 0.34), dark)
body.done('body', bevel=0.01)

far = Build()
for k in range(16):
    x, y = numbers.uniform(3, 34), numbers.uniform(26, 90)
    far.tube((x, y, 0), (x, y, numbers.uniform(5, 11)), 0.07, dark, sides=8)
    far.box((x, y, numbers.uniform(4, 11)), (0.4, 0.2, 0.2), emitter(f'yard lamp {k}', (1, 0.64, 0.28) if k % 3 else (0.75, 0.9, 1.0), numbers.uniform(20, 60)))
far.box((9.5, 60, 0.9), (0.3, 0.2, 0.3), emitter('signal', (1, 0.16, 0.05), 40))
far.done('yard')
sky([(-1, (0.006, 0.008, 0.01)), (0.0, (0.26, 0.17, 0.11)), (0.05, (0.15, 0.14, 0.135)), (0.15, (0.075, 0.105, 0.122)), (0.4, (0.036, 0.066, 0.084)), (1, (0.016, 0.038, 0.05))], sun=(0.5, 1, 0.015), sun_colour=(1, 0.52, 0.25), glow=0.5, clouds=0.5, cloud_colour=(0.05, 0.062, 0.072), cloud_scale=0.9, seed=6.0)
area((2.6, -2.6, 1.6), (RAIL, 0, 0.5), 1.4, 62, ICE, size_y=0.8)
area((3.0, 3.4, 0.8), (RAIL, 0.4, 0.4), 0.6, 80, AMBER, size_y=0.5)
area((1.6, -0.9, 0.35), (RAIL, 0.2, 0.3), 0.5, 9, (0.9, 0.95, 1.0), size_y=0.3)
camera((1.98, -1.55, 0.5), (RAIL + 0.1, 0.3, 0.42), lens=34, fstop=2.2, focus=(RAIL + 0.12, -0.12, 0.42))
shoot('wheel-on-rail', fog={'colour': (0.06, 0.072, 0.08), 'amount': 0.7, 'from_sky': 0.7}, mist=(5, 120), bloom=0.12, bloom_from=0.85, grade={'vignette': 0.32})
