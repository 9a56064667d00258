"""A micrometer on a surface plate measures a turned pin; more pins wait behind. 1 unit is 1 cm, the spindle runs along x."""

import math
import random

from glassware import turned
from light import area, camera
from materials import brushed_metal, emitter, principled
from palette import AMBER, ICE, linear
from shapes import Build, mesh
from shoot import shoot
from sky import even
from stage import stage

stage(samples=11, seed=41, exposure=0.85, bounces=(4, 1, 3))
AXIS = 1.35
chrome = brushed_metal('satin chrome', (0.62, 0.64, 0.65), 0.3, along=(40, 1, 1), scale=2.2, strength=0.1)
bright = brushed_metal('ground steel', (0.72, 0.73, 0.74), 0.16, along=(60, 1, 1), scale=2.0, strength=0.08)
turned_steel = brushed_metal('turned steel', (0.6, 0.61, 0.62), 0.24, along=(0.6, 0.6, 26), scale=2.4, strength=0.22)
enamel = principled('enamel', (0.012, 0.05, 0.058), rough=0.3, dirt=0.35, dirt_scale=1.2, bump=0.2, bump_scale=9, coat=0.4)
grip = principled('heat guard', (0.012, 0.013, 0.014), rough=0.55, bump=0.3, bump_scale=30)
mark = principled('graduation', (0.008, 0.008, 0.008), rough=0.7)


def along_x(name, profile, made, sides=96):
    """profile: (radius, x)."""
    shown = turned(name, profile, made, sides=sides)
    shown.rotation_euler, shown.location = (0, math.pi / 2, 0), (0, 0, AXIS)
    return shown


# Anvil, spindle, sleeve, thimble, ratchet.
along_x('anvil', [(0, -0.82), (0.29, -0.82), (0.32, -0.85), (0.32, -1.7), (0.46, -1.74), (0.46, -2.6), (0.42, -2.68), (0, -2.68)], bright)
along_x('spindle', [(0, 0.82), (0.29, 0.82), (0.32, 0.85), (0.32, 2.5)], bright)
along_x('collar', [(0.32, 2.3), (0.5, 2.32), (0.56, 2.4), (0.56, 2.95), (0.62, 3.0), (0.62, 3.6), (0.55, 3.66)], chrome)
along_x('sleeve', [(0.4, 3.5), (0.82, 3.52), (0.86, 3.58), (0.86, 7.4)], chrome)
along_x('thimble', [(0.87, 6.05), (0.885, 6.05), (1.13, 6.85), (1.14, 6.9), (1.14, 7.45), (1.1, 7.5), (1.1, 7.56), (1.14, 7.6), (1.14, 7.7)], chrome, 160)
along_x('thimble end', [(1.13, 9.6), (1.14, 9.66), (1.1, 9.74), (0.7, 9.8), (0.62, 9.86), (0.62, 10.0), (0.74, 10.04)], chrome)
along_x('ratchet', [(0.74, 11.1), (0.74, 11.16), (0.68, 11.24), (0, 11.26)], chrome)

parts = Build()


def fluted(first, last, radius, count, made):
    """A grip of fine ribs."""
    parts.tube((first, 0, AXIS), (last, 0, AXIS), radius - 0.02, made, sides=96, caps=False)
    for k in range(count):
        a = 2 * math.pi * k / count
        parts.tube((first, radius * math.cos(a) * 0.985, AXIS + radius * math.sin(a) * 0.985), (last, radius * math.cos(a) * 0.985, AXIS + radius * math.sin(a) * 0.985), radius * math.pi / count * 0.62, made, sides=8)


fluted(7.7, 9.6, 1.14, 84, chrome)
fluted(10.04, 11.1, 0.74, 56, chrome)


def line(x, angle, radius, size, slope=0.0):
    """An engraved line on a cylinder about the spindle; slope turns it onto the bevel."""
    y, z = radius * math.cos(angle), AXIS + radius * math.sin(angle)
    parts.box((x, y, z), (*size, 0.008), mark, (angle - math.pi / 2, 0, 0) if not slope else (angle - math.pi / 2, -slope, 0))


FACE = math.radians(138)
line((3.75 + 6.05) / 2, FACE, 0.861, (2.3, 0.022))
for k in range(24):
    x = 3.82 + k * 0.0935
    long = 0.26 if k % 5 == 0 else 0.16
    step = FACE + (1 if k % 2 == 0 else -1) * long / 2 / 0.86
    line(x, step, 0.861, (0.018, long))
slope = math.atan((1.13 - 0.885) / 0.8)
for k in range(50):
    a = FACE + 2 * math.pi * (k + 0.3) / 50
    long = 0.5 if k % 5 == 0 else 0.3
    middle = 6.08 + long / 2
    radius = 0.885 + (middle - 6.05) * math.tan(slope) + 0.004
    parts.box((middle, radius * math.cos(a), AXIS + radius * math.sin(a)), (long, 0.02, 0.008), mark, (a - math.pi / 2, -slope, 0))
parts.done('graduations')

# The frame: a horseshoe behind the gap, with guards on its flanks.
frame, steps = Build(), 48


