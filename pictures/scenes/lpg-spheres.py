"""Spherical gas tanks with winding stairs at dusk, pipe racks between them, wet concrete before them; view=news-05 is one crown with its stair and lamps at blue hour."""

import math
import random

from mathutils import Vector

from light import area, camera, point, sun
from materials import wet_ground
from nodes import material
from plant import UP, building, clutter, kit, pipe, pole_lamp, stack, turned, walkway
from shapes import Build, mesh
from shoot import shoot
from sky import sky
from stage import option, stage

view = option('view', 'lpg-spheres')
crown = view == 'news-05'
stage(samples=12, seed=63, exposure=0.9 if crown else 0.8, bounces=(3, 1, 2))
parts = kit()
tanks = Build()


def tank_paint():
    """White paint with weld seams of the plates, a grimy equator, runs below the top fittings."""
    made, nodes, output = material('tank paint')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Specular=0.5)
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates()
    clouds = nodes.ramp(nodes.noise(place, 0.16, 5.0, 0.65), [(0.3, 0.72), (0.7, 1.0)])
    runs = nodes.ramp(nodes.noise(nodes.vector('MULTIPLY', place, (0.9, 0.9, 0.05)), 1.3, 5.0, 0.7), [(0.45, 1.0), (0.75, 0.55)])
    nodes.link(nodes.mix(1.0, (0.4, 0.425, 0.43), nodes.math('MULTIPLY', clouds, runs), 'MULTIPLY'), shader.inputs['Base Color'])
    nodes.link(nodes.math('MULTIPLY_ADD', clouds, -0.3, 0.62), shader.inputs['Roughness'])
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.1, i_Distance=0.05, i_Height=nodes.noise(place, 0.5, 3.0)).outputs[0], shader.inputs['Normal'])
    return made


paint = tank_paint()


def sphere_point(centre, radius, azimuth, polar):
    return centre + Vector((math.cos(azimuth) * math.cos(polar), math.sin(azimuth) * math.cos(polar), math.sin(polar))) * radius


