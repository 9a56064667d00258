"""What a crew takes along: helmets, folded jackets, gloves, boots, cases, flasks. Metres; each stands on z = 0 and faces -y."""

import math
import random

import bpy
from mathutils import Vector, noise

from nodes import material
from shapes import Build, mesh


def canvas(name, colour, threads=1400.0, worn=0.5, tape=None):
    """Work cloth: a twill too fine to count, paler where it rubs; tape is the x from which a reflecting band is sewn on."""
    made, nodes, output = material(name)
    shader = nodes('ShaderNodeBsdfPrincipled', i_Roughness=0.85, i_Specular=0.2, i_Sheen=0.4)
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates()
    parts = nodes('ShaderNodeSeparateXYZ', i_Vector=place)
    twill = nodes.math('SINE', nodes.math('MULTIPLY', nodes.math('ADD', nodes.math('ADD', parts.outputs[0], parts.outputs[1]), parts.outputs[2]), threads))
    rubbed = nodes.ramp(nodes.noise(place, 14.0, 7.0, 0.65), [(0.4, 0.0), (0.75, 1.0)])
    tone = nodes.mix(nodes.math('MULTIPLY', rubbed, worn), colour, tuple(min(1, c * 2.2 + 0.01) for c in colour))
    if tape is not None:
        sewn = nodes.math('COMPARE', parts.outputs[0], tape + 0.02, 0.02)
        tone = nodes.mix(sewn, tone, nodes.mix(nodes.math('MULTIPLY', rubbed, 0.7), (0.42, 0.44, 0.45), (0.2, 0.21, 0.21)))
        nodes.link(nodes.math('MULTIPLY_ADD', sewn, -0.45, 0.85), shader.inputs['Roughness'])
    nodes.link(tone, shader.inputs['Base Color'])
    relief = nodes.math('ADD', nodes.math('MULTIPLY', twill, 0.12), nodes.noise(place, 55.0, 5.0))
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.5, i_Distance=0.004, i_Height=relief).outputs[0], shader.inputs['Normal'])
    return made


def plastic(name, colour, rough=0.22, worn=0.3):
    """Moulded plastic: dust in the hollows, scuffs that take the gloss away, the more it is `worn`."""
    made, nodes, output = material(name)
    shader = nodes('ShaderNodeBsdfPrincipled', i_Specular=0.5)
    nodes.link(shader.outputs[0], output.inputs[0])
    own = nodes.math('MULTIPLY', nodes('ShaderNodeObjectInfo').outputs['Random'], 40.0)
    place = nodes.vector('ADD', nodes.coordinates(), nodes('ShaderNodeCombineXYZ', i_0=own, i_1=own, i_2=own).outputs[0])
    dust = nodes.ramp(nodes.noise(place, 9.0, 8.0, 0.7), [(0.45, 0.0), (0.8, 1.0)])
    scuffs = nodes.ramp(nodes.noise(nodes.vector('MULTIPLY', place, (1.0, 3.5, 1.6)), 38.0, 6.0, 0.75), [(0.6, 0.0), (0.68, 1.0)])
    grey = tuple(0.75 * c + 0.03 for c in colour)
    nodes.link(nodes.mix(nodes.math('MULTIPLY', nodes.math('MAXIMUM', dust, scuffs), worn), colour, grey), shader.inputs['Base Color'])
    nodes.link(nodes.math('ADD', nodes.math('MULTIPLY_ADD', dust, 0.67 * worn, rough), nodes.math('MULTIPLY', scuffs, 0.83 * worn)), shader.inputs['Roughness'])
    return made


def _soft(value, edge, width):
    """1 inside `edge`, 0 outside edge + width."""
    t = min(1.0, max(0.0, (edge + width - abs(value)) / width))
    return t * t * (3 - 2 * t)


