"""A wagon's wheel on the rail before sunrise, close: flange and tread, ballast, the wheel behind it. Metres; the track runs along y."""

import math
import random

from mathutils import Vector

from light import area, camera
from materials import emitter, principled
from palette import AMBER, ICE
from plant import turned
from rail import GAUGE, Line, Railway
from scatter import sprinkle
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
fines = []
for _ in range(26000):
    x, y, size = numbers.uniform(-1.2, 2.3), -2.6 + 9 * numbers.random() ** 1.6, 0.004 + 0.014 * numbers.random() ** 2
    fines.append(((x, y, -0.085 + numbers.uniform(0, 0.03)), size))
sprinkle('fines', rails.stones, fines)
HEAD, R = 0.172, 0.46
RAIL = GAUGE / 2 + 0.036
# The bogie's sides run over the axle boxes; its springs stand SPRING beside an axle and are TOP high with their upper seat.
MIDDLE, SPRING, TOP = RAIL + 0.16, 0.29, 0.28
LEVEL = HEAD + R - 0.1 + TOP + 0.055
tread = principled('tread', (0.62, 0.61, 0.59), rough=0.2, metal=1.0, dirt=0.25, dirt_scale=6)
worn = principled('rim side', (0.16, 0.13, 0.11), rough=0.48, metal=0.75, dirt=0.8, dirt_scale=9, bump=0.2, bump_scale=50)
rust = principled('wheel plate', (0.075, 0.045, 0.03), rough=0.7, metal=0.3, dirt=0.85, dirt_scale=6, bump=0.35, bump_scale=36)
dark = principled('bogie', (0.022, 0.024, 0.026), rough=0.6, dirt=0.7, dirt_scale=5, streaks=0.4, bump=0.2, bump_scale=26)
frame = principled('frame', (0.045, 0.043, 0.04), rough=0.62, dirt=0.8, dirt_scale=3, streaks=0.6, bump=0.25, bump_scale=30)
spring = principled('spring', (0.05, 0.042, 0.036), rough=0.45, metal=0.5, dirt=0.7, dirt_scale=9)
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
    # The axle box with its bolted cover; on either side a wing that carries a spring.
    turned(box, (RAIL + 0.07, y, HEAD + R), (1, 0, 0), [(0, 0.12), (0.01, 0.15), (0.17, 0.15), (0.18, 0.14)], dark, sides=64)
    turned(box, (RAIL + 0.25, y, HEAD + R), (1, 0, 0), [(0, 0.128), (0.004, 0.134), (0.022, 0.134), (0.028, 0.128), (0.03, 0.07), (0.036, 0.066), (0.037, 0)], grease, sides=64)
    box.box((MIDDLE, y, HEAD + R + 0.09), (0.17, 0.26, 0.16), dark)
    for k in range(8):
        a = 2 * math.pi * (k + 0.5) / 8
        bolted(box, (RAIL + 0.278, y + 0.108 * math.cos(a), HEAD + R + 0.108 * math.sin(a)))
    for side in (-1, 1):
        seat = Vector((MIDDLE, y + side * SPRING, HEAD + R - 0.1))
        box.box((MIDDLE, y + side * 0.17, HEAD + R - 0.02), (0.15, 0.1, 0.2), dark)
        turned(box, seat - Vector((0, 0, 0.035)), (0, 0, 1), [(0, 0.001), (0, 0.105), (0.035, 0.105), (0.035, 0.075), (0.06, 0.07), (0.06, 0.001)], dark, sides=48)
        coil(box, seat, TOP - 0.02, 0.083, 0.0165, 5.4, side)
        coil(box, seat, TOP - 0.02, 0.045, 0.0105, 7.6, -side)
        turned(box, seat + Vector((0, 0, TOP - 0.02)), (0, 0, 1), [(0, 0.001), (0, 0.11), (0.03, 0.11), (0.03, 0.001)], dark, sides=48)
        # Brake shoe against the tread, in a holder that hangs from the frame.
        for k in range(7):
            a = math.radians(-16 + 32 * k / 6)
            c = side * (R + 0.02)
            box.box((RAIL, y + c * math.cos(a), HEAD + R - 0.06 + (R + 0.02) * math.sin(a)), (0.085, 0.045, 0.062), shoe, (side * a, 0, 0))
        box.box((RAIL, y + side * (R + 0.07), HEAD + R - 0.06), (0.06, 0.07, 0.22), dark)
        box.beam((RAIL, y + side * (R + 0.08), HEAD + R), (RAIL - 0.1, y + side * (R + 0.05), HEAD + R + 0.6), 0.04, dark)
        box.tube((RAIL - 0.06, y + side * (R + 0.08), HEAD + R - 0.02), (RAIL + 0.06, y + side * (R + 0.08), HEAD + R - 0.02), 0.018, bolt, sides=16)
    box.done('axle box', bevel=0.006)


