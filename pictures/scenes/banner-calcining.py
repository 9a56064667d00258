"""The discharge end of a rotary kiln in its hall at night, seen from the walkway beside the shell."""

import math

from mathutils import Vector

from hall import daylight
from kiln import cooler, skyline, welded_pads
from light import area, camera, point
from materials import emitter, principled, wet_ground
from plant import UP, Wall, drum, kit, pipe, turned, walkway
from shapes import Build, mesh
from relight import relight
from shoot import shoot
from sky import sky
from stage import option, stage

filmed = option('view', '') == 'kiln-glow'
stage(samples=14, seed=21, exposure=0.8, bounces=(4, 2, 2), width=1280 if filmed else 1920, height=720 if filmed else 1080)
parts = kit()
shell = principled('shell', (0.13, 0.085, 0.066), 0.5, 0.55, dirt=0.75, dirt_scale=0.7, bump=0.5, bump_scale=9.0, streaks=0.5)
worn = principled('worn steel', (0.36, 0.36, 0.35), 0.3, 0.95, dirt=0.75, dirt_scale=1.1, bump=0.12, bump_scale=30)
grease = principled('greased steel', (0.05, 0.045, 0.04), 0.22, 0.7, dirt=0.7, dirt_scale=2.0, bump=0.3, bump_scale=14)
flame = emitter('fire', (1.0, 0.22, 0.03), 14.0)
ALONG, AXIS, RADIUS, HOOD = Vector((0, 1, 0)), Vector((3.6, 0, 6.2)), 2.1, 15.0

kiln = Build()
turned(kiln, AXIS - ALONG * 14, ALONG, [(0, RADIUS), (HOOD + 14, RADIUS)], shell, 128)
for course in range(12):
    y = -12.7 + course * 2.4
    turned(kiln, AXIS + ALONG * y, ALONG, [(-0.04, RADIUS), (-0.015, RADIUS + 0.014), (0.015, RADIUS + 0.014), (0.04, RADIUS)], shell, 128)


def round_shell(build, y, radius, count, size, made, share=1.0, lean=0.0):
    """Blocks set round the shell; size: outwards, round, along."""
    for k in range(int(count * share)):
        angle = 2 * math.pi * k / count
        build.box(AXIS + Vector((radius * math.cos(angle), y, radius * math.sin(angle))), (size[0], size[2], size[1]), made, (0, -angle + lean, 0))


for y in (-4.0, 11.0):
    turned(kiln, AXIS + ALONG * y, ALONG, [(-0.42, RADIUS + 0.045), (-0.42, 2.5), (-0.36, 2.56), (0.36, 2.56), (0.42, 2.5), (0.42, RADIUS + 0.045)], worn, 128)
    turned(kiln, AXIS + ALONG * y, ALONG, [(-0.424, 2.28), (-0.424, 2.3)], grease, 128)
    welded_pads(kiln, AXIS + ALONG * y, RADIUS, 1.7, 0.04, 30, 0.8, shell)
    for side in (-1, 1):
        welded_pads(kiln, AXIS + ALONG * (y + side * 0.5), RADIUS, 0.13, 0.1, 30, 0.5, shell)
turned(kiln, AXIS + ALONG * 2.6, ALONG, [(-0.28, 2.5), (-0.28, 2.86), (0.28, 2.86), (0.28, 2.5)], grease, 112)
round_shell(kiln, 2.6, 2.93, 112, (0.17, 0.075, 0.56), worn)
round_shell(kiln, 2.6, 2.36, 14, (0.05, 1.5, 0.42), shell, lean=0.5)
for k in range(14):
    angle = 2 * math.pi * k / 14
    hub = AXIS + Vector((2.68 * math.cos(angle), 2.3, 2.68 * math.sin(angle)))
    drum(kiln, hub, ALONG, 0.6, 0.05, worn, 12, 0.01)

for y in (-4.0, 11.0):
    kiln.box((AXIS.x, y, 1.2), (6.4, 3.4, 2.4), parts['concrete'])
    kiln.box((AXIS.x, y, 2.55), (6.0, 2.4, 0.35), parts['steel'])
    for side in (-1, 1):
        hub = Vector((AXIS.x + side * 1.75, y - 0.5, 3.55))
        drum(kiln, hub, ALONG, 1.0, 0.74, worn, 64)
        drum(kiln, hub - ALONG * 0.7, ALONG, 2.4, 0.24, worn, 32)
        for end in (-0.55, 1.55):
            kiln.box(hub + ALONG * end - UP * 0.35, (0.95, 0.5, 1.15), parts['cladding'])
            drum(kiln, hub + ALONG * (end - 0.3), ALONG, 0.6, 0.4, parts['cladding'], 28)
