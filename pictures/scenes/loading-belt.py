"""Green coke on a troughed belt in a conveyor gallery, seen from beside the belt. 1 unit is 10 cm."""

import math
import random

from mathutils import Vector, noise

from grains import Bed, dent, ground, sprinkle
from light import area, camera
from materials import coke, emitter, principled
from nodes import material
from palette import AMBER, ICE, linear
from shapes import Build, mesh, rock
from shoot import shoot
from sky import even
from stage import option, stage

stage(samples=10, seed=1200, exposure=0.75, bounces=(3, 2, 1))
FROM, TO, EDGE = -14.0, 300.0, 5.6
near_only = option('near', 46.0)


def trough(x):
    """The belt's cross-section: flat on the middle roller, wings at 35 degrees."""
    away = abs(x) - 2.1
    return 0.35 * (away + math.sqrt(away * away + 0.12))


def load(x, y):
    """How high the coke lies."""
    crown = 3.05 - 0.075 * x * x + 0.32 * noise.noise((x * 0.5, y * 0.28, 3)) + 0.4 * noise.noise((0, y * 0.11, 9))
    return crown if abs(x) < 4.75 + 0.25 * noise.noise((y * 0.4, 1, 5)) else 0.0


def rubber():
    """A belt after some years: grey with dust, scored along its run, damp and dark where coke lay."""
    made, nodes, output = material('belt rubber')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Specular=0.4)
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates()
    scored = nodes.ramp(nodes.noise(nodes.vector('MULTIPLY', place, (14.0, 0.12, 14.0)), 1.0, 4.0, 0.7), [(0.42, 0.0), (0.62, 1.0)])
    dusty = nodes.ramp(nodes.noise(place, 0.9, 6.0, 0.68), [(0.4, 0.0), (0.66, 1.0)])
    tone = nodes.mix(nodes.math('MULTIPLY', scored, 0.7), (0.010, 0.0115, 0.0125), (0.034, 0.037, 0.039))
    nodes.link(nodes.mix(nodes.math('MULTIPLY', dusty, 0.5), tone, (0.046, 0.048, 0.049)), shader.inputs['Base Color'])
    nodes.link(nodes.math('MULTIPLY_ADD', dusty, 0.3, 0.34), shader.inputs['Roughness'])
    relief = nodes.math('ADD', scored, nodes.math('MULTIPLY', nodes.noise(place, 5.0, 4.0), 0.8))
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.4, i_Distance=0.04, i_Height=relief).outputs[0], shader.inputs['Normal'])
    return made


belt_rubber = rubber()
steel = principled('painted channel', (0.030, 0.058, 0.066), rough=0.45, dirt=0.7, dirt_scale=0.5, streaks=0.4)
zinc = principled('galvanised', (0.30, 0.31, 0.32), rough=0.4, metal=0.85, dirt=0.75, dirt_scale=0.8)
roller = principled('worn roller', (0.10, 0.105, 0.11), rough=0.45, metal=0.7, dirt=0.7, dirt_scale=0.9)
dark = principled('dark sheet', (0.020, 0.031, 0.036), rough=0.55, dirt=0.6, dirt_scale=0.2)
floor = principled('floor plate', (0.028, 0.033, 0.035), rough=0.5, dirt=0.7, dirt_scale=0.4, bump=0.2, bump_scale=3)

# The belt: an upper and a lower skin joined at its edges, sagging a little between the idlers.
IDLER, SAG = 12.0, 0.16
rows, columns = 320, 44
points = []
for thick in (0.0, -0.17):
    for j in range(rows + 1):
        y = FROM + (TO - FROM) * (j / rows) ** 1.6
        for i in range(columns + 1):
            x = -EDGE + 2 * EDGE * i / columns
            frayed = 0.05 * noise.noise((y * 1.3, 4, 2)) if i in (0, columns) else 0.0
            points.append((x + math.copysign(frayed, x), y, trough(x) + thick - SAG * math.sin(math.pi * ((y / IDLER) % 1)) ** 2))
wide = columns + 1
count = wide * (rows + 1)
faces = [(a, a + 1, a + 1 + wide, a + wide) for j in range(rows) for i in range(columns) for a in (j * wide + i,)]
faces += [(count + a, count + a + wide, count + a + wide + 1, count + a + 1) for j in range(rows) for i in range(columns) for a in (j * wide + i,)]
faces += [(a, a + wide, a + wide + count, a + count) for j in range(rows) for a in (j * wide, j * wide + columns)]
made = mesh('belt', points, faces, belt_rubber, smooth=True)
made.data.use_auto_smooth, made.data.auto_smooth_angle = True, 0.7

