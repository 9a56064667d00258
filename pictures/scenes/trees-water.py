"""Birches and reeds on the bank of a reservoir at dawn, mist on the water, a plant on the far shore."""

import math
import random

import numpy as np
from mathutils import Vector, noise

from grade import add_fog, cloud_noise
from light import camera, sun
from materials import emitter, principled, water
from palette import AMBER
from shapes import Build, copy_of, mesh
from shoot import shoot
from sky import sky
from stage import stage
from trees import birch_bark, blades, leaf, tree

stage(samples=14, seed=12, exposure=1.05, bounces=(4, 2, 2))

EARTH = (0.028, 0.026, 0.016)
bark, twig = birch_bark(), principled('twig', (0.03, 0.022, 0.018), rough=0.8)
foliage = [leaf('birch leaf', (0.055, 0.07, 0.018)), leaf('turning leaf', (0.15, 0.085, 0.014))]
habit = {'leaves': 12000, 'leaf_size': 0.075}
trees = [tree(f'birch {k}', 40 + k, bark, twig, foliage[k % len(foliage) if k == 3 else 0], height=height, limbs=26, **habit) for k, height in enumerate((12.5, 10.0, 14.0, 8.0))]
straw = principled('straw', (0.085, 0.062, 0.026), rough=0.8)
green = principled('grass', (0.03, 0.04, 0.012), rough=0.75)
plume = principled('plume', (0.11, 0.075, 0.045), rough=0.9)
reeds = [blades(f'reeds {k}', 70 + k, straw if k % 2 else green, count=30, height=(1.0, 2.1), width=0.011, heads=plume) for k in range(5)]
grass = [blades(f'grass {k}', 90 + k, green if k % 3 else straw, count=46, height=(0.15, 0.5), width=0.005, spread=0.16, lean=0.6) for k in range(5)]


def shore(y):
    """Where the water ends, in x, y metres along the bank."""
    return 1.5 + 0.16 * y + 2.4 * math.sin(y * 0.085 + 0.6) + 0.7 * noise.noise(Vector((y * 0.3, 2, 0)))


def ground(x, y):
    inland = x - shore(y)
    return max(-0.6, 0.16 * inland if inland < 4 else 0.64 + 0.05 * (inland - 4)) + 0.09 * noise.fractal(Vector((x, y, 0)) * 0.6, 0.9, 2.1, 4)


xs, ys = np.linspace(-14, 60, 190), np.linspace(-3, 150, 260)
corners = [(x, y, ground(x, y)) for x in xs for y in ys]
squares = [(i * 260 + j, (i + 1) * 260 + j, (i + 1) * 260 + j + 1, i * 260 + j + 1) for i in range(189) for j in range(259)]
mesh('bank', corners, squares, principled('soil', EARTH, rough=0.9, dirt=0.6, dirt_scale=1.2, bump=0.8, bump_scale=9), smooth=True)
surface = water(rough=0.025, bump=0.09, scale=0.9)
mesh('water', [(-3000, -50, 0), (3000, -50, 0), (3000, 4000, 0), (-3000, 4000, 0)], [(0, 1, 2, 3)], surface)

for x, y, which, size in ((7.2, 13, 0, 1.0), (8.6, 14.5, 1, 1.0), (6.9, 19, 2, 0.9), (11.5, 19, 3, 1.0), (10, 27, 0, 0.95), (8.8, 33, 1, 1.1), (13, 31, 2, 1.0), (12.2, 43, 0, 1.1), (16, 40, 3, 1.3), (13.5, 56, 2, 1.0), (18, 60, 1, 1.2), (17.5, 75, 0, 1.0), (20, 92, 2, 1.0), (16, 23, 2, 1.05), (22, 34, 0, 1.1)):
    copy_of(trees[which], (x, y, ground(x, y) - 0.05), (random.gauss(0, 0.03), random.gauss(0, 0.03), random.uniform(0, 6.28)), size)
for _ in range(900):
    y = random.uniform(2, 70) ** random.uniform(0.85, 1)
    x = shore(y) + random.gauss(-0.5, 0.55)
    if noise.noise(Vector((y * 0.22, x * 0.2, 5))) > -0.12:
        copy_of(random.choice(reeds), (x, y, max(-0.35, ground(x, y))), (random.gauss(0, 0.06), random.gauss(0, 0.06), random.uniform(0, 6.28)), random.uniform(0.55, 1.05))
