"""Big bags on pallets, and a forklift truck."""

import math
import random

from materials import emitter, principled
from nodes import material
from shapes import Build


def fabric(name, colour):
    """Woven polypropylene: fine weave, soft dents, dust on top."""
    made, nodes, output = material(name)
    place = nodes.coordinates()
    own = nodes('ShaderNodeObjectInfo').outputs['Random']
    shade = nodes.mix(nodes.noise(place, 3.0, 4.0), tuple(c * 0.65 for c in colour), colour)
    shade = nodes.mix(1.0, shade, nodes.math('MULTIPLY_ADD', own, 0.45, 0.7), 'MULTIPLY')
    grey = nodes.ramp(nodes.noise(nodes.vector('MULTIPLY', place, (2, 2, 0.6)), 1.6, 4.0, 0.7), [(0.5, 0.0), (0.72, 0.75)])
    shader = nodes('ShaderNodeBsdfPrincipled', i_Roughness=0.75, i_Specular=0.3, i_Base_Color=nodes.mix(grey, shade, (0.05, 0.05, 0.05)))
    weave = nodes.math('ADD', nodes.noise(nodes.vector('MULTIPLY', place, (7, 7, 1.2)), 1.0, 3.0), nodes.math('MULTIPLY', nodes.noise(place, 130.0, 1.0), 0.15))
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.55, i_Distance=0.05, i_Height=weave).outputs[0], shader.inputs['Normal'])
    nodes.link(shader.outputs[0], output.inputs[0])
    return made


def big_bag(name, cloth, strap, plate, wood, seed):
    """A filled bag of 0.95 x 0.95 x 1.1 m that bulges, with corner loops, tied neck, blank document pocket and a pallet."""
    numbers, points, faces, around, rows = random.Random(seed), [], [], 32, 12
    lean = numbers.uniform(-0.03, 0.03), numbers.uniform(-0.03, 0.03)
    for i in range(rows + 1):
        t = i / rows
        bulge = 0.455 + 0.055 * math.sin(math.pi * min(1, t * 1.1)) + numbers.gauss(0, 0.004)
        squeeze = 1 if t < 0.9 else 1 - (t - 0.9) * 1.6
        for k in range(around):
            a = 2 * math.pi * k / around
            c, s = math.cos(a), math.sin(a)
            corner = (abs(c) ** 5 + abs(s) ** 5) ** (-1 / 5)
            crease = 1 + 0.012 * math.sin(a * 9 + seed) * (0.3 + t) + numbers.gauss(0, 0.003)
            points.append((c * corner * bulge * squeeze * crease + lean[0] * t, s * corner * bulge * squeeze * crease + lean[1] * t, 0.14 + 1.08 * t))
    for i in range(rows):
        for k in range(around):
            faces.append((i * around + k, i * around + (k + 1) % around, (i + 1) * around + (k + 1) % around, (i + 1) * around + k))
    top = len(points)
    points.append((lean[0], lean[1], 1.26))
    faces += [(rows * around + k, rows * around + (k + 1) % around, top) for k in range(around)]
    b = Build()
    b.add(points, faces, cloth, True)
    b.tube((lean[0], lean[1], 1.22), (lean[0] + 0.03, lean[1], 1.36), 0.13, cloth, 0.07, sides=12)
    b.tube((lean[0] + 0.03, lean[1], 1.36), (lean[0] + 0.09, lean[1] + 0.02, 1.44), 0.07, cloth, 0.12, sides=12)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * 0.45, sy * 0.45
            b.box((x * 0.985, y * 0.985, 0.72), (0.06, 0.06, 0.86), strap)
            b.beam((x, y, 1.15), (x * 0.86 + 0.04, y * 0.86, 1.36 + numbers.uniform(-0.05, 0.05)), 0.045, strap)
            b.beam((x * 0.86 + 0.04, y * 0.86, 1.36), (x * 0.7, y * 0.95, 1.2), 0.045, strap)
    b.box((numbers.uniform(-0.1, 0.1), -0.522, 0.82), (0.3, 0.012, 0.4), plate)
    b.box((-0.522, numbers.uniform(-0.1, 0.1), 0.82), (0.012, 0.3, 0.4), plate)
    for y in (-0.45, 0, 0.45):
        b.box((0, y, 0.05), (1.0, 0.1, 0.09), wood)
        for x in (-0.42, -0.14, 0.14, 0.42):
            b.box((x, y, 0.115), (0.12, 0.5, 0.022), wood)
    made = b.done(name, bevel=0.0)
    made.hide_render = True
    return made