def helmet(shell, inside, trim, link=False):
    """A hard hat: dome with three ribs, gutter round the rim, peak in front, slots and a strap at the sides."""
    wide, long, tall, steps, rows = 0.107, 0.13, 0.128, 120, 34
    rings = []

    def ring(rise, grow, scale=1.0):
        row = []
        for k in range(steps):
            u = 2 * math.pi * k / steps
            front = max(0.0, math.cos(u)) ** 1.4
            rho, z = (math.cos(rise) ** 0.82, tall * math.sin(rise) ** 0.92) if rise > 0 else (1.0, 0.0)
            x, y = wide * rho * math.sin(u) * scale, -long * rho * math.cos(u) * scale
            lift = 0.0
            if scale == 1.0 and rise > 0:
                fade = min(1.0, max(0.0, (z - 0.035) / 0.04)) * min(1.0, max(0.0, (0.118 + y) / 0.03))
                lift = fade * (0.0075 * _soft(x, 0.013, 0.006) + 0.004 * (_soft(abs(x) - 0.047, 0.006, 0.006)))
            out = Vector((x, y, z + 0.02)).normalized()
            place = Vector((x, y, z * scale)) + out * lift
            if grow is not None:
                away, drop = grow
                reach = away * (0.009 + 0.047 * front)
                flat = Vector((math.sin(u) * wide, -math.cos(u) * long, 0)).normalized()
                place += flat * reach + Vector((0, 0, -drop - away * 0.016 * front))
            row.append(place)
        rings.append(row)

    for k in range(16):
        ring(math.pi / 2 * (1 - k / 16) * 0.995, None, 0.965)
    ring(0, (0, 0.024), 0.965)
    ring(0, (1.0, 0.0265))
    ring(0, (1.06, 0.025))
    ring(0, (1.06, 0.0215))
    ring(0, (1.0, 0.020))
    ring(0, (0.5, 0.0195))
    ring(0, (0.12, 0.018))
    ring(0, (0, 0.013))
    for k in range(rows):
        ring(math.pi / 2 * k / rows * 0.995, None)
    points = [place + Vector((0, 0, 0.045)) for row in rings for place in row]
    made = Build()

    def skin(first, last, surface):
        made.add(points, [(r * steps + k, r * steps + (k + 1) % steps, (r + 1) * steps + (k + 1) % steps, (r + 1) * steps + k) for r in range(first, last) for k in range(steps)], surface, True)

    skin(0, 16, inside)
    skin(16, len(rings) - 1, shell)
    last = (len(rings) - 1) * steps
    made.add(points, [tuple(last + k for k in range(steps))], shell, True)
    for side in (-1, 1):
        made.box((side * 0.109, 0.012, 0.042), (0.008, 0.03, 0.022), trim, (0, side * 0.08, 0))
        made.box((side * 0.1135, 0.012, 0.042), (0.002, 0.02, 0.006), inside)
    # The head band and its wheel show below the nape.
    made.hose([(0.09 * math.sin(u), 0.112 * math.cos(u), 0.012) for u in (-1.3 + 2.6 * k / 24 for k in range(25))], 0.009, inside, sides=8)
    made.tube((0, 0.108, 0.014), (0, 0.134, 0.014), 0.017, trim, sides=18)
    return made.done('helmet', link=link)