for _ in range(3600):
    y = 1.5 + 46 * random.random() ** 1.7
    x = shore(y) + abs(random.gauss(0, 5.5))
    copy_of(random.choice(grass), (x, y, ground(x, y) - 0.02), (0, 0, random.uniform(0, 6.28)), random.uniform(0.6, 1.6))
# The far shore: a low bank with woods, and the plant behind it.
for _ in range(420):
    x, y = random.uniform(-330, 420), random.uniform(300, 400)
    copy_of(random.choice(trees), (x, y, 0.3), (0, 0, random.uniform(0, 6.28)), random.uniform(0.55, 1.25) * (1.15, 1.15, 0.9)[random.randrange(3)])
far = Build()
dark, lamp = principled('far', (0.03, 0.035, 0.038), rough=0.8), emitter('far lamp', AMBER, 9)
far.box((0, 360, 0.1), (1400, 130, 0.9), principled('far bank', EARTH, rough=0.9))
for x, tall, radius in ((-95, 92, 3.0), (-72, 78, 2.6), (28, 60, 2.2)):
    far.tube((x, 820, 0), (x, 820, tall), radius, dark, end_radius=radius * 0.66)
    far.tube((x, 820, tall - 8), (x, 820, tall - 7.2), radius * 0.8 + 0.7, dark)
for x, wide, tall in ((-128, 26, 30), (-52, 34, 38), (-16, 30, 24), (56, 60, 20), (104, 24, 33), (-160, 30, 17)):
    far.box((x, 820, tall / 2), (wide, 24, tall), dark)
    far.box((x + wide * 0.2, 820, tall + 2), (wide * 0.3, 12, 4), dark)
for k in range(5):
    far.tube((-205 + k * 15, 815, 0), (-205 + k * 15, 815, 26), 6.4, dark)
far.truss((-16, 818, 26), (104, 818, 31), 4, dark, panels=16, width=0.6)
far.tube((-110, 806, 14), (-40, 806, 11), 2.3, dark)
for _ in range(34):
    far.box((random.uniform(-200, 120), 796, random.uniform(5, 30)), (0.9, 0.3, 0.9), lamp)
far.done('plant')

sky([(-1, (0.02, 0.03, 0.035)), (0, (0.52, 0.31, 0.16)), (0.035, (0.36, 0.29, 0.22)), (0.13, (0.13, 0.19, 0.2)), (0.4, (0.045, 0.09, 0.11)), (1, (0.015, 0.035, 0.05))], strength=0.6, sun=(-0.2, 1, 0.035), glow=0.9, clouds=0.55, cloud_colour=(0.07, 0.085, 0.095), cloud_scale=0.9, seed=4.0)
sun((0.3, 1, -0.5), 0.4, (0.6, 0.8, 1.0), angle=60)
sun((0.2, -1, -0.1), 1.8, (1.0, 0.58, 0.28), angle=2)
camera((-0.6, -1.2, 1.75), (1.7, 20, 3.2), lens=27, fstop=4, focus=(5, 12, 2))


def with_fog(image, mist):
    """Fog by the nearest thing round each pixel (a leaf's edge, half sky, would shine otherwise), and a bank of mist on the water."""
    height, width, _ = image.shape
    near = mist
    reach = max(2, width // 400)
    for axis in (0, 1):
        near = np.minimum.reduce([np.roll(near, step, axis) for step in range(-reach, reach + 1)])
    near = np.where(mist > 0.999, 1.0, near)
    image = add_fog(image, near, (0.12, 0.13, 0.13), amount=0.93, power=0.8, from_sky=0.85)
    sky_rows = np.flatnonzero((mist[:, : width // 6, 0] > 0.999).mean(1) > 0.5)
    horizon = (sky_rows.max() + 0.012 * height) / height
    rows = np.mgrid[0:height, 0:width][0].astype(np.float32) / height
    drift = cloud_noise(height, width, 5, 6) - 0.5
    layer = np.exp(-(((rows - horizon - 0.012 + drift * 0.05) / 0.026) ** 2)) * (0.5 + 0.6 * drift)
    layer = np.clip(layer * np.clip((near[..., 0] - 0.08) * 4, 0, 1), 0, 0.8)[..., None]
    tone = image[int(height * (horizon - 0.05))].mean(0) * 0.9
    return image * (1 - layer) + tone * layer


shoot('trees-water', mist=(14, 1500), bloom=0.06, grade={'vignette': 0.3, 'petrol': 0.3}, after_fog=with_fog)