kiln.box((0.2, 2.6, 2.0), (1.8, 3.6, 4.0), parts['concrete'])
kiln.box((0.5, 2.6, 4.3), (1.2, 1.9, 1.1), parts['cladding'])
drum(kiln, (0.5, 3.7, 4.3), ALONG, 1.5, 0.42, parts['steel'], 40)

# The hood: a plated box round the end of the shell, with stiffeners, inspection doors and a glowing seal.
kiln.box((AXIS.x, HOOD + 4, 5.6), (7.4, 6.4, 11.2), parts['steel'])
turned(kiln, AXIS + ALONG * (HOOD - 0.2), ALONG, [(0.95, 2.14), (0.95, 2.42)], flame, 96)
turned(kiln, AXIS + ALONG * (HOOD - 0.35), ALONG, [(0.5, 2.44), (0.0, 2.46), (0.0, 3.05), (0.5, 3.1), (1.2, 3.1)], grease, 96)
round_shell(kiln, HOOD - 0.4, 2.82, 40, (0.09, 0.09, 0.12), worn)
front, flank = Wall(kiln, (0, HOOD + 0.8, 0), (1, 0, 0)), Wall(kiln, (AXIS.x - 3.7, HOOD + 7.2, 0), (0, -1, 0))
for u in (0.1, 0.8, 6.4, 7.1):
    front.box(u, 5.6, 0.1, (0.12, 11.2, 0.2), parts['steel'])
for z in (1.2, 2.4, 9.8, 11.0):
    front.box(AXIS.x, z, 0.1, (7.4, 0.12, 0.2), parts['steel'])
for u, z in ((1.9, 6.4), (4.5, 6.4)):
    flank.box(u, z, 0.08, (1.25, 1.5, 0.16), grease)
    flank.box(u, z + 0.1, 0.17, (0.42, 0.3, 0.03), flame)
for z in (2.2, 4.4, 8.4, 10.4):
    flank.box(3.2, z, 0.1, (6.4, 0.14, 0.2), parts['steel'])
pipe(kiln, [(-1.9, HOOD + 2.4, 0), (-1.9, HOOD + 2.4, 12.4), (2.4, HOOD + 2.4, 12.4), (2.4, HOOD + 2.4, 10)], 0.42, parts['galvanised'], parts, 3.0)

# The walkway the camera stands on, shell-cooling fans, cable trays.
LEVEL = 5.05
walkway(kiln, (-0.35, -16, LEVEL), (-0.35, HOOD + 7, LEVEL), parts, 1.5, (-1, 1), 1.5, grating=0.05)
for k in range(8):
    y = -11 + k * 5.2
    kiln.beam((-1.1, y, 0), (-1.1, y, LEVEL - 0.1), 0.24, parts['steel'])
    kiln.beam((0.4, y, 0), (0.4, y, LEVEL - 0.1), 0.24, parts['steel'])
    kiln.beam((-1.1, y, 1.4), (0.4, y, LEVEL - 0.4), 0.12, parts['steel'])
    if k < 2:
        continue
    kiln.beam((-1.12, y + 2, LEVEL), (-1.12, y + 2, LEVEL + 2.9), 0.08, parts['galvanised'])
    kiln.box((-0.95, y + 2, LEVEL + 2.9), (0.5, 0.22, 0.12), parts['dark'])
    kiln.box((-0.9, y + 2, LEVEL + 2.82), (0.26, 0.12, 0.04), parts['lamp'])
for k, tray in enumerate((0.35, 0.6)):
    kiln.box((-1.25, 3, LEVEL - tray), (0.3, 40, 0.05), parts['galvanised'])
    for cable in range(5):
        kiln.tube((-1.36 + cable * 0.055, -16, LEVEL - tray + 0.05), (-1.36 + cable * 0.055, 26, LEVEL - tray + 0.05), 0.022, parts['dark'], sides=8)
for y in (6.2, 8.4):
    drum(kiln, (0.75, y, 5.6), (1, 0, 0.1), 0.9, 0.5, parts['cladding'], 32)
    kiln.box((0.75, y, 4.5), (0.5, 0.6, 1.7), parts['steel'])
kiln.done('kiln', bevel=0.018)

hall = Build()
for k in range(9):
    y = -16 + k * 6.4
    for x in (-15.5, 10.5):
        hall.box((x, y, 8), (0.5, 0.5, 16), parts['steel'])
        hall.box((x, y, 8), (0.62, 0.1, 16), parts['steel'])
    hall.truss((-15.5, y, 16), (10.5, y, 16), 1.5, parts['steel'], 13, 0.14)
for x in (-14.6, 9.8):
    hall.box((x, 8, 13.2), (0.45, 54, 0.9), parts['rust'])
for z in (1.4, 7.4):
    hall.box((-16.0, 8, z), (0.14, 54, 2.8 if z < 2 else 1.6), parts['cladding'])
