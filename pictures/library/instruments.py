"""Bench instruments: an analytical balance, a spectrometer. Metres; z0 is the bench."""

import math

from glassware import crucible, turned
from materials import emitter
from shapes import Build


def balance(z0, x0, y0, grey, dark, steel, porcelain, pane, powder):
    """Body, draught shield, pan with a crucible of powder."""
    made = Build()
    made.box((x0, y0, z0 + 0.035), (0.205, 0.32, 0.055), grey)
    made.box((x0, y0 - 0.172, z0 + 0.026), (0.19, 0.035, 0.035), dark, turned=(0.5, 0, 0))
    made.box((x0, y0 + 0.125, z0 + 0.19), (0.20, 0.06, 0.27), grey)
    made.box((x0, y0 - 0.01, z0 + 0.318), (0.205, 0.22, 0.014), dark)
    for x in (-0.097, 0.097):
        made.box((x0 + x, y0 - 0.112, z0 + 0.188), (0.008, 0.008, 0.25), dark)
        made.tube((x0 + x * 0.8, y0 - 0.13, z0), (x0 + x * 0.8, y0 - 0.13, z0 + 0.01), 0.014, dark)
    made.box((x0, y0 - 0.189, z0 + 0.0315), (0.075, 0.002, 0.016), emitter('display', (0.10, 0.42, 0.45), 0.55), turned=(0.5, 0, 0))
    made.done('balance', bevel=0.004)
    panes = Build()
    panes.box((x0, y0 - 0.112, z0 + 0.188), (0.186, 0.003, 0.245), pane)
    for x in (-0.097, 0.097):
        panes.box((x0 + x, y0 - 0.005, z0 + 0.188), (0.003, 0.205, 0.245), pane)
    panes.done('panes')
    turned('pan', [(0, 0), (0.007, 0), (0.007, 0.022), (0.043, 0.024), (0.045, 0.0265), (0, 0.0265)], steel, (x0, y0, z0 + 0.063))
    crucible((x0, y0, z0 + 0.09), porcelain, powder, 0.03)


def spectrometer(z0, grey, dark, steel):
    """Housing on feet, service panel, door, display with a spectrum; its lower left edge is at x 0.84, y 0.15."""
    body = Build()
    body.box((1.12, 0.40, z0 + 0.208), (0.56, 0.50, 0.348), grey)
    body.done('spectrometer', bevel=0.022)
    parts = Build()
    for x in (0.88, 1.36):
        for y in (0.19, 0.61):
            parts.tube((x, y, z0), (x, y, z0 + 0.022), 0.02, dark, end_radius=0.024, sides=24)
            parts.tube((x, y, z0 + 0.022), (x, y, z0 + 0.036), 0.014, steel, sides=20)

    def seam(x, y, z, wide, high, on_side):
        """A rectangular joint; x, y, z is its middle."""
        for sign in (-1, 1):
            if on_side:
                parts.box((x, y, z + sign * high / 2), (0.002, wide, 0.0028), dark)
                parts.box((x, y + sign * wide / 2, z), (0.002, 0.0028, high), dark)
            else:
                parts.box((x, y, z + sign * high / 2), (wide, 0.002, 0.0028), dark)
                parts.box((x + sign * wide / 2, y, z), (0.0028, 0.002, high), dark)

    side_x, front_y = 0.8398, 0.1498
    seam(side_x, 0.40, z0 + 0.235, 0.36, 0.225, True)
    for y in (0.235, 0.565):
        for z in (0.14, 0.33):
            parts.tube((side_x, y, z0 + z), (side_x - 0.003, y, z0 + z), 0.0055, steel, sides=14)
    parts.box((side_x, 0.40, z0 + 0.085), (0.002, 0.455, 0.0028), dark)
    for k in range(16):
        parts.box((side_x, 0.325 + k * 0.010, z0 + 0.172), (0.004, 0.0042, 0.056), dark)
    parts.tube((side_x + 0.004, 0.30, z0 + 0.283), (side_x - 0.004, 0.30, z0 + 0.283), 0.015, dark, sides=28)
    parts.tube((side_x - 0.004, 0.30, z0 + 0.283), (side_x - 0.016, 0.30, z0 + 0.283), 0.006, steel, sides=16)
    parts.box((side_x - 0.001, 0.48, z0 + 0.283), (0.002, 0.075, 0.03), steel)
    seam(1.19, front_y, z0 + 0.215, 0.40, 0.26, False)
    parts.box((0.928, front_y - 0.002, z0 + 0.275), (0.098, 0.008, 0.074), dark)
    parts.box((0.928, front_y - 0.0065, z0 + 0.275), (0.086, 0.001, 0.062), emitter('dark display', (0.006, 0.02, 0.024), 0.6))
    trace = emitter('trace', (0.16, 0.6, 0.62), 0.8)
    for k in range(40):
        peak = sum(high * math.exp(-((k - at) / wide) ** 2) for at, high, wide in ((8, 0.022, 1.2), (15, 0.04, 1.0), (24, 0.014, 1.6), (31, 0.029, 1.1)))
        parts.box((0.890 + k * 0.0019, front_y - 0.0073, z0 + 0.25 + peak / 2), (0.0011, 0.0008, 0.0012 + peak), trace)
    for k in range(3):
        parts.tube((0.898 + k * 0.03, front_y, z0 + 0.215), (0.898 + k * 0.03, front_y - 0.005, z0 + 0.215), 0.0075, dark, sides=20)
    parts.tube((0.988, front_y, z0 + 0.215), (0.988, front_y - 0.003, z0 + 0.215), 0.003, emitter('status', (0.95, 0.5, 0.15), 3.0), sides=12)
    parts.tube((0.98, 0.40, z0 + 0.38), (0.98, 0.40, z0 + 0.405), 0.075, dark, sides=40)
    parts.tube((0.98, 0.40, z0 + 0.405), (0.98, 0.40, z0 + 0.43), 0.02, steel, sides=24)
    parts.tube((0.98, 0.850, 1.17), (0.94, 0.80, 0.98), 0.006, dark)
    parts.tube((0.94, 0.80, 0.98), (0.90, 0.70, z0 + 0.006), 0.006, dark)
    parts.tube((0.90, 0.70, z0 + 0.006), (1.0, 0.60, z0 + 0.006), 0.006, dark)
    parts.done('spectrometer parts', bevel=0.0006)
