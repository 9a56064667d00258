"""Parts that plants are made of: turned bodies, walls with real windows, lamps, galleries, stacks, pipes, walkways."""

import math
import random

from mathutils import Vector

from light import spot
from materials import principled
from nodes import material

WARM, COOL = (1.0, 0.62, 0.28), (0.78, 0.93, 1.0)
UP = Vector((0, 0, 1))


def turned(build, foot, axis, profile, made, sides=64):
    """A body of revolution: profile is a list of (metres along the axis, radius); every step keeps its edge sharp."""
    foot, axis = Vector(foot), Vector(axis).normalized()
    matrix = axis.to_track_quat('Z', 'Y').to_matrix()
    directions = [matrix @ Vector((math.cos(2 * math.pi * k / sides), math.sin(2 * math.pi * k / sides), 0)) for k in range(sides)]
    for (low, small), (high, large) in zip(profile, profile[1:]):
        ring = [foot + axis * low + d * small for d in directions] + [foot + axis * high + d * large for d in directions]
        build.add(ring, [(k, (k + 1) % sides, sides + (k + 1) % sides, sides + k) for k in range(sides)], made, True)


def drum(build, foot, axis, length, radius, made, sides=48, chamfer=0.04):
    """A closed cylinder with a small chamfer."""
    inner = radius - chamfer
    turned(build, foot, axis, [(0, 0.001), (0, inner), (chamfer, radius), (length - chamfer, radius), (length, inner), (length, 0.001)], made, sides)


def ribbed(name, colour, rib=0.3, rough=0.5, seam=6.0, dirt=0.5, relief=0.6):
    """Profiled steel sheet: ribs along z every `rib` metres, a lap joint every `seam`, dirt that runs down."""
    made, nodes, output = material(name)
    shader = nodes('ShaderNodeBsdfPrincipled', i_Metallic=0.1)
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates()
    parts = nodes('ShaderNodeSeparateXYZ', i_Vector=place)
    across = nodes.math('ADD', parts.outputs[0], parts.outputs[1])
    wave = nodes.math('SINE', nodes.math('MULTIPLY', across, 2 * math.pi / rib))
    ribs = nodes.ramp(nodes.math('MULTIPLY_ADD', wave, 0.5, 0.5), [(0.3, 0.0), (0.55, 1.0)])
    joint = nodes.ramp(nodes.math('FRACT', nodes.math('DIVIDE', parts.outputs[2], seam)), [(0.0, 0.0), (0.015, 1.0)])
    runs = nodes.ramp(nodes.noise(nodes.vector('MULTIPLY', place, (1.6, 1.6, 0.07)), 1.4, 5.0, 0.7), [(0.42, 0.0), (0.75, 1.0)])
    clouds = nodes.ramp(nodes.noise(place, 0.13, 4.0, 0.65), [(0.35, 0.0), (0.7, 1.0)])
    amount = nodes.math('MULTIPLY', nodes.math('MAXIMUM', nodes.math('MULTIPLY', runs, 0.9), nodes.math('MULTIPLY', clouds, 0.7)), dirt)
    tone = nodes.mix(amount, colour, tuple(c * 0.36 for c in colour))
    tone = nodes.mix(1.0, tone, nodes.math('MULTIPLY_ADD', nodes.math('MULTIPLY', ribs, joint), 0.35, 0.65), 'MULTIPLY')
    nodes.link(tone, shader.inputs['Base Color'])
    nodes.link(nodes.math('MULTIPLY_ADD', amount, 0.35, rough - 0.08), shader.inputs['Roughness'])
    both = nodes.math('MULTIPLY', ribs, joint)
    nodes.link(nodes('ShaderNodeBump', i_Strength=relief, i_Distance=0.05, i_Height=both).outputs[0], shader.inputs['Normal'])
    return made


