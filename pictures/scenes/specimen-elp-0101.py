"""Electrode paste: pillow-shaped briquettes, dull black, the grain of the coke showing."""

import bpy
from mathutils import Vector, noise

from loose import strew
from lumps import grains_of
from materials import coke
from specimen import begin, cone, finish, pour

begin(seed=222)
paste = coke('paste', base=0.05, sheen=0.12, pores=0.25, scale=2.2, rough=(0.5, 0.85))


def briquette(name, seed):
    """Pressed between two rolls: a pillow with a flat seam around it."""
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=5, radius=1)
    made = bpy.context.object
    made.name, made.hide_render = name, True
    for vertex in made.data.vertices:
        x, y, z = vertex.co
        square = max(abs(x), abs(y), 1e-3) / max((abs(x) ** 3.4 + abs(y) ** 3.4) ** (1 / 3.4), 1e-3)
        reach = (x * x + y * y) ** 0.5
        wide = min(1.0, reach * 1.12) / max(reach, 1e-3) * (0.86 + 0.14 * square)
        lift = (1 - min(1.0, reach * 1.02) ** 2.6) * 0.46 + 0.07
        rough = 0.03 * noise.noise((x * 5 + seed, y * 5, z * 5)) + 0.014 * noise.noise((x * 14, y * 14 + seed, z * 14))
        vertex.co = Vector((x * wide * 1.12, y * wide * 0.95, (lift if z > 0 else -lift) * min(1.0, abs(z) * 6))) * (1 + rough)
    made.data.polygons.foreach_set('use_smooth', [True] * len(made.data.polygons))
    made.data.use_auto_smooth, made.data.auto_smooth_angle = True, 0.6
    made.data.materials.append(paste)
    return made


briquettes = [briquette(f'briquette {k}', k + 1.0) for k in range(5)]
bed = pour(briquettes, [(0.8, 0.92, 420)], cone(2.9, 0.6, long=1.2), shell=1.7, shape=0.7, rolls=3)
strew(bed, briquettes, 9, (0.8, 0.9), spread=(5.4, 3.4), shape=0.55)
strew(bed, grains_of(paste, 4, 450), 160, (0.02, 0.2))
finish('elp-0101')