def forklift():
    """A counterbalanced truck, forks towards -x: chassis, counterweight, mast, overhead guard."""
    truck = Build()
    yellow = principled('lift paint', (0.36, 0.17, 0.035), rough=0.38, dirt=0.4, dirt_scale=3.0, coat=0.3)
    tyre = principled('lift tyre', (0.016, 0.016, 0.016), rough=0.9, dirt=0.5, dirt_scale=8.0)
    iron = principled('lift iron', (0.035, 0.037, 0.038), rough=0.5, metal=0.5, dirt=0.4, dirt_scale=3.0)
    truck.box((0.1, 0, 0.62), (1.75, 1.06, 0.5), yellow)
    truck.box((0.98, 0, 0.72), (0.62, 1.12, 0.95), yellow)
    truck.box((1.26, 0, 0.95), (0.12, 0.9, 0.35), iron)
    truck.box((0.45, 0, 1.0), (0.85, 0.86, 0.32), iron)
    truck.box((0.35, 0, 1.2), (0.5, 0.5, 0.14), tyre)
    truck.box((0.6, 0, 1.52), (0.13, 0.48, 0.62), tyre, (0, 0.15, 0))
    truck.tube((-0.45, 0, 0.9), (-0.25, 0, 1.42), 0.035, iron, sides=10)
    truck.tube((-0.26, 0, 1.40), (-0.22, 0, 1.45), 0.18, tyre, sides=20)
    for y in (-0.5, 0.5):
        truck.beam((-0.62, y, 0.85), (-0.42, y, 2.14), 0.075, iron)
        truck.beam((0.98, y, 1.15), (0.84, y, 2.14), 0.075, iron)
        truck.beam((-0.45, y, 2.14), (0.88, y, 2.14), 0.075, iron)
        for x, r in ((-0.62, 0.35), (0.85, 0.28)):
            truck.tube((x, y * 0.86, r), (x, y * 1.24, r), r, tyre, sides=32)
            truck.tube((x, y * 1.245, r), (x, y * 1.2, r), r * 0.55, yellow, r * 0.4, sides=20)
    for k in range(8):
        truck.beam((-0.4 + k * 0.17, -0.5, 2.16), (-0.4 + k * 0.17, 0.5, 2.16), 0.03, iron)
    for y in (-0.32, -0.2, 0.2, 0.32):
        truck.box((-1.02 - (0.05 if abs(y) > 0.25 else 0), y, 1.28), (0.13, 0.075, 2.5), iron)
    for z in (0.35, 1.2, 2.45):
        truck.box((-1.05, 0, z), (0.1, 0.7, 0.12), iron)
    truck.tube((-1.0, 0, 0.3), (-1.0, 0, 2.3), 0.045, iron, sides=12)
    for z in (0.42, 0.85):
        truck.box((-1.16, 0, z), (0.06, 1.04, 0.12), iron)
    for k in range(7):
        truck.box((-1.16, -0.48 + k * 0.16, 1.1), (0.03, 0.03, 0.55), iron)
    for y in (-0.28, 0.28):
        truck.box((-1.17, y, 0.5), (0.05, 0.12, 0.85), iron)
        truck.box((-1.75, y, 0.1), (1.15, 0.12, 0.045), iron)
        truck.box((-0.5, y * 1.5, 2.06), (0.1, 0.16, 0.12), iron)
    truck.tube((0.8, 0, 2.2), (0.8, 0, 2.34), 0.06, emitter('beacon', (1, 0.5, 0.1), 5), sides=14)
    return truck.done('forklift', bevel=0.012)