run = Build()
for k in range(int((TO - FROM) / IDLER) + 1):
    y = math.ceil(FROM / IDLER) * IDLER + k * IDLER
    low = -0.17 - 0.82
    run.tube((-2.0, y, low), (2.0, y, low), 0.8, roller, sides=40)
    for side in (-1, 1):
        slope = 0.7
        along, up = Vector((side, 0, slope)).normalized(), Vector((-side * slope, 0, 1)).normalized()
        start = Vector((side * 2.15, y + 0.0, 0.05)) - up * 1.0
        end = start + along * 4.4
        run.tube(start, end, 0.8, roller, sides=40)
        run.tube(end, end + along * 0.24, 0.42, dark, sides=20)
        run.tube(end + along * 0.2, end + along * 0.55, 0.16, zinc, sides=12)
        post = end + along * 0.4
        run.box((post.x, y, (post.z - 2.6) / 2), (0.12, 0.9, post.z + 2.6), steel)
        run.box((post.x, y, post.z - 0.1), (0.14, 0.7, 0.9), steel)
    run.box((0, y, -2.5), (13.2, 1.0, 0.2), steel)
for side in (-1, 1):
    run.box((side * 6.3, (FROM + TO) / 2, -3.2), (0.7, TO - FROM, 1.4), steel)
    run.box((side * 6.3, (FROM + TO) / 2, -2.55), (1.1, TO - FROM, 0.1), steel)
run.done('run', bevel=0.03)

hall = Build()
hall.box((0, TO / 2, -10.0), (60, TO + 60, 0.4), floor)
WALL, ROOF = 17.0, 20.0
for side in (-1, 1):
    hall.box((side * WALL, TO / 2, -5.5), (0.4, TO + 60, 9.0), dark)
    hall.box((side * WALL, TO / 2, ROOF - 3), (0.4, TO + 60, 9.0), dark)
    hall.box((side * (WALL - 0.3), TO / 2, -0.8), (0.7, TO + 60, 0.4), steel)
    hall.box((side * (WALL - 0.3), TO / 2, ROOF - 7.3), (0.7, TO + 60, 0.4), steel)
    for k in range(20):
        hall.box((side * (WALL - 0.3), -20 + k * 18.0, 5), (0.9, 0.8, 30), steel)
    for z in (-4.5, 0.6):
        hall.tube((side * 12.0, -30, z), (side * 12.0, TO, z), 0.22, zinc, sides=14)
    for k in range(18):
        hall.tube((side * 12.0, -20 + k * 18, -9.8), (side * 12.0, -20 + k * 18, 0.6), 0.22, zinc, sides=12)
for k in range(20):
    hall.box((0, -20 + k * 18.0, ROOF), (36, 0.8, 1.4), steel)
for k in range(60):
    hall.box((0, -25 + k * 6, ROOF + 1), (36, 5.96, 0.2), dark)
for k, (x, z, wide_pipe) in enumerate(((13.8, ROOF - 2.2, 0.55), (15.2, ROOF - 2.6, 0.32), (-15.0, ROOF - 2.0, 0.4))):
    hall.tube((x, -30, z), (x, TO, z), wide_pipe, zinc, sides=18)
hall.box((0, TO + 4, 5), (40, 0.4, 40), dark)
hall.done('hall', bevel=0.02)


def evening():
    """Dusty panes: the last light low down, dark above, streaks of dust."""
    made, nodes, output = material('dusk')
    place = nodes.coordinates()
    high = nodes('ShaderNodeSeparateXYZ', i_Vector=place).outputs[2]
    tone = nodes.ramp(nodes.math('MULTIPLY_ADD', high, 0.075, 0.05), [(0.0, (0.13, 0.17, 0.17)), (0.3, (0.062, 0.13, 0.16)), (1.0, (0.022, 0.066, 0.092))])
    dust = nodes.noise(nodes.vector('MULTIPLY', place, (1, 0.3, 0.12)), 0.9, 5.0, 0.7)
    nodes.link(nodes('ShaderNodeEmission', i_Color=tone, i_Strength=nodes.math('MULTIPLY_ADD', dust, 0.9, 0.25)).outputs[0], output.inputs[0])
    return made