def sphere(x, y, radius, start, near=True):
    """A tank on twelve legs: plates, seams, braces, a stair that winds to the top platform, sprinkler rings, valves."""
    centre = Vector((x, y, radius + 3.2))
    steps = 64 if near else 40
    turned(tanks, centre, UP, [(radius * math.sin(-math.pi / 2 + math.pi * k / steps), max(0.001, radius * math.cos(-math.pi / 2 + math.pi * k / steps))) for k in range(steps + 1)], paint, 96 if near else 56)
    for polar in (-0.9, -0.35, 0.35, 0.9):
        z, r = radius * math.sin(polar), radius * math.cos(polar)
        turned(tanks, centre + UP * z, UP, [(-0.03, r + 0.005), (-0.03, r + 0.022), (0.03, r + 0.022), (0.03, r + 0.005)], paint, 96)
    for k in range(18):
        azimuth = 2 * math.pi * k / 18
        line = [sphere_point(centre, radius + 0.012, azimuth, -0.9 + 1.8 * t / 16) for t in range(17)]
        for a, b in zip(line, line[1:]):
            tanks.beam(a, b, 0.045, paint)
    for polar, out in ((0.62, 0.35), (1.05, 0.35), (0.08, 0.4)):
        z, r = radius * math.sin(polar), radius * math.cos(polar) + out
        ring = [centre + Vector((r * math.cos(t), r * math.sin(t), z)) for t in (2 * math.pi * k / 48 for k in range(49))]
        for a, b in zip(ring, ring[1:]):
            tanks.tube(a, b, 0.06, parts['rust' if polar > 0.5 else 'galvanised'], sides=8, caps=False)
    legs = [Vector((x + radius * 0.985 * math.cos(t), y + radius * 0.985 * math.sin(t), 0)) for t in (2 * math.pi * (k + 0.5) / 12 for k in range(12))]
    for a, b in zip(legs, legs[1:] + legs[:1]):
        tanks.tube(a, a + UP * (centre.z + 0.6), 0.42, paint, sides=24)
        tanks.tube(a, a + UP * 4.2, 0.56, parts['concrete'], sides=24)
        tanks.box(a + UP * 0.25, (1.8, 1.8, 0.5), parts['concrete'])
        for low, high in ((a, b), (b, a)):
            tanks.tube(low + UP * 4.6, high + UP * (centre.z - 1.2), 0.09, parts['galvanised'], sides=10)
    rail = None
    count = int(radius * 9)
    for k in range(count + 1):
        t = k / count
        polar = -0.30 + 1.66 * t
        azimuth = start + 2.3 * t
        inner = sphere_point(centre, radius + 0.25, azimuth, polar)
        outer = inner + Vector((math.cos(azimuth), math.sin(azimuth), 0)) * 0.9
        tanks.box((inner + outer) / 2, (0.9, 0.34, 0.05), parts['galvanised'], (0, 0, azimuth))
        if k % 4 == 0:
            for foot in (inner, outer):
                tanks.beam(foot, foot + UP * 1.15, 0.06, parts['steel'])
            if rail:
                for p, q in zip(rail, (inner, outer)):
                    tanks.beam(p + UP * 1.15, q + UP * 1.15, 0.07, parts['steel'])
                    tanks.beam(p + UP * 0.6, q + UP * 0.6, 0.05, parts['steel'])
                    tanks.beam(p - UP * 0.1, q - UP * 0.1, 0.2, parts['steel'])
            if k % 12 == 0:
                tanks.beam(sphere_point(centre, radius, azimuth, polar - 0.06), outer, 0.09, parts['steel'])
            rail = (inner, outer)
        if k % 22 == 11:
            tanks.beam(outer, outer + UP * 2.3, 0.06, parts['galvanised'])
            tanks.box(outer + UP * 2.3, (0.3, 0.3, 0.14), parts['dark'])
            tanks.box(outer + UP * 2.2, (0.2, 0.2, 0.07), parts['lamp'])
            if crown and near:
                point(outer + UP * 2.05, 210, (1, 0.54, 0.24), 0.12)
    first = sphere_point(centre, radius + 0.7, start, -0.30)
    tanks.box((first.x, first.y, first.z - 0.1), (2.4, 2.4, 0.1), parts['galvanised'])
    for a in (-1.1, 1.1):
        for b in (-1.1, 1.1):
            tanks.beam((first.x + a, first.y + b, 0), (first.x + a, first.y + b, first.z + 1.1), 0.14, parts['steel'])
    tanks.railing((first.x - 1.1, first.y - 1.1, first.z), (first.x + 1.1, first.y - 1.1, first.z), parts['steel'], 1.1)
    tanks.ladder((first.x, first.y - 1.2, 0), (first.x, first.y - 1.2, first.z), parts['steel'])
    top = centre + UP * radius
    turned(tanks, top - UP * 0.1, UP, [(0, 2.9), (0.14, 2.9), (0.14, 0.6)], parts['galvanised'], 32)
    for k in range(20):
        a, b = 2 * math.pi * k / 20, 2 * math.pi * (k + 1) / 20
        p, q = (top + Vector((2.85 * math.cos(t), 2.85 * math.sin(t), 0)) for t in (a, b))
        tanks.beam(p, p + UP * 1.15, 0.06, parts['steel'])
        for z in (0.6, 1.15):
            tanks.beam(p + UP * z, q + UP * z, 0.06, parts['steel'])
    for k in range(5):
        at = top + Vector((random.uniform(-1.6, 1.6), random.uniform(-1.6, 1.6), 0))
        tanks.tube(at, at + UP * random.uniform(0.8, 2.4), random.uniform(0.08, 0.24), parts['galvanised'], sides=14)
    pipe(tanks, [(x, y, 3.4), (x, y, 1.6), (x + 3, y - radius - 6, 1.6), (x + 3, y - radius - 6, 5.2)], 0.24, parts['galvanised'], parts, 3.0, 16)


sphere(13, 4, 11.5, 3.7)
sphere(-17, 24, 11.5, 3.9)
sphere(45, 18, 11.5, 3.6)
sphere(8, 62, 11.5, 3.8, False)
sphere(-48, 60, 11.5, 4.0, False)
sphere(48, 66, 11.5, 3.7, False)
walkway(tanks, (-17 + 2.6, 24, 26.3), (13 - 2.6, 4, 26.3), parts, 1.1, posts=1.6)
walkway(tanks, (13 + 2.6, 4, 26.3), (45 - 2.6, 18, 26.3), parts, 1.1, posts=1.6)
for k in range(20):
    x = -92 + k * 9
    for y in (-18.6, -15.4):
        tanks.beam((x, y, 0), (x, y, 5.4), 0.26, parts['steel'])
    for z in (4.0, 5.3):
        tanks.beam((x, -19, z), (x, -15, z), 0.24, parts['steel'])
    tanks.box((x, -17, 0.2), (1, 4.4, 0.4), parts['concrete'])
