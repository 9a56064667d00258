"""The wheels of a tipper on a wet yard at night, close; its lamps and those of others in the puddles. x runs along the truck, its side is y = 0."""

import math
import random

from glassware import turned
from light import area, camera, point
from materials import emitter, principled, wet_ground
from palette import AMBER, ICE
from shapes import Build, mesh
from shoot import shoot
from sky import sky
from stage import stage

stage(samples=12, seed=63, exposure=0.95, bounces=(3, 1, 2))
AXLES, HUB = (0.0, 1.38, 2.76), 0.515
rubber = principled('tyre', (0.02, 0.02, 0.02), rough=0.62, dirt=0.75, dirt_scale=5.0, bump=0.25, bump_scale=70.0)
rim = principled('wheel', (0.27, 0.27, 0.265), rough=0.36, metal=0.55, dirt=0.75, dirt_scale=6.0)
steel = principled('nuts', (0.34, 0.33, 0.32), rough=0.34, metal=0.9, dirt=0.7, dirt_scale=18)
dark = principled('hole', (0.004, 0.004, 0.004), rough=0.9)
plastic = principled('mudguard', (0.014, 0.015, 0.016), rough=0.45, dirt=0.6, dirt_scale=4)
paint = principled('body', (0.022, 0.066, 0.076), rough=0.34, dirt=0.6, dirt_scale=1.6, streaks=0.7, coat=0.3)
zinc = principled('guard rail', (0.3, 0.31, 0.31), rough=0.4, metal=0.85, dirt=0.6, dirt_scale=5, streaks=0.5)
red = principled('nut pointer', (0.5, 0.26, 0.02), rough=0.5)
marker = emitter('marker', (1, 0.42, 0.07), 14.0)


def stand(made, x):
    made.rotation_euler, made.location = (math.pi / 2, 0, 0), (x, 0, HUB)


def wheel(x):
    """Profiles are (radius, depth): depth 0 is the tyre's outer wall, towards -y."""
    wall = [(0.29, -0.035), (0.296, -0.02), (0.304, -0.012), (0.318, -0.006), (0.326, -0.009), (0.334, 0.001), (0.36, 0.008), (0.385, 0.011), (0.39, 0.016), (0.4, 0.016), (0.405, 0.011), (0.43, 0.008), (0.452, 0.0), (0.456, 0.004), (0.47, -0.004), (0.486, -0.014), (0.5, -0.026)]
    tread = [(0.509, -0.036)]
    for groove in (0.085, 0.15, 0.215):
        tread += [(0.517, -groove + 0.008), (0.503, -groove + 0.005), (0.503, -groove - 0.005), (0.517, -groove - 0.008)]
    profile = [*wall, *tread, (0.509, -0.264), (0.47, -0.296), (0.32, -0.29)]
    stand(turned('tyre', [(r, z) for r, z in profile], rubber, sides=160), x)
    disc = [(0.294, -0.032), (0.293, -0.006), (0.287, -0.001), (0.28, -0.004), (0.276, -0.02), (0.268, -0.05), (0.263, -0.092), (0.258, -0.104), (0.252, -0.108), (0.204, -0.108), (0.197, -0.1), (0.19, -0.082), (0.18, -0.076), (0.138, -0.076), (0.132, -0.07)]
    stand(turned('rim', disc, rim, sides=128), x)
    hub = [(0.134, -0.08), (0.13, -0.02), (0.124, -0.012), (0.104, -0.012), (0.1, 0.012), (0.092, 0.022), (0.06, 0.026), (0, 0.027)]
    stand(turned('hub', hub, principled(f'hub {x}', (0.16, 0.16, 0.155), rough=0.5, metal=0.5, dirt=0.8, dirt_scale=9), sides=96), x)
    build, start = Build(), random.uniform(0, 0.6)
    for k in range(10):
        a = start + 2 * math.pi * k / 10
        c, s = math.cos(a), math.sin(a)
        nut = (x + 0.1595 * c, HUB + 0.1595 * s)
        build.tube((nut[0], 0.076, nut[1]), (nut[0], 0.068, nut[1]), 0.021, steel, sides=24)
        build.tube((nut[0], 0.07, nut[1]), (nut[0], 0.04, nut[1]), 0.0165, steel, sides=6)
        build.tube((nut[0], 0.04, nut[1]), (nut[0], 0.026, nut[1]), 0.0095, steel, sides=14)
        build.box((nut[0] + 0.02 * math.cos(a + 1.2), 0.061, nut[1] + 0.02 * math.sin(a + 1.2)), (0.034, 0.004, 0.011), red, (0, -(a + 1.2), 0))
        b = a + math.pi / 10
        build.tube((x + 0.228 * math.cos(b), 0.13, HUB + 0.228 * math.sin(b)), (x + 0.228 * math.cos(b), 0.1072, HUB + 0.228 * math.sin(b)), 0.0215, dark, sides=32)
        ring = [(x + 0.228 * math.cos(b) + 0.0215 * math.cos(t), 0.1075, HUB + 0.228 * math.sin(b) + 0.0215 * math.sin(t)) for t in (2 * math.pi * j / 32 for j in range(33))]
        build.hose(ring, 0.0018, rim, sides=8)
    for k in range(8):
        a = 2 * math.pi * k / 8
        build.tube((x + 0.112 * math.cos(a), -0.004, HUB + 0.112 * math.sin(a)), (x + 0.112 * math.cos(a), 0.02, HUB + 0.112 * math.sin(a)), 0.008, steel, sides=6)
    # Cross cuts of the tread's shoulder.
    for k in range(64):
        a = 2 * math.pi * k / 64
        build.box((x + 0.512 * math.cos(a), 0.052, HUB + 0.512 * math.sin(a)), (0.012, 0.05, 0.03), rubber, (0, -a, 0))
    build.done('nuts', bevel=0.002)


