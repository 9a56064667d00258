"""A heap of green coke in a dark yard with one amber rim; view=news-01 is the same yard in the evening, past a loader's bucket."""

import math
import random

from mathutils import Vector, noise

from grains import ground, sprinkle
from light import area, camera, sun
from materials import coke, emitter, principled, wet_ground
from nodes import material
from palette import AMBER, ICE, linear
from shapes import Build, copy_of, mesh, rock, scatter_heap
from shoot import shoot
from sky import even, sky
from stage import option, stage

view = option('view', 'green-coke-heap')
evening = view == 'news-01'
if evening:
    stage(samples=14, seed=11, exposure=0.35, bounces=(2, 1, 1), width=1280, height=720)
else:
    stage(samples=16, seed=11, exposure=0.7, bounces=(2, 1, 1))
black = coke(base=0.019)
fines = principled('fines', (0.008, 0.0085, 0.009), rough=0.95, specular=0.12, bump=1.0, bump_scale=22)
lumps = [rock(f'lump {k}', k + 3, black, subdivisions=6 if k < 6 else 5, cuts=random.randint(12, 22), rough=0.12, fine=0.05) for k in range(12)]
grit = [rock(f'grit {k}', k + 40, black, subdivisions=2, cuts=9) for k in range(6)]


def height(x, y):
    main = 2.3 * math.exp(-(((x - 2.2) / 3.4) ** 2 + ((y - 1.6) / 3.0) ** 2))
    return main + 0.75 * math.exp(-(((x + 4.6) / 3.0) ** 2 + ((y - 3.6) / 2.2) ** 2))


def rubble(x, y):
    """The heap's own fine coke between the lumps."""
    return height(x, y) - 0.02 + 0.05 * noise.noise((x * 2.1, y * 2.1, 3)) + 0.035 * noise.noise((x * 6, y * 6, 8))


sizes = [(0.3, 0.46, 190, 0.1), (0.16, 0.3, 1100, 0.15), (0.08, 0.16, 3200, 0.2), (0.03, 0.08, 6500, 0.3)]
scatter_heap(lumps, height, (-6.5, 7, -5, 6.5), sizes)
ground(rubble, (-7.5, 8, -6, 7.5), 260, fines)
loose = []
for _ in range(70000):
    x, y = random.uniform(-5, 6), random.uniform(-5, 3.2)
    size = 0.008 + 0.032 * random.random() ** 2.2
    loose.append(((x, y, rubble(x, y) + size * 0.35), size))
sprinkle('grit', grit, loose)

