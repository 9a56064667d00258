"""The open mouth of a glowing muffle furnace, crucibles on its lowered door, tongs before them. 1 unit is 1 cm."""

import math
import random

from mathutils import Vector

from crucible import LID, crucible, glazed
from glassware import turned
from grains import Bed, sprinkle
from light import area, camera, point
from lumps import grains_of
from materials import coke, emitter, principled
from nodes import material
from palette import ICE, linear
from shapes import Build, mesh
from shoot import shoot
from sky import even
from stage import stage

stage(samples=14, seed=815, exposure=0.35, bounces=(5, 3, 3))
HEAT = (1.0, 0.30, 0.055)
MOUTH, LIP, HIGH = (8.2, 5.6), (12.4, 9.4), 17.0


def glow():
    """The chamber: cherry red near the mouth, orange towards the back, cooler on its floor."""
    made, nodes, output = material('hot fibre')
    parts = nodes('ShaderNodeSeparateXYZ', i_Vector=nodes.coordinates())
    back = nodes.math('DIVIDE', parts.outputs[1], 22.0)
    cloud = nodes.noise(nodes.coordinates(), 0.45, 4.0, 0.6)
    heat = nodes.math('MULTIPLY', nodes.ramp(back, [(0.0, 0.05), (0.25, 0.42), (1.0, 1.0)]), nodes.math('MULTIPLY_ADD', cloud, 0.7, 0.65))
    colour = nodes.ramp(heat, [(0.0, (0.5, 0.05, 0.004)), (0.5, (1.0, 0.17, 0.015)), (1.0, (1.0, 0.30, 0.04))])
    glowing = nodes('ShaderNodeEmission', i_Color=colour)
    nodes.link(nodes.math('MULTIPLY', heat, 0.85), glowing.inputs['Strength'])
    solid = nodes('ShaderNodeBsdfDiffuse', i_Color=(0.5, 0.42, 0.34))
    nodes.link(nodes('ShaderNodeAddShader', i_0=glowing.outputs[0], i_1=solid.outputs[0]).outputs[0], output.inputs[0])
    return made


def fibre(name, colour=(0.46, 0.43, 0.38)):
    """Fired ceramic fibre board: pale, pitted, cracked, scorched in clouds."""
    made, nodes, output = material(name)
    shader = nodes('ShaderNodeBsdfPrincipled', i_Roughness=0.95, i_Specular=0.1)
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates()
    cloud = nodes.ramp(nodes.noise(place, 0.22, 6.0, 0.7), [(0.4, 0.0), (0.68, 1.0)])
    pits = nodes.ramp(nodes.noise(place, 6.0, 4.0, 0.75), [(0.36, 0.0), (0.5, 1.0)])
    bent = nodes.vector('ADD', place, nodes.vector('MULTIPLY', nodes('ShaderNodeTexNoise', i_Vector=place, i_Scale=0.5, i_Detail=5.0).outputs['Color'], (1.6, 1.6, 1.6)))
    edge = nodes('ShaderNodeTexVoronoi', feature='DISTANCE_TO_EDGE', i_Vector=bent, i_Scale=0.16).outputs['Distance']
    crack = nodes.math('MULTIPLY', nodes.ramp(edge, [(0.0015, 1.0), (0.0055, 0.0)]), nodes.ramp(nodes.noise(place, 0.18, 2.0), [(0.52, 0.0), (0.6, 1.0)]))
    tone = nodes.mix(nodes.math('MULTIPLY', cloud, 0.75), colour, tuple(c * 0.42 * t for c, t in zip(colour, (1.1, 0.95, 0.8))))
    tone = nodes.mix(nodes.math('MULTIPLY_ADD', pits, -0.5, 0.5), tone, tuple(c * 0.5 for c in colour))
    nodes.link(nodes.mix(crack, tone, (0.04, 0.035, 0.03)), shader.inputs['Base Color'])
    relief = nodes.math('SUBTRACT', nodes.math('ADD', nodes.math('MULTIPLY', pits, 0.5), nodes.noise(place, 1.1, 4.0)), nodes.math('MULTIPLY', crack, 1.2))
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.7, i_Distance=0.06, i_Height=relief).outputs[0], shader.inputs['Normal'])
    return made


hot, board = glow(), fibre('fibre board')
paint = principled('hammered paint', (0.10, 0.135, 0.145), rough=0.42, dirt=0.35, dirt_scale=0.25, bump=0.35, bump_scale=2.4)
steel = principled('stainless', (0.46, 0.47, 0.48), rough=0.3, metal=1.0, dirt=0.5, dirt_scale=0.7)
blued = principled('heat-tinted steel', (0.30, 0.27, 0.27), rough=0.34, metal=1.0, dirt=0.6, dirt_scale=0.5)
dark = principled('black plastic', (0.016, 0.019, 0.021), rough=0.4, bump=0.1, bump_scale=30)
bench = principled('bench slate', (0.020, 0.026, 0.029), rough=0.3, dirt=0.6, dirt_scale=0.3, bump=0.1, bump_scale=14)


