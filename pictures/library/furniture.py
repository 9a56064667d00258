"""Chairs, lamps and panes for rooms. Metres; a piece stands on z = 0 and faces +y."""

import math
import random

from mathutils import Vector, noise

from glassware import turned
from nodes import material
from shapes import Build, mesh


def cushion(build, centre, size, surface, square=0.35, bend=0.0, tilt=0.0, seed=0, wrinkles=0.006, steps=(36, 20)):
    """Upholstery: a rounded box (square 0 = box, 1 = ball) with a soft unevenness; bend curves it about z, tilt leans it back."""
    across, up = steps
    corners, squares = [], []

    def power(value):
        return math.copysign(abs(value) ** square, value)

    for row in range(up + 1):
        v = -math.pi / 2 + math.pi * row / up
        for k in range(across):
            u = 2 * math.pi * k / across
            place = Vector((power(math.cos(u)) * power(math.cos(v)) * size[0] / 2, power(math.sin(u)) * power(math.cos(v)) * size[1] / 2, power(math.sin(v)) * size[2] / 2))
            place += place.normalized() * noise.noise(place * 6 + Vector((seed, seed * 2, 0))) * wrinkles
            place.y += bend * (2 * place.x / size[0]) ** 2
            place.y, place.z = place.y * math.cos(tilt) - place.z * math.sin(tilt), place.y * math.sin(tilt) + place.z * math.cos(tilt)
            corners.append(place + Vector(centre))
    for row in range(up):
        for k in range(across):
            a, b = row * across + k, row * across + (k + 1) % across
            squares.append((a, b, b + across, a + across))
    build.add(corners, squares, surface, True)


def office_chair(leather, metal, seed=0, link=False):
    """A conference chair on a star foot with castors: seat 0.46 high, back to 0.98."""
    made = Build()
    cushion(made, (0, 0.02, 0.46), (0.52, 0.5, 0.1), leather, 0.32, seed=seed)
    cushion(made, (0, -0.25, 0.745), (0.5, 0.075, 0.5), leather, 0.3, bend=0.06, tilt=0.16, seed=seed + 3)
    made.box((0, -0.262, 0.52), (0.07, 0.03, 0.22), metal, (-0.16, 0, 0))
    for side in (-1, 1):
        made.tube((side * 0.3, -0.16, 0.45), (side * 0.3, -0.2, 0.66), 0.011, metal)
        made.tube((side * 0.3, 0.12, 0.45), (side * 0.3, 0.14, 0.66), 0.011, metal)
        made.tube((side * 0.25, -0.16, 0.44), (side * 0.3, -0.16, 0.45), 0.011, metal)
        made.tube((side * 0.25, 0.12, 0.44), (side * 0.3, 0.12, 0.45), 0.011, metal)
        cushion(made, (side * 0.3, -0.03, 0.675), (0.05, 0.36, 0.028), leather, 0.4, seed=seed + 5, wrinkles=0.001, steps=(20, 10))
    made.tube((0, 0, 0.08), (0, 0, 0.41), 0.027, metal)
    made.tube((0, 0, 0.2), (0, 0, 0.41), 0.036, metal)
    for k in range(5):
        angle = 2 * math.pi * k / 5 + 0.3
        tip = Vector((0.31 * math.cos(angle), 0.31 * math.sin(angle), 0.07))
        made.tube((0, 0, 0.115), tip, 0.024, metal, end_radius=0.014, sides=10)
        made.tube(tip + Vector((-0.018, 0, -0.042)), tip + Vector((0.018, 0, -0.042)), 0.028, metal, sides=14)
    return made.done('office chair', link=link)


def pane(name='pane', tint=(0.82, 0.9, 0.92), reflection=0.09):
    """Window glass without thickness: what is behind it, and a faint picture of the room."""
    made, nodes, output = material(name)
    fresnel = nodes.math('MINIMUM', nodes.math('ADD', nodes('ShaderNodeFresnel', i_IOR=1.45).outputs[0], reflection - 0.04), 0.6)
    through = nodes('ShaderNodeBsdfTransparent', i_Color=tint)
    mirror = nodes('ShaderNodeBsdfGlossy', i_Roughness=0.0, i_Color=(1, 1, 1))
    both = nodes('ShaderNodeMixShader', i_0=fresnel, i_1=through.outputs[0], i_2=mirror.outputs[0])
    nodes.link(both.outputs[0], output.inputs[0])
    return made