def concrete(name='concrete', colour=(0.15, 0.15, 0.145), lift=2.4):
    """Cast concrete: a joint every `lift` metres, tie holes' stains, rain runs."""
    made, nodes, output = material(name)
    shader = nodes('ShaderNodeBsdfPrincipled', i_Roughness=0.85)
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates()
    height = nodes('ShaderNodeSeparateXYZ', i_Vector=place).outputs[2]
    joint = nodes.ramp(nodes.math('FRACT', nodes.math('DIVIDE', height, lift)), [(0.0, 0.35), (0.02, 1.0)])
    runs = nodes.ramp(nodes.noise(nodes.vector('MULTIPLY', place, (1.3, 1.3, 0.06)), 1.2, 5.0, 0.7), [(0.45, 1.0), (0.72, 0.3)])
    clouds = nodes.math('MULTIPLY_ADD', nodes.noise(place, 0.5, 5.0, 0.65), 0.9, 0.5)
    nodes.link(nodes.mix(1.0, nodes.mix(1.0, colour, nodes.math('MULTIPLY', joint, runs), 'MULTIPLY'), clouds, 'MULTIPLY'), shader.inputs['Base Color'])
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.4, i_Distance=0.03, i_Height=nodes.noise(place, 5.0, 4.0)).outputs[0], shader.inputs['Normal'])
    return made


def pane(name, colour, strength):
    """A lit room behind glass: cloudy brightness, lighter above, never an even white square. Strength 0 is dark glass."""
    made, nodes, output = material(name)
    glossy = nodes('ShaderNodeBsdfPrincipled', i_Base_Color=(0.006, 0.012, 0.015), i_Roughness=0.06, i_Specular=0.8)
    if not strength:
        nodes.link(glossy.outputs[0], output.inputs[0])
        return made
    rooms = nodes.ramp(nodes.noise(nodes.vector('MULTIPLY', nodes.coordinates(), (1.0, 1.0, 1.6)), 0.9, 3.0, 0.7), [(0.3, 0.06), (0.72, 1.0)])
    glow = nodes('ShaderNodeEmission', i_Color=colour, i_Strength=nodes.math('MULTIPLY', rooms, strength))
    nodes.link(nodes('ShaderNodeAddShader', i_0=glossy.outputs[0], i_1=glow.outputs[0]).outputs[0], output.inputs[0])
    return made


def kit():
    """The materials of a plant, by name."""
    glow, nodes, output = material('lamp core')
    nodes.link(nodes('ShaderNodeEmission', i_Color=WARM, i_Strength=22.0).outputs[0], output.inputs[0])
    cold, nodes, output = material('cold core')
    nodes.link(nodes('ShaderNodeEmission', i_Color=COOL, i_Strength=14.0).outputs[0], output.inputs[0])
    red, nodes, output = material('red core')
    nodes.link(nodes('ShaderNodeEmission', i_Color=(1, 0.04, 0.015), i_Strength=12.0).outputs[0], output.inputs[0])
    return {
        'steel': principled('steel', (0.075, 0.09, 0.096), 0.5, 0.35, dirt=0.7, dirt_scale=0.9),
        'dark': principled('dark steel', (0.022, 0.026, 0.028), 0.55, 0.2, dirt=0.6, dirt_scale=1.2),
        'galvanised': principled('galvanised', (0.24, 0.26, 0.27), 0.42, 0.7, dirt=0.7, dirt_scale=1.5),
        'rust': principled('rust', (0.12, 0.055, 0.032), 0.7, 0.1, dirt=0.8, dirt_scale=0.8),
        'concrete': concrete(),
        'cladding': ribbed('cladding', (0.062, 0.098, 0.11)),
        'pale': ribbed('pale cladding', (0.15, 0.175, 0.18), rib=0.25),
        'lamp': glow,
        'cold': cold,
        'red': red,
        'panes': [pane('pane dark', WARM, 0), pane('pane dim', WARM, 0.35), pane('pane lit', (1, 0.68, 0.36), 1.5), pane('pane cool', COOL, 0.9)],
    }