def fused(name, chains, surface, voxel=0.005, smooth=6, wrinkles=0.0, fine=40.0, seed=0):
    """Balls and bars grown into one skin. chains: lists of (point, radius), each drawn as joined round bars."""
    body = Build()
    for chain in chains:
        for (a, r), (b, s) in zip(chain, chain[1:]):
            body.tube(a, b, r, surface, end_radius=s, sides=18)
        for place, radius in chain:
            rows = [[Vector(place) + Vector((math.cos(u) * math.sin(v), math.sin(u) * math.sin(v), math.cos(v))) * radius for u in (2 * math.pi * k / 16 for k in range(16))] for v in (math.pi * j / 10 for j in range(11))]
            body.add([p for row in rows for p in row], [(j * 16 + k, (j + 1) * 16 + k, (j + 1) * 16 + (k + 1) % 16, j * 16 + (k + 1) % 16) for j in range(10) for k in range(16)], surface, True)
    rough = body.done(name)
    remesh = rough.modifiers.new('Remesh', 'REMESH')
    remesh.mode, remesh.voxel_size = 'VOXEL', voxel
    smoothing = rough.modifiers.new('Smooth', 'SMOOTH')
    smoothing.iterations, smoothing.factor = smooth, 0.6
    data = bpy.data.meshes.new_from_object(rough.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(rough)
    shift = Vector((seed * 3.7, seed * 1.9, 0))
    if wrinkles:
        for vertex, normal in zip(data.vertices, [v.normal.copy() for v in data.vertices]):
            place = vertex.co
            vertex.co = place + normal * wrinkles * (noise.noise(place * fine + shift) + 0.6 * abs(noise.noise(Vector((place.x * 1.2, place.y, place.z * 2.4)) * fine * 0.6 + shift)))
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    if not data.materials:
        data.materials.append(surface)
    return bpy.data.objects.new(name, data)


def glove(surface, seed=0):
    """A leather work glove lying on its back, fingers towards -y."""
    numbers = random.Random(seed)
    chains = [[((x, 0.06 - 0.001 * k, 0.019), 0.018), ((x * 1.06, -0.03, 0.022), 0.02)] for k, x in enumerate((-0.032, -0.011, 0.011, 0.032))]
    for x, length in ((-0.036, 0.062), (-0.013, 0.082), (0.011, 0.086), (0.034, 0.072)):
        curl = numbers.uniform(0.004, 0.016)
        chains.append([((x, -0.03, 0.021), 0.0145), ((x * 1.2, -0.03 - length * 0.55, 0.022 + curl), 0.0135), ((x * 1.28, -0.03 - length, 0.016), 0.0125)])
    chains.append([((0.035, 0.045, 0.02), 0.018), ((0.066, 0.005, 0.022), 0.016), ((0.07, -0.03, 0.018), 0.0135)])
    for x in (-0.036, -0.012, 0.012, 0.036):
        chains.append([((x * 0.85, 0.06, 0.019), 0.017), ((x * 1.25, 0.14, 0.02), 0.018)])
    return fused('glove', chains, surface, 0.0035, 8, 0.0016, 55.0, seed)


def boots(leather, rubber, lace, seed=0):
    """A pair of ankle boots side by side, as one list of objects to copy."""
    parts = []
    for side in (-1, 1):
        chains = [
            [((0, 0.07, 0.075), 0.047), ((0, 0.066, 0.15), 0.05), ((0, 0.07, 0.235), 0.056)],
            [((0, 0.055, 0.14), 0.046), ((0, -0.03, 0.085), 0.045), ((0.002 * side, -0.1, 0.062), 0.042)],
            [((0, 0.07, 0.06), 0.042), ((0, -0.03, 0.056), 0.04)],
            [((-0.014, -0.09, 0.058), 0.036), ((-0.012, -0.128, 0.055), 0.036)],
            [((0.014, -0.09, 0.058), 0.036), ((0.012, -0.128, 0.055), 0.036)],
            # The padded collar.
            [((0.052 * math.cos(a), 0.07 + 0.052 * math.sin(a), 0.25), 0.011) for a in (2 * math.pi * k / 14 for k in range(15))],
        ]
        upper = fused('boot', chains, leather, 0.005, 5, 0.003, 45.0, seed + side)
        rest = Build()
        outline = [(-0.155, 0.022), (-0.15, 0.034), (-0.12, 0.046), (-0.07, 0.05), (-0.02, 0.045), (0.03, 0.041), (0.08, 0.043), (0.115, 0.036), (0.124, 0.02)]
        edge = [(w, y) for y, w in outline] + [(-w, y) for y, w in reversed(outline)]
        for low, high, grow in ((0.0, 0.02, 1.0), (0.02, 0.034, 1.04)):
            count = len(edge)
            corners = [(x * grow, y * grow, z) for z in (low, high) for x, y in edge]
            rest.add(corners, [(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)] + [tuple(range(count, 2 * count)), tuple(range(count))[::-1]], rubber)
        rest.tube((0, 0.07, 0.244), (0, 0.07, 0.252), 0.047, rubber, sides=24)
        for k in range(6):
            t = k / 5
            y, z = -0.052 + 0.072 * t, 0.124 + 0.105 * t
            rest.hose([(-0.03, y + 0.012, z - 0.012), (-0.012, y - 0.004, z + 0.004), (0.012, y - 0.002, z + 0.006), (0.03, y + 0.014, z - 0.006)], 0.0032, lace, sides=6)
        parts.append((upper, rest.done('boot sole', bevel=0.004, link=False), side * 0.062, side * 0.09))
    return parts


def tin(metal, seam, link=False, size=(0.19, 0.125, 0.058)):
    """A lunch tin of pressed aluminium: rounded corners, a lid that overlaps, a wire clip at either end."""
    made, (wide, deep, tall) = Build(), size
    lid = tall * 0.72

    def shell(profile, surface):
        rows = []
        for inset, z in profile:
            radius = max(0.004, 0.03 - inset)
            x, y = wide / 2 - inset - radius, deep / 2 - inset - radius
            rows.append([(a * x + radius * math.cos(u), b * y + radius * math.sin(u), z) for k, (a, b) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))) for u in (math.pi / 2 * (k + j / 10) for j in range(11))])
        count = len(rows[0])
        made.add([p for row in rows for p in row], [(r * count + k, r * count + (k + 1) % count, (r + 1) * count + (k + 1) % count, (r + 1) * count + k) for r in range(len(rows) - 1) for k in range(count)], surface, True)
        made.add(rows[-1], [tuple(range(count))], surface, True)

    shell([(0.012, 0.0), (0.006, 0.001), (0.003, 0.005), (0.002, 0.01), (0.002, lid), (0.004, lid + 0.001)], metal)
    shell([(0.003, lid - 0.003), (0.003, lid - 0.0005)], seam)
    # The lid: a rolled edge, a shoulder, a raised field.
    shell([(0.0015, lid), (-0.001, lid), (-0.002, lid + 0.0015), (-0.001, lid + 0.003), (0.0, lid + 0.004), (0.0, tall - 0.008), (0.002, tall - 0.003), (0.006, tall), (0.016, tall), (0.019, tall + 0.002), (0.022, tall + 0.0026), (0.029, tall + 0.0026)], metal)
    for side in (-1, 1):
        x = side * wide / 2
        for y in (-0.017, 0.017):
            made.hose([(x - side * 0.001, y, lid * 0.45), (x + side * 0.004, y, lid * 0.62), (x + side * 0.005, y, lid * 1.05), (x + side * 0.001, y, lid * 1.16)], 0.0013, seam, sides=8)
        made.hose([(x + side * 0.001, -0.017, lid * 1.16), (x + side * 0.001, 0.017, lid * 1.16)], 0.0013, seam, sides=8)
        made.box((x, 0, lid * 0.45), (0.004, 0.042, 0.006), metal)
    return made.done('tin', link=link)


