"""Hexagonal aluminium pins poured out on grey felt, seen from close by. 1 unit is 1 cm."""

import math
import random

from mathutils import Matrix, Vector, noise

from grains import ground, sprinkle
from light import area, camera
from materials import principled
from nodes import material
from palette import AMBER, ICE, linear
from settle import settle
from shapes import Build, mesh
from shoot import shoot
from sky import even
from stage import option, stage

stage(samples=14, seed=143, exposure=0.45, bounces=(4, 1, 3))
COUNT, ACROSS, THICK, GROOVE, DEEP = option('count', 112), 2.4, 0.3, 0.062, 0.045
CORNER = ACROSS / math.sqrt(3)
RING, BOND = 0.46, 0.80
SIDE = [0.0, 0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.07, 0.085, 0.1, 0.12, 0.15, 0.2, 0.28, 0.38, 0.5]
SIDE = SIDE + [1 - t for t in SIDE[-2:0:-1]]


def faced():
    """Aluminium faced on a lathe: fine rings from the cutting edge, a highlight that fans out from the middle."""
    made, nodes, output = material('faced aluminium')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Metallic=1.0, i_Base_Color=(0.74, 0.75, 0.76), i_Anisotropic=0.75)
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates()
    own = nodes.math('MULTIPLY', nodes('ShaderNodeObjectInfo').outputs['Random'], 50.0)
    parts = nodes('ShaderNodeSeparateXYZ', i_Vector=place)
    away = nodes.vector('LENGTH', nodes('ShaderNodeCombineXYZ', i_0=parts.outputs[0], i_1=parts.outputs[1]).outputs[0], output='Value')
    rings = nodes.noise(nodes('ShaderNodeCombineXYZ', i_0=nodes.math('MULTIPLY', away, 38.0), i_1=own).outputs[0], 1.0, 3.0, 0.7)
    handled = nodes.noise(nodes.vector('ADD', place, nodes('ShaderNodeCombineXYZ', i_0=own).outputs[0]), 1.6, 5.0, 0.65)
    nodes.link(nodes.math('ADD', nodes.math('MULTIPLY_ADD', rings, 0.16, 0.16), nodes.math('MULTIPLY', nodes.ramp(handled, [(0.4, 0.0), (0.8, 1.0)]), 0.07)), shader.inputs['Roughness'])
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.25, i_Distance=0.004, i_Height=rings).outputs[0], shader.inputs['Normal'])
    return made


FACED = faced()
sawn = principled('milled flat', (0.66, 0.67, 0.68), rough=0.3, metal=1.0, dirt=0.25, dirt_scale=3)
dark_enamel = principled('dark enamel', (0.006, 0.03, 0.033), rough=0.12, coat=0.6)
lit_enamel = principled('amber enamel', (0.72, 0.2, 0.012), rough=0.14, coat=0.6)
# The middle of a ring (share of the pin), then the points that follow it outwards.
SHARES = sorted({*(k / 24 for k in range(25)), *(RING + d for d in (-0.075, -0.06, -0.052, -0.045, 0.0, 0.045, 0.052, 0.06, 0.075)), *(BOND + d for d in (-0.03, -0.015, 0, 0.015, 0.03)), 0.958, 0.966, 0.972, 0.98, 0.99})


def height(x, y, share):
    """The upper face: a chamfer at the edge, the grooves of the lattice: one ring of carbon with six bonds."""
    edge = (1 - share) * ACROSS / 2
    top = THICK - max(0.0, 0.042 - edge) - 0.004 * max(0.0, 1 - abs(edge - 0.042) / 0.012)
    angle = math.atan2(y, x)
    off = angle - round(angle / (math.pi / 3)) * math.pi / 3
    reach = math.hypot(x, y)
    beside, along = abs(reach * math.sin(off)), reach * math.cos(off)
    ring = abs(share - RING) * ACROSS / 2
    ends = max(0.0, RING * CORNER - along, along - BOND * CORNER)
    near = min(ring, math.hypot(beside, ends))
    depth = 1 - min(1.0, max(0.0, (near - GROOVE + 0.014) / 0.014))
    return top - DEEP * depth * depth * (3 - 2 * depth)


def pin():
    corners = [Vector((CORNER * math.cos(math.pi / 3 * k), CORNER * math.sin(math.pi / 3 * k))) for k in range(6)]
    outline = [corners[k].lerp(corners[(k + 1) % 6], t) for k in range(6) for t in SIDE]
    count = len(outline)
    build, points = Build(), [(0, 0, height(0, 0, 0))]
    for share in SHARES[1:]:
        points += [(p.x * share, p.y * share, height(p.x * share, p.y * share, share)) for p in outline]
    faces = [(0, 1 + k, 1 + (k + 1) % count) for k in range(count)]
    faces += [(1 + r * count + k, 1 + (r + 1) * count + k, 1 + (r + 1) * count + (k + 1) % count, 1 + r * count + (k + 1) % count) for r in range(len(SHARES) - 2) for k in range(count)]
    build.add(points, faces, FACED, True)
    low = [(p.x, p.y, z) for z, inset in ((THICK - 0.042, 0), (0.03, 0), (0, 0.03)) for p in (c * (1 - inset) for c in corners)]
    build.add(low, [(r * 6 + (k + 1) % 6, r * 6 + k, r * 6 + 6 + k, r * 6 + 6 + (k + 1) % 6) for r in range(2) for k in range(6)], sawn)
    build.add(low[12:], [(5, 4, 3, 2, 1, 0)], FACED)
    # Enamel stands a hair below the face; the groove's walls give it its edge.
    z, half = THICK - 0.016, GROOVE * 1.1
    for k in range(6):
        a, b = (Vector((math.cos(math.pi / 3 * j), math.sin(math.pi / 3 * j), 0)) for j in (k, k + 1))
        inner, outer = RING * CORNER - half / math.cos(math.pi / 6), RING * CORNER + half / math.cos(math.pi / 6)
        lit = k == 1
        build.add([a * inner, a * outer, b * outer, b * inner], [(0, 1, 2, 3)], lit_enamel if lit else dark_enamel)
        side = Vector((-a.y, a.x, 0)) * half
        build.add([a * RING * CORNER - side, a * (BOND * CORNER + half) - side, a * (BOND * CORNER + half) + side, a * RING * CORNER + side], [(0, 1, 2, 3)], dark_enamel)
    for at in range(len(build.vertices) - 48, len(build.vertices)):
        x, y, _ = build.vertices[at]
        build.vertices[at] = (x, y, z - (0.002 if (at - len(build.vertices)) % 8 < 4 else 0.0))
    made = build.done('pin')
    made.data.use_auto_smooth, made.data.auto_smooth_angle = True, 0.35
    return made


