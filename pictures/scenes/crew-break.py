"""A crew's break in the changing room: lunch tin, flasks, mugs and a cloth under one lamp, hard hats behind them, lockers in the dark."""

import math
import random

from crew import flask, helmet, linen, plastic, tin, towel
from furniture import pendant
from glassware import turned
from light import area, camera, point, spot
from materials import brushed_metal, emitter, principled
from nodes import material
from palette import linear
from shapes import Build, copy_of
from shoot import shoot
from sky import even
from stage import stage

LAMPLIGHT = (1.0, 0.64, 0.33)
TOP = 0.75

stage(samples=16, seed=33, exposure=0.85, bounces=(5, 2, 3))


def planed_oak(name='oak'):
    """Boards cut from different trunks: figure that wanders, fine fibres, open pores; oiled and rubbed dull."""
    made, nodes, output = material(name)
    shader = nodes('ShaderNodeBsdfPrincipled', i_Specular=0.35)
    nodes.link(shader.outputs[0], output.inputs[0])
    own = nodes.math('MULTIPLY', nodes('ShaderNodeObjectInfo').outputs['Random'], 37.0)
    place = nodes.vector('ADD', nodes.coordinates(), nodes('ShaderNodeCombineXYZ', i_0=own, i_1=own, i_2=own).outputs[0])
    wander = nodes.noise(nodes.vector('MULTIPLY', place, (0.8, 4.0, 4.0)), 1.0, 3.0, 0.5)
    figure = nodes.math('MULTIPLY_ADD', nodes.math('SINE', nodes.math('MULTIPLY', wander, 75.0)), 0.5, 0.5)
    fibre = nodes.noise(nodes.vector('MULTIPLY', place, (1.6, 130, 130)), 2.0, 4.0, 0.7)
    pores = nodes.ramp(nodes.noise(nodes.vector('MULTIPLY', place, (7, 240, 240)), 1.0, 2.0, 0.5), [(0.56, 0.0), (0.66, 1.0)])
    tone = nodes.math('MULTIPLY_ADD', figure, 0.35, nodes.math('MULTIPLY_ADD', fibre, 0.95, nodes.math('MULTIPLY_ADD', own, 0.012, -0.37)))
    tone = nodes.mix(tone, (0.05, 0.025, 0.012), (0.175, 0.1, 0.052))
    nodes.link(nodes.mix(nodes.math('MULTIPLY', pores, 0.75), tone, (0.03, 0.015, 0.007)), shader.inputs['Base Color'])
    nodes.link(nodes.math('MULTIPLY_ADD', fibre, 0.25, 0.38), shader.inputs['Roughness'])
    relief = nodes.math('SUBTRACT', fibre, nodes.math('MULTIPLY', pores, 0.6))
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.35, i_Distance=0.0012, i_Height=relief).outputs[0], shader.inputs['Normal'])
    return made


oak = planed_oak()
black = principled('black steel', (0.013, 0.015, 0.016), rough=0.42, metal=0.4, dirt=0.3)
steel = brushed_metal('steel', (0.5, 0.51, 0.52), rough=0.28, along=(60, 60, 1))
inside = principled('helmet inside', (0.02, 0.022, 0.024), rough=0.6)
hats = [helmet(plastic(name, colour, rough=0.36, worn=0.2), inside, black) for name, colour in (('amber shell', (0.5, 0.155, 0.012)), ('petrol shell', (0.006, 0.05, 0.062)))]
cap = principled('black cap', (0.02, 0.022, 0.024), rough=0.35)
bottles = [flask(steel, cap, stopper=cap), flask(principled('petrol lacquer', (0.006, 0.04, 0.048), rough=0.3, dirt=0.4, dirt_scale=20), steel, tall=0.3)]

# Things on the table: which, x, y, turn. The helmets lie out of focus, at the back.
for hat, x, y, turn in ((0, -0.08, 0.62, 0.45), (0, 0.86, 0.57, -0.5), (1, 1.09, 0.65, -0.9)):
    copy_of(hats[hat], (x, y, TOP), (0, 0, turn))
lunch = tin(brushed_metal('aluminium', (0.62, 0.63, 0.63), rough=0.34, along=(4, 60, 60)), steel)
copy_of(lunch, (0.24, -0.1, TOP), (0, 0, 0.36))
for k, x, y in ((0, 0.36, 0.035), (1, 0.19, 0.13)):
    copy_of(bottles[k], (x, y, TOP), (0, 0, x * 5))
# The cup of the open flask.
turned('cup', [(0, 0.0), (0.026, 0.0), (0.0325, 0.006), (0.0352, 0.05), (0.0345, 0.0515), (0.0335, 0.05), (0.031, 0.008), (0, 0.006)], steel, (0.437, -0.035, TOP), 96)
cloth = towel(linen('linen', (0.42, 0.4, 0.35), (0.012, 0.055, 0.065), (-0.098, -0.084, 0.084, 0.098)))
cloth.location, cloth.rotation_euler = (0.45, -0.255, TOP), (0, 0, -0.5)
enamel, rim = principled('enamel', (0.5, 0.5, 0.47), rough=0.16, dirt=0.15, dirt_scale=20), principled('enamel rim', (0.01, 0.03, 0.036), rough=0.25)
tea = principled('tea', (0.05, 0.014, 0.003), rough=0.04)
for x, y, turn in ((0.57, -0.085, -0.35), (0.085, -0.07, 3.5)):
    turned('mug', [(0, 0.002), (0.036, 0.002), (0.04, 0.006), (0.041, 0.076), (0.043, 0.08), (0.0405, 0.0805), (0.0388, 0.076), (0.0375, 0.008), (0, 0.006)], enamel, (x, y, TOP), 64)
    turned('tea', [(0.0384, 0.062), (0.02, 0.0615), (0, 0.0615)], tea, (x, y, TOP), 48)
    made = Build()
    made.hose([(0.0425 * math.cos(a), 0.0425 * math.sin(a), 0.0803) for a in (2 * math.pi * k / 48 for k in range(49))], 0.0016, rim, sides=8)
    made.hose([(0.038 + 0.031 * max(0.0, math.sin(a)) ** 0.7, 0, 0.042 + 0.026 * math.cos(a)) for a in (math.pi * k / 24 for k in range(25))], 0.0042, enamel)
    made = made.done('handle')
    made.location, made.rotation_euler = (x, y, TOP), (0, 0, turn)
