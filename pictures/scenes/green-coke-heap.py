"""A heap of green coke in a dark yard with one amber rim; view=news-01 is a macro of a few glossy pieces."""

import math
import random

from mathutils import Vector, noise

from grains import Bed, dent, ground, sprinkle
from light import area, camera
from materials import coke, emitter, principled, wet_ground
from nodes import material
from palette import AMBER, ICE, linear
from shapes import Build, copy_of, mesh, rock, scatter_heap
from shoot import shoot
from sky import even
from stage import option, stage

view = option('view', 'green-coke-heap')
macro = view == 'news-01'
stage(samples=16, seed=11, exposure=0.7, bounces=(2, 1, 1))


def pieces():
    """Green coke as it comes out of the drum, 1 unit a decimetre: tarry, glossy where it broke."""
    glossy = coke('green coke', base=0.02, sheen=0.5, pores=0.3, scale=0.9, rough=(0.1, 0.6))
    large = [dent(rock(f'piece {k}', k + 70, glossy, subdivisions=7 if k < 4 else 6, cuts=8, rough=0.06, fine=0.011), ((70, 0.02, 0.11, 0.6),), k) for k in range(7)]
    small = [rock(f'crumb {k}', k + 90, glossy, subdivisions=4, cuts=9, rough=0.08, fine=0.04) for k in range(7)]
    ground(lambda x, y: -0.05, (-8, 8, -6, 12), 2, glossy)
    bed = Bed((-4.2, 4.2, -2.2, 5.6), 0.03, lambda x, y: 0.02 * noise.noise((x, y, 1)))
    for at, radius in bed.pour([(0.26, 0.62, 190)], lambda x, y: 0.2 + 0.13 * max(0, y) if y > -0.7 else -1, shape=0.72):
        copy_of(random.choice(large), at, [random.uniform(0, 6.28) for _ in range(3)], radius)
    for x, y, radius, kind in ((-0.75, 0.7, 0.45, 1), (1.75, 0.8, 0.5, 2), (0.45, -0.3, 0.58, 2)):
        at = bed.drop(x, y, radius * 0.72)
        copy_of(large[kind], at, [random.uniform(0, 6.28) for _ in range(3)], radius)
    sprinkle('crumbs', small, bed.pour([(0.07, 0.17, 260), (0.02, 0.06, 2600), (0.006, 0.018, 22000)], lambda x, y: 0.62, shape=0.7))
    return at


if macro:
    hero = pieces()
    even(linear('#16323c'), 0.06)
    area((-3.4, 3.6, 3.6), (0.3, 0, 0.6), 2.2, 800, ICE, size_y=1.0)
    area((4.2, 3.4, 2.3), (0.5, 0, 0.7), 0.7, 900, AMBER, size_y=1.6)
    area((-2.2, -4.4, 3.4), (0.3, 0, 0.5), 1.6, 170, ICE)
    camera((-0.9, -5.2, 2.5), (0.2, -0.2, 0.5), lens=78, fstop=0.5, focus=hero + Vector((-0.12, -0.4, 0.15)))
    shoot(view, fog={'colour': (0.014, 0.036, 0.044), 'amount': 0.4, 'power': 1.6}, mist=(5, 6), bloom=0.07, grade={'vignette': 0.42})
    raise SystemExit
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
