"""A long train of hopper wagons with coke curves away through the dusk under the catenary."""

import random

from mathutils import Vector, noise

from light import area, camera, point
from materials import emitter, principled
from nodes import material
from rail import Line, Railway, treeline
from scatter import sprinkle
from shapes import Build, mesh
from shoot import shoot
from sky import sky
from stage import stage

stage(samples=14, seed=21, exposure=0.85, bounces=(3, 2, 2))
stops = [(-1, (0.004, 0.008, 0.010)), (-0.01, (0.05, 0.05, 0.05)), (0.0, (0.56, 0.25, 0.10)), (0.03, (0.34, 0.19, 0.115)), (0.08, (0.135, 0.13, 0.13)), (0.18, (0.052, 0.088, 0.104)), (0.4, (0.018, 0.046, 0.062)), (1, (0.006, 0.018, 0.028))]
sky(stops, sun=(-0.5, 1.0, 0.02), sun_colour=(1, 0.45, 0.16), glow=1.0, clouds=0.85, cloud_colour=(0.014, 0.024, 0.032), cloud_scale=0.8, cloud_from=0.44, cloud_to=0.64, seed=15.3)

rails = Railway()
radius = 420.0
main = Line((0, -20), straight=38, radius=radius)
second = Line((0, -20), straight=38, radius=radius, offset=-4.7)
for line, stones in ((main, 60000), (second, 70000)):
    rails.track(line, 0, 520, sleepers_to=190)
    rails.bed(line, 0, 520, stones=stones, reach=58, near=13, power=1.9, wide=2.9)
paints = [(0.030, 0.066, 0.076), (0.030, 0.066, 0.076), (0.020, 0.026, 0.029), (0.105, 0.046, 0.026)]
wagons = [rails.hopper_wagon(principled(f'wagon paint {k}', colour, rough=0.4, dirt=0.65, dirt_scale=0.9, streaks=0.7, bump=0.05, bump_scale=25.0), f'wagon {k}', buffers=True) for k, colour in enumerate(paints)]
rails.train(main, wagons, 33, first=33.0)
places = [22 + 46 * k for k in range(10)]
rails.catenary(main, places, side=3.2)
rails.catenary(second, [s + 26 for s in places], side=-3.4)
rails.signal((-8.0, 44, -0.3), 'green')


def heath():
    """Trodden soil with grit and moss, its hollows wet."""
    made, nodes, output = material('heath')
    place = nodes.coordinates()
    broad, middle, fine = nodes.noise(place, 0.16, 5.0, 0.6), nodes.noise(place, 1.9, 8.0, 0.72), nodes.noise(place, 34.0, 6.0, 0.8)
    grain = nodes.math('ADD', nodes.math('MULTIPLY', middle, 0.6), nodes.math('MULTIPLY', fine, 0.5))
    colour = nodes.ramp(grain, [(0.40, (0.012, 0.011, 0.009)), (0.54, (0.040, 0.034, 0.027)), (0.70, (0.085, 0.076, 0.062))])
    moss = nodes.ramp(nodes.math('ADD', broad, nodes.math('MULTIPLY', middle, 0.5)), [(0.68, 0.0), (0.86, 0.75)])
    colour = nodes.mix(moss, colour, nodes.mix(fine, (0.012, 0.016, 0.008), (0.044, 0.046, 0.022)))
    dry = nodes.ramp(broad, [(0.33, 0.0), (0.42, 1.0)])
    shader = nodes('ShaderNodeBsdfPrincipled', i_Base_Color=nodes.mix(dry, (0.012, 0.012, 0.010), colour), i_Specular=0.4)
    nodes.link(nodes.math('MULTIPLY_ADD', dry, 0.85, 0.07), shader.inputs['Roughness'])
    relief = nodes('ShaderNodeBump', i_Distance=0.12, i_Height=grain)
    nodes.link(dry, relief.inputs['Strength'])
    nodes.link(relief.outputs[0], shader.inputs['Normal'])
    nodes.link(shader.outputs[0], output.inputs[0])
    return made