def jacket(cloth, seed=0, size=(0.34, 0.25, 0.078), folds=3):
    """A folded work jacket: soft layers whose edges wander, creases on top. Returns the object and its height."""
    made, across, up = Build(), 240, 64
    shift = Vector((seed * 5.3, seed * 2.1, 0))
    corners = []

    def power(value, by):
        return math.copysign(abs(value) ** by, value)

    for row in range(up + 1):
        v = -math.pi / 2 + math.pi * row / up
        for k in range(across):
            u = 2 * math.pi * k / across
            side = power(math.cos(v), 0.22)
            x, y = power(math.cos(u), 0.28) * side, power(math.sin(u), 0.28) * side
            high = power(math.sin(v), 0.6) * 0.5 + 0.5
            edge = max(abs(x), abs(y)) ** 8
            place = Vector((x * size[0] / 2, y * size[1] / 2, 0))
            wander = noise.noise(Vector((place.x * 11, place.y * 11, 0)) + shift) * 0.14
            groove = 1 - abs(math.sin(math.pi * folds * min(1.0, max(0.0, high + wander * high * (1 - high) * 4)))) ** 0.55
            loose = noise.noise(Vector((place.x * 8, place.y * 8, high * 4)) + shift)
            place.xy *= 1 - 0.07 * groove * edge + 0.035 * loose * edge
            ridges = 1 - abs(noise.noise(Vector((place.x * 16 + 6 * loose * 0.05, place.y * 7, 0)) + shift)) * 2.2
            bulge = 0.014 * noise.noise(Vector((place.x * 5, place.y * 5, 3)) + shift) + 0.006 * ridges
            place.z = size[2] * high * (1 - 0.16 * edge) + high * bulge
            corners.append(place)
    squares = [(r * across + k, r * across + (k + 1) % across, (r + 1) * across + (k + 1) % across, (r + 1) * across + k) for r in range(up) for k in range(across)]
    made.add(corners, squares, cloth, True)
    return made.done('jacket', link=False), size[2]


