"""Black solids that break in shells: pitch, anthracite."""

import bmesh
import numpy as np

from nodes import material
from shapes import mesh


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


def anthracite():
    """A bright, a satin and a dusty break of the same coal."""
    made = []
    for name, shade, rough, dust in (('bright', 0.006, 0.16, 0.25), ('satin', 0.011, 0.36, 0.5), ('dusty', 0.024, 0.66, 0.9)):
        surface, nodes, output = material(f'anthracite {name}')
        shader = nodes('ShaderNodeBsdfPrincipled', i_Specular=0.62)
        nodes.link(shader.outputs[0], output.inputs[0])
        own = nodes.math('MULTIPLY', nodes('ShaderNodeObjectInfo').outputs['Random'], 60.0)
        place = nodes.vector('ADD', nodes.coordinates(), nodes('ShaderNodeCombineXYZ', i_0=own, i_1=own).outputs[0])
        fine = nodes.noise(place, 16.0, 4.0, 0.7)
        dusty = nodes.math('MULTIPLY', nodes.ramp(nodes.noise(place, 2.4, 5.0, 0.7), [(0.48, 0.0), (0.7, 1.0)]), dust)
        nodes.link(nodes.mix(dusty, (shade, shade, shade * 1.04), (0.05, 0.05, 0.051)), shader.inputs['Base Color'])
        nodes.link(nodes.math('ADD', nodes.math('MULTIPLY_ADD', dusty, 0.4, rough), nodes.math('MULTIPLY', fine, 0.12)), shader.inputs['Roughness'])
        # Beds of the coal, and ribs as in broken glass.
        beds = nodes.noise(nodes.vector('MULTIPLY', place, (0.8, 0.8, 9.0)), 1.6, 3.0)
        relief = nodes.math('ADD', nodes.math('MULTIPLY', fine, 0.3 + rough), nodes.math('MULTIPLY', beds, 0.8))
        nodes.link(nodes('ShaderNodeBump', i_Strength=0.4, i_Distance=0.03, i_Height=relief).outputs[0], shader.inputs['Normal'])
        made.append(surface)
    return made


def chip(name, seed, surfaces, steps=7):
    """A hidden piece of coal: breaks that follow its joints or cross them, each a shallow shell with ribs, its edges sharp."""
    numbers = np.random.default_rng(seed)
    body = bmesh.new()
    bmesh.ops.create_cube(body, size=2.6)
    joints, _ = np.linalg.qr(numbers.normal(size=(3, 3)))
    for number in range(20):
        # Joints stand at right angles to each other; shells break anywhere.
        normal = joints[number % 3] * (-1) ** (number // 3) + numbers.normal(size=3) * 0.1 if number < 6 else numbers.normal(size=3)
        normal /= np.linalg.norm(normal)
        far = numbers.uniform(0.5, 0.85) if number < 6 else numbers.uniform(0.66, 1.0)
        cut = bmesh.ops.bisect_plane(body, geom=[*body.verts, *body.edges, *body.faces], plane_co=normal * far, plane_no=normal, clear_outer=True)
        bmesh.ops.contextual_create(body, geom=[edge for edge in cut['geom_cut'] if isinstance(edge, bmesh.types.BMEdge)])
    points, faces, breaks, stretch = [], [], [], np.array([numbers.uniform(0.95, 1.4), numbers.uniform(0.75, 1.1), numbers.uniform(0.55, 0.85)])
    for face in body.faces:
        rim = np.array([vertex.co[:] for vertex in face.verts])
        normal, wide = np.array(face.normal[:]), np.linalg.norm(rim - rim.mean(0), axis=1).max()
        around = np.concatenate([rim[k] + (rim[(k + 1) % len(rim)] - rim[k]) * np.arange(steps)[:, None] / steps for k in range(len(rim))])
        deep, blow, ribs, phase = numbers.uniform(-0.02, 0.16) * wide, rim[0] + numbers.normal(size=3) * 0.2, numbers.uniform(16, 30), numbers.uniform(0, 6)
        strength = 0.016 * numbers.random() ** 2
        first, count = len(points), len(around)
        for ring in range(steps + 1):
            share = 1 - ring / steps
            at = rim.mean(0) + (around - rim.mean(0)) * share
            away = np.linalg.norm(at - blow, axis=1)
            push = deep * (1 - share**2) + strength * min(1, 4 * ring / steps) * np.sin(ribs * away + phase)
            points += list((at - normal * push[:, None]) * stretch)
        kind = int(numbers.choice(3, p=(0.5, 0.32, 0.18)))
        for ring in range(steps):
            for k in range(count):
                a, b = first + ring * count, first + (ring + 1) * count
                faces.append((a + k, a + (k + 1) % count, b + (k + 1) % count, b + k))
                breaks.append(kind)
    body.free()
    made = mesh(name, points, faces, smooth=True)
    for surface in surfaces:
        made.data.materials.append(surface)
    made.data.polygons.foreach_set('material_index', breaks)
    made.hide_render = True
    return made
