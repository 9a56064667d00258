"""One lump of coke in the middle of twenty rings engraved in polished graphite, the twentieth inlaid with copper; view=news-10 goes close to its foot."""

import math
import random

import numpy as np
from mathutils import Vector, noise

from grade import cloud_noise, ease
from light import area, camera
from materials import coke, emitter, principled
from nodes import material
from palette import AMBER, COPPER, ICE, linear
from shapes import copy_of, mesh, rock
from shoot import shoot
from sky import even
from stage import option, stage

# The lump's radius is the unit: about a decimetre.
RINGS = 20
FIRST_RING, LAST_RING, PLINTH = 1.5, 4.55, 6.4
GROOVE, FINE = 0.022, 8

view = option('view', 'banner-twenty-years')
stage(samples=16, seed=20, exposure=0.6, bounces=(4, 1, 3), look='High Contrast')


def open_pores(lump, seed):
    """Dents the vertices where gas has left the coke, more in some regions than in others."""
    offset = Vector((seed, seed * 2.0, seed * 3.0))
    for vertex in lump.data.vertices:
        place = vertex.co * 1.0
        region = ease(noise.noise(place * 1.7 + offset), -0.25, 0.35)
        depth = 0.0
        for scale, deep in ((7.0, 0.055), (15.0, 0.028)):
            nearest = noise.voronoi(place * scale + offset)[0][0]
            depth += deep * (1 - ease(nearest, 0.1, 0.5))
        vertex.co = place - place.normalized() * float(depth * (0.2 + region))
    lump.data.update()


def polished_graphite():
    made, nodes, output = material('polished graphite')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Base_Color=(0.011, 0.0125, 0.0135), i_Specular=0.62)
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates()
    smears = nodes.ramp(nodes.noise(place, 0.9, 5.0, 0.65), [(0.35, 0.0), (0.7, 1.0)])
    dust = nodes.ramp(nodes.noise(place, 60.0, 2.0), [(0.55, 0.0), (0.72, 1.0)])
    nodes.link(nodes.math('MULTIPLY_ADD', smears, 0.09, nodes.math('MULTIPLY_ADD', dust, 0.16, 0.085)), shader.inputs['Roughness'])
    return made


def lathe(name, profile, surface, sides=1440):
    """A body of revolution; profile: (radius, height)."""
    corners = [(r * math.cos(a), r * math.sin(a), z) for r, z in profile for a in (2 * math.pi * k / sides for k in range(sides))]
    squares = []
    for level in range(len(profile) - 1):
        for k in range(sides):
            following = (k + 1) % sides
            squares.append((level * sides + k, (level + 1) * sides + k, (level + 1) * sides + following, level * sides + following))
    return mesh(name, corners, squares, surface)


radii = [FIRST_RING + (LAST_RING - FIRST_RING) * (k / (RINGS - 1)) ** 1.12 for k in range(RINGS)]
profile = [(0.001, 0)]
for radius in radii:
    profile += [(radius + GROOVE * (2 * k / FINE - 1), -0.03 * math.sin(math.pi * k / FINE) ** 2) for k in range(FINE + 1)]
profile += [(PLINTH - 0.1, 0), (PLINTH - 0.03, -0.03), (PLINTH, -0.1), (PLINTH, -1.6)]
lathe('plinth', profile, polished_graphite())
copper = principled('copper', (0.95, 0.42, 0.17), rough=0.24, metal=1.0)
lathe('copper ring', [(LAST_RING + 0.045 * (2 * k / FINE - 1), 0.006 - 0.02 * abs(2 * k / FINE - 1) ** 5) for k in range(FINE + 1)], copper)

black = coke(base=0.026, sheen=0.45, scale=2.2, pores=0.8)
hero = rock('lump', 44, black, subdivisions=7, cuts=11, rough=0.1, fine=0.035)
open_pores(hero, 4.0)
hero.hide_render = False
hero.rotation_euler = (0.35, -0.25, 2.2)
hero.scale = (1.12, 1.12, 1.12)
matrix = hero.rotation_euler.to_matrix()
hero.location.z = -min((matrix @ v.co).z for v in hero.data.vertices) * 1.12 - 0.035

