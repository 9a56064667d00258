"""Black glassy solids that break in shells: pitch, anthracite."""

import bpy
import numpy as np

from nodes import material


def black_glass(dust=0.34, gloss=0.07):
    """Black and glossy, dust in cloudy patches."""
    made, nodes, output = material('pitch')
    shader = nodes('ShaderNodeBsdfPrincipled', i_Base_Color=(0.004, 0.0042, 0.0045), i_Specular=0.75)
    nodes.link(shader.outputs[0], output.inputs[0])
    place = nodes.coordinates()
    dusty = nodes.ramp(nodes.noise(place, 1.7, 4.0, 0.65), [(0.5, 0.0), (0.72, 1.0)])
    nodes.link(nodes.mix(dusty, (0.004, 0.0042, 0.0045), (0.022, 0.022, 0.023)), shader.inputs['Base Color'])
    nodes.link(nodes.math('MULTIPLY_ADD', dusty, dust, gloss), shader.inputs['Roughness'])
    nodes.link(nodes('ShaderNodeBump', i_Strength=0.12, i_Distance=0.03, i_Height=nodes.noise(place, 7.0, 3.0)).outputs[0], shader.inputs['Normal'])
    return made


def shard(name, seed, surface, subdivisions):
    """A ball broken by shells: every fracture is a hollow of a large ball, with ripples round the point of the blow."""
    numbers = np.random.default_rng(seed)
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=subdivisions, radius=1)
    made = bpy.context.object
    made.name, made.hide_render = name, True
    count = len(made.data.vertices)
    points = np.empty(count * 3, np.float32)
    made.data.vertices.foreach_get('co', points)
    points = points.reshape(-1, 3).astype(np.float64)
    rays = points.copy()
    reach = np.full(count, 1.05)
    for _ in range(11):
        towards = numbers.normal(size=3)
        towards /= np.linalg.norm(towards)
        radius = numbers.uniform(1.1, 3.6)
        centre = towards * (radius + numbers.uniform(0.42, 0.72))
        # Where the ray from the middle meets the ball: the shell's near side.
        along = rays @ centre
        inside = along**2 - (centre @ centre - radius**2)
        hit = np.where((inside > 0) & (along > 0), along - np.sqrt(np.maximum(inside, 0)), 9.0)
        blow = towards * 0.6 + numbers.normal(size=3) * 0.45
        far = np.linalg.norm(rays * np.minimum(hit, 2)[:, None] - blow, axis=1)
        hit = hit + 0.006 * np.sin(far * numbers.uniform(28, 46) + 3 * np.sin(far * 5)) * np.exp(-far * 0.8)
        reach = np.minimum(reach, hit)
    points = rays * reach[:, None] * np.array([numbers.uniform(0.9, 1.35), numbers.uniform(0.8, 1.1), numbers.uniform(0.6, 0.85)])
    made.data.vertices.foreach_set('co', points.astype(np.float32).ravel())
    made.data.polygons.foreach_set('use_smooth', [True] * len(made.data.polygons))
    made.data.use_auto_smooth, made.data.auto_smooth_angle = True, 0.32
    made.data.materials.append(surface)
    made.data.update()
    return made
