"""The side of a loaded bulk carrier close to the water: draught marks, weld seams, a dirty waterline. z = 0 is the water."""

import math

import bpy
from mathutils import noise

from grains import ground
from light import area, camera, sun
from materials import principled, water
from nodes import material
from palette import ICE
from shapes import Build, mesh
from shoot import shoot
from sky import sky
from stage import stage

stage(samples=6, seed=88, exposure=0.5, bounces=(3, 1, 2))
PAINT_LINE = 1.02


def shell_plate():
    """Dark topside over red antifouling; rust runs down, weed and salt mark the waterline."""
    made, nodes, output = material('shell plate')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Specular=0.45)
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates()
    parts = nodes('ShaderNodeSeparateXYZ', i_Vector=place)
    height = parts.outputs[2]
    cloud, fine = nodes.noise(place, 1.1, 7.0, 0.65), nodes.noise(place, 15.0, 5.0, 0.7)
    runs = nodes.noise(nodes.vector('MULTIPLY', place, (3.4, 3.4, 0.16)), 1.6, 7.0, 0.72)
    worn = nodes.math('MULTIPLY_ADD', fine, 0.035, height)
    under = nodes.math('LESS_THAN', worn, PAINT_LINE + 0.018)
    top = nodes.mix(cloud, (0.010, 0.026, 0.031), (0.026, 0.05, 0.056))
    red = nodes.mix(cloud, (0.06, 0.012, 0.008), (0.11, 0.024, 0.014))
    paint = nodes.mix(under, top, red)
    chalk = nodes.math('MULTIPLY', nodes.ramp(nodes.noise(place, 4.0, 6.0, 0.75), [(0.5, 0.0), (0.75, 1.0)]), 0.3)
    paint = nodes.mix(chalk, paint, (0.2, 0.19, 0.18))
    rust = nodes.math('MULTIPLY', nodes.ramp(runs, [(0.55, 0.0), (0.72, 1.0)]), nodes.math('MULTIPLY_ADD', fine, 0.7, 0.1))
    paint = nodes.mix(rust, paint, (0.12, 0.045, 0.014))
    bare = nodes.ramp(nodes.noise(place, 7.0, 8.0, 0.8), [(0.66, 0.0), (0.7, 1.0)])
    paint = nodes.mix(nodes.math('MULTIPLY', bare, 0.7), paint, (0.06, 0.028, 0.014))
    splash = nodes.ramp(nodes.math('MULTIPLY_ADD', cloud, -0.22, height), [(0.0, 1.0), (0.16, 0.75), (0.34, 0.0)])
    paint = nodes.mix(nodes.math('MULTIPLY', splash, 0.8), paint, (0.022, 0.03, 0.016))
    nodes.link(paint, shader.inputs['Base Color'])
    dry = nodes.math('MULTIPLY_ADD', fine, 0.22, 0.26)
    nodes.link(nodes.math('SUBTRACT', dry, nodes.math('MULTIPLY', splash, 0.28)), shader.inputs['Roughness'])
    dents = nodes.math('ADD', nodes.math('MULTIPLY', nodes.noise(nodes.vector('MULTIPLY', place, (0.9, 1, 0.5)), 0.9, 2.0), 5.0), nodes.math('MULTIPLY', nodes.noise(place, 60.0, 3.0), 0.04))
    relief = nodes.math('ADD', dents, nodes.math('MULTIPLY', nodes.math('ADD', bare, chalk), 0.06))
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.5, i_Distance=0.03, i_Height=relief).outputs[0], shader.inputs['Normal'])
    return made


def shell(x, z):
    """The side turns away towards the bow (+x) and flares a little."""
    ahead = max(0.0, x - 1.5)
    return 0.012 * ahead * ahead + 0.02 * max(0.0, x) * max(0.0, 2.0 - z)


