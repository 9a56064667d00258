"""Baked anode blocks, stub holes upwards, stacked in a yard hall at dusk."""

import math
import random

from anode_block import HIGH, WIDE, block, carbon
from light import area, camera, spot
from materials import emitter, principled
from nodes import material
from palette import AMBER, linear
from shapes import Build, copy_of, mesh
from shoot import shoot
from sky import even
from stage import stage

stage(samples=20, seed=52, exposure=1.1, bounces=(3, 2, 1))

CARBON = carbon()
blocks = [block(seed, CARBON) for seed in range(5)]
steel = principled('painted steel', (0.028, 0.048, 0.056), rough=0.5, dirt=0.5)
crane_paint = principled('crane paint', (0.17, 0.085, 0.02), rough=0.5, dirt=0.7, dirt_scale=1.2, streaks=0.4)
timber = principled('timber', (0.10, 0.065, 0.04), rough=0.8, dirt=0.6)
laths = Build()


def pile(x, y, layers, along=0.0):
    """Blocks on two laths; a layer is a little off the one below."""
    for layer in range(layers):
        z = 0.06 + layer * (HIGH + 0.022)
        for side in (-0.45, 0.45):
            laths.box((x + side * math.cos(along), y + side * math.sin(along), z - (0.03 if layer == 0 else 0.011)), (0.09, WIDE * 0.98, 0.06 if layer == 0 else 0.022), timber, turned=(0, 0, along))
        placed = copy_of(random.choice(blocks), (x + random.gauss(0, 0.014), y + random.gauss(0, 0.012), z))
        placed.rotation_euler = (0, 0, along + random.gauss(0, 0.006) + (math.pi if random.random() > 0.5 else 0))