def case(paint, steel, grip, link=False, size=(0.46, 0.25, 0.235)):
    """A sheet-steel tool box: pressed ribs, corner caps, two toggle latches, a handle in front."""
    wide, deep, tall = size
    made, seam = Build(), size[2] * 0.66
    made.box((0, 0, seam / 2 + 0.006), (wide, deep, seam - 0.012), paint)
    made.box((0, 0, (seam + tall) / 2), (wide + 0.004, deep + 0.004, tall - seam - 0.004), paint)
    made.box((0, 0, seam), (wide - 0.008, deep - 0.008, 0.012), grip)
    for z in (0.03, 0.062, 0.094):
        made.box((0, -deep / 2 - 0.001, z), (wide - 0.09, 0.008, 0.014), paint)
        for side in (-1, 1):
            made.box((side * (wide / 2 + 0.001), 0, z), (0.008, deep - 0.07, 0.014), paint)
    for x in (-1, 1):
        for y in (-1, 1):
            for z in (0.018, tall - 0.016):
                made.box((x * (wide / 2 - 0.014), y * (deep / 2 - 0.014), z), (0.04, 0.04, 0.04), steel)
            made.tube((x * (wide / 2 - 0.04), y * (deep / 2 - 0.04), -0.004), (x * (wide / 2 - 0.04), y * (deep / 2 - 0.04), 0.004), 0.014, grip, sides=14)
    for x in (-0.14, 0.14):
        made.box((x, -deep / 2 - 0.004, seam + 0.026), (0.036, 0.008, 0.02), steel)
        made.box((x, -deep / 2 - 0.007, seam - 0.022), (0.03, 0.008, 0.05), steel)
        made.hose([(x - 0.011, -deep / 2 - 0.012, seam - 0.03), (x - 0.011, -deep / 2 - 0.013, seam + 0.026), (x, -deep / 2 - 0.014, seam + 0.032), (x + 0.011, -deep / 2 - 0.013, seam + 0.026), (x + 0.011, -deep / 2 - 0.012, seam - 0.03)], 0.0022, steel, sides=8)
    for x in (-0.062, 0.062):
        made.box((x, -deep / 2 - 0.008, seam - 0.05), (0.018, 0.012, 0.026), steel)
    made.hose([(-0.062, -deep / 2 - 0.014, seam - 0.05), (-0.062, -deep / 2 - 0.022, seam - 0.078), (-0.05, -deep / 2 - 0.024, seam - 0.088), (0.05, -deep / 2 - 0.024, seam - 0.088), (0.062, -deep / 2 - 0.022, seam - 0.078), (0.062, -deep / 2 - 0.014, seam - 0.05)], 0.0045, steel, sides=10)
    made.tube((-0.044, -deep / 2 - 0.024, seam - 0.088), (0.044, -deep / 2 - 0.024, seam - 0.088), 0.0095, grip, sides=16)
    return made.done('case', bevel=0.004, link=link)


def flask(body, cap, link=False, tall=0.27, radius=0.041, stopper=None):
    """A steel vacuum flask with a screwed cup of `cap`, or, with the material of a `stopper`, without it."""
    made = Build()
    profile = [(0.0, radius * 0.93), (0.006, radius), (tall * 0.72, radius), (tall * 0.77, radius * 0.93), (tall * 0.79, radius * 0.8), (tall * 0.8, radius * 0.8)]
    for (z0, r0), (z1, r1) in zip(profile, profile[1:]):
        made.tube((0, 0, z0), (0, 0, z1), r0, body, end_radius=r1, sides=48, caps=False)
    made.tube((0, 0, 0.0005), (0, 0, 0.001), radius * 0.92, cap, sides=48)
    for k in range(3):
        z = tall * (0.81 + 0.014 * k)
        made.tube((0, 0, z), (0, 0, z + 0.002), radius * 0.885, body, sides=48)
    if stopper:
        made.tube((0, 0, tall * 0.795), (0, 0, tall * 0.86), radius * 0.84, body, sides=48)
        turn = [(tall * 0.86, 0.76), (tall * 0.865, 0.78), (tall * 0.915, 0.74), (tall * 0.925, 0.7), (tall * 0.93, 0.6)]
        for (z0, r0), (z1, r1) in zip(turn, turn[1:]):
            made.tube((0, 0, z0), (0, 0, z1), radius * r0, stopper, end_radius=radius * r1, sides=48, caps=z1 == turn[-1][0])
        for k in range(20):
            u = 2 * math.pi * k / 20
            x, y = math.cos(u) * radius, math.sin(u) * radius
            made.tube((x * 0.77, y * 0.77, tall * 0.87), (x * 0.74, y * 0.74, tall * 0.91), 0.0016, stopper, sides=8)
        return made.done('flask', link=link)
    made.tube((0, 0, tall * 0.795), (0, 0, tall * 0.98), radius * 0.86, cap, end_radius=radius * 0.82, sides=48, caps=False)
    made.tube((0, 0, tall * 0.98), (0, 0, tall), radius * 0.82, cap, end_radius=radius * 0.7, sides=48)
    return made.done('flask', link=link)