turned('tea', [(0.0325, 0.04), (0.02, 0.0398), (0, 0.0398)], tea, (0.437, -0.035, TOP), 48)

room = Build()
for k in range(6):
    plank = Build()
    plank.box((0, 0, -0.02), (3.4, 0.194, 0.04), oak)
    plank.done('plank', bevel=0.003).location = (0.7, -0.36 + k * 0.2, TOP)
for x in (-0.8, 2.2):
    for y in (-0.36, 0.64):
        room.box((x, y, 0.35), (0.06, 0.06, 0.7), black)
    room.box((x, 0.14, 0.69), (0.06, 1.06, 0.04), black)
room.box((0.7, -0.36, 0.69), (3.0, 0.04, 0.05), black)
card = principled('card', (0.3, 0.28, 0.23), rough=0.8, dirt=0.4, dirt_scale=9)
# Lockers: doors with louvres and a lever.
for k in range(14):
    x, shade = -3.4 + k * 0.52, random.uniform(0.75, 1.25)
    paint = principled(f'locker {k}', (0.038 * shade, 0.06 * shade, 0.066 * shade), rough=0.36, dirt=0.35, dirt_scale=3)
    room.box((x, 2.72, 1.0), (0.51, 0.5, 1.9), paint)

    # One stands ajar.
    ajar = 0.5 if k == 6 else 0.0

    def door(along, out, z, size, surface):
        room.box((x - 0.245 + along * math.cos(ajar) - out * math.sin(ajar), 2.46 - out * math.cos(ajar) - along * math.sin(ajar), z), size, surface, (0, 0, -ajar))

    door(0.245, 0.0, 1.0, (0.48, 0.022, 1.86), paint)
    if ajar:
        room.box((x, 2.466, 1.0), (0.47, 0.01, 1.84), black)
    # A blank card in a steel frame.
    door(0.245, 0.013, 1.46, (0.1, 0.006, 0.045), steel)
    door(0.245, 0.016, 1.46, (0.088, 0.004, 0.034), card)
    for slot in range(6):
        door(0.245, 0.012, 1.6 + slot * 0.035, (0.2, 0.008, 0.014), black)
        door(0.245, 0.012, 0.25 + slot * 0.035, (0.2, 0.008, 0.014), black)
    door(0.43, 0.02, 1.08, (0.035, 0.02, 0.11), steel)
    room.box((x, 2.7, 0.03), (0.52, 0.5, 0.1), black)
room.box((0, 3.1, 1.8), (12, 0.2, 3.6), principled('wall', (0.08, 0.092, 0.094), rough=0.85, dirt=0.3, dirt_scale=1.0))
room.box((0, 0, -0.05), (12, 9, 0.1), principled('floor', (0.05, 0.055, 0.058), rough=0.25, dirt=0.5, dirt_scale=1.4))
# A bench before the lockers.
for k in range(3):
    room.box((0, 1.86 + k * 0.11, 0.43), (6.4, 0.1, 0.03), oak)
for k in range(6):
    room.box((-2.8 + k * 1.12, 1.97, 0.21), (0.04, 0.3, 0.42), black)
room.done('room', bevel=0.004)

LAMP = (0.5, 0.22, 1.31)
shade = pendant(principled('shade', (0.01, 0.045, 0.052), rough=0.28), principled('shade inside', (0.16, 0.145, 0.12), rough=0.4), emitter('bulb', (1.0, 0.76, 0.5), 26))
shade.location = LAMP
bulb = point((LAMP[0], LAMP[1], LAMP[2] + 0.02), 46, LAMPLIGHT, radius=0.03)
# What the lining throws out sideways, on the lockers too.
lining = point((LAMP[0], LAMP[1], LAMP[2] - 0.04), 32, LAMPLIGHT, radius=0.14)
# Its warmth reaches the doors behind.
spill = spot((0.6, 1.15, 1.25), (0.6, 2.46, 0.85), 120, LAMPLIGHT, angle=110, blend=1.0, radius=0.2)
for lamp in (bulb, lining, spill):
    lamp.visible_camera = lamp.visible_glossy = False
area((-2.6, -1.2, 2.4), (0.4, 0, 0.8), 1.5, 34, (0.5, 0.76, 0.95), size_y=2.0)
area((-0.6, 0.4, 3.3), (0.4, 2.6, 1.0), 4.5, 34, (0.42, 0.7, 0.92), size_y=1.6)
side = area((3.4, -1.4, 2.2), (0.8, 0.2, 0.8), 1.6, 22, (0.42, 0.7, 0.92), size_y=1.6)
side.visible_glossy = False
even(linear('#1b3a45'), 0.08)
camera((-0.02, -1.3, 1.09), (0.38, 0.3, 0.95), lens=39, fstop=1.5, focus=(0.36, -0.12, 0.8))
shoot('crew-break', fog={'colour': (0.02, 0.04, 0.046), 'amount': 0.2}, mist=(3, 12), bloom=0.09, bloom_from=1.6, grade={'vignette': 0.32}, kept=0.15)