chips = [rock(f'chip {k}', 60 + k, black, subdivisions=4, cuts=14, rough=0.14, fine=0.05) for k in range(6)]
for smallest, largest, count, spread in ((0.07, 0.13, 5, 0.35), (0.02, 0.06, 70, 0.4), (0.006, 0.018, 900, 0.7)):
    for _ in range(count):
        angle, away = random.uniform(0, 2 * math.pi), 0.78 + abs(random.gauss(0, spread))
        size = random.uniform(smallest, largest)
        copy_of(random.choice(chips), (away * math.cos(angle), away * math.sin(angle), size * 0.45), [random.uniform(0, 6.28) for _ in range(3)], size)
mote = [rock(f'mote {k}', 1, emitter(f'mote {k}', tone, power), subdivisions=2) for k, (tone, power) in enumerate(((AMBER, 3.5), (ICE, 0.7)))]
# Only near the plane of focus: farther off they fall apart into single samples.
for _ in range(34):
    copy_of(mote[random.random() > 0.4], (random.uniform(-3.2, 1.6), random.uniform(-1.2, -0.3), random.uniform(0.4, 2.6)), scale=random.uniform(0.002, 0.005))

haze, nodes, output = material('haze')
distance = nodes.vector('DISTANCE', nodes.vector('MULTIPLY', nodes.coordinates(), (0.75, 1, 1)), (0.9, 16, 1.6), output='Value')
glow = nodes.ramp(nodes.math('DIVIDE', distance, 10.0), [(0.0, (0.085, 0.17, 0.19)), (0.4, (0.019, 0.052, 0.064)), (1.0, (0.005, 0.015, 0.02))], 'EASE')
nodes.link(nodes('ShaderNodeEmission', i_Color=glow, i_Strength=1.0).outputs[0], output.inputs[0])
mesh('haze', [(-40, 16, -12), (40, 16, -12), (40, 16, 26), (-40, 16, 26)], [(0, 1, 2, 3)], haze)

even(linear('#16323c'), 0.10)
area((-4.5, 4.6, 5.4), (0, 0, 0.9), 2.4, 1900, ICE, size_y=1.4)
area((-5.6, -1.2, 4.2), (0, 0, 0.9), 1.2, 650, ICE, size_y=2.4)
area((4.6, 3.6, 2.1), (0.1, 0, 1.0), 0.8, 1900, AMBER, size_y=2.2)
area((-4.2, -5.0, 4.6), (0, 0, 0.8), 3.0, 260, ICE)
if view == 'news-10':
    camera((2.6, -6.2, 1.25), (0.15, -0.55, 0.42), lens=80, fstop=0.28, focus=(0.2, -0.75, 0.3), roll=-3)
else:
    camera((-0.8, -9.5, 2.75), (-1.2, 0, 0.72), lens=66, fstop=0.2, focus=(-0.1, -0.8, 0.9))


def beam(image, mist):
    """A breath of amber light in the haze, from the lamp behind on the right."""
    height, width, _ = image.shape
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    u, v = columns / width, rows / width
    along, across = (1.02 - u) * 0.93 + (v - 0.2) * 0.36, (v - 0.2) * 0.93 - (1.02 - u) * 0.36
    body = np.exp(-((across / (0.03 + 0.16 * np.clip(along, 0, 1))) ** 2)) * np.exp(-np.clip(along, 0, 2) * 3.0) * (along > 0)
    smoke = 0.55 + 0.9 * cloud_noise(height, width, 4, 8)
    behind = np.clip((mist[..., 0] - 0.25) * 2, 0.15, 1)
    return image + (body * smoke * behind)[..., None] * np.array(COPPER, np.float32) * 0.11


shoot(view, fog={'colour': (0.02, 0.052, 0.062), 'amount': 0.42, 'power': 1.6}, mist=(8, 11), bloom=0.08, bloom_from=0.8, grade={'vignette': 0.4, 'petrol': 0.3}, after_fog=beam)