def horseshoe(inner, outer, low, high, made, first, last):
    ring = []
    for k in range(steps + 1):
        a = math.radians(first + (last - first) * k / steps)
        wide = 1.0 + 0.16 * math.sin(math.pi * k / steps)
        for r in (inner, outer * wide):
            for z in (low, high):
                ring.append((r * math.cos(a) * 0.86, r * math.sin(a) * 1.12 - 0.15, AXIS + z))
    faces = []
    for k in range(steps):
        here, there = 4 * k, 4 * k + 4
        faces += [(here, there, there + 1, here + 1), (here + 2, here + 3, there + 3, there + 2), (here + 1, there + 1, there + 3, here + 3), (here, here + 2, there + 2, there)]
    faces += [(0, 1, 3, 2), (4 * steps, 4 * steps + 2, 4 * steps + 3, 4 * steps + 1)]
    frame.add(ring, faces, made)


horseshoe(2.15, 3.2, -0.46, 0.46, enamel, -6, 186)
horseshoe(2.35, 2.95, 0.46, 0.56, grip, 26, 154)
for first, last, radius in ((-2.58, -1.72, 0.6), (2.08, 2.94, 0.68)):
    frame.tube((first, 0, AXIS), (last, 0, AXIS), radius, enamel, sides=64)
frame.tube((2.55, 0.1, AXIS + 0.4), (2.55, 0.1, AXIS + 0.78), 0.24, chrome, sides=40)
frame.box((2.55, -0.2, AXIS + 0.7), (0.22, 0.75, 0.13), chrome, (0, 0, 0.35))
made = frame.done('frame', bevel=0.09)
made.modifiers['Bevel'].segments = 4


def pin(x, y, radius=0.8, tall=2.5):
    """A turned pin with a groove, a shoulder and a chamfer."""
    profile = [(0, 0), (radius * 1.25, 0), (radius * 1.3, 0.05), (radius * 1.3, 0.55), (radius * 1.25, 0.6), (radius, 0.61), (radius, tall * 0.72), (radius * 0.86, tall * 0.73), (radius * 0.86, tall * 0.79), (radius, tall * 0.8), (radius, tall - 0.12), (radius - 0.12, tall), (0.16, tall), (0.1, tall - 0.16), (0, tall - 0.2)]
    turned('pin', profile, turned_steel, (x, y, 0), sides=120)


pin(0, 0)
numbers = random.Random(5)
for row in range(4):
    for k in range(7):
        pin(-9.5 + k * 3.3 + row * 1.5 + numbers.uniform(-0.2, 0.2), 9.5 + row * 4.6 + numbers.uniform(-0.3, 0.3))


def curl(x, y, radius, turns, tilt):
    """A chip of the lathe."""
    build, last = Build(), None
    for k in range(int(turns * 22)):
        a = 2 * math.pi * k / 22
        r = radius * (1 - 0.012 * k)
        at = (x + k * 0.017 * math.cos(tilt) + r * math.cos(a) * math.sin(tilt), y + k * 0.017 * math.sin(tilt) - r * math.cos(a) * math.cos(tilt), radius + 0.02 + r * math.sin(a))
        if last:
            build.tube(last, at, 0.045, bright, sides=5, caps=False)
        last = at
    build.done('chip')


curl(-4.6, -2.6, 0.3, 3.5, 0.4)
curl(1.9, -3.1, 0.22, 2.6, 2.2)
curl(6.6, -2.9, 0.26, 3.2, -0.5)

plate = principled('surface plate', (0.016, 0.02, 0.023), rough=0.24, dirt=0.5, dirt_scale=0.5, bump=0.06, bump_scale=24)
mesh('plate', [(-90, -40, 0), (90, -40, 0), (90, 46, 0), (-90, 46, 0)], [(0, 1, 2, 3)], plate)
far = Build()
for k, (x, z, wide) in enumerate(((-34, 11, 3.2), (-17, 16, 2.4), (3, 13, 3.6), (21, 18, 2.2), (38, 10, 3.0))):
    far.box((x, 74, z), (wide, 0.2, wide * 0.5), emitter(f'window {k}', (0.55, 0.8, 0.95) if k % 2 else (1.0, 0.62, 0.26), 5.0))
far.done('far lamps')
even(linear('#1b3a45'), 0.1)
area((-13, 9, 12), (0, 0, 1), 5, 3200, ICE, size_y=2)
area((15, 8, 6), (4, 0, 1.2), 1.6, 2600, AMBER, size_y=2.6)
area((-2, -16, 15), (3, 0, 1), 10, 3400, ICE, size_y=4)
area((9, -12, 9), (5, 0, 1.3), 4, 900, (1, 0.86, 0.68), size_y=2)
area((0, 34, 15), (0, 14, 1), 20, 3400, linear('#3f93a8'), size_y=4)
camera((0.4, -18.5, 9.2), (3.3, 0.9, 1.7), lens=48, fstop=1.5, focus=(4.6, -0.6, AXIS))
shoot('micrometer', fog={'colour': (0.014, 0.04, 0.048), 'amount': 0.75, 'power': 1.2, 'on_sky': 0.9}, mist=(24, 60), bloom=0.1, bloom_from=0.9, grade={'vignette': 0.32})