for at in AXLES:
    wheel(at)
truck = Build()
for at in AXLES:
    arc = [(at + 0.62 * math.cos(a), HUB + 0.62 * math.sin(a)) for a in (math.radians(14 + 152 * k / 24) for k in range(25))]
    points = [(px, y, pz) for px, pz in arc for y in (-0.02, 0.34)]
    truck.add(points, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(24)], plastic, True)
    for (ax, az), (bx, bz) in zip(arc, arc[1:]):
        truck.tube((ax, -0.02, az), (bx, -0.02, bz), 0.012, plastic, sides=10, caps=False)
    # Stays from the chassis carry the mudguard; a clamp holds it to each.
    for a in (math.radians(66), math.radians(114)):
        x, z = at + 0.642 * math.cos(a), HUB + 0.642 * math.sin(a)
        truck.tube((x, 0.0, z), (x, 0.6, z), 0.021, zinc, sides=16)
        for y in (0.03, 0.26):
            truck.box((x, y, z), (0.06, 0.05, 0.052), plastic, (0, math.pi / 2 - a, 0))
truck.box((1.4, 0.62, 1.02), (9, 0.1, 0.34), plastic)
truck.box((1.4, 0.62, 1.2), (9, 0.22, 0.02), plastic)
# The body lies on cross members.
for k in range(13):
    truck.box((-2.9 + k * 0.69, 0.36, 1.28), (0.08, 0.62, 0.14), plastic)
for at in AXLES:
    truck.tube((at, 0.3, HUB), (at, 2.0, HUB), 0.075, plastic, sides=20)
    truck.box((at + 0.3, 0.62, 0.7), (0.5, 0.09, 0.12), plastic)
# The lower edge of the body: rail, ribs, side panel, marker lamps.
truck.box((0.5, 0.02, 1.44), (9, 0.16, 0.18), paint)
truck.box((0.5, 0.1, 2.2), (9, 0.06, 1.4), paint)
for k in range(9):
    truck.box((-3.1 + k * 0.92, 0.05, 2.2), (0.14, 0.12, 1.36), paint)
for k in range(5):
    x = -2.3 + k * 1.84
    truck.box((x, -0.07, 1.44), (0.15, 0.02, 0.06), plastic)
    truck.box((x, -0.085, 1.44), (0.115, 0.02, 0.036), marker)
    point((x, -0.2, 1.44), 7, (1, 0.45, 0.1), 0.05)
# In front of the axles: side guard, and a flap behind the last.
for z in (0.55, 0.86):
    truck.box((-2.3, 0.0, z), (3.1, 0.03, 0.12), zinc)
for x in (-0.95, -2.2):
    truck.box((x, 0.05, 0.9), (0.06, 0.05, 0.9), zinc)
truck.box((3.52, 0.16, 0.62), (0.012, 0.36, 0.72), plastic)
truck.done('truck', bevel=0.006)

yard = Build()
hall = principled('hall', (0.03, 0.036, 0.04), rough=0.6)
yard.box((16, 30, 4), (60, 1, 8), hall)
lamps = [emitter(f'far lamp {k}', colour, strength) for k, (colour, strength) in enumerate((((1, 0.86, 0.62), 90.0), ((1, 0.5, 0.14), 60.0), ((0.9, 0.95, 1.0), 60.0)))]
for _ in range(34):
    x, y = random.uniform(2, 34), random.uniform(9, 28)
    z = random.choice((0.85, 0.85, 0.85, 1.3, 2.9, 5.4))
    yard.box((x, y, z), (0.13, 0.05, 0.13), lamps[0 if z < 1 else random.choice((1, 1, 2))])
yard.done('yard')
tarmac = wet_ground(colour=(0.045, 0.045, 0.044), scale=0.9, dry_from=0.46, dry_to=0.62, wet_rough=0.03, dry_rough=0.5, bump=0.5)
mesh('ground', [(-60, -60, 0), (60, -60, 0), (60, 90, 0), (-60, 90, 0)], [(0, 1, 2, 3)], tarmac)
sky([(-1, (0.004, 0.006, 0.008)), (0.0, (0.06, 0.062, 0.066)), (0.1, (0.036, 0.05, 0.06)), (1, (0.008, 0.02, 0.03))])
area((-2.4, -3.6, 2.6), (0.4, 0, 0.5), 1.6, 210, ICE, size_y=1.0)
area((4.6, -2.2, 1.6), (1.2, 0, 0.5), 0.6, 130, AMBER, size_y=0.6)
area((-1.5, -5.5, 4.5), (1, 0, 0.8), 4, 160, (0.6, 0.8, 0.95))
area((2.0, 6.0, 4.2), (1.0, 1.0, 0), 3, 500, (1, 0.72, 0.42))
camera((-1.32, -1.78, 0.62), (0.62, 0.0, 0.6), lens=38, fstop=1.6, focus=(0.0, 0.0, 0.5))
shoot('truck-wheels', fog={'colour': (0.045, 0.058, 0.066), 'amount': 0.6, 'from_sky': 0.4}, mist=(4, 40), bloom=0.14, bloom_from=0.8, grade={'vignette': 0.34})