def loop(half_wide, half_high, y, radius=1.2, middle=HIGH, steps=7):
    """A rectangle with round corners in the plane of the furnace's front."""
    points = []
    for corner in range(4):
        x, z = (1, -1, -1, 1)[corner] * (half_wide - radius), (1, 1, -1, -1)[corner] * (half_high - radius)
        for step in range(steps):
            angle = (corner + step / (steps - 1)) * math.pi / 2
            points.append((x + radius * math.cos(angle), y, middle + z + radius * math.sin(angle)))
    return points


def skin(build, loops, surface, closed=False):
    count = len(loops[0])
    build.add([p for ring in loops for p in ring], [(r * count + k, r * count + (k + 1) % count, (r + 1) * count + (k + 1) % count, (r + 1) * count + k) for r in range(len(loops) - 1) for k in range(count)] + ([tuple(range((len(loops) - 1) * count, len(loops) * count))] if closed else []), surface)


furnace = Build()
skin(furnace, [loop(*MOUTH, 0.6), *(loop(MOUTH[0] + 0.05, MOUTH[1] + 0.05, y) for y in (1.5, 4, 8, 12, 16, 20, 24))], hot, True)
# The collar: board that was cut by hand, then the steel that holds it.
skin(furnace, [loop(MOUTH[0], MOUTH[1], 0.6), loop(MOUTH[0] + 0.05, MOUTH[1] + 0.05, -0.45), loop(MOUTH[0] + 0.3, MOUTH[1] + 0.3, -0.7), loop(LIP[0] - 1.0, LIP[1] - 1.0, -0.7, 1.6), loop(LIP[0] - 1.0, LIP[1] - 1.0, 0.3, 1.6)], board)
skin(furnace, [loop(LIP[0] - 0.95, LIP[1] - 0.95, 0.0, 1.6), loop(LIP[0] - 0.95, LIP[1] - 0.95, -0.85, 1.6), loop(LIP[0] - 0.85, LIP[1] - 0.85, -0.95, 1.6), loop(LIP[0] + 0.6, LIP[1] + 0.6, -0.95, 2.0), loop(LIP[0] + 0.75, LIP[1] + 0.75, -0.8, 2.0), loop(LIP[0] + 0.75, LIP[1] + 0.75, 0.0, 2.0)], blued)
skin(furnace, [loop(LIP[0] + 0.5, LIP[1] + 0.5, -0.1, 2.0), loop(19.0, 15.6, -0.1, 2.4), loop(19.5, 16.1, 0.4, 2.6), loop(19.5, 16.1, 40, 2.6)], paint)
for x in (-LIP[0] + 0.1, -4.4, 4.4, LIP[0] - 0.1):
    for z in (-1, 1):
        at = Vector((x, -0.95, HIGH + z * (LIP[1] - 0.1)))
        furnace.tube(at, at + Vector((0, -0.34, 0)), 0.36, steel, end_radius=0.3, sides=24)
        furnace.box(at + Vector((0, -0.34, 0)), (0.42, 0.06, 0.07), dark, (0, random.uniform(-1.5, 1.5), 0))
# The door is let down: a pan of steel on hinges, a plug of board in it.
SHELF = HIGH - MOUTH[1] - 1.4
furnace.box((0, -9.6, SHELF - 2.0), (23.0, 15.6, 2.4), paint)
furnace.box((0, -9.6, SHELF - 0.75), (22.4, 15.0, 0.3), blued)
for x in (-8.4, 8.4):
    furnace.tube((x - 1.3, -1.5, SHELF - 1.7), (x + 1.3, -1.5, SHELF - 1.7), 0.75, steel, sides=32)
    furnace.box((x, -0.7, SHELF - 1.7), (2.0, 1.4, 1.2), steel)
furnace.tube((-7.0, -18.9, SHELF - 2.0), (7.0, -18.9, SHELF - 2.0), 0.62, dark, sides=24)
for x in (-6.0, 6.0):
    furnace.tube((x, -17.0, SHELF - 2.0), (x, -18.9, SHELF - 2.0), 0.4, steel, sides=20)
for x in (-15.5, 15.5):
    furnace.box((x, 8, 0.6), (3, 3, 1.2), dark)
furnace.done('furnace', bevel=0.09)
plug = Build()
rows = [[(sx * (9.4 - inset), -9.5 + sy * (6.3 - inset), z) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))] for inset, z in ((0, SHELF - 0.6), (0.15, SHELF), (0.5, SHELF + 0.12))]
plug.add([p for row in rows for p in row], [(r * 4 + k, r * 4 + (k + 1) % 4, r * 4 + 4 + (k + 1) % 4, r * 4 + 4 + k) for r in range(2) for k in range(4)] + [(8, 9, 10, 11)], board)
plug.done('plug', bevel=0.12)
FLOOR = SHELF + 0.12