def hull(at, turned):
    """What falls: the pin's plain outline."""
    ring = [(CORNER * math.cos(math.pi / 3 * k), CORNER * math.sin(math.pi / 3 * k)) for k in range(6)]
    made = mesh('hull', [(x, y, z) for z in (-THICK / 2, THICK / 2) for x, y in ring], [(5, 4, 3, 2, 1, 0), (6, 7, 8, 9, 10, 11), *((k, (k + 1) % 6, 6 + (k + 1) % 6, 6 + k) for k in range(6))])
    made.location, made.rotation_euler = at, turned
    return made


hulls = []
for k in range(COUNT):
    hulls.append(hull((0.8 + random.gauss(0, 3.3), 1.2 + random.gauss(0, 2.9), 0.5 + k * 0.56), [random.gauss(0, 0.2), random.gauss(0, 0.2), random.uniform(0, 6.28)]))
floor = mesh('floor', [(-60, -60, 0), (60, -60, 0), (60, 60, 0), (-60, 60, 0)], [(0, 1, 2, 3)])
resting = settle(hulls, [floor], frames=440, friction=0.7, rolling=0.3)
source = pin()
lowest = Matrix.Translation((0, 0, -THICK / 2))
for made, matrix in zip(hulls, resting):
    # A pin shows its face: a hexagon that came to rest face down is the same hexagon turned over.
    face_up = matrix @ (Matrix.Rotation(math.pi, 4, 'X') if matrix.col[2].z < 0 else Matrix.Identity(4))
    made.data = source.data
    made.matrix_world = face_up @ lowest
source.hide_render = floor.hide_render = True


def felt():
    made, nodes, output = material('felt')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Roughness=1.0, i_Specular=0.1, i_Sheen=0.6, i_Sheen_Tint=0.3)
    nodes.link(shader.outputs[0], output.inputs[0])
    own = nodes('ShaderNodeObjectInfo').outputs['Random']
    flock = nodes.noise(nodes.coordinates(), 2.5, 4.0, 0.7)
    nodes.link(nodes.mix(nodes.math('MULTIPLY_ADD', own, 0.5, nodes.math('MULTIPLY', flock, 0.5)), (0.012, 0.024, 0.028), (0.040, 0.058, 0.063)), shader.inputs['Base Color'])
    return made


def tuft(seed, wool):
    """Loose wool: fibres that curl over the felt."""
    numbers, build = random.Random(seed), Build()
    for _ in range(26):
        here, heading = Vector((numbers.gauss(0, 0.35), numbers.gauss(0, 0.35), -0.06)), Vector((numbers.gauss(0, 1), numbers.gauss(0, 1), numbers.uniform(0.1, 0.9))).normalized()
        curl = Vector((numbers.gauss(0, 1), numbers.gauss(0, 1), numbers.gauss(0, 0.5)))
        for step in range(7):
            there = here + heading * 0.12
            build.tube(here, there, 0.0065, wool, sides=3, caps=False)
            here, heading = there, (heading + curl.cross(heading) * 0.28 + Vector((0, 0, -0.14))).normalized()
    made = build.done('tuft')
    made.hide_render = True
    return made


wool = felt()


def cloth(x, y):
    return -0.05 + 0.05 * noise.noise((x * 0.2, y * 0.2, 2)) + 0.02 * noise.noise((x * 1.1, y * 1.1, 5))


ground(cloth, (-40, 40, -16, 70), 200, wool, 'felt')
tufts = [tuft(k, wool) for k in range(6)]
sprinkle('wool', tufts, [((x, y, -0.02 - random.random() * 0.03), random.uniform(0.7, 1.2), (random.gauss(0, 0.12), random.gauss(0, 0.12), 1)) for x, y in ((random.uniform(-15, 15), random.uniform(-10, 24)) for _ in range(option('wool', 5200)))])

even(linear('#16323c'), 0.2)
area((-15, 10, 10.0), (0, 1, 0.8), 7.0, 4200, ICE, size_y=3.5)
area((15, 7, 5.5), (1, 1, 0.8), 2.2, 3600, AMBER, size_y=1.6)
area((-3, 24, 20), (0, 2, 0.8), 22, 5200, linear('#6fa9bb'), size_y=9)
area((-6, -14, 15), (0, 1, 0.8), 8.0, 1500, ICE, size_y=3)
camera((-4.8, -17.6, 14.6), (0.5, 0.1, 0.7), lens=60, fstop=0.17, focus=(-0.2, -1.8, 1.5))
shoot('aluminium-pins', fog={'colour': (0.010, 0.032, 0.040), 'amount': 0.75, 'power': 1.3}, mist=(25, 26), bloom=0.08, bloom_from=0.8, grade={'vignette': 0.36, 'saturation': 0.85})