class Wall:
    """A vertical plane with its own coordinates: u metres along, z up, d out of it."""

    def __init__(self, build, foot, along):
        self.build, self.foot, self.along = build, Vector(foot), Vector(along).normalized()
        self.out = self.along.cross(UP)
        self.turn = math.atan2(self.along.y, self.along.x)

    def at(self, u, z, d=0.0):
        return self.foot + self.along * u + UP * z + self.out * d

    def box(self, u, z, d, size, made):
        """size: along, up, out."""
        self.build.box(self.at(u, z, d), (size[0], size[2], size[1]), made, (0, 0, self.turn))

    def window(self, u, z, width, height, parts, columns=2, rows=2, lit=0.4):
        """A frame that stands out, mullions, a sill and a pane set back; a share `lit` glows, some behind half a blind."""
        chance = random.random()
        glass = parts['panes'][0 if chance > lit else random.choice((1, 1, 2, 2, 2, 3))]
        self.box(u, z, 0.02, (width, height, 0.04), glass)
        for side in (-1, 1):
            self.box(u + side * width / 2, z, 0.09, (0.09, height + 0.09, 0.18), parts['dark'])
            self.box(u, z + side * height / 2, 0.09, (width, 0.09, 0.18), parts['dark'])
        for k in range(1, columns):
            self.box(u - width / 2 + width * k / columns, z, 0.06, (0.05, height, 0.07), parts['dark'])
        for k in range(1, rows):
            self.box(u, z - height / 2 + height * k / rows, 0.06, (width, 0.05, 0.07), parts['dark'])
        self.box(u, z - height / 2 - 0.06, 0.16, (width + 0.2, 0.06, 0.3), parts['galvanised'])
        if chance < lit and random.random() < 0.35:
            drop = height * random.uniform(0.25, 0.7)
            self.box(u, z + height / 2 - drop / 2, 0.045, (width * 0.98, drop, 0.02), parts['dark'])

    def lamp(self, u, z, parts, watts=0.0, angle=110, core='lamp', reach=0.7):
        """A bulkhead lamp on a bracket, throwing light down the wall."""
        self.box(u, z + 0.06, reach / 2, (0.05, 0.05, reach), parts['dark'])
        self.box(u, z + 0.03, reach, (0.34, 0.12, 0.3), parts['dark'])
        self.box(u, z - 0.045, reach, (0.2, 0.04, 0.17), parts[core])
        if watts:
            where = self.at(u, z - 0.15, reach)
            spot(where, self.at(u, z - 6, reach * 0.6), watts, WARM if core == 'lamp' else COOL, angle, 0.7, 0.12)


def building(build, corner, size, parts, skin='cladding', floors=(), lit=0.4, window=(1.5, 1.9), pitch=3.2, lamps=(), fronts=(0, 1)):
    """A clad building; corner is its least x and y. floors: heights of window rows; lamps: metres along the front with light."""
    x, y, z = corner
    wide, deep, high = size
    build.box((x + wide / 2, y + deep / 2, z + high / 2), size, parts[skin])
    build.box((x + wide / 2, y + deep / 2, z + 0.5), (wide + 0.12, deep + 0.12, 1.0), parts['concrete'])
    build.box((x + wide / 2, y + deep / 2, z + high), (wide + 0.5, deep + 0.5, 0.45), parts['dark'])
    walls = [Wall(build, (x, y, z), (1, 0, 0)), Wall(build, (x + wide, y, z), (0, 1, 0)), Wall(build, (x, y + deep, z), (0, -1, 0))]
    for number in fronts:
        wall, length = walls[number], deep if number else wide
        for k in range(1, max(2, round(length / 12))):
            u = length * k / max(2, round(length / 12)) + 0.6
            wall.box(u, high / 2, 0.12, (0.16, high, 0.16), parts['galvanised'])
            wall.box(u, high - 0.8, 0.16, (0.45, 0.5, 0.3), parts['galvanised'])
        for height in floors:
            shift = random.uniform(-0.3, 0.3)
            for k in range(int(length / pitch)):
                u = (k + 0.5) * length / int(length / pitch) + shift
                if random.random() < 0.86:
                    wall.window(u, height, window[0], window[1], parts, lit=lit)
    for u in lamps:
        walls[0].lamp(u, min(high - 1.5, 6.0), parts, 420)
    for _ in range(int(wide / 5)):
        at = (random.uniform(x + 2, x + wide - 2), random.uniform(y + 2, y + deep - 2))
        side = random.uniform(0.8, 2.2)
        build.box((*at, z + high + side / 2), (side * 1.4, side, side), parts[random.choice(('steel', 'galvanised', 'dark'))])
        build.tube((at[0] + side, at[1], z + high), (at[0] + side, at[1], z + high + random.uniform(1, 3)), 0.18, parts['galvanised'], sides=10)
    return walls


