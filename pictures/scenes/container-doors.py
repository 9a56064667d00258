"""The locked doors of a container, close: rods, handles, hinges, a bolt seal. The door's outer face is y = 0."""

import math
import random

from light import area, camera, sun
from materials import principled, wet_ground
from palette import ICE, linear
from shapes import Build, mesh
from shoot import shoot
from sky import sky
from stage import stage

stage(samples=10, seed=90, exposure=0.4, bounces=(3, 2, 2))
zinc = principled('galvanised', (0.33, 0.34, 0.34), rough=0.4, metal=0.85, dirt=0.7, dirt_scale=9, streaks=0.4)
rubber = principled('gasket', (0.012, 0.012, 0.013), rough=0.7, dirt=0.4, dirt_scale=9)
hole = principled('hole', (0.003, 0.003, 0.003), rough=0.9)
plate = principled('blank plate', (0.4, 0.4, 0.38), rough=0.35, metal=0.6, dirt=0.5, dirt_scale=11)
seal = principled('bolt seal', (0.62, 0.3, 0.03), rough=0.35, dirt=0.3, dirt_scale=20)
BANDS = [0.16, 0.62, 0.69, 1.15, 1.22, 1.66, 1.73, 2.12, 2.19, 2.44]


def leaf(build, x0, x1, paint):
    """A door of flat bands, between them grooves pressed in."""
    profile = [(0.13, 0.0)]
    for low, high in zip(BANDS[1:-1:2], BANDS[2::2]):
        profile += [(low, 0.0), (low + 0.018, 0.03), (high - 0.018, 0.03), (high, 0.0)]
    profile.append((2.46, 0.0))
    points = [(x, y, z) for x in (x0, x1) for z, y in profile]
    count = len(profile)
    build.add(points, [(k, count + k, count + k + 1, k + 1) for k in range(count - 1)], paint)
    for x in (x0 + 0.02, x1 - 0.02):
        build.box((x, 0.015, 1.295), (0.04, 0.06, 2.33), paint)
    for z in (0.15, 2.44):
        build.box(((x0 + x1) / 2, 0.015, z), (x1 - x0, 0.06, 0.05), paint)


def rod(build, x, handle, sealed):
    """A locking rod in its brackets, its cams in the keepers; `handle` is the side to which its handle lies."""
    build.tube((x, -0.06, 0.05), (x, -0.06, 2.55), 0.0175, zinc, sides=24)
    for z in (0.32, 0.9, 1.78, 2.3):
        build.box((x, -0.034, z), (0.1, 0.012, 0.075), zinc)
        build.tube((x, -0.06, z - 0.035), (x, -0.06, z + 0.035), 0.027, zinc, sides=24)
        build.box((x, -0.04, z), (0.046, 0.035, 0.07), zinc)
        for side in (-0.038, 0.038):
            build.tube((x + side, -0.038, z), (x + side, -0.05, z), 0.011, zinc, sides=6)
    for z, up in ((0.06, -1), (2.54, 1)):
        build.box((x, -0.05, z), (0.16, 0.05, 0.035), zinc)
        for side in (-0.075, 0.075):
            build.box((x + side, -0.07, z + up * 0.01), (0.022, 0.06, 0.085), zinc)
        build.box((x + 0.035, -0.085, z - up * 0.03), (0.09, 0.03, 0.05), zinc)
    # The handle turns on a bolt between two ears of the rod and lies in a retainer; a flap closes over it.
    z = 1.36 if abs(x) > 0.5 else 1.12
    build.tube((x, -0.06, z - 0.06), (x, -0.06, z + 0.06), 0.029, zinc, sides=24)
    for ear in (-0.03, 0.03):
        build.box((x + handle * 0.028, -0.082, z + ear), (0.075, 0.052, 0.014), zinc)
    build.tube((x + handle * 0.04, -0.09, z - 0.052), (x + handle * 0.04, -0.09, z + 0.052), 0.011, zinc, sides=16)
    build.tube((x + handle * 0.04, -0.09, z + 0.038), (x + handle * 0.04, -0.09, z + 0.054), 0.017, zinc, sides=6)
    grip = [(0.02, -0.09), (0.36, -0.09), (0.385, -0.096), (0.4, -0.108), (0.5, -0.112)]
    for (a, out), (b, further) in zip(grip, grip[1:]):
        edge = [(x + handle * along, y + thick, z + tall) for along, y in ((a, out), (b, further)) for thick in (-0.006, 0.006) for tall in (-0.019, 0.019)]
        build.add(edge, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)], zinc)
    catch = x + handle * 0.3
    build.box((catch, -0.005, z), (0.105, 0.01, 0.2), zinc)
    for bolt in (-0.078, 0.078):
        for side in (-0.032, 0.032):
            build.tube((catch + side, -0.01, z + bolt), (catch + side, -0.02, z + bolt), 0.011, zinc, sides=6)
    build.box((catch, -0.062, z - 0.032), (0.066, 0.112, 0.014), zinc)
    build.box((catch, -0.055, z + 0.05), (0.05, 0.1, 0.014), zinc)
    build.tube((catch - 0.04, -0.105, z + 0.05), (catch + 0.04, -0.105, z + 0.05), 0.009, zinc, sides=14)
    build.box((catch, -0.112, z + 0.014), (0.05, 0.007, 0.082), zinc)
    build.box((catch, -0.127, z - 0.024), (0.05, 0.036, 0.007), zinc)
    build.box((catch, -0.13, z - 0.034), (0.05, 0.04, 0.008), zinc)
    if sealed:
        build.tube((catch, -0.134, z - 0.075), (catch, -0.134, z), 0.0055, zinc, sides=14)
        build.tube((catch, -0.134, z - 0.02), (catch, -0.134, z + 0.004), 0.0125, seal, sides=24)
        build.tube((catch, -0.134, z - 0.098), (catch, -0.134, z - 0.039), 0.0135, seal, sides=24)