for row in range(26):
    y = -2.6 + row * 0.80
    for column in range(4):
        # The stack rises in steps away from the camera: a tier whose foot is hidden would hang.
        layers = min((2, 3, 3, 4)[column], 2 + row // 3) - (1 if row > 5 and random.random() > 0.92 else 0)
        pile(0.55 + column * 1.78, y, layers)
    if row > 3:
        pile(-5.6, y, random.choice((3, 4, 4)))
        pile(-7.4, y, 5)
laths.done('laths', bevel=0.004)

hall = Build()
floor = principled('concrete floor', (0.062, 0.064, 0.064), rough=0.55, dirt=0.3, dirt_scale=1.1, bump=0.12, bump_scale=70)
hall.box((0, 20, -0.05), (80, 120, 0.1), floor)
paint = principled('worn paint', (0.20, 0.20, 0.18), rough=0.6, dirt=0.95, dirt_scale=6)
for x in (-4.15, -0.72):
    for k in range(26):
        hall.box((x + random.gauss(0, 0.004), -5 + k * 1.25, 0.001), (0.10, 1.22, 0.004), paint)
joint = principled('joint', (0.012, 0.013, 0.013), rough=0.8)
for k in range(8):
    hall.box((0, -3.2 + k * 5, 0.0), (30, 0.014, 0.003), joint)
for x in (-6.5, -2.43, 2.4):
    hall.box((x, 15, 0.0), (0.014, 60, 0.003), joint)
for k in range(7):
    y = 0.5 + k * 4.5
    for x in (-9.2, 8.6):
        hall.box((x, y, 4.2), (0.34, 0.02, 8.4), steel)
        for side in (-0.16, 0.16):
            hall.box((x + side, y, 4.2), (0.02, 0.3, 8.4), steel)
    hall.truss((-9.2, y, 8.6), (8.6, y, 8.6), 0.9, steel, panels=14, width=0.09)
for x in (-8.7, 8.1):
    hall.box((x, 14, 6.3), (0.3, 40, 0.5), steel)
for k in range(60):
    hall.box((9.0, -2 + k * 0.55, 4.5), (0.04 + 0.03 * (k % 2), 0.55, 9), steel)
    hall.box((-9.5, -2 + k * 0.55, 4.5), (0.04 + 0.03 * (k % 2), 0.55, 9), steel)
    hall.box((-10 + k * 0.34, 31.0 + 0.04 * (k % 2), 4.5), (0.34, 0.04, 9), steel)
hall.box((-9.6, 14, 8.6), (0.05, 36, 1.0), steel)
hall.box((-0.3, 14, 9.4), (20, 40, 0.1), steel)
# Frames round the panes.
for k in range(29):
    hall.box((-9.38, -1.05 + k * 1.15, 7.1), (0.1, 0.1, 1.9), steel)
for z in (6.18, 7.1, 8.02):
    hall.box((-9.38, 15, z), (0.08, 34, 0.06), steel)
for k in range(8):
    for u in (0, 0.57, 1.13, 1.7):
        hall.box((-7.6 + k * 2.0 + u, 30.86, 7.4), (0.06, 0.08, 1.66), steel)
    for z in (6.58, 7.4, 8.22):
        hall.box((-6.75 + k * 2.0, 30.86, z), (1.76, 0.08, 0.06), steel)
# The travelling crane: two girders on the rails, a trolley, ropes, the clamp frame with its jaws.
CRANE = 19.3
for y in (CRANE - 0.8, CRANE + 0.8):
    hall.box((-0.3, y, 6.75), (16.9, 0.3, 0.7), crane_paint)
    for z in (6.41, 7.09):
        hall.box((-0.3, y, z), (16.9, 0.42, 0.04), crane_paint)
    for k in range(15):
        hall.box((-8.0 + k * 1.1, y, 6.75), (0.03, 0.38, 0.66), crane_paint)
hall.box((-2.2, CRANE, 7.2), (1.9, 2.2, 0.22), steel)
hall.tube((-2.8, CRANE, 7.45), (-1.6, CRANE, 7.45), 0.2, steel, sides=24)
for x in (-2.6, -1.8):
    for y in (CRANE - 0.12, CRANE + 0.12):
        hall.tube((x, y, 7.3), (x, y, 5.05), 0.018, steel, sides=6)
    hall.box((x, CRANE, 4.95), (0.22, 0.36, 0.3), crane_paint)
hall.box((-2.2, CRANE, 4.7), (2.1, 0.34, 0.24), crane_paint)
for x in (-3.1, -1.3):
    hall.box((x, CRANE, 4.25), (0.1, 0.5, 0.9), steel)
    hall.box((x + (0.08 if x < -2 else -0.08), CRANE, 3.86), (0.12, 0.5, 0.14), steel)
# The end wall: a roller door left open a little, a side door, cabinets, pipes and a cable tray.
pale, WALL = principled('door sheet', (0.13, 0.145, 0.15), rough=0.5, dirt=0.5, dirt_scale=0.8, streaks=0.5), 30.9
for k in range(27):
    hall.tube((-4.6, WALL, 0.85 + k * 0.15), (-0.3, WALL, 0.85 + k * 0.15), 0.085, pale, sides=8)
hall.box((-2.45, WALL, 0.4), (4.3, 0.04, 0.8), emitter('dusk outside', (0.2, 0.33, 0.38), 0.6))
hall.box((-2.45, WALL - 0.12, 5.05), (5.1, 0.5, 0.6), steel)
for x in (-4.75, -0.15):
    hall.box((x, WALL - 0.1, 2.4), (0.3, 0.3, 4.8), crane_paint)
hall.box((1.3, WALL, 1.1), (1.0, 0.1, 2.2), pale)
hall.box((1.3, WALL - 0.1, 2.5), (0.4, 0.12, 0.12), emitter('door lamp', AMBER, 8))
for k in range(4):
    hall.box((-6.0 - k * 0.62, WALL - 0.25, 1.1), (0.6, 0.5, 2.1), pale)
for z, wide in ((5.7, 0.11), (5.95, 0.08), (6.15, 0.06)):
    hall.tube((-9.4, WALL - 0.2, z), (8.9, WALL - 0.2, z), wide, pale, sides=12)
    hall.tube((8.75, -4, z - 1.0), (8.75, 31, z - 1.0), wide, pale, sides=12)
hall.box((8.7, 14, 4.2), (0.4, 40, 0.08), pale)
hall.done('hall')
spot((-2.45, WALL - 1.4, 5.6), (-2.45, WALL, 1.5), 420, AMBER, 110, 0.8, 0.3)
spot((1.3, WALL - 0.5, 2.6), (1.3, WALL - 0.3, 0), 160, AMBER, 120, 0.8, 0.2)

window, nodes, output = material('dusk pane')
pane = nodes.noise(nodes.vector('MULTIPLY', nodes.coordinates(), (1, 0.9, 0.9)), 1.2, 3.0)
nodes.link(nodes('ShaderNodeEmission', i_Color=nodes.mix(pane, (0.05, 0.12, 0.15), (0.12, 0.23, 0.27)), i_Strength=1.3).outputs[0], output.inputs[0])
for k in range(27):
    if k % 5 != 2:
        mesh('pane', [(-9.42, -1 + k * 1.15, 6.2), (-9.42, 0.05 + k * 1.15, 6.2), (-9.42, 0.05 + k * 1.15, 8.0), (-9.42, -1 + k * 1.15, 8.0)], [(0, 1, 2, 3)], window)
for k in range(8):
    mesh('end pane', [(-7.6 + k * 2.0, 30.9, 6.6), (-5.9 + k * 2.0, 30.9, 6.6), (-5.9 + k * 2.0, 30.9, 8.2), (-7.6 + k * 2.0, 30.9, 8.2)], [(0, 1, 2, 3)], window)
for k, y in enumerate((4.8, 9.6, 15.2, 21.0, 27.0)):
    x = -2.5 + random.gauss(0, 0.1)
    lamp = Build()
    lamp.tube((x, y, 7.55), (x, y, 7.9), 0.28, steel, end_radius=0.10, sides=24)
    lamp.tube((x, y, 7.53), (x, y, 7.56), 0.16, emitter(f'lamp {k}', AMBER, 10.0 if k != 2 else 1.5))
    lamp.tube((x, y, 7.9), (x, y, 8.4), 0.02, steel)
    lamp.done('lamp')
    if k != 2:
        spot((x, y, 7.5), (x, y, 0), 1300, AMBER, 125, 0.8, 0.5)

even(linear('#2f4349'), 0.17)
area((-8.6, 6, 7.6), (1, 3, 0.5), 2.2, 2600, linear('#aec0c7'), size_y=16)
area((-6, -7, 5), (1, 0, 0.8), 4.5, 520, (0.72, 0.85, 0.9))
area((4.5, 3, 8.0), (2.5, 4, 0.5), 1.5, 1300, linear('#aec0c7'), size_y=14)
camera((-0.5, -5.8, 2.5), (2.6, 3.0, 0.75), lens=42, fstop=0.9, focus=(1.9, -1.4, 1.2))
shoot('carbon-blocks', fog={'colour': (0.030, 0.070, 0.083), 'amount': 0.5, 'power': 1.1}, mist=(7, 36), bloom=0.09, grade={'vignette': 0.34})