hall.box((-16.0, 8, 14.4), (0.14, 54, 5.4), parts['cladding'])
hall.box((11.2, 8, 8.5), (0.14, 54, 17), parts['cladding'])
hall.box((-2.5, 35, 8.5), (28, 0.14, 17), parts['cladding'])
hall.box((-2.5, 8, 17.3), (28, 54, 0.14), parts['dark'])
side = Wall(hall, (-15.9, 35, 0), (0, -1, 0))
for k in range(26):
    side.box(1.0 + k * 2.0, 7.0, 0.02, (0.1, 9.8, 0.12), parts['dark'])
for z in (4.0, 5.3, 9.6, 10.7):
    side.box(26, z, 0.02, (52, 0.09, 0.1), parts['dark'])
for k in range(5):
    pipe(hall, [(-14.9 + k * 0.45, -18, 2.6 + 0.1 * (k % 2)), (-14.9 + k * 0.45, 34, 2.6 + 0.1 * (k % 2))], 0.12 + 0.05 * (k % 3), parts[('galvanised', 'steel', 'rust')[k % 3]], parts, 5.0)
for k in range(11):
    hall.box((-14.0, -16 + k * 5, 2.3), (2.4, 0.16, 0.16), parts['steel'])
    hall.beam((-13.0, -16 + k * 5, 0), (-13.0, -16 + k * 5, 2.3), 0.16, parts['steel'])
cooler(hall, (-8.4, 0, 3.1), 1.3, (-16, 28), (3.2, 17.2), parts, principled('cooler shell', (0.05, 0.052, 0.052), 0.6, 0.3, dirt=0.75, dirt_scale=0.8, bump=0.5, bump_scale=9.0, streaks=0.5), worn, grease)
hall.box((-8.4, 29, 3.4), (4.6, 6, 6.8), parts['cladding'])
hall.railing((-5.5, -12, 0), (-5.5, 26, 0), parts['steel'], 2.0)
hall.box((-16.1, 8, 4.7), (0.02, 54, 3.8), daylight('wall light', (0.1, 0.175, 0.2), 1.0))
hall.done('hall', bevel=0.01)
mesh('floor', [(-40, -40, 0), (30, -40, 0), (30, 60, 0), (-40, 60, 0)], [(0, 1, 2, 3)], wet_ground(colour=(0.05, 0.053, 0.055), scale=0.25, wet_rough=0.07, dry_rough=0.45))

skyline(parts, -66, 0.022, (0.05, 0.1, 0.115))

sky([(-1, (0.01, 0.02, 0.025)), (0, (0.14, 0.25, 0.29)), (0.15, (0.06, 0.14, 0.175)), (0.5, (0.02, 0.06, 0.085)), (1, (0.01, 0.03, 0.045))], 0.55)
area((-15.6, 8, 7.5), (3, 2, 5), 6, 2600, (0.45, 0.75, 0.88), size_y=30, group='dusk')
area((-3, -12, 13), (3, 1, 6), 5, 900, (0.62, 0.84, 0.95), group='dusk')
for k in range(2, 6):
    point((-0.75, -9 + k * 5.2, LEVEL + 2.5), 190, (1, 0.62, 0.28), 0.1, group='lamps')
point((AXIS.x - 2.9, HOOD - 1.4, 6.4), 1900, (1, 0.24, 0.035), 0.5, group='fire')
point((AXIS.x, HOOD - 1.6, 9.6), 1300, (1, 0.22, 0.03), 0.5, group='fire')
point((-1.2, HOOD + 4.2, 6.6), 700, (1, 0.32, 0.07), 0.3, group='fire')
camera((-0.7, -11.0, LEVEL + 1.95), (0.1, 8, 6.4), lens=26, fstop=2.0, focus=(2, -3.6, 6.5))
FOG = {'colour': (0.026, 0.052, 0.06), 'amount': 0.55}


def fire(turn):
    """The burner's breath: slow swells with a quick flicker on them, all whole waves a turn."""
    return 1.0 + sum(share * math.sin(2 * math.pi * (waves * turn + offset)) for waves, share, offset in ((2, 0.16, 0.0), (5, 0.1, 0.3), (13, 0.07, 0.7), (29, 0.04, 0.1)))


if filmed:
    strengths = {'fire': fire, 'lamps': lambda turn: 1.0 + 0.02 * math.sin(2 * math.pi * 7 * turn), 'dusk': lambda turn: 1.0 + 0.08 * math.sin(2 * math.pi * turn)}
    relight('kiln-glow', strengths, 10, fog=FOG, mist=(10, 60), bloom=0.09, haze=(0.02, 0.03, 0.033), grade={'vignette': 0.3})
else:
    shoot('banner-calcining', fog={**FOG, 'power': 1.1}, mist=(10, 60), bloom=0.09, bloom_from=0.9, grade={'vignette': 0.3})
