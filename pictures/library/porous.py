"""Sponge coke: lumps cut from a solid full of bubbles, so that the bubbles open where it broke."""

import bpy
import numpy as np


def skin(field, corner, cell):
    """Vertices and quads of the surface where `field`, positive at its border, changes sign: one vertex a cell."""
    cells = np.array(field.shape) - 1
    total, count, quads = np.zeros((int(cells.prod()), 3), np.float32), np.zeros(int(cells.prod()), np.float32), []
    strides = np.array([cells[1] * cells[2], cells[2], 1])
    for axis in range(3):
        first, second = np.moveaxis(field, axis, 0)[:-1], np.moveaxis(field, axis, 0)[1:]
        crossed = np.argwhere((first < 0) != (second < 0))
        a, b = first[tuple(crossed.T)], second[tuple(crossed.T)]
        order = [1, 2]
        order.insert(axis, 0)
        edge = crossed[:, order]
        at = edge.astype(np.float32)
        at[:, axis] += a / (a - b)
        one, two = (axis + 1) % 3, (axis + 2) % 3
        around = []
        for back in ((0, 0), (1, 0), (1, 1), (0, 1)):
            cell_at = edge.copy()
            cell_at[:, one] -= back[0]
            cell_at[:, two] -= back[1]
            flat = cell_at @ strides
            around.append(flat)
            for part in range(3):
                total[:, part] += np.bincount(flat, at[:, part], len(total)).astype(np.float32)
            count += np.bincount(flat, minlength=len(total)).astype(np.float32)
        around = np.stack(around, 1)
        outwards = a < 0
        quads.append(np.where(outwards[:, None], around, around[:, ::-1]))
    used = np.flatnonzero(count)
    name = np.zeros(len(total), np.int64)
    name[used] = np.arange(len(used))
    return total[used] / count[used][:, None] * cell + np.array(corner, np.float32), name[np.concatenate(quads)]


def main_part(points, quads):
    """The surface without its crumbs and closed bubbles: the part that most vertices belong to."""
    part = np.arange(len(points))
    while True:
        before = part.copy()
        np.minimum.at(part, quads, part[quads].min(1)[:, None])
        part = part[part[part]]
        if (part == before).all():
            break
    mine = part == np.bincount(part).argmax()
    name = np.cumsum(mine) - 1
    return points[mine], name[quads[mine[quads[:, 0]]]]


def surface_of(name, field, corner, cell, surface):
    """The hidden object whose inside is where `field` is negative."""
    for axis in range(3):
        ends = np.moveaxis(field, axis, 0)
        ends[0] = ends[-1] = cell
    points, quads = main_part(*skin(field, corner, cell))
    data = bpy.data.meshes.new(name)
    data.vertices.add(len(points))
    data.vertices.foreach_set('co', points.ravel())
    data.loops.add(quads.size)
    data.loops.foreach_set('vertex_index', quads.ravel().astype(np.int32))
    data.polygons.add(len(quads))
    data.polygons.foreach_set('loop_start', np.arange(0, quads.size, 4, dtype=np.int32))
    data.polygons.foreach_set('loop_total', np.full(len(quads), 4, np.int32))
    data.update(calc_edges=True)
    data.polygons.foreach_set('use_smooth', [True] * len(quads))
    data.materials.append(surface)
    made = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(made)
    made.hide_render = True
    return made


def cloud(shape, cell, size, numbers, rough=2.2):
    """Noise of deviation 1 on a grid, its broadest waves `size` wide."""
    waves = np.fft.rfftn(numbers.normal(size=shape).astype(np.float32))
    k = np.sqrt(sum(np.square(part) for part in np.meshgrid(*(np.fft.fftfreq(n, cell) for n in shape[:-1]), np.fft.rfftfreq(shape[-1], cell), indexing='ij', sparse=True)))
    waves *= (k**2 + 1 / size**2) ** (-rough / 2 - 0.5)
    made = np.fft.irfftn(waves, shape).astype(np.float32)
    return made / made.std()


def _dig(field, points, radii, stretch, cell, corner):
    """Takes ellipsoids out of the solid, stretched along x."""
    for point, radius in zip(points, radii):
        half = radius * stretch
        low = np.maximum(np.floor((point - half - corner) / cell).astype(int) - 1, 0)
        high = np.minimum(np.ceil((point + half - corner) / cell).astype(int) + 2, field.shape)
        if (low >= high).any():
            continue
        x, y, z = (((np.arange(low[k], high[k]) * cell + corner[k] - point[k]) / stretch[k]) ** 2 for k in range(3))
        window = field[low[0] : high[0], low[1] : high[1], low[2] : high[2]]
        away = radius - np.sqrt(x[:, None, None] + y[None, :, None] + z[None, None, :])
        np.maximum(window, away, out=window)


def sponge(name, seed, surface, half=(1.0, 0.9, 0.75), cell=0.03, pores=((12, 0.1, 0.22), (150, 0.045, 0.1), (500, 0.03, 0.045)), planes=14, rough=0.05):
    """A hidden lump that reaches about `half` to either side. pores: (how many lie near its faces, smallest radius, largest)."""
    numbers = np.random.default_rng(seed)
    half = np.array(half)
    corner = -half * 1.12 - 3 * cell
    shape = tuple(int(n) for n in np.ceil(-2 * corner / cell) // 2 * 2)
    x, y, z = (np.arange(n) * cell + low for n, low in zip(shape, corner))
    x, y, z = x[:, None, None], y[None, :, None], z[None, None, :]
    body = (np.sqrt((x / half[0]) ** 2 + (y / half[1]) ** 2 + (z / half[2]) ** 2) - 1.06) * half.min()
    for _ in range(planes):
        normal = numbers.normal(size=3)
        normal /= np.linalg.norm(normal)
        body = np.maximum(body, normal[0] * x + normal[1] * y + normal[2] * z - numbers.uniform(0.58, 0.86) * np.linalg.norm(normal * half))
    scale = float(half.min())
    body = (body + scale * (rough * cloud(shape, cell, scale * 0.7, numbers) + 0.5 * rough * np.abs(cloud(shape, cell, scale * 0.1, numbers, 1.2)))).astype(np.float32)
    # Bubbles were drawn out the way the gas went, and crowd in some layers.
    crowded = cloud(shape, cell, scale * 0.8, numbers)
    near = np.argwhere((body < 0) & (body > -0.3 * scale))
    for count, smallest, largest in pores:
        chosen = near[numbers.integers(len(near), size=count * 3)]
        keep = crowded[tuple(chosen.T)] > numbers.normal(0.0, 0.7, len(chosen))
        chosen = chosen[keep][:count]
        radii = smallest + (largest - smallest) * numbers.random(len(chosen)) ** 2.2
        _dig(body, chosen * cell + corner, radii, np.array([1.5, 1.0, 0.9]), cell, corner)
    return surface_of(name, body, corner, cell, surface)