yard = Build()
yard.box((0, 0, -0.05), (400, 400, 0.1), wet_ground(colour=(0.012, 0.013, 0.014), scale=0.8))
yard.done('yard')
if evening:
    paint = principled('worn paint', (0.16, 0.075, 0.012), rough=0.5, dirt=0.85, dirt_scale=3, streaks=0.7, bump=0.3, bump_scale=18)
    steel = principled('worn steel', (0.2, 0.2, 0.2), rough=0.38, metal=0.85, dirt=0.7, dirt_scale=5, bump=0.4, bump_scale=14)
    bucket = Build()
    curve = [(0.0, 0.0), (0.75, 0.03), (1.0, 0.12), (1.16, 0.3), (1.2, 0.55), (1.12, 0.85), (0.95, 1.1)]
    for (near, low), (far, high) in zip(curve, curve[1:]):
        slope = math.atan2(high - low, far - near)
        bucket.box((0, (near + far) / 2, (low + high) / 2), (2.9, math.dist((near, low), (far, high)) + 0.03, 0.035), paint, (slope, 0, 0))
    bucket.box((0, 0.02, 0.0), (2.96, 0.3, 0.045), steel, (0.04, 0, 0))
    for side in (-1.45, 1.45):
        outline = [(0.1, 0.02), *curve[1:], (0.3, 0.55)]
        bucket.add([(side + s, y, z) for s in (-0.02, 0.02) for y, z in outline], [tuple(range(8)), tuple(range(15, 7, -1)), *((k, (k + 1) % 8, 8 + (k + 1) % 8, 8 + k) for k in range(8))], paint)
        bucket.box((side, 0.2, 0.3), (0.06, 0.07, 0.66), steel, (-0.36, 0, 0))
    for k in range(8):
        x = -1.36 + k * 0.388
        bucket.box((x, 0.0, 0.03), (0.13, 0.34, 0.1), steel, (0.03, 0, random.gauss(0, 0.012)))
        worn = random.uniform(0.8, 1.05)
        tip = [(x + s * w, y, z) for y, w, z0, z1 in ((-0.14, 0.06, -0.015, 0.085), (-0.14 - 0.27 * worn, 0.035, 0.0, 0.022)) for s in (-1, 1) for z in (z0, z1)]
        bucket.add(tip, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)], steel)
        for y in (0.03, 0.12):
            bucket.tube((x, y, 0.07), (x, y, 0.1), 0.022, steel, sides=6)
    scoop = bucket.done('bucket', bevel=0.008)
    scoop.location, scoop.rotation_euler = (-3.7, -3.9, 0.35), (-0.08, 0.0, 1.2)
    for _ in range(90):
        inside = scoop.rotation_euler.to_matrix() @ Vector((random.uniform(-1.3, 1.3), random.uniform(0.15, 0.9), 0.07)) + scoop.location
        copy_of(random.choice(lumps), inside, [random.uniform(0, 6.28) for _ in range(3)], random.uniform(0.02, 0.11))
    west = (0.75, 1, 0.085)
    stops = [(-1, (0.02, 0.03, 0.035)), (0.0, (0.10, 0.13, 0.14)), (0.08, (0.07, 0.125, 0.15)), (0.35, (0.022, 0.06, 0.08)), (1, (0.008, 0.022, 0.032))]
    sky(stops, 1.0, sun=west, glow=0.5, clouds=0.75, cloud_colour=(0.035, 0.045, 0.052), cloud_scale=0.8, seed=4.0)
    sun([-part for part in west], 6.0, AMBER, angle=2.0)
    area((-6, -9, 7), (-1, 0, 0.8), 6, 900, ICE)
    camera((-4.3, -7.4, 0.62), (0.1, 0, 1.22), lens=27, fstop=1.1, focus=(-3.1, -3.9, 0.5))
    shoot(view, fog={'colour': (0.02, 0.04, 0.05), 'amount': 0.6, 'power': 1.2, 'from_sky': 0.9}, mist=(5, 40), bloom=0.08)
else:
    haze, nodes, output = material('haze')
    distance = nodes.vector('DISTANCE', nodes.coordinates(), (1.2, 16, 2.2), output='Value')
    glow = nodes.ramp(nodes.math('DIVIDE', distance, 9.0), [(0.0, (0.040, 0.105, 0.125)), (0.45, (0.012, 0.036, 0.046)), (1.0, (0.003, 0.009, 0.012))], 'EASE')
    nodes.link(nodes('ShaderNodeEmission', i_Color=glow, i_Strength=1.1).outputs[0], output.inputs[0])
    mesh('haze', [(-40, 16, -6), (40, 16, -6), (40, 16, 26), (-40, 16, 26)], [(0, 1, 2, 3)], haze)
    speck = rock('speck', 1, emitter('dust', AMBER, 1.1), subdivisions=2)
    for _ in range(26):
        copy_of(speck, (random.uniform(1.0, 4.5), random.uniform(-1.5, 2), random.uniform(1.8, 3.4)), scale=random.uniform(0.0015, 0.004))
    even(linear('#16323c'), 0.08)
    area((-6.0, 6.0, 6.5), (0.2, 0, 1), 2.6, 5200, ICE, size_y=1.6)
    area((5.6, 7.4, 5.2), (1.6, -0.6, 1.7), 1.5, 15000, AMBER, size_y=0.9)
    area((9.5, -0.5, 3.4), (2.4, -2.0, 0.8), 0.8, 2600, AMBER)
    area((-3.5, -6.5, 5.0), (0, 0, 0.8), 4.0, 330, ICE)
    camera((-1.3, -6.4, 1.25), (0.45, 0.6, 1.62), lens=50, fstop=0.8, focus=(0.75, -1.35, 1.2))
    shoot(view, fog={'colour': (0.014, 0.036, 0.044), 'amount': 0.5, 'power': 1.6}, mist=(5, 9), bloom=0.07, grade={'vignette': 0.42})