def gallery(build, start, end, parts, width=3.4, height=3.2, skin='cladding', lit=0.7, trestles=18.0, every=3.4):
    """A closed conveyor gallery between two points: sheet walls, windows, lattice legs to the ground."""
    start, end = Vector(start), Vector(end)
    run = end - start
    length, along = run.length, run.normalized()
    level = Vector((along.x, along.y, 0)).normalized()
    side, up = level.cross(UP), level.cross(UP).cross(along)
    frame = [(side, width / 2, up, height / 2), (up, height / 2, side, width / 2)]
    middle = (start + end) / 2
    for number, (axis, reach, other, span) in enumerate(frame):
        for sign in (-1, 1):
            o = middle + axis * reach * sign
            corners = [o - along * length / 2 - other * span, o + along * length / 2 - other * span, o + along * length / 2 + other * span, o - along * length / 2 + other * span]
            build.add(corners, [(0, 1, 2, 3)], parts[skin if number == 0 else 'dark'])
    for sign in (-1, 1):
        for v in (-height / 2, height / 2):
            build.beam(start + side * sign * (width / 2 + 0.06) + up * v, end + side * sign * (width / 2 + 0.06) + up * v, 0.28, parts['steel'])
    for k in range(1, int(length / every)):
        at = start + along * every * k
        for sign in (-1, 1):
            face = at + side * sign * (width / 2 + 0.05)
            build.beam(face - along * every / 2 - up * height / 2, face - along * every / 2 + up * height / 2, 0.12, parts['steel'])
            glass = parts['panes'][random.choice((2, 2, 1, 2, 3)) if random.random() < lit else 0]
            a, b = along * every * 0.2, up * height * 0.14
            o = face + up * 0.35 + side * sign * 0.02
            build.add([o - a - b, o + a - b, o + a + b, o - a + b], [(0, 1, 2, 3)], glass)
            for f in (-1, 0, 1):
                build.beam(o + a * f - b + side * sign * 0.03, o + a * f + b + side * sign * 0.03, 0.07, parts['dark'])
            for f in (-1, 1):
                build.beam(o + b * f - a + side * sign * 0.03, o + b * f + a + side * sign * 0.03, 0.07, parts['dark'])
    count = int(length / trestles)
    for k in range(1, count + 1):
        at = start + along * length * (k - 0.5) / count
        top = at.z - height / 2
        if top > 3:
            build.truss((at.x, at.y, 0), (at.x, at.y, top), 1.7, parts['steel'], panels=max(3, int(top / 2.4)), width=0.2)
            build.box((at.x, at.y, 0.3), (3, 3, 0.7), parts['concrete'])
    return start, end


