"""White alumina falling from a chute on its cone, light raking over the powder. Metres."""

import math
import random

from mathutils import noise

from grains import ground, sprinkle
from light import area, camera
from materials import principled
from nodes import material
from palette import AMBER, ICE, linear
from shapes import Build, rock
from shoot import shoot
from sky import even
from stage import stage

stage(samples=14, seed=71, exposure=0.35, bounces=(3, 2, 1))
PEAK = (1.35, 0.6)
TOP, REPOSE = 2.05, 0.62


def powder():
    made, nodes, output = material('alumina')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Roughness=0.95, i_Specular=0.15, i_Sheen=0.25)
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates()
    broad = nodes.noise(place, 2.4, 3.0)
    nodes.link(nodes.mix(broad, (0.56, 0.565, 0.56), (0.76, 0.765, 0.76)), shader.inputs['Base Color'])
    relief = nodes.math('ADD', nodes.math('MULTIPLY', nodes.noise(place, 150.0, 2.0), 0.35), nodes.math('MULTIPLY', nodes.noise(place, 26.0, 3.0), 1.0))
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.5, i_Distance=0.02, i_Height=relief).outputs[0], shader.inputs['Normal'])
    return made


def cone(x, y):
    """A cone at its angle of repose with runs of slid powder and a soft crater where the stream lands."""
    dx, dy = x - PEAK[0], y - PEAK[1]
    reach, turn = math.hypot(dx, dy), math.atan2(dy, dx)
    rim = 0.12 * noise.noise((2.2 * math.cos(turn), 2.2 * math.sin(turn), 3)) * reach
    slope = TOP - REPOSE * math.sqrt(reach * reach + 0.02) + rim
    turn += 0.05 * noise.noise((x * 1.4, y * 1.4, 6))
    runs = noise.noise((math.cos(turn) * 9, math.sin(turn) * 9, reach * 0.9)) * 0.02 + noise.noise((math.cos(turn) * 30, math.sin(turn) * 30, reach * 1.6)) * 0.007
    slid = 0.05 * max(0, noise.noise((turn * 2.6, reach * 0.9, 7)))
    older = 0.55 * math.exp(-((x + 3.2) / 1.7) ** 2 - ((y - 3.2) / 1.6) ** 2) + 0.1 * noise.noise((x * 0.7, y * 0.7, 5))
    foot = 0.07 * noise.noise((x * 1.1, y * 1.1, 2)) + older + 0.02
    grain = 0.008 * noise.noise((x * 19, y * 19, 1))
    crater = -0.07 * math.exp(-((reach - 0.02) / 0.13) ** 2)
    high = slope + (runs + slid) * min(1, reach * 0.7) + crater
    return (math.log(math.exp(9 * high) + math.exp(9 * foot)) / 9) + grain


white = powder()
ground(cone, (-5.5, 7.5, -4.2, 7.5), 520, white, 'cone')
clods = [rock(f'clod {k}', k + 140, white, subdivisions=3, cuts=10, rough=0.2) for k in range(5)]
rolled = []
for _ in range(650):
    turn, reach = random.uniform(0, 6.28), 0.5 + 3.4 * random.random() ** 0.6
    x, y = PEAK[0] + reach * math.cos(turn), PEAK[1] + reach * math.sin(turn)
    size = 0.003 + 0.009 * random.random() ** 6
    rolled.append(((x, y, cone(x, y) + size * 0.1), size))
sprinkle('clods', clods, rolled)
speck = [rock('powder in the air', 3, white, subdivisions=1)]
falling = []
for _ in range(30000):
    down = random.random()
    width = 0.055 + 0.05 * down
    falling.append(((PEAK[0] + random.gauss(0, width), PEAK[1] + random.gauss(0, width), 3.42 - 1.5 * down), random.uniform(0.002, 0.0065)))
for _ in range(3500):
    low = random.expovariate(3.0)
    falling.append(((PEAK[0] + random.gauss(0, 0.2 + 0.4 * low), PEAK[1] + random.gauss(0, 0.2 + 0.4 * low), 1.95 + random.expovariate(3.5) - 0.35 * low), random.uniform(0.001, 0.003)))
sprinkle('stream', speck, falling)

painted = principled('painted steel', (0.055, 0.075, 0.085), rough=0.45, dirt=0.7, dirt_scale=2.2, streaks=0.6, bump=0.15, bump_scale=30)
bare = principled('bare steel', (0.3, 0.31, 0.32), rough=0.4, metal=0.9, dirt=0.5, dirt_scale=7, bump=0.2)
dusted = principled('dust on steel', (0.5, 0.51, 0.51), rough=0.95, specular=0.1, bump=0.5, bump_scale=50)
chute = Build()
x, y = PEAK
chute.tube((x, y, 3.42), (x, y, 3.95), 0.2, bare, end_radius=0.25, sides=40, caps=False)
chute.tube((x, y, 3.425), (x, y, 3.95), 0.188, dusted, end_radius=0.238, sides=40, caps=False)
for z in (3.95, 4.02):
    chute.tube((x, y, z), (x, y, z + 0.045), 0.36, painted, sides=40)
for k in range(12):
    turn = k * math.pi / 6
    a, b = x + 0.31 * math.cos(turn), y + 0.31 * math.sin(turn)
    chute.tube((a, b, 3.915), (a, b, 4.095), 0.019, bare, sides=6)
chute.tube((x, y, 4.06), (x + 0.9, y + 0.5, 6.5), 0.27, painted, sides=40)
for k in range(3):
    chute.tube((x + 0.3 * k + 0.12, y + 0.17 * k + 0.06, 4.4 + 0.8 * k), (x + 0.3 * k + 0.14, y + 0.17 * k + 0.075, 4.455 + 0.8 * k), 0.3, painted, sides=40)
chute.beam((-9, 4.8, 4.35), (15, 4.8, 4.35), 0.3, painted)
for post in (-5.2, -1.7, 1.9, 5.4, 9.0):
    chute.box((post, 5.4, 3), (0.28, 0.3, 8), painted)
    chute.box((post, 5.22, 0.9), (0.5, 0.04, 0.4), painted)
for seam in range(-9, 15):
    chute.box((seam * 1.16 + 0.3, 8.0, 3), (1.14 + random.uniform(-0.01, 0.004), 0.1 + random.uniform(0, 0.05), 9), painted)
chute.done('chute', bevel=0.006)

even(linear('#16323c'), 0.11)
area((-7.5, 2.6, 3.1), (1, 0.4, 0.7), 1.6, 1150, ICE, size_y=1.2)
area((6.8, 4.4, 3.6), (1.4, 0.6, 1.3), 0.7, 360, AMBER)
area((-1, 5.2, 5.6), (0.5, 8, 1.5), 1.2, 260, linear('#5fb0c4'))
camera((-2.5, -5.3, 1.12), (0.1, 0.7, 1.95), lens=36, fstop=0.9, focus=(1.1, -0.5, 1.4))
shoot('alumina', fog={'colour': (0.016, 0.044, 0.052), 'amount': 0.75, 'power': 1.2, 'on_sky': 1.0}, mist=(5, 12), bloom=0.08, bloom_from=0.7)