porcelain = glazed()
ash = principled('ash', (0.36, 0.31, 0.27), rough=0.95, specular=0.1, dirt=0.5, dirt_scale=2.0, bump=0.8, bump_scale=9)
# Heating rods across the back and along both walls.
rod = emitter('heating rod', (1.0, 0.30, 0.045), 2.2)
rods = Build()
for k in range(5):
    z = HIGH - 4.0 + k * 2.0
    rods.tube((-7.6, 22.6, z), (7.6, 22.6, z), 0.34, rod, sides=16)
    for side in (-1, 1):
        rods.tube((side * 7.9, 6.0, z), (side * 7.9, 22.0, z), 0.34, rod, sides=16)
rods.done('heating rods')

# Four on the door, two still in the heat.
crucible((-6.1, -9.4, FLOOR), porcelain, lid=0.0)
crucible((-1.4, -11.6, FLOOR), porcelain, content=ash)
crucible((3.2, -8.6, FLOOR), porcelain, lid=0.55)
crucible((6.9, -11.2, FLOOR), porcelain, content=ash)
turned('laid lid', LID, porcelain, (1.9, -13.4, FLOOR + 0.17), 96)
for x, y in ((-2.6, 8.0), (2.8, 11.0)):
    crucible((x, y, HIGH - MOUTH[1] + 0.1), porcelain, lid=0.0)

# Tongs on the bench edge of the door: two bows that cross at a rivet, tips bent to grip a rim.
tongs = Build()
for side in (-1, 1):
    path = [Vector(p) for p in ((-15.5, -14.0 + side * 2.0, 0.4), (-14.2, -14.0 + side * 2.5, 0.4), (-12.4, -14.1 + side * 1.9, 0.4), (-9.2, -14.6 + side * 0.35, 0.4), (-8.0, -14.5 - side * 0.1, 0.4), (-3.4, -14.3 - side * 0.6, 0.4), (-1.6, -14.2 - side * 0.75, 0.4), (-0.7, -14.2 - side * 0.2, 0.75))]
    for a, b in zip(path, path[1:]):
        tongs.tube(a + Vector((0, 0, FLOOR)), b + Vector((0, 0, FLOOR)), 0.2, steel, sides=14)
tongs.tube((-8.6, -14.5, FLOOR + 0.1), (-8.6, -14.5, FLOOR + 0.75), 0.3, steel, sides=20)
tongs.done('tongs')

# Crumbs of coke and scale lie about.
bed = Bed((-9, 9, -15.4, -3.6), 0.04, lambda x, y: FLOOR)
dropped = [(bed.drop(random.uniform(-8.8, 8.8), random.uniform(-15.2, -3.8), 0.03, rolls=0), 0.02 + 0.13 * random.random() ** 5) for _ in range(420)]
sprinkle('crumbs', grains_of(coke('crumb', base=0.05, sheen=0.4), 4, 815, subdivisions=3), [(at, size) for at, size in dropped if at])

room = Build()
room.box((0, 0, -0.5), (400, 120, 1.0), bench)
room.box((0, 75, 40), (400, 1, 140), principled('wall', (0.030, 0.052, 0.058), rough=0.5, dirt=0.3, dirt_scale=0.05))
room.done('room')
pane = emitter('dusk', (0.09, 0.24, 0.31), 0.9)
for x in (-92, -58):
    mesh('pane', [(x, 74, 26), (x + 29, 74, 26), (x + 29, 74, 84), (x, 74, 84)], [(0, 1, 2, 3)], pane)
for x, z in ((-84, 34), (-71, 31), (-47, 36), (-38, 30)):
    point((x, 70, z), 900, (1.0, 0.6, 0.3), 0.4)

even(linear('#16323c'), 0.10)
inside = area((0, 20, HIGH + 0.6), (0, -30, HIGH - 3), 13.0, 3600, HEAT, size_y=8.0)
inside.visible_camera = inside.visible_glossy = False
area((-34, -30, 44), (0, -6, 12), 18, 10500, ICE, size_y=9)
area((40, -8, 34), (3, -9, 12), 8, 5200, ICE, size_y=14)
camera((-20.5, -54.0, 26.5), (0.0, -5.6, 13.8), lens=62, fstop=0.42, focus=(-1.4, -12.6, 12.6))
shoot('laboratory', fog={'colour': (0.012, 0.034, 0.042), 'amount': 0.5, 'power': 1.2}, mist=(52, 110), bloom=0.1, bloom_from=1.0, grade={'vignette': 0.36})