def casting(build, x, z, paint):
    """A corner casting with its oval hole."""
    build.box((x, 0.05, z), (0.162, 0.178, 0.118), paint)
    points = [(x + 0.034 * math.cos(a), -0.0405, z + 0.022 * math.copysign(abs(math.sin(a)) ** 0.8, math.sin(a)) * 1.15) for a in (2 * math.pi * k / 32 for k in range(32))]
    build.add(points, [tuple(range(32))], hole)


def container(x, z, colour, sealed):
    """The door end of a container whose lower middle is at (x, z), and its body behind."""
    paint = principled(f'paint {x:.0f} {z:.0f}', colour, rough=0.42, dirt=0.7, dirt_scale=2.4, bump=0.06, bump_scale=24, streaks=0.9)
    build = Build()
    for side in (-1, 1):
        leaf(build, min(side * 0.012, side * 1.13), max(side * 0.012, side * 1.13), paint)
        build.box((side * 1.175, 0.03, 1.295), (0.085, 0.13, 2.4), paint)
        build.box((side * 1.135, 0.012, 1.295), (0.018, 0.05, 2.3), rubber)
        for height in (0.32, 0.95, 1.6, 2.28):
            build.box((side * 1.07, -0.022, height), (0.15, 0.016, 0.07), paint)
            build.tube((side * 1.148, -0.04, height - 0.05), (side * 1.148, -0.04, height + 0.05), 0.017, zinc, sides=18)
            for bolt in (1.02, 1.07, 1.12):
                build.tube((side * bolt, -0.03, height), (side * bolt, -0.038, height), 0.012, paint, sides=12)
        for foot, top in ((0.059, 0.0), (2.531, 0.0)):
            casting(build, side * 1.138, foot + top, paint)
    build.box((0, 0.04, 0.065), (2.15, 0.15, 0.11), paint)
    build.box((0, 0.04, 2.525), (2.15, 0.15, 0.11), paint)
    build.box((0, -0.006, 1.295), (0.05, 0.02, 2.3), rubber)
    for place, handle, locked in ((-0.88, 1, False), (-0.3, -1, False), (0.3, 1, sealed), (0.88, -1, False)):
        rod(build, place, handle, locked)
    build.box((-0.6, -0.004, 0.93), (0.2, 0.006, 0.14), plate)
    for bolt_x in (-0.09, 0.09):
        for bolt_z in (-0.06, 0.06):
            build.tube((-0.6 + bolt_x, -0.006, 0.93 + bolt_z), (-0.6 + bolt_x, -0.012, 0.93 + bolt_z), 0.006, zinc, sides=10)
    build.box((0, 3.1, 1.295), (2.43, 5.9, 2.56), paint)
    made = build.done('container', bevel=0.004)
    made.location = (x, random.uniform(-0.03, 0.03), z)


container(0, 0.0, (0.018, 0.075, 0.086), True)
container(2.5, 0.0, (0.12, 0.036, 0.018), False)
container(-2.5, 0.0, (0.1, 0.105, 0.105), False)
container(0, 2.62, (0.06, 0.064, 0.066), False)
container(2.5, 2.62, (0.02, 0.045, 0.06), False)
container(5.0, 0.0, (0.03, 0.06, 0.05), False)
mesh('yard', [(-300, -300, -0.12), (300, -300, -0.12), (300, 300, -0.12), (-300, 300, -0.12)], [(0, 1, 2, 3)], wet_ground(scale=0.4))

sky([(-1, (0.01, 0.02, 0.024)), (0.0, (0.3, 0.2, 0.13)), (0.08, (0.14, 0.16, 0.165)), (0.35, (0.04, 0.085, 0.108)), (1, (0.014, 0.04, 0.055))], 1.0, sun=(0.95, -0.35, 0.18), sun_colour=(1, 0.55, 0.28), glow=0.7)
sun((-0.9, 0.5, -0.3), 5.0, (1, 0.62, 0.34), 0.8)
area((-4.5, -4.5, 3.6), (0, 0, 1.3), 3.5, 300, ICE)
area((0, -9, 6), (0, 0, 1.4), 8, 260, linear('#8fb9c6'))
camera((-1.25, -1.75, 1.52), (0.6, 0.0, 1.2), lens=48, fstop=2.8, focus=(0.5, -0.05, 1.2))
shoot('container-doors', fog={'colour': (0.05, 0.065, 0.07), 'amount': 0.3, 'from_sky': 0.5}, mist=(5, 40), bloom=0.06, grade={'vignette': 0.34})
