"""A wind sea round the camera, fine near and coarse far, with room for a ship's bow wave and wake."""

import math
import random

import bpy
import numpy as np

from materials import principled
from nodes import material
from scatter import sprinkle


def waves(size, wind, towards, height, seed, count=512, shortest=0.6):
    """One repeating square of sea: heights, sideways pushes along x and y, and how far crests fold (0..1)."""
    numbers = np.random.default_rng(seed)
    line = np.fft.fftfreq(count, size / count) * 2 * math.pi
    kx, ky = np.meshgrid(line, line, indexing='ij')
    k = np.hypot(kx, ky)
    k[0, 0] = 1.0
    longest = wind * wind / 9.81
    along = (kx * math.cos(towards) + ky * math.sin(towards)) / k
    power = np.exp(-1 / (k * longest) ** 2) / k**4 * (along**2 * 0.9 + 0.1) * np.exp(-((k * shortest / 6.28) ** 2))
    power[0, 0] = 0
    noise = numbers.normal(size=k.shape) + 1j * numbers.normal(size=k.shape)
    level = np.fft.ifft2(noise * np.sqrt(power)).real
    level *= height / 4 / level.std()
    spectrum = np.fft.fft2(level)
    push_x, push_y = (np.fft.ifft2(-1j * part / k * spectrum).real for part in (kx, ky))
    step = size / count
    fold = np.gradient(push_x, step, axis=0) + np.gradient(push_y, step, axis=1)
    return level.astype(np.float32), push_x.astype(np.float32), push_y.astype(np.float32), np.clip(fold / (fold.std() * 3), 0, 1).astype(np.float32)


def _sample(tile, size, x, y):
    count = tile.shape[0]
    u, v = x / size * count, y / size * count
    i, j = np.floor(u).astype(int), np.floor(v).astype(int)
    fu, fv = (u - i).astype(np.float32), (v - j).astype(np.float32)
    i, j, i1, j1 = i % count, j % count, (i + 1) % count, (j + 1) % count
    return (tile[i, j] * (1 - fu) + tile[i1, j] * fu) * (1 - fv) + (tile[i, j1] * (1 - fu) + tile[i1, j1] * fu) * fv


def patches(x, y, size, seed, octaves=3):
    """Cloudy noise 0..1 whose patches are about `size` metres."""
    lattice, total, weight = np.random.default_rng(seed).random((64, 64)).astype(np.float32), np.zeros_like(x), 0.0
    for octave in range(octaves):
        share = 0.6**octave
        total += share * _sample(lattice, 64 * size / 2**octave, x + 17 * octave, y - 29 * octave)
        weight += share
    return np.clip((total / weight - 0.5) * 1.7 + 0.5, 0, 1)


def sea(eye, target, surface, angle=64, height=1.6, wind=11.0, towards=0.6, chop=0.9, shape=None, near=3.0, far=14000.0, rows=1000, columns=620, seed=4, caps=0.0):
    """The sea in the camera's field.

    height is the significant wave height in metres, wind its speed, towards its direction in radians, caps 0..1 how
    much the crests break. shape(x, y) gives what a ship adds: metres of height, foam 0..1, and what share of the wind
    waves stays.
    """
    heading = math.atan2(target[1] - eye[1], target[0] - eye[0])
    across = heading + np.radians(np.linspace(-angle / 2, angle / 2, columns))
    away = near * (far / near) ** np.linspace(0, 1, rows)
    r, a = np.meshgrid(away, across, indexing='ij')
    x, y = eye[0] + r * np.cos(a), eye[1] + r * np.sin(a)
    level, foam = np.zeros_like(x), np.zeros_like(x)
    shifted_x, shifted_y = x.copy(), y.copy()
    for size, speed, share, turn in ((331.0, wind, 0.85, 0.0), (83.0, wind * 0.55, 0.42, 0.5)):
        tiles = waves(size, speed, towards + turn, height * share, seed + int(size))
        # Where a row of the mesh is longer than the wave, the wave fades out.
        keep = np.clip(1.15 - r / (size * 22), 0.06, 1)
        u, v = x * math.cos(turn) + y * math.sin(turn), y * math.cos(turn) - x * math.sin(turn)
        level += _sample(tiles[0], size, u, v) * keep
        shifted_x += _sample(tiles[1], size, u, v) * chop * keep
        shifted_y += _sample(tiles[2], size, u, v) * chop * keep
        foam = np.maximum(foam, _sample(tiles[3], size, u, v) * caps)
    if shape:
        added, wake, stays = shape(x, y)
        level, foam = level * stays + added, np.maximum(foam, wake)
    data = bpy.data.meshes.new('sea')
    data.vertices.add(x.size)
    data.vertices.foreach_set('co', np.stack([shifted_x, shifted_y, level], -1).astype(np.float32).ravel())
    i, j = np.meshgrid(np.arange(rows - 1), np.arange(columns - 1), indexing='ij')
    first = (i * columns + j).ravel()
    corners = np.stack([first, first + columns, first + columns + 1, first + 1], -1).astype(np.int32)
    data.loops.add(corners.size)
    data.loops.foreach_set('vertex_index', corners.ravel())
    data.polygons.add(len(corners))
    data.polygons.foreach_set('loop_start', np.arange(0, corners.size, 4, dtype=np.int32))
    data.polygons.foreach_set('loop_total', np.full(len(corners), 4, np.int32))
    data.polygons.foreach_set('use_smooth', np.ones(len(corners), bool))
    data.update(calc_edges=True)
    data.validate()
    data.attributes.new('foam', 'FLOAT', 'POINT').data.foreach_set('value', foam.astype(np.float32).ravel())
    data.materials.append(surface)
    if data.polygons[0].normal.z < 0:
        data.flip_normals()
    made = bpy.data.objects.new('sea', data)
    bpy.context.collection.objects.link(made)
    return made