dusk = evening()
panes = Build()
for side in (-1, 1):
    for k in range(18):
        y = -19 + k * 18.0
        for bar in (5.0, 11.0):
            panes.box((side * WALL, y + bar, 6), (0.25, 0.3, 14), steel)
        panes.box((side * WALL, y + 8, 5.5), (0.25, 16, 0.3), steel)
        mesh('pane', [(side * (WALL + 0.1), y, -0.6), (side * (WALL + 0.1), y + 16, -0.6), (side * (WALL + 0.1), y + 16, ROOF - 7.5), (side * (WALL + 0.1), y, ROOF - 7.5)], [(0, 1, 2, 3)], dusk)

panes.done('glazing bars')

# Lumps: glossy where they broke. Far ones are fewer and plainer.
glossy = coke('green coke', base=0.018, sheen=0.42, pores=0.5, scale=0.9, rough=(0.12, 0.62))
lumps = []
for k in range(9):
    lump = rock(f'lump {k}', k + 70, glossy, subdivisions=6, cuts=9 + k % 5, rough=0.08, fine=0.02)
    lump.data.auto_smooth_angle = 0.55
    lumps.append(dent(lump, ((60, 0.02, 0.12, 0.6),), k) if k % 2 else lump)
crumbs = [rock(f'crumb {k}', k + 90, glossy, subdivisions=4, cuts=9, rough=0.1, fine=0.04) for k in range(8)]
def low(lying):
    """Without the pieces that came to lie on top of others like a tower."""
    return [(at, size) for at, size in lying if at.z < max(trough(at.x), load(at.x, at.y)) + 0.45]


bed = Bed((-EDGE, EDGE, FROM, near_only), 0.05, lambda x, y: max(trough(x), load(x, y) - 0.9))
big = bed.pour([(0.55, 1.15, 330), (0.32, 0.6, 1500)], lambda x, y: load(x, y) - 0.1, rolls=1, shape=0.74)
sprinkle('lumps', lumps, low(big))
sprinkle('crumbs', crumbs, low(bed.pour([(0.16, 0.3, 9000), (0.07, 0.15, 26000)], lambda x, y: load(x, y) - 0.02, rolls=1, shape=0.74)))
far = Bed((-EDGE, EDGE, near_only - 1, TO), 0.12, lambda x, y: max(trough(x), load(x, y) - 0.7))
sprinkle('far lumps', [rock(f'far {k}', k + 190, glossy, subdivisions=3, cuts=9, rough=0.1, fine=0.04) for k in range(6)], low(far.pour([(0.5, 1.1, 1900), (0.22, 0.5, 16000)], lambda x, y: load(x, y) - 0.05, rolls=0, shape=0.74)))
fines = principled('fines', (0.009, 0.0095, 0.010), rough=0.95, specular=0.12, bump=0.8, bump_scale=9)
ground(lambda x, y: load(x, y) - 0.55 if load(x, y) > 0 else trough(x) - 0.3, (-5.1, 5.1, FROM, TO), 240, fines, 'fines')
# What fell on the wings stays there as crumbs.
wing = [(bed.drop(side * random.uniform(4.4, 5.5), random.uniform(FROM, near_only), 0.04, rolls=0), 0.02 + 0.16 * random.random() ** 4) for side in (-1, 1) for _ in range(2600)]
sprinkle('wing crumbs', crumbs, [(at, size) for at, size in wing if at])

lamp_core = emitter('lamp', AMBER, 16.0)
tubes = Build()
for k in range(16):
    y = 6 + k * 18.0
    tubes.tube((7.5, y - 2.2, ROOF - 1.6), (7.5, y + 2.2, ROOF - 1.6), 0.3, lamp_core, sides=12)
    tubes.box((7.5, y, ROOF - 1.15), (1.2, 5.2, 0.4), dark)
tubes.done('tubes')
for k in range(9):
    y = 6 + k * 18.0
    area((7.5, y, ROOF - 2.1), (3.5, y, 0), 4.4, 9000 if k else 5000, AMBER, size_y=0.8).visible_camera = False
area((-16.2, 4, 6.5), (0, 3, 2), 20, 7600, ICE, size_y=11)
area((-16.2, 40, 6.5), (0, 38, 2), 34, 8500, ICE, size_y=11)
even(linear('#16323c'), 0.08)
camera((-8.6, -13.5, 8.4), (0.6, 16.0, 1.5), lens=42, fstop=0.32, focus=(-1.4, -1.0, 2.6))
shoot('loading-belt', fog={'colour': (0.020, 0.052, 0.062), 'amount': 0.85, 'power': 0.9}, mist=(18, 240), bloom=0.1, bloom_from=0.9, grade={'vignette': 0.36})
