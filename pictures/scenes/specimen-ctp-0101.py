"""Coal tar pitch in pencils, poured on the tray: short rods, dull outside, glossy where they broke."""

import math
import random

from mathutils import Vector, noise

from grains import Bed
from loose import strew
from lumps import grains_of
from nodes import material
from settle import settle
from shapes import Build, mesh
from shards import black_glass
from specimen import INSIDE, begin, finish

begin(seed=221, samples=10, bounces=(3, 2, 3))
RADIUS, SIDES, RINGS = 0.24, 32, 9
broken = black_glass(dust=0.12, gloss=0.05)


def drawn():
    """The outside of a pencil: dull from the water bath, faint lines along it, grey where pencils rubbed."""
    made, nodes, output = material('drawn pitch')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Specular=0.7)
    nodes.link(shader.outputs[0], output.inputs[0])
    own = nodes.math('MULTIPLY', nodes('ShaderNodeObjectInfo').outputs['Random'], 60.0)
    place = nodes.vector('ADD', nodes.coordinates(), nodes('ShaderNodeCombineXYZ', i_0=own, i_1=own).outputs[0])
    dusty = nodes.ramp(nodes.noise(place, 1.3, 5.0, 0.68), [(0.46, 0.0), (0.7, 1.0)])
    rubbed = nodes.ramp(nodes.noise(nodes.vector('MULTIPLY', place, (1.2, 5.0, 5.0)), 2.2, 4.0, 0.7), [(0.56, 0.0), (0.7, 1.0)])
    lines = nodes.noise(nodes.vector('MULTIPLY', place, (0.35, 11.0, 11.0)), 1.6, 3.0)
    grey = nodes.math('MAXIMUM', nodes.math('MULTIPLY', dusty, 0.6), rubbed)
    nodes.link(nodes.mix(grey, (0.014, 0.0143, 0.0148), (0.17, 0.169, 0.165)), shader.inputs['Base Color'])
    nodes.link(nodes.math('MULTIPLY_ADD', grey, 0.3, nodes.math('MULTIPLY_ADD', lines, 0.2, 0.13)), shader.inputs['Roughness'])
    relief = nodes.math('ADD', nodes.math('MULTIPLY', lines, 0.5), nodes.noise(place, 3.0, 4.0))
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.3, i_Distance=0.03, i_Height=relief).outputs[0], shader.inputs['Normal'])
    return made


skin = drawn()


def fracture(seed):
    """Height of a broken end over the circle: a slanted shell with ripples round the point of the blow."""
    numbers = random.Random(seed)
    angle = numbers.uniform(0, 6.283)
    blow = Vector((math.cos(angle), math.sin(angle))) * RADIUS * numbers.uniform(0.7, 1.0)
    slant, hollow = numbers.uniform(0.1, 0.55), numbers.uniform(-0.5, 0.36)

    def height(y, z):
        far = math.hypot(y - blow.x, z - blow.y) / RADIUS
        shell = slant * (y * math.cos(angle) + z * math.sin(angle)) + hollow * RADIUS * (1 - (y * y + z * z) / RADIUS**2)
        ripple = 0.035 * math.sin(far * 11 + 2 * math.sin(far * 3)) * math.exp(-far * 0.7)
        return shell + RADIUS * (ripple + 0.09 * noise.noise((seed, y * 4.7, z * 4.7)) + 0.03 * noise.noise((y * 13, seed, z * 13)))

    # A break only takes away: what stood out would pierce its neighbours.
    highest = max(height(reach * math.cos(k / 4), reach * math.sin(k / 4)) for k in range(25) for reach in (0.0, RADIUS * 0.5, RADIUS))
    return lambda y, z: height(y, z) - highest