def curtain(start, end, height, surface, folds=9, deep=0.05, seed=0, foot=0.02):
    """A hanging cloth from start to end (x, y) with uneven folds."""
    numbers = random.Random(seed)
    start, end = Vector((*start, 0)), Vector((*end, 0))
    side = (end - start).cross(Vector((0, 0, 1))).normalized()
    columns, rows, shift = folds * 12, 10, numbers.uniform(0, 6)
    corners = []
    for row in range(rows + 1):
        for k in range(columns + 1):
            t, z = k / columns, row / rows
            wave = math.sin(t * folds * 2 * math.pi + shift + 1.4 * noise.noise(Vector((t * 6, seed, z * 0.6))))
            place = start.lerp(end, t) + side * deep * wave * (0.75 + 0.25 * (1 - z)) * (0.7 + 0.5 * noise.noise(Vector((t * 9, seed, 3))))
            corners.append((place.x, place.y, foot + z * height))
    squares = [(r * (columns + 1) + k, r * (columns + 1) + k + 1, (r + 1) * (columns + 1) + k + 1, (r + 1) * (columns + 1) + k) for r in range(rows) for k in range(columns)]
    return mesh('curtain', corners, squares, surface, smooth=True)


def plain_chair(shell, metal, seed=0, link=False):
    """A stacking chair: bent seat and back on four steel legs."""
    made = Build()
    cushion(made, (0, 0, 0.455), (0.42, 0.42, 0.022), shell, 0.28, bend=0.0, seed=seed, wrinkles=0.003, steps=(32, 10))
    cushion(made, (0, -0.215, 0.7), (0.42, 0.02, 0.24), shell, 0.32, bend=0.05, tilt=0.2, seed=seed, wrinkles=0.003, steps=(32, 12))
    for side in (-0.185, 0.185):
        made.tube((side * 1.12, 0.21, 0), (side, 0.17, 0.44), 0.011, metal, sides=10)
        made.tube((side * 1.12, -0.24, 0), (side, -0.17, 0.44), 0.011, metal, sides=10)
        made.tube((side, -0.17, 0.44), (side * 0.95, -0.235, 0.78), 0.011, metal, sides=10)
        made.tube((side, 0.17, 0.44), (side, -0.17, 0.44), 0.009, metal, sides=10)
    return made.done('plain chair', link=link)


def pendant(outside, inside, bulb, radius=0.2):
    """An enamelled shade spun in one piece, its bulb below a socket, on a thin cable; its rim is at z = 0.
    The bulb casts no shadow: put a lamp in it, 2 cm above the rim."""
    curve = [(math.cos(t) ** 0.75, math.sin(t)) for t in (math.pi / 2 * k / 40 for k in range(41))]
    skin = [(radius * max(0.16, r), radius * 0.62 * z) for r, z in curve]
    lip = [(radius * 1.0, -0.004), (radius * 1.025, -0.003), (radius * 1.03, 0.002), (radius * 1.01, 0.006)]
    neck = [(radius * 0.15, radius * 0.64), (radius * 0.1, radius * 0.67), (radius * 0.09, radius * 0.82), (radius * 0.06, radius * 0.86), (0.0045, radius * 0.88), (0.0035, radius), (0.0035, 2.5)]
    shade = turned('shade', [*lip, *skin[1:], *neck], outside, sides=120)
    lining = turned('lining', [(r * 0.985, z - 0.003) for r, z in [(radius, 0.0), *skin[1:]]], inside, sides=120)
    lining.parent = shade
    socket = turned('socket', [(0, radius * 0.58), (radius * 0.1, radius * 0.58), (radius * 0.1, radius * 0.42), (0, radius * 0.42)], outside, sides=32)
    socket.parent = shade
    drop = [(0.0, -0.008), (0.012, -0.006), (0.022, 0.0), (0.029, 0.011), (0.031, 0.022), (0.029, 0.034), (0.021, 0.052), (0.014, 0.066), (0.013, 0.085)]
    glow = turned('bulb', drop, bulb, sides=48)
    glow.parent = shade
    glow.visible_shadow = False
    return shade


def dome_lamp(outside, inside, core, radius=0.2, link=False):
    """A spun metal shade with a small bright core; its rim is at z = 0, the cable goes up two metres."""
    made = Build()
    profile = [(radius * math.cos(t), radius * 0.72 * math.sin(t)) for t in (math.pi / 2 * k / 8 for k in range(8))]
    for (r0, z0), (r1, z1) in zip(profile, profile[1:]):
        made.tube((0, 0, z0), (0, 0, z1), r0, outside, end_radius=r1, sides=40, caps=False)
        made.tube((0, 0, z0), (0, 0, z1), r0 * 0.985, inside, end_radius=r1 * 0.985, sides=40, caps=False)
    made.tube((0, 0, radius * 0.68), (0, 0, radius * 1.05), radius * 0.2, outside, sides=20)
    made.tube((0, 0, radius * 0.2), (0, 0, radius * 0.5), radius * 0.24, core, end_radius=radius * 0.16, sides=20)
    made.tube((0, 0, radius), (0, 0, 2.5), 0.004, outside, sides=6)
    return made.done('dome lamp', link=link)