def stack(build, foot, height, radius, parts, skin='concrete', bands=True, platforms=(0.5, 0.9)):
    """A chimney that tapers, with bands, ring platforms, a caged ladder and warning lights."""
    x, y, z = foot
    turned(build, foot, UP, [(0, radius * 1.45), (height, radius), (height, radius * 0.82), (height - 3, radius * 0.8)], parts[skin], 40)

    def girth(h):
        return radius * (1.45 - 0.45 * h / height)

    if bands:
        for k in range(3):
            h = height - 2 - k * 8
            turned(build, (x, y, z + h - 4), UP, [(0, girth(h - 4) + 0.03), (4, girth(h) + 0.03)], parts['rust'], 40)
    for share in platforms:
        h = height * share
        r = girth(h)
        turned(build, (x, y, z + h), UP, [(0, r), (0, r + 1.1), (0.14, r + 1.1), (0.14, r)], parts['dark'], 32)
        for k in range(16):
            a, b = 2 * math.pi * k / 16, 2 * math.pi * (k + 1) / 16
            for rail in (0.55, 1.1):
                build.beam((x + (r + 1.05) * math.cos(a), y + (r + 1.05) * math.sin(a), z + h + rail), (x + (r + 1.05) * math.cos(b), y + (r + 1.05) * math.sin(b), z + h + rail), 0.06, parts['steel'])
            build.beam((x + (r + 1.05) * math.cos(a), y + (r + 1.05) * math.sin(a), z + h), (x + (r + 1.05) * math.cos(a), y + (r + 1.05) * math.sin(a), z + h + 1.1), 0.06, parts['steel'])
        for a in (3.9, 5.5):
            build.box((x + (r + 1.1) * math.cos(a), y + (r + 1.1) * math.sin(a), z + h + 1.3), (0.34, 0.34, 0.4), parts['red'])
    foot_of, top_of = Vector((x + 0.4 * radius, y - girth(0) - 0.35, z)), Vector((x + 0.4 * radius, y - girth(height) - 0.35, z + height))
    build.ladder(foot_of, top_of, parts['steel'], rung=0.6)
    for k in range(int(height / 2.4)):
        at = foot_of.lerp(top_of, (k + 0.5) / int(height / 2.4))
        for a, b in ((-0.4, -0.2), (-0.2, 0.2), (0.2, 0.4)):
            build.beam(at + Vector((a, -0.35 if a == -0.2 else 0, 0)), at + Vector((b, -0.35 if b != 0.4 else 0, 0)), 0.04, parts['steel'])


def silo(build, foot, radius, height, parts, skin='concrete', cone=2.2):
    """A silo: hoops, a cone roof with a rail and a vent, a stair that winds up."""
    x, y, z = foot
    turned(build, foot, UP, [(0, radius), (height, radius), (height, radius + 0.25), (height + 0.3, radius + 0.25), (height + cone, 0.9), (height + cone + 1.2, 0.9), (height + cone + 1.2, 0.01)], parts[skin], 48)
    for k in range(1, int(height / 4)):
        turned(build, (x, y, z + k * 4), UP, [(0, radius), (0, radius + 0.07), (0.22, radius + 0.07), (0.22, radius)], parts['steel'], 48)
    for k in range(24):
        a, b = 2 * math.pi * k / 24, 2 * math.pi * (k + 1) / 24
        p, q = Vector((x + radius * math.cos(a), y + radius * math.sin(a), z + height + 0.3)), Vector((x + radius * math.cos(b), y + radius * math.sin(b), z + height + 0.3))
        build.beam(p, p + UP * 1.1, 0.06, parts['steel'])
        build.beam(p + UP * 1.1, q + UP * 1.1, 0.06, parts['steel'])
    winding_stair(build, foot, radius, height, parts)


def winding_stair(build, foot, radius, height, parts, start=3.4, turn=2.2, wide=0.8):
    """Treads and two rails that climb round a cylinder."""
    x, y, z = foot
    steps = int(height / 0.25)
    rail = None
    for k in range(steps):
        a, h = start + turn * k / steps, z + height * (k + 1) / steps
        inner, outer = Vector((x + (radius + 0.08) * math.cos(a), y + (radius + 0.08) * math.sin(a), h)), Vector((x + (radius + wide) * math.cos(a), y + (radius + wide) * math.sin(a), h))
        build.box((inner + outer) / 2, (wide, 0.26, 0.05), parts['galvanised'], (0, 0, a))
        if k % 4 == 0:
            build.beam(outer, outer + UP * 1.1, 0.05, parts['steel'])
            if rail:
                build.beam(rail, outer + UP * 1.1, 0.05, parts['steel'])
                build.beam(rail - UP * 0.5, outer + UP * 0.6, 0.04, parts['steel'])
                build.beam(rail - UP * 1.15, outer - UP * 0.05, 0.14, parts['dark'])
            rail = outer + UP * 1.1


