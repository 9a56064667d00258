"""Two crucibles cool on a ceramic plate, tongs beside them, close; a furnace out of the frame gives the warm light. 1 unit is 1 cm."""

import random

from mathutils import Vector

from crucible import LID, crucible, glazed
from glassware import turned
from grains import Bed, sprinkle
from light import area, camera
from lumps import grains_of
from materials import coke, emitter, principled
from nodes import material
from palette import ICE, linear
from shapes import Build
from shoot import shoot
from sky import even
from stage import stage

stage(samples=7, seed=61, exposure=0.95, bounces=(4, 2, 2), width=1280, height=720)


def fired():
    """A plate of fired clay: pale, fine-pored, scorched where hot crucibles stood."""
    made, nodes, output = material('fired clay')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Roughness=0.92, i_Specular=0.12)
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates()
    cloud = nodes.ramp(nodes.noise(place, 0.3, 6.0, 0.7), [(0.4, 0.0), (0.7, 1.0)])
    pits = nodes.ramp(nodes.noise(place, 11.0, 4.0, 0.75), [(0.36, 0.0), (0.48, 1.0)])
    tone = nodes.mix(nodes.math('MULTIPLY', cloud, 0.8), (0.33, 0.3, 0.255), (0.15, 0.115, 0.085))
    for x, y in ((0.0, 0.0), (4.9, 2.9), (-4.3, 3.4)):
        away = nodes.math('ADD', nodes.vector('DISTANCE', place, (x, y, 0.0), output='Value'), nodes.math('MULTIPLY', nodes.noise(place, 2.0, 4.0), 0.3))
        ring = nodes.ramp(nodes.math('MULTIPLY', away, 0.4), [(0.36, 0.0), (0.48, 0.75), (0.56, 0.4), (0.9, 0.0)])
        tone = nodes.mix(ring, tone, (0.06, 0.045, 0.035))
    nodes.link(nodes.mix(nodes.math('MULTIPLY_ADD', pits, -0.55, 0.55), tone, (0.07, 0.06, 0.05)), shader.inputs['Base Color'])
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.6, i_Distance=0.03, i_Height=pits).outputs[0], shader.inputs['Normal'])
    return made


porcelain = glazed()
grain = coke('sample', base=0.03, sheen=0.5, pores=0.4)
steel = principled('stainless', (0.46, 0.465, 0.47), rough=0.26, metal=1.0, dirt=0.6, dirt_scale=1.2, bump=0.08, bump_scale=8)
blued = principled('heat-tinted steel', (0.24, 0.2, 0.2), rough=0.32, metal=1.0, dirt=0.6, dirt_scale=1.5)

plate = Build()
plate.box((1.2, 2.2, -0.55), (17.5, 12.5, 1.1), fired())
plate.done('plate', bevel=0.16)

crucible((0, 0, 0), porcelain)
crucible((4.9, 2.9, 0), porcelain, lid=0.45)
turned('laid lid', LID, porcelain, (-3.7, -1.2, 0.16), 96)
# Coke grains fill the first one to below its rim.
bed = Bed((-2, 2, -2, 2), 0.03, lambda x, y: 2.5 if x * x + y * y < 1.62**2 else 9.0)
sample = [(at, size) for at, size in bed.pour([(0.11, 0.17, 420), (0.05, 0.1, 2400)], lambda x, y: 2.78 + 0.1 * x, rolls=2) if at.z < 3.4]
grains = grains_of(grain, 6, 61, subdivisions=3)
sprinkle('sample', grains, sample)
turned('under the sample', [(0, 2.5), (1.66, 2.5)], principled('fines', (0.008, 0.008, 0.009), rough=0.9), (0, 0, 0))
spilt = []
while len(spilt) < 90:
    x, y, size = random.gauss(1.2, 2.0), random.gauss(-2.4, 0.9), 0.02 + 0.11 * random.random() ** 4
    if -7 < x < 9 and -3.8 < y and x * x + y * y > 1.3:
        spilt.append(((x, y, size * 0.6), size))
sprinkle('spilt', grains, spilt)


def bent(points, steps=9):
    """A smooth line through points."""
    points, line = [Vector(point) for point in points], []
    for k in range(len(points) - 1):
        before, p, q, after = points[max(0, k - 1)], points[k], points[k + 1], points[min(len(points) - 1, k + 2)]
        for step in range(steps):
            t = step / steps
            line.append(0.5 * (2 * p + (q - before) * t + (2 * before - 5 * p + 4 * q - after) * t**2 + (3 * p - before - 3 * q + after) * t**3))
    return [*line, points[-1]]


# Tongs lie flat: two bars that cross at a rivet, their tips bent to take a rim.
tongs = Build()
for side in (-1, 1):
    z = 0.24 + 0.16 * (side + 1)
    tongs.hose(bent([(3.4, -2.55 - side * 0.16, 0.55), (3.95, -2.6 - side * 0.34, 0.3), (4.7, -2.7 - side * 0.78, z), (6.4, -3.0 - side * 0.66, z), (8.4, -3.3 + side * 0.05, z), (10.4, -3.6 + side * 0.75, z), (15, -4.3 + side * 1.4, z), (22, -5.3 + side * 1.9, z), (30, -6.4 + side * 2.2, z)]), 0.2, steel if side > 0 else blued, sides=20)
tongs.tube((8.25, -3.28, 0.1), (8.25, -3.28, 0.82), 0.31, steel, sides=28)
tongs.tube((8.25, -3.28, 0.82), (8.25, -3.28, 0.92), 0.31, steel, end_radius=0.16, sides=28)
tongs.done('tongs')

room = Build()
room.box((0, 40, -1.6), (300, 200, 1.0), principled('bench', (0.018, 0.024, 0.027), rough=0.28, dirt=0.6, dirt_scale=0.25, bump=0.05, bump_scale=10))
room.box((0, 95, 40), (400, 1, 140), principled('wall', (0.02, 0.036, 0.041), rough=0.5, dirt=0.3, dirt_scale=0.05))
room.done('room')
far = Build()
for k, (x, z, wide) in enumerate(((-30, 12, 3.0), (-12, 17, 2.2), (12, 11, 3.2), (30, 16, 2.4), (46, 10, 3.0))):
    far.tube((x, 80, z), (x, 79.8, z), wide * 0.5, emitter(f'lamp {k}', (0.55, 0.8, 0.95) if k % 2 else (1.0, 0.55, 0.2), 3.5), sides=20)
far.done('far')
even(linear('#1b3a45'), 0.1)
area((-13, 9, 13), (0, 0, 2), 6, 3400, ICE, size_y=3)
area((17, 5, 6.5), (1, 0, 2), 4, 1900, (1.0, 0.42, 0.12), size_y=3)
area((-4, -20, 14), (0, 0, 1), 9, 500, ICE, size_y=3)
area((0, 40, 18), (0, 10, 1), 26, 2600, linear('#3f93a8'), size_y=5)
camera((-5.4, -18.6, 10.6), (1.5, 0.0, 1.35), lens=47, fstop=0.8, focus=(0.0, -1.7, 2.9))
shoot('crucible-tongs', fog={'colour': (0.014, 0.036, 0.044), 'amount': 0.6, 'power': 1.2, 'on_sky': 0.9}, mist=(22, 60), bloom=0.08, bloom_from=0.9, grade={'vignette': 0.34})
