"""Trees that branch, reeds and grass. A tree is two meshes in one object: bark and leaves. Copy it with copy_of."""

import math
import random

from mathutils import Matrix, Vector

from nodes import material
from shapes import Build


def leaf(name='leaf', colour=(0.05, 0.075, 0.02), through=0.45, varied=0.5, sunlit=(1.5, 1.4, 0.7)):
    """Thin foliage: light comes through it, tinted by `sunlit`; every tree has its own shade."""
    made, nodes, output = material(name)
    place = nodes.noise(nodes.coordinates(), 2.2, 3.0)
    own = nodes('ShaderNodeObjectInfo').outputs['Random']
    shade = nodes.math('MULTIPLY', nodes.math('MULTIPLY_ADD', place, 1.4 * varied, 1 - 0.7 * varied), nodes.math('MULTIPLY_ADD', own, varied, 1 - varied / 2))
    tone = nodes.mix(1.0, colour, shade, 'MULTIPLY')
    front = nodes('ShaderNodeBsdfDiffuse', i_Color=tone)
    back = nodes('ShaderNodeBsdfTranslucent', i_Color=nodes.mix(1.0, tone, sunlit, 'MULTIPLY'))
    nodes.link(nodes('ShaderNodeMixShader', i_0=through, i_1=front.outputs[0], i_2=back.outputs[0]).outputs[0], output.inputs[0])
    return made


def birch_bark(name='birch bark', pale=(0.42, 0.41, 0.38), dark=(0.025, 0.024, 0.022)):
    made, nodes, output = material(name)
    place = nodes.coordinates()
    bars = nodes.noise(nodes.vector('MULTIPLY', place, (3, 3, 22)), 1.6, 5.0, 0.7)
    low = nodes('ShaderNodeSeparateXYZ', i_Vector=place).outputs[2]
    foot = nodes.ramp(nodes.math('DIVIDE', low, 4.0), [(0.02, 0.22), (0.4, 0.0)])
    marks = nodes.ramp(nodes.math('ADD', bars, foot), [(0.56, 0.0), (0.66, 1.0)])
    shader = nodes('ShaderNodeBsdfPrincipled', i_Roughness=0.75)
    nodes.link(nodes.mix(marks, pale, dark), shader.inputs['Base Color'])
    nodes.link(shader.outputs[0], output.inputs[0])
    return made


def tree(name, seed, bark, twig, foliage, height=11.0, girth=0.12, leaves=9000, leaf_size=0.055, limbs=22, droop=0.5, first=0.22, spread=0.3, slender=1.0):
    """A tree with a leading stem, limbs all round it, twigs on them, leaves on the twigs. slender > 1 makes leaves into needles."""
    numbers = random.Random(seed)
    build, ends = Build(), []

    def limb(start, heading, length, radius, level):
        points, here, heading = [start], start, heading.normalized()
        pieces = (14, 7, 5)[level]
        for k in range(pieces):
            wander = Vector((numbers.gauss(0, 1), numbers.gauss(0, 1), numbers.gauss(0, 0.6))) * (0.06, 0.16, 0.25)[level]
            pull = Vector((0, 0, (0.1, 0.14 - 0.35 * droop * k / pieces, -0.3 * droop)[level]))
            heading = (heading + wander + pull).normalized()
            here = here + heading * length / pieces
            points.append(here)
        sides = (9, 5, 3)[level]
        for k in range(pieces):
            thick, thin = (max(0.003, radius * (1 - j / (pieces + 0.3)) ** 0.85) for j in (k, k + 1))
            build.tube(points[k], points[k + 1], thick, bark if level == 0 else twig, end_radius=thin, sides=sides, caps=False)
        if level:
            ends.extend((points[k].lerp(points[k + 1], numbers.random()), heading) for k in range(pieces) for _ in range(level) if k >= 1)
        if level == 2:
            return
        for k in range(limbs if level == 0 else 9):
            share = first + (0.97 - first) * (k + numbers.random()) / limbs if level == 0 else 0.2 + 0.78 * (k + numbers.random()) / 9
            at = share * pieces
            foot = points[int(at)].lerp(points[min(pieces, int(at) + 1)], at % 1)
            angle = k * 2.4 + numbers.gauss(0, 0.4)
            out = Vector((math.cos(angle), math.sin(angle), numbers.uniform(0.5, 1.1) if level == 0 else numbers.uniform(-0.2, 0.6)))
            if level:
                out = (out + heading * 0.9).normalized()
            reach = height * spread * (1.15 - share) ** 0.7 * numbers.uniform(0.65, 1.15) if level == 0 else length * numbers.uniform(0.25, 0.5) * (1.2 - share)
            limb(foot, out, reach, radius * (1 - share * 0.85) * (0.36 if level == 0 else 0.4), level + 1)

    lean = Vector((numbers.gauss(0, 0.07), numbers.gauss(0, 0.07), 1))
    limb(Vector((0, 0, -0.2)), lean, height, girth, 0)
    for _ in range(leaves):
        at, heading = numbers.choice(ends)
        place = at + Vector((numbers.gauss(0, 1), numbers.gauss(0, 1), numbers.gauss(-0.4, 1))) * (0.13 if slender == 1 else 0.04)
        turn = Matrix.Rotation(numbers.uniform(0, 6.28), 3, 'Z') @ Matrix.Rotation(numbers.gauss(0.9, 0.6), 3, 'X')
        if slender > 1:
            axis = (heading + Vector((numbers.gauss(0, 1), numbers.gauss(0, 1), numbers.gauss(0, 1))) * 0.5).normalized()
            turn = axis.to_track_quat('Y', 'Z').to_matrix() @ Matrix.Rotation(numbers.uniform(0, 6.28), 3, 'Y')
        size = leaf_size * numbers.uniform(0.6, 1.3)
        corners = [place + turn @ (Vector(c) * size) for c in ((-0.4 / slender, 0, 0), (0, -0.62 * slender**0.5, 0), (0.4 / slender, 0, 0), (0, 0.62 * slender**0.5, 0))]
        build.add(corners, [(0, 1, 2, 3)], foliage)
    made = build.done(name, link=False)
    return made


def blades(name, seed, surface, count=26, height=(0.9, 1.9), width=0.016, spread=0.25, lean=0.35, heads=None):
    """A tuft of grass or reeds; heads is the material of their plumes."""
    numbers = random.Random(seed)
    build = Build()
    for _ in range(count):
        foot = Vector((numbers.gauss(0, spread), numbers.gauss(0, spread), 0))
        angle, tall, bow = numbers.uniform(0, 6.28), numbers.uniform(*height), abs(numbers.gauss(0, lean))
        out = Vector((math.cos(angle), math.sin(angle), 0))
        side = Vector((-out.y, out.x, 0)) * width * numbers.uniform(0.6, 1.2)
        strip = []
        for k in range(6):
            t = k / 5
            place = foot + out * bow * tall * t**2.2 + Vector((0, 0, tall * t * (1 - 0.25 * bow * t)))
            strip += [place - side * (1 - t) ** 0.6, place + side * (1 - t) ** 0.6]
        build.add(strip, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(5)], surface)
        if heads and numbers.random() < 0.35:
            top = strip[-1]
            for _ in range(14):
                at = top + Vector((numbers.gauss(0, 0.012), numbers.gauss(0, 0.012), numbers.uniform(-0.2, 0.04))) + out * numbers.uniform(0, 0.05)
                build.tube(at, at + Vector((numbers.gauss(0, 0.02), numbers.gauss(0, 0.02), 0.05)), 0.006, heads, end_radius=0.001, sides=3, caps=False)
    return build.done(name, link=False)