def walkway(build, start, end, parts, width=1.2, sides=(-1, 1), posts=1.5, grating=0.0):
    """A grating on two channels with rails; grating > 0 lays real bars every so many metres (near the camera)."""
    start, end = Vector(start), Vector(end)
    along = (end - start).normalized()
    side = Vector((along.x, along.y, 0)).normalized().cross(UP) * width / 2
    for sign in (-1, 1):
        build.beam(start + side * sign - UP * 0.1, end + side * sign - UP * 0.1, 0.14, parts['steel'])
    if grating:
        count = int((end - start).length / grating)
        for k in range(count):
            at = start.lerp(end, (k + 0.5) / count)
            build.box(at - UP * 0.02, (0.008, width, 0.04), parts['galvanised'], (0, 0, math.atan2(along.y, along.x)))
        for k in range(9):
            offset = side * (k / 4 - 1)
            build.beam(start + offset, end + offset, 0.012, parts['galvanised'])
    else:
        a, b = start - UP * 0.02, end - UP * 0.02
        build.add([a - side, a + side, b + side, b - side], [(0, 1, 2, 3)], parts['dark'])
    for sign in sides:
        build.railing(start + side * sign, end + side * sign, parts['steel'], posts, 1.1, 0.05)
        build.beam(start + side * sign + UP * 0.08, end + side * sign + UP * 0.08, 0.03, parts['steel'])


def pipe(build, points, radius, made, parts, flange=6.0, sides=20):
    """A pipe through points, with elbows as balls of tube and a flange every `flange` metres."""
    for a, b in zip(points, points[1:]):
        a, b = Vector(a), Vector(b)
        build.tube(a, b, radius, made, sides=sides)
        axis = (b - a).normalized()
        turned(build, b - axis * radius, axis, [(0, radius), (radius * 0.7, radius * 0.97), (radius * 1.5, radius * 0.75), (radius * 2, 0.01)], made, sides)
        for k in range(int((b - a).length / flange)):
            at = a + axis * flange * (k + 0.4)
            build.tube(at - axis * 0.06, at + axis * 0.06, radius * 1.35, parts['steel'], sides=sides)


def pole_lamp(build, at, height, parts, watts=900, towards=(0, -1, 0), angle=120, core='lamp'):
    """A street lamp: tapered pole on a base plate, arm, housing, small bright core and a spot downward."""
    at, towards = Vector(at), Vector(towards).normalized()
    top = at + UP * height
    build.tube(at, top, 0.11, parts['galvanised'], 0.06, sides=12)
    build.box(at + UP * 0.1, (0.4, 0.4, 0.2), parts['concrete'])
    head = top + towards * 1.4 + UP * 0.25
    build.beam(top, head, 0.07, parts['galvanised'])
    turn = (0, 0, math.atan2(towards.y, towards.x))
    build.box(head + towards * 0.2, (0.7, 0.32, 0.12), parts['dark'], turn)
    build.box(head + towards * 0.25 - UP * 0.08, (0.34, 0.2, 0.04), parts[core], turn)
    if watts:
        spot(head + towards * 0.25 - UP * 0.2, head - UP * 6 + towards * 0.6, watts, WARM if core == 'lamp' else COOL, angle, 0.8, 0.15)


def clutter(build, area, count, parts):
    """What stands about: kerbs, bollards, boxes, drums, pallets, coils; area is (x0, x1, y0, y1)."""
    x0, x1, y0, y1 = area
    for _ in range(count):
        x, y, turn = random.uniform(x0, x1), random.uniform(y0, y1), random.uniform(0, 3)
        kind = random.random()
        if kind < 0.3:
            drum(build, (x, y, 0), UP, 0.9, 0.29, parts[random.choice(('rust', 'steel', 'dark'))], 20)
        elif kind < 0.55:
            build.tube((x, y, 0), (x, y, 1.0), 0.1, parts['galvanised'], sides=12)
        elif kind < 0.8:
            for layer in range(random.randint(1, 5)):
                build.box((x, y, 0.08 + layer * 0.16), (1.2, 1.0, 0.1), parts['rust'], (0, 0, turn + random.uniform(-0.1, 0.1)))
        else:
            side = random.uniform(0.7, 1.8)
            build.box((x, y, side / 2), (side * 1.5, side, side), parts[random.choice(('steel', 'cladding', 'galvanised'))], (0, 0, turn))