def linen(name, ground, stripe, at):
    """Woven cloth with a stripe 8 mm wide along every x in `at`."""
    made, nodes, output = material(name)
    shader = nodes('ShaderNodeBsdfPrincipled', i_Roughness=0.9, i_Specular=0.15, i_Sheen=0.3)
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates()
    x, y, _ = nodes('ShaderNodeSeparateXYZ', i_Vector=place).outputs
    threads = [nodes.math('SINE', nodes.math('MULTIPLY', part, 5200.0)) for part in (x, y)]
    weave = nodes.math('MULTIPLY', *threads)
    striped = 0.0
    for middle in at:
        striped = nodes.math('MAXIMUM', striped, nodes.math('COMPARE', x, middle, 0.004))
    worn = nodes.math('MULTIPLY_ADD', nodes.noise(place, 60.0, 5.0, 0.7), 0.5, 0.75)
    tone = nodes.mix(nodes.math('MULTIPLY', striped, 0.85), ground, stripe)
    nodes.link(nodes.mix(1.0, tone, worn, 'MULTIPLY'), shader.inputs['Base Color'])
    relief = nodes.math('MULTIPLY_ADD', weave, 0.25, nodes.noise(place, 220.0, 4.0))
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.4, i_Distance=0.0015, i_Height=relief).outputs[0], shader.inputs['Normal'])
    return made


def towel(surface):
    """A cloth laid together loosely in six layers: folds at its long sides, edges at its short ones."""
    wide, deep, layers, thick = 0.25, 0.16, 6, 0.003
    gap, path = thick * 1.7, []
    for layer in range(layers):
        z, way = thick / 2 + layer * gap, 1 if layer % 2 == 0 else -1
        path += [(way * deep * (t - 0.5), z) for t in (k / 24 for k in range(25))]
        if layer < layers - 1:
            path += [(way * (deep / 2 + 1.6 * gap * math.sin(u)), z + gap * (1 - math.cos(u)) / 2) for u in (math.pi * k / 8 for k in range(1, 8))]
    ring = []
    for side in (1, -1):
        for k, (y, z) in list(enumerate(path))[::side]:
            (y0, z0), (y1, z1) = path[max(0, k - 1)], path[min(len(path) - 1, k + 1)]
            long = math.hypot(y1 - y0, z1 - z0)
            ring.append((y - side * (z1 - z0) / long * thick / 2, z + side * (y1 - y0) / long * thick / 2))
    steps, top, corners = 110, layers * gap, []
    for k in range(steps + 1):
        for y, z in ring:
            layer, x = round(z / gap), wide * (k / steps - 0.5)
            away = Vector((x * 9, y * 9, layer * 0.35))
            wave = noise.noise(away) + 0.5 * noise.noise(away * 2.3)
            high = z * (1.15 + 0.6 * wave) + z / top * 0.014 * max(0.0, noise.noise(Vector((x * 14 + y * 9, y * 5, 4))))
            slip = 0.006 * noise.noise(Vector((layer * 1.9, y * 5, 7)))
            corners.append((x + slip + 0.002 * wave, y + 0.006 * noise.noise(Vector((x * 7, layer * 0.5, 2))), max(high, 0.0002)))
    count = len(ring)
    made = Build()
    made.add(corners, [(k * count + j, (k + 1) * count + j, (k + 1) * count + (j + 1) % count, k * count + (j + 1) % count) for k in range(steps) for j in range(count)], surface, True)
    for k in (0, steps):
        half = count // 2
        made.add(corners[k * count : (k + 1) * count], [(j, j + 1, count - 2 - j, count - 1 - j) for j in range(half - 1)], surface)
    return made.done('towel')
