"""Extruded profiles: short cuts of five thin-walled sections, their sawn ends bright."""

import math

from materials import brushed_metal
from sections import circle, extruded, rectangle, rounded
from specimen import begin, finish

begin(seed=227, samples=11, bounces=(5, 1, 4))
mill = brushed_metal('mill finish', (0.78, 0.79, 0.8), 0.3, along=(22, 22, 0.05), scale=2.6, strength=0.06)
dark = brushed_metal('dark anodised', (0.12, 0.135, 0.14), 0.28, along=(22, 22, 0.05), scale=2.6, strength=0.05)
cut = brushed_metal('sawn end', (0.95, 0.95, 0.95), 0.5, along=(1.5, 16, 1), scale=3.0, strength=0.12)


def slotted(half):
    """A quarter of the outline with its T-slot, four times round; a core bore and a hollow in each corner."""
    quarter = [(-1.0, 1.0), (-0.21, 1.0), (-0.21, 0.87), (-0.46, 0.87), (-0.46, 0.74), (-0.18, 0.44), (0.18, 0.44), (0.46, 0.74), (0.46, 0.87), (0.21, 0.87), (0.21, 1.0)]
    outline = [(x * math.cos(a) + y * math.sin(a), y * math.cos(a) - x * math.sin(a)) for a in (k * math.pi / 2 for k in range(4)) for x, y in quarter]
    loops = [rounded(outline, 0.035), circle(0, 0, 0.2), *(circle(s * 0.76, t * 0.76, 0.13) for s in (-1, 1) for t in (-1, 1))]
    return [[(x * half, y * half) for x, y in loop] for loop in loops]


def framed():
    """A window frame: chambers behind walls of a tenth, a flange on one side, a groove for its seal on the other."""
    outline = [(-1.7, -1.1), (1.7, -1.1), (1.7, -0.25), (1.5, -0.25), (1.5, -0.4), (1.32, -0.4), (1.32, 0.1), (1.5, 0.1), (1.5, -0.05), (1.7, -0.05), (1.7, 1.1), (-1.0, 1.1), (-1.0, 1.75), (-1.1, 1.75), (-1.1, 1.1), (-1.7, 1.1)]
    chambers = [(-1.6, -1.0, -0.55, 1.0), (-0.45, -1.0, 0.5, 0.0), (-0.45, 0.1, 0.5, 1.0), (0.6, -1.0, 1.22, 1.0)]
    return [rounded(outline, 0.04), *(rounded(rectangle(*chamber), 0.08) for chamber in chambers)]


def finned(wide, fins):
    """A heat sink: thin ribs on a sole."""
    outline, step, half = [(-wide, -0.9), (wide, -0.9)], 2 * wide / fins, 0.055
    for k in reversed(range(fins)):
        x = -wide + (k + 0.5) * step
        outline += [(x + half + 0.03, -0.6), (x + half, 0.9), (x - half, 0.9), (x - half - 0.03, -0.6)]
    return [rounded(outline, 0.05)]


tube = [rounded(rectangle(-1.5, -0.85, 1.5, 0.85), 0.3, 8), rounded(rectangle(-1.39, -0.74, 1.39, 0.74), 0.2, 8)]
channel = [rounded([(-1.2, -0.8), (1.2, -0.8), (1.2, 0.8), (0.75, 0.8), (0.75, 0.69), (1.09, 0.69), (1.09, -0.69), (-1.09, -0.69), (-1.09, 0.69), (-0.75, 0.69), (-0.75, 0.8), (-1.2, 0.8)], 0.07)]
for name, loops, metal, tall, at, turned in (
    ('slotted', slotted(1.35), mill, 4.4, (-5.0, 0.9, 0), (0, 0, 0.25)),
    ('frame', framed(), mill, 4.0, (-0.9, 2.4, 0), (0, 0, -0.12)),
    ('tube', tube, dark, 3.3, (3.9, 2.1, 0), (0, 0, 0.3)),
    ('sink', finned(1.75, 10), mill, 1.5, (-2.4, -2.6, 0), (0, 0, 0.2)),
    ('channel', channel, mill, 4.4, (2.0, -1.2, 0.8), (math.pi / 2, 0, 0.42)),
):
    made = extruded(name, loops, metal, cut, tall, 0.018)
    made.location, made.rotation_euler = at, turned
finish('alp-0101')