for k in range(8):
    pipe(tanks, [(-95, -18.6 + k * 0.44, 4.3 + 1.3 * (k % 2)), (95, -18.6 + k * 0.44, 4.3 + 1.3 * (k % 2))], random.uniform(0.08, 0.2), parts[('galvanised', 'pale', 'steel', 'rust')[k % 4]], parts, 9.0, 14)
tanks.box((0, -22.5, 0.55), (200, 0.35, 1.1), parts['concrete'])
for k in range(6):
    x = -40 + k * 17 + random.uniform(-2, 2)
    tanks.tube((x, -24, 0), (x, -24, 0.9), 0.11, parts['rust'], sides=14)
    tanks.tube((x - 0.3, -24, 0.7), (x + 0.3, -24, 0.7), 0.07, parts['rust'], sides=12)
building(tanks, (-62, 2, 0), (15, 9, 7), parts, 'pale', floors=(2.2, 5.2), lit=0.6, lamps=(3, 12))
building(tanks, (76, 34, 0), (24, 14, 16), parts, floors=(4, 9, 13), lit=0.45)
stack(tanks, (-70, 120, 0), 64, 1.2, parts, 'steel', bands=False)
for x, y in ((-38, -12), (-2, -12), (30, -12), (62, -8), (-30, 46), (28, 44)):
    pole_lamp(tanks, (x, y, 0), 11, parts, 5600, (0.3, 0.6, 0), 150)
clutter(tanks, (-60, 60, -20, -11), 26, parts)
for k in range(36):
    x, height = random.uniform(-330, 330), random.choice((8, 12, 18, 30))
    tanks.box((x, random.uniform(220, 330), height / 2), (random.uniform(8, 36), 12, height), parts['cladding'])
    tanks.box((x, 210, height * 0.7), (0.7, 0.4, 0.4), parts['lamp'])
tanks.done('tanks')
damp = wet_ground(colour=(0.09, 0.093, 0.093), scale=0.11, dry_from=0.36, dry_to=0.55, wet_rough=0.03, dry_rough=0.45, bump=0.3)
mesh('ground', [(-2000, -300, 0), (2000, -300, 0), (2000, 3000, 0), (-2000, 3000, 0)], [(0, 1, 2, 3)], damp)

if crown:
    sky([(-1, (0.01, 0.02, 0.025)), (0.0, (0.13, 0.15, 0.155)), (0.1, (0.07, 0.115, 0.135)), (0.3, (0.034, 0.08, 0.106)), (0.6, (0.016, 0.05, 0.072)), (1, (0.01, 0.032, 0.048))], 1.0, clouds=0.7, cloud_colour=(0.05, 0.07, 0.08), cloud_scale=1.4, cloud_from=0.46, cloud_to=0.7, seed=8.0)
    sun((0.9, 0.35, -0.25), 0.3, (0.6, 0.82, 0.95), 40)
    camera((-19, -46, 1.9), (10.6, 4, 22.7), lens=76)
    shoot(view, fog={'from_sky': 0.8, 'colour': (0.06, 0.08, 0.09), 'amount': 0.6}, mist=(60, 300), bloom=0.12, bloom_from=0.85)
else:
    sky([(-1, (0.01, 0.02, 0.025)), (0.0, (0.36, 0.21, 0.125)), (0.03, (0.22, 0.18, 0.155)), (0.09, (0.085, 0.13, 0.15)), (0.25, (0.036, 0.085, 0.112)), (0.55, (0.014, 0.046, 0.068)), (1, (0.008, 0.026, 0.04))], 1.0, sun=(-1, 0.5, 0.0), sun_colour=(1, 0.48, 0.2), glow=0.7, clouds=0.7, cloud_colour=(0.04, 0.055, 0.065), cloud_scale=0.9, cloud_from=0.46, cloud_to=0.68, seed=21.5)
    sun((1, -0.32, -0.14), 3.6, (1, 0.5, 0.22), 2)
    sun((-0.35, 0.8, -0.6), 0.3, (0.55, 0.8, 0.95), 30)
    for x in (-30, 0, 28):
        area((x, -10, 1.0), (x + 8, 12, 12), 2, 800, (1, 0.64, 0.33))
    camera((-20, -56, 1.9), (4.5, 8, 15.5), lens=29)
    shoot('lpg-spheres', fog={'from_sky': 0.8, 'colour': (0.06, 0.08, 0.09), 'amount': 0.72}, mist=(55, 380), bloom=0.1, bloom_from=0.85)