mesh('ground', [(-900, -80, -0.5), (900, -80, -0.5), (900, 2600, -0.5), (-900, 2600, -0.5)], [(0, 1, 2, 3)], heath())
grass = principled('dry grass', (0.062, 0.052, 0.028), rough=0.85, dirt=0.8, dirt_scale=0.6)
spots = []
for _ in range(64000):
    s, side = 11 + 120 * random.random() ** 1.8, random.choice((-1, 1, -1)) * (abs(random.gauss(0, 10)) + 3.0)
    x, y, _h = main.at(s, side)
    if (-8.1 < side < -7.8 or side < -9.2 or side > 2.9) and noise.noise(Vector((x * 0.3, y * 0.22, 2))) + 0.5 * noise.noise(Vector((x * 1.1, y, 7))) > -0.22:
        spots.append((x, y, -0.5))
rails.weeds(spots, grass)
wood = principled('far trees', (0.016, 0.020, 0.018), rough=1.0)
treeline([(-420, 330), (-260, 420), (-60, 470), (160, 400), (320, 300)], wood, 4, 12)
treeline([(-700, 700), (-200, 820), (500, 760)], wood, 6, 22, seed=9)
far, lamp = Build(), emitter('far lamp', (1, 0.72, 0.4), 20)
# A siding far off shows by its lamps only: a hall in the haze would be paler than the sky behind it.
for k in range(18):
    x, y = random.uniform(70, 250), random.uniform(290, 380)
    far.box((x, y, random.choice((2.5, 4, 6))), (0.7, 0.3, 0.45), lamp)
far.box((-1.36, 6.78, 1.85), (0.2, 0.14, 0.3), rails.dark)
far.tube((-1.36, 6.71, 1.87), (-1.36, 6.69, 1.87), 0.055, rails.red, sides=20)
for k in range(9):
    x, y = 9 + 11 * k, 90 + 34 * k
    far.tube((x, y, 0), (x, y, 14), 0.12, rails.dark, 0.08, sides=8)
    far.box((x - 0.7, y, 14), (1.5, 0.4, 0.16), rails.dark)
    far.box((x - 1.1, y, 13.88), (0.5, 0.25, 0.06), lamp)
    if k < 3:
        point((x - 1.1, y, 13.4), 3200, (1, 0.76, 0.48), 0.5)
grit = [((-7.7 - abs(random.gauss(0, 0.45)), random.uniform(-6, 44), -0.49), random.uniform(0.02, 0.05)) for _ in range(1600)]
grit += [((-7.7 - 14 * random.random() ** 1.4, -4 + 30 * random.random() ** 1.5, -0.495), 0.006 + 0.03 * random.random() ** 4) for _ in range(22000)]
sprinkle('grit', rails.stones, grit)
# Cable trough, marker posts and a cabinet on the near side.
for k in range(60):
    far.box((-8.9 + random.gauss(0, 0.012), -8 + k * 1.02, -0.42), (0.42, 0.99, 0.2), rails.concrete, (0, 0, random.gauss(0, 0.012)))
far.box((-9.7, 22, 0.1), (0.7, 1.3, 1.25), rails.mast_paint)
far.box((-9.3, 30, 0.1), (0.12, 0.12, 1.2), rails.plate)
far.done('yard')

area((-16, 2, 12), (-1, 26, 1.5), 9, 5600, (0.70, 0.86, 0.98))
area((-30, 70, 22), (-4, 75, 2), 20, 9000, (0.62, 0.82, 0.95))
area((12, -4, 4), (0, 27, 2.4), 7, 1500, (1.0, 0.72, 0.46))
camera((-7.4, -7.5, 3.0), (-0.6, 30, 3.3), lens=34)
fog = {'colour': (0.13, 0.10, 0.082), 'amount': 0.8, 'power': 0.9, 'from_sky': 0.85}
shoot('hopper-train', fog=fog, mist=(40, 480), bloom=0.10, bloom_from=0.9, grade={'vignette': 0.36})
