"""Loose solids that lie as poured: grains settle one by one on a height grid, then are carried as copies."""

import math
import random

import numpy as np
from mathutils import Vector

from scatter import height_mesh, lie, sprinkle
from shapes import mesh


class Bed:
    """A floor on which grains come to rest. floor(x, y) is its height over area (x0, x1, y0, y1); cell the grid's step."""

    def __init__(self, area, cell, floor):
        self.x0, self.x1, self.y0, self.y1 = area
        self.cell = cell
        self.columns, self.rows = int((self.x1 - self.x0) / cell), int((self.y1 - self.y0) / cell)
        self.top = np.array([[floor(self.x0 + i * cell, self.y0 + j * cell) for j in range(self.rows)] for i in range(self.columns)], np.float32)
        self.caps = {}
        self.foot = []

    def _cap(self, reach, radius, flat):
        key = (reach, round(radius / self.cell, 1), flat)
        if key not in self.caps:
            steps = np.arange(-reach, reach + 1) * self.cell
            inside = radius**2 - steps[:, None] ** 2 - steps[None] ** 2
            self.caps[key] = np.where(inside > 0, np.sqrt(np.maximum(inside, 0)) * flat, -1e3).astype(np.float32)
        return self.caps[key]

    def _rest(self, i, j, reach, cap):
        return float((self.top[i - reach : i + reach + 1, j - reach : j + reach + 1] + cap).max())

    def drop(self, x, y, radius, flat=1.0, rolls=3, below=None):
        """Lets a grain fall and roll down a few times: where it comes to rest, or None (outside, or higher than `below` there)."""
        reach = max(1, math.ceil(radius / self.cell))
        cap = self._cap(reach, radius, flat)
        i, j = round((x - self.x0) / self.cell), round((y - self.y0) / self.cell)

        def fits(i, j):
            return reach <= i < self.columns - reach and reach <= j < self.rows - reach

        if not fits(i, j) or (below is not None and self.top[i, j] > below):
            return None
        z = self._rest(i, j, reach, cap)
        step = max(1, round(radius * 0.6 / self.cell))
        for _ in range(rolls):
            tries = [(self._rest(i + a, j + b, reach, cap), i + a, j + b) for a, b in ((step, 0), (-step, 0), (0, step), (0, -step)) if fits(i + a, j + b)]
            if not tries or min(tries)[0] >= z:
                break
            z, i, j = min(tries)
        window = self.top[i - reach : i + reach + 1, j - reach : j + reach + 1]
        np.maximum(window, z + cap, out=window)
        return Vector((self.x0 + i * self.cell, self.y0 + j * self.cell, z))

    def pour(self, sizes, wanted=None, flat=1.0, rolls=3, shape=0.8):
        """sizes: (smallest radius, largest, tries). wanted(x, y) limits the heap. Returns [(point, size)] for sprinkle;
        shape is how much of a grain's radius it rests on: 1 for balls, less for angular grains."""
        placed = []
        for smallest, largest, tries in sizes:
            for _ in range(tries):
                x, y = random.uniform(self.x0, self.x1), random.uniform(self.y0, self.y1)
                radius = smallest + (largest - smallest) * random.random() ** 1.6
                at = self.drop(x, y, radius * shape, flat, rolls, wanted(x, y) if wanted else None)
                if at:
                    placed.append((at, radius))
        random.shuffle(placed)
        return placed


def dent(made, pores, seed):
    """Opens round pores in a mesh of about radius 1. pores: (count, smallest radius, largest, depth as a share of it)."""
    numbers = random.Random(seed)
    points = np.empty(len(made.data.vertices) * 3, np.float32)
    made.data.vertices.foreach_get('co', points)
    points = points.reshape(-1, 3)
    reach = np.linalg.norm(points, axis=1)
    depth = np.zeros(len(points), np.float32)
    for count, smallest, largest, share in pores:
        for _ in range(count):
            radius = smallest + (largest - smallest) * numbers.random() ** 2
            away = ((points - points[numbers.randrange(len(points))]) ** 2).sum(1) / radius**2
            near = away < 1
            depth[near] = np.maximum(depth[near], np.sqrt(1 - away[near]) * radius * share)
    points *= (1 - depth / np.maximum(reach, 1e-3))[:, None]
    made.data.vertices.foreach_set('co', points.ravel())
    made.data.update()
    return made


def ground(height, area, grid, material, name='ground'):
    """A smooth surface of height(x, y)."""
    return mesh(name, *height_mesh(height, area, grid), material, smooth=True)


__all__ = ['Bed', 'dent', 'ground', 'lie', 'sprinkle']