def bolted(build, at, size=0.013):
    """A hexagon head with the end of its bolt, towards +x."""
    x, y, z = at
    build.tube(at, (x + size * 1.2, y, z), size, bolt, sides=6)
    build.tube((x + size * 1.2, y, z), (x + size * 2, y, z), size * 0.55, bolt, sides=12)


def coil(build, foot, high, radius, wire, turns, way):
    """A spring under load: its end turns lie flat on their seats."""
    points, count = [], int(turns * 28)
    for k in range(count + 1):
        share = k / count
        lying = 0.85 / turns
        rise = min(1.0, max(0.0, (share - lying) / (1 - 2 * lying)))
        closed = min(share, lying) / lying + max(0.0, share - 1 + lying) / lying
        z = wire + closed * wire * 0.9 + rise * (high - 2 * wire - 1.8 * wire)
        a = way * 2 * math.pi * turns * share
        points.append((foot[0] + radius * math.cos(a), foot[1] + radius * math.sin(a), foot[2] + z))
    build.hose(points, wire, spring)


def bogie(first, last):
    """One side of the frame over the axles at y = first and last: a welded girder that sinks between them, pads on the springs, guides beside the boxes."""
    build, steps, reach = Build(), 120, 0.78

    def bottom(y):
        inside = min(y - first, last - y)
        return LEVEL - 0.27 * min(1.0, max(0.0, (inside - 0.46) / 0.16))

    def top(y):
        return LEVEL + 0.2 - 0.07 * min(1.0, max(0.0, (max(first - y, y - last) - 0.3) / 0.4))

    edges = [first - reach + (last - first + 2 * reach) * k / steps for k in range(steps + 1)]
    for half, low, high in ((0.011, bottom, top), (0.085, lambda y: bottom(y) - 0.016, bottom), (0.085, top, lambda y: top(y) + 0.016)):
        points = [(MIDDLE + sign * half, y, level(y)) for y in edges for sign, level in ((-1, low), (1, low), (1, high), (-1, high))]
        build.add(points, [(k * 4 + j, k * 4 + (j + 1) % 4, k * 4 + 4 + (j + 1) % 4, k * 4 + 4 + j) for k in range(steps) for j in range(4)], frame)
        build.add(points[:4], [(3, 2, 1, 0)], frame)
        build.add(points[-4:], [(0, 1, 2, 3)], frame)
    for y in (first - 0.5, first, last, last + 0.5, (first * 2 + last) / 3, (first + last * 2) / 3):
        build.box((MIDDLE, y, (bottom(y) + top(y)) / 2), (0.15, 0.014, top(y) - bottom(y)), frame)
    for y in (first, last):
        for side in (-1, 1):
            build.box((MIDDLE, y + side * SPRING, LEVEL - 0.03), (0.2, 0.24, 0.03), frame)
            build.box((MIDDLE - 0.01, y + side * 0.15, LEVEL - 0.12), (0.2, 0.03, 0.22), frame)
            build.box((MIDDLE + 0.02, y + side * 0.137, LEVEL - 0.13), (0.1, 0.006, 0.18), worn)
            for z in (0.05, 0.13):
                bolted(build, (MIDDLE + 0.012, y + side * SPRING, LEVEL + z), 0.016)
    middle = (first + last) / 2
    build.box((0, middle, LEVEL - 0.08), (2 * MIDDLE, 0.34, 0.26), frame)
    for y in (first - reach + 0.06, last + reach - 0.06):
        build.box((0, y, LEVEL + 0.1), (2 * MIDDLE, 0.1, 0.14), frame)
    for k in range(5):
        for side in (-1, 1):
            bolted(build, (MIDDLE + 0.011, middle + side * 0.13, LEVEL - 0.2 + k * 0.07), 0.014)
    build.hose([(MIDDLE + 0.09, first - 0.7 + (last - first + 1.4) * k / 60, LEVEL + 0.232 + 0.003 * math.sin(k * 0.4)) for k in range(61)], 0.013, grease)
    build.done('bogie frame', bevel=0.005)


for y in (0.0, 1.8, 9.4, 11.2):
    axle(y)
for first in (0.0, 9.4):
    bogie(first, first + 1.8)
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
camera((1.98, -1.55, 0.52), (RAIL + 0.1, 0.3, 0.47), lens=34, fstop=2.2, focus=(RAIL + 0.12, -0.12, 0.42))
shoot('wheel-on-rail', fog={'colour': (0.06, 0.072, 0.08), 'amount': 0.7, 'from_sky': 0.7}, mist=(5, 120), bloom=0.12, bloom_from=0.85, grade={'vignette': 0.32})