def pencil(seed, long):
    """A rod about x, its middle at the origin, its ends broken."""
    build, steps = Build(), max(6, int(long / 0.2))
    ends = fracture(seed * 2), fracture(seed * 2 + 1)
    bow = random.Random(seed).uniform(-0.02, 0.02)

    def rim(k, angle):
        x = (k / steps - 0.5) * long
        own = RADIUS * (1 + 0.025 * noise.noise((x * 1.1, seed, 0)) + 0.015 * noise.noise((x * 2.2, seed, angle)))
        y, z = own * math.cos(angle), own * math.sin(angle)
        if k in (0, steps):
            x += ends[k > 0](y, z) * (1 if k else -1)
        return (x, y, z + bow * (1 - (2 * x / long) ** 2))

    angles = [2 * math.pi * j / SIDES for j in range(SIDES)]
    points = [rim(k, angle) for k in range(steps + 1) for angle in angles]
    build.add(points, [(k * SIDES + j, (k + 1) * SIDES + j, (k + 1) * SIDES + (j + 1) % SIDES, k * SIDES + (j + 1) % SIDES) for k in range(steps) for j in range(SIDES)], skin, True)
    for last in (0, steps):
        edge = points[last * SIDES : (last + 1) * SIDES]
        face, sign = [], 1 if last else -1
        middle = ((0.5 if last else -0.5) * long + ends[last > 0](0, 0) * sign, 0, bow * 0)
        for ring in range(RINGS, 0, -1):
            share = ring / RINGS
            for x, y, z in edge:
                across, up = y * share, z * share
                face.append((x if ring == RINGS else (0.5 if last else -0.5) * long + ends[last > 0](across, up) * sign, across, up))
        face.append(middle)
        loops = [(r * SIDES + j, r * SIDES + (j + 1) % SIDES, (r + 1) * SIDES + (j + 1) % SIDES, (r + 1) * SIDES + j) for r in range(RINGS - 1) for j in range(SIDES)]
        loops += [((RINGS - 1) * SIDES + j, (RINGS - 1) * SIDES + (j + 1) % SIDES, RINGS * SIDES) for j in range(SIDES)]
        build.add(face, loops if last else [loop[::-1] for loop in loops], broken, True)
    made = build.done('pencil')
    made.data.use_auto_smooth, made.data.auto_smooth_angle = True, 0.6
    return made


def hull(long):
    ring = [(RADIUS * math.cos(math.pi / 9 * k), RADIUS * math.sin(math.pi / 9 * k)) for k in range(18)]
    half = long * 0.5
    return mesh('hull', [(x, y, z) for x in (-half, half) for y, z in ring], [tuple(range(18))[::-1], tuple(range(18, 36)), *((k, (k + 1) % 18, 18 + (k + 1) % 18, 18 + k) for k in range(18))])


lengths = [0.7 + 1.3 * random.random() ** 1.3 for _ in range(250)]
hulls = []
for k, long in enumerate(lengths):
    made = hull(long)
    layer, place = divmod(k, 9)
    made.location = (-0.2 + (place % 3 - 1) * 3.1 + random.gauss(0, 0.2), 0.3 + (place // 3 - 1) * 2.5 + random.gauss(0, 0.1), 0.7 + layer * 0.9)
    made.rotation_euler = (random.uniform(0, 6.28), random.gauss(0, 0.12), random.uniform(0, 6.28))
    hulls.append(made)
floor = mesh('floor', [(-30, -30, 0), (30, -30, 0), (30, 30, 0), (-30, 30, 0)], [(0, 1, 2, 3)])
x0, x1, y0, y1 = INSIDE
walls = mesh('walls', [(x, y, z) for z in (-1, 6) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))], [(k, (k + 1) % 4, 4 + (k + 1) % 4, 4 + k) for k in range(4)])
settle(hulls, [floor, walls], frames=300, friction=0.9, rolling=0.9, margin=0.02)
floor.hide_render = walls.hide_render = True
for k, (made, long) in enumerate(zip(hulls, lengths)):
    shape = pencil(k, long)
    made.data = shape.data
    shape.hide_render = True
bed = Bed(INSIDE, 0.05, lambda x, y: 0.0)
strew(bed, grains_of(broken, 5, 430), 420, (0.012, 0.16), at=(0.2, -0.6), power=6)
finish('ctp-0101')
