"""Extruded profiles: short cuts of seven sections, standing."""

import math

from materials import brushed_metal
from sections import SECTIONS, section
from shapes import copy_of
from specimen import begin, finish

begin(seed=227, bounces=(4, 1, 3))
mill = brushed_metal('mill finish', (0.74, 0.75, 0.76), 0.3, along=(60, 0.6, 60), scale=4.0, strength=0.3)
dark = brushed_metal('dark anodised', (0.1, 0.115, 0.12), 0.34, along=(60, 0.6, 60), scale=4.0, strength=0.2)
cut = brushed_metal('sawn end', (0.66, 0.67, 0.68), 0.3, along=(30, 1, 120), scale=2.0, strength=0.3)
SCALE = 33.0
for number, metal, x, y, tall, turn in (
    (3, mill, -6.0, 0.2, 0.095, 0.2), (1, dark, -2.9, 2.4, 0.125, -0.15), (4, mill, -3.0, -2.1, 0.05, 0.3),
    (2, mill, 0.5, -0.4, 0.085, 0.1), (6, dark, 2.6, -3.4, 0.045, -0.3), (7, mill, 1.2, 3.1, 0.13, 0.2), (0, mill, 4.6, 0.9, 0.075, 0.35),
):
    # Standing up, the front face at y = 0 of the section looks upwards.
    wide, deep, walls = SECTIONS[number]
    piece = section(number, walls, metal, cut, tall)
    made = copy_of(piece, (x, y, tall * SCALE), (-math.pi / 2, 0, turn), SCALE)
    made.hide_render = False
finish('alp-0101')