plate = shell_plate()
columns, rows = 160, 60
grid = [(-14 + 44 * i / columns, -1.2 + 7.2 * j / rows) for i in range(columns + 1) for j in range(rows + 1)]
faces = [(i * (rows + 1) + j, (i + 1) * (rows + 1) + j, (i + 1) * (rows + 1) + j + 1, i * (rows + 1) + j + 1) for i in range(columns) for j in range(rows)]
mesh('shell', [(x, shell(x, z), z) for x, z in grid], faces, plate, smooth=True)

seams = Build()
for z in (0.52, 2.3, 4.1):
    for k in range(120):
        x = -14 + k * 0.36
        seams.tube((x, shell(x, z) + 0.004, z + 0.003 * math.sin(k * 2.1)), (x + 0.37, shell(x + 0.37, z) + 0.004, z + 0.003 * math.sin((k + 1) * 2.1)), 0.011, plate, sides=8, caps=False)
for x in (-5.2, -0.95, 3.4, 8.0, 13.0):
    for k in range(34):
        z = -0.8 + k * 0.2
        seams.tube((x, shell(x, z) + 0.004, z), (x, shell(x, z + 0.2) + 0.004, z + 0.2), 0.011, plate, sides=8, caps=False)
seams.done('seams')

mark = principled('mark paint', (0.5, 0.5, 0.47), rough=0.55, dirt=0.85, dirt_scale=7.0, streaks=0.6)


def figure(text, x, z, tall=0.1):
    """Raised figures are welded on and painted; their foot is the draught they name."""
    bpy.ops.object.text_add()
    made = bpy.context.object
    made.data.body, made.data.size, made.data.extrude, made.data.bevel_depth = text, tall * 1.42, 0.004, 0.002
    made.data.align_x = 'RIGHT'
    made.data.materials.append(mark)
    made.location, made.rotation_euler = (x, shell(x, z) - 0.004, z), (math.pi / 2, 0, math.atan(0.024 * max(0.0, x - 1.5)))
    return made


bar = Build()
for k in range(9):
    whole = 9 + k // 5
    z = 0.14 + k * 0.2
    figure(f'{whole}M' if k % 5 == 0 else str(2 * (k % 5)), 0.62 if k % 5 else 0.69, z)
bar.done('bar')


def swell(x, y):
    """Harbour water: low swell, ripples, a little higher where it slaps against the plates."""
    near = math.exp(-abs(y) / 0.6)
    value = 0.05 * noise.noise((x * 0.5, y * 0.7, 1.0)) + 0.016 * noise.noise((x * 1.5, y * 2.1, 4.0)) + 0.005 * noise.noise((x * 4.2, y * 5.6, 9.0))
    return value * (1 + 0.5 * near) + 0.02 * near * noise.noise((x * 2.6, 3.0, 5.0))


sheet = water(colour=(0.004, 0.016, 0.018), bump=0.14, scale=4.0, rough=0.02)
ground(swell, (-7, 22, -6.4, 1.2), 420, sheet, 'near water')
mesh('far water', [(-900, -900, -0.06), (900, -900, -0.06), (900, 900, -0.06), (-900, 900, -0.06)], [(0, 1, 2, 3)], sheet)

sky([(-1, (0.01, 0.02, 0.024)), (0.0, (0.36, 0.23, 0.14)), (0.05, (0.24, 0.2, 0.17)), (0.14, (0.1, 0.14, 0.155)), (0.35, (0.035, 0.08, 0.105)), (1, (0.012, 0.036, 0.05))], 1.0, sun=(0.9, -0.55, 0.1), sun_colour=(1, 0.52, 0.24), glow=0.8, clouds=0.7, cloud_colour=(0.05, 0.064, 0.072), seed=8.3)
sun((-0.93, 0.36, -0.16), 3.4, (1, 0.58, 0.3), 1.2)
area((-5, -9, 5), (0, 0, 0.8), 5, 420, ICE)
camera((-2.9, -3.9, 1.2), (1.35, 0.2, 0.66), lens=42, fstop=2.4, focus=(0.6, 0, 0.9))
shoot('draught-marks', fog={'from_sky': 0.8, 'colour': (0.07, 0.085, 0.09), 'amount': 0.5}, mist=(6, 60), bloom=0.07, grade={'vignette': 0.34})