def sea_water(colour=(0.004, 0.016, 0.020), rough=0.07, ripple=0.5, foam_colour=(0.46, 0.50, 0.52), lace=0.4):
    """Water with foam where the mesh's attribute `foam` asks for it, torn by noise."""
    made, nodes, output = material('sea water')
    place = nodes.coordinates()
    shader = nodes('ShaderNodeBsdfPrincipled', i_Base_Color=colour, i_Specular=0.5, i_IOR=1.33, i_Roughness=rough)
    fine = nodes.noise(place, 1.3, 5.0, 0.62)
    nodes.link(nodes('ShaderNodeBump', i_Strength=ripple, i_Distance=0.22, i_Height=fine).outputs[0], shader.inputs['Normal'])
    torn = nodes.math('ADD', nodes.math('MULTIPLY_ADD', nodes.noise(place, lace, 6.0, 0.74), 2.2, -0.6), nodes.math('MULTIPLY', fine, 0.4))
    wanted = nodes('ShaderNodeAttribute', attribute_name='foam').outputs['Fac']
    cover = nodes.ramp(nodes.math('SUBTRACT', nodes.math('ADD', wanted, torn), 0.78), [(0.28, 0.0), (0.5, 0.55), (0.78, 1.0)])
    cover = nodes.math('MULTIPLY', cover, nodes.ramp(wanted, [(0.03, 0.0), (0.2, 1.0)]))
    foam = nodes('ShaderNodeBsdfDiffuse', i_Color=nodes.mix(fine, tuple(c * 0.6 for c in foam_colour), foam_colour))
    both = nodes('ShaderNodeMixShader')
    nodes.link(cover, both.inputs[0])
    nodes.link(shader.outputs[0], both.inputs[1])
    nodes.link(foam.outputs[0], both.inputs[2])
    nodes.link(both.outputs[0], output.inputs[0])
    return made


def ship_waves(at, heading, half_length, half_beam, strength=1.0, wake=0.75):
    """A shape for sea(): the waves and foam of a ship whose middle is at `at`, sailing along `heading` (radians)."""

    def shape(x, y):
        u = (x - at[0]) * math.cos(heading) + (y - at[1]) * math.sin(heading)
        v = (y - at[1]) * math.cos(heading) - (x - at[0]) * math.sin(heading)
        aft = half_length - 5 - u
        width = half_beam * np.clip(aft / 42, 0, 1) ** 0.55
        off = np.abs(v) - width
        beside = (aft > -3) & (u > -half_length)
        past = np.maximum(aft, 0)
        torn, fleck = patches(u, v, 5.0, 11), patches(u, v, 1.6, 12)
        crest = 0.2 + past * 0.15 + 0.9 * (torn - 0.5)
        ridge = np.exp(-(((off - crest) / (0.9 + past * 0.05)) ** 2)) * np.exp(-past / 34) * (aft > -1.5)
        ridge *= 0.45 + 0.75 * torn
        # What the bow wave leaves: flecks between its crest and the side, thinning aft.
        wash = np.exp(-((np.maximum(off - 0.3, 0) / (1.6 + past * 0.085)) ** 2)) * beside * (0.56 + 0.38 * np.exp(-past / 45))
        wash *= 0.45 + 0.55 * torn + 0.35 * (fleck - 0.5)
        roll = np.cos(aft / 52 * 2 * math.pi) * np.exp(-np.abs(off) / 15) * beside * 0.35
        behind = np.maximum(-half_length - u, 0)
        inside = np.exp(-((np.abs(v) / (half_beam * 0.75 + behind * 0.05)) ** 4)) * (behind > 0)
        tail = inside * np.exp(-behind / 380) * (0.55 + 0.45 * np.exp(-behind / 60))
        arm = np.exp(-(((np.abs(v) - half_beam - behind * 0.3) / (3 + behind * 0.04)) ** 2)) * np.exp(-behind / 150) * (behind > 0)
        foam = np.maximum.reduce([ridge * (0.6 + 0.5 * fleck) * 1.25, wash, tail * wake * (0.75 + 0.6 * torn), arm * 0.5])
        lift = strength * (1.5 * ridge * (0.7 + 0.6 * fleck) + roll + 0.6 * wash * fleck + 0.5 * tail * fleck + 0.5 * arm - 0.4 * (off < -0.6) * beside)
        return lift, np.clip(foam * min(1, strength), 0, 0.76), 1 - 0.75 * tail - 0.5 * (off < 0) * beside

    return shape


def spray(at, heading, half_length, half_beam, colour=(0.55, 0.58, 0.59), count=9000, seed=5):
    """Drops thrown up along a ship's bow wave."""
    numbers = random.Random(seed)
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=1, radius=1)
    drop = bpy.context.object
    drop.data.materials.append(principled('spray', colour, rough=0.5))
    drop.hide_render = True
    places = []
    for _ in range(count):
        back, side = numbers.expovariate(1 / 7.0), numbers.choice((-1, 1))
        burst = 0.5 + 0.5 * math.sin(back * 1.1 + side) * math.sin(back * 0.43)
        u = half_length - 4 - back
        v = side * (half_beam * min(1, back / 42) ** 0.55 + 0.5 + back * 0.15 + numbers.gauss(0, 0.35 + 0.05 * back))
        z = at[2] + 0.5 + abs(numbers.gauss(0, 0.75)) * (0.35 + burst) * math.exp(-back / 16)
        x, y = at[0] + u * math.cos(heading) - v * math.sin(heading), at[1] + u * math.sin(heading) + v * math.cos(heading)
        places.append(((x, y, z), 0.014 + 0.055 * numbers.random() ** 3))
    sprinkle('spray', [drop], places)
