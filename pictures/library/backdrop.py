"""What is far behind a window, painted out of focus: denoised rendering cannot keep thousands of small lights apart."""

import random

import bpy
import numpy as np

from grade import cloud_noise, ease
from nodes import material
from shapes import mesh


def disc_blur(image, radius):
    """Out of focus: every point becomes a soft-edged disc. Edges are repeated."""
    pad = int(radius) + 3
    padded = np.pad(image, ((pad, pad), (pad, pad), (0, 0)), mode='edge')
    height, width, _ = padded.shape
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    away = np.hypot(np.minimum(y, height - y), np.minimum(x, width - x))
    disc = np.clip(radius + 0.5 - away, 0, 1) * (0.85 + 0.15 * away / radius)
    kernel = np.fft.rfft2(disc / disc.sum())
    channels = [np.fft.irfft2(np.fft.rfft2(padded[..., k]) * kernel, s=(height, width)) for k in range(3)]
    return np.maximum(np.stack(channels, 2)[pad:-pad, pad:-pad], 0).astype(np.float32)


def gradient(height, width, stops, clouds=0.0, cloud_colour=(0.03, 0.045, 0.055), cells=5, seed=1):
    """A sky: stops are (row as a share of the height from the top, colour); clouds lie in long streaks."""
    rows = np.linspace(0, 1, height)
    sky = np.stack([np.interp(rows, [place for place, _ in stops], [tone[k] for _, tone in stops]) for k in range(3)], 1)[:, None].repeat(width, 1)
    if clouds:
        streaks = cloud_noise(height * 4, width, cells, seed)[::4]
        cover = (ease(streaks, 0.48, 0.66) * clouds)[..., None]
        sky = sky * (1 - cover) + (0.45 * sky + 0.55 * np.array(cloud_colour)) * cover
    return sky.astype(np.float32)


def towers(image, horizon, focal, blocks, eye, haze, reach, wall=(0.017, 0.023, 0.028), lit=0.2, glow=1.0, seed=1):
    """Solid blocks (x, y, wide, deep, height, turn), y away from the eye, painted from the far to the near.

    horizon is its row, focal the pixels of one unit of tangent, haze(column array) the colour distance fades to, over `reach` metres.
    """
    numbers = np.random.default_rng(seed)
    rows, columns, _ = image.shape
    tones = np.array(((1.0, 0.6, 0.28), (1.0, 0.72, 0.42), (0.8, 0.9, 1.0)))
    for x, y, wide, deep, tall, turn in sorted(blocks, key=lambda block: -block[1]):
        c, s = np.cos(turn), np.sin(turn)
        corners = [(x + c * a - s * b, y + s * a + c * b) for a, b in ((-wide / 2, -deep / 2), (wide / 2, -deep / 2), (wide / 2, deep / 2), (-wide / 2, deep / 2))]
        own, bay, storey, busy = numbers.uniform(0.75, 1.3), numbers.choice((2.6, 3.2, 4.2)), numbers.uniform(3.1, 3.7), numbers.uniform(0.4, 1.6)
        sides = []
        for k in range(4):
            (ax, ay), (bx, by) = corners[k], corners[(k + 1) % 4]
            sides.append((ax / ay < bx / by, ay + by, k, ax, ay, bx, by))
        # Far walls first: where the eye sees over the near ones, they are the roof.
        for near, _, k, ax, ay, bx, by in sorted(sides):
            if ay < 1 or by < 1:
                continue
            ca, cb = sorted((columns / 2 + focal * ax / ay, columns / 2 + focal * bx / by))
            c0, c1 = max(0, int(np.ceil(ca))), min(columns, int(cb) + 1)
            if c1 - c0 < 1:
                continue
            column = np.arange(c0, c1)
            tangent = (column - columns / 2) / focal
            cross = (bx - ax) - tangent * (by - ay)
            t = np.clip((tangent * ay - ax) / np.where(np.abs(cross) < 1e-6, 1e-6, cross), 0, 1)
            away, along = ay + t * (by - ay), t * np.hypot(bx - ax, by - ay)
            r0, r1 = int(np.clip(horizon - (tall - eye) * focal / away.min() if tall > eye else horizon - (tall - eye) * focal / away.max(), 0, rows)), int(np.clip(horizon + eye * focal / away.min(), 0, rows))
            if r1 <= r0:
                continue
            up = eye + (horizon - np.arange(r0, r1))[:, None] * away[None] / focal
            inside = (up < tall) & (up > 0)
            shade = own * (0.55 if not near else (1.25, 0.8, 1.0, 1.5)[k])
            face = np.broadcast_to(np.array(wall) * shade, (*up.shape, 3)).copy()
            if near:
                u, v = along[None] / bay, up / storey
                cell = (np.floor(u).astype(int) * 7919 + np.floor(v).astype(int) * 104729 + k * 331 + int(x * 13)) % 1000003
                dice = ((cell * 48271) % 65521) / 65521
                tone = tones[(cell * 16807) % 65519 % 3]
                floor_busy = (((np.floor(v).astype(int) * 7907 + int(y)) * 48271) % 65521) / 65521
                window = (np.abs(u % 1 - 0.5) < 0.36) & (np.abs(v % 1 - 0.5) < 0.3) & (v < tall / storey - 0.6)
                on = window & (dice < lit * busy * (0.35 + 1.3 * floor_busy))
                face += (window[..., None] * 0.004) + on[..., None] * tone * glow * (0.1 + 0.9 * ((cell * 69621) % 65519 / 65519) ** 3)[..., None]
            # Haze lies thick in the streets and thins out upwards.
            fade = 1 - np.exp(-away[None] / reach * (0.55 + 1.1 * np.exp(-np.maximum(up, 0) / 45)))
            face = face * (1 - fade[..., None]) + haze(column)[None] * fade[..., None]
            part = image[r0:r1, c0:c1]
            part[inside] = face[inside]
    return image


def picture_plane(name, image, corners, strength=1.0):
    """Shows linear values on a rectangle (corners: lower left, lower right, upper right, upper left); it lights nothing."""
    height, width, _ = image.shape
    picture = bpy.data.images.new(name, width, height, alpha=False, float_buffer=True)
    picture.colorspace_settings.name = 'Linear'
    values = np.ones((height, width, 4), np.float32)
    values[..., :3] = image[::-1]
    picture.pixels.foreach_set(values.ravel())
    picture.update()
    made, nodes, output = material(name)
    shown = nodes('ShaderNodeTexImage', image=picture, extension='EXTEND', i_Vector=nodes.coordinates('UV'))
    nodes.link(nodes('ShaderNodeEmission', i_Color=shown.outputs[0], i_Strength=strength).outputs[0], output.inputs[0])
    plane = mesh(name, corners, [(0, 1, 2, 3)], made)
    plane.data.uv_layers.new().data.foreach_set('uv', (0, 0, 1, 0, 1, 1, 0, 1))
    plane.visible_diffuse = plane.visible_shadow = False
    return plane


def plant_at_dusk(width, height, per, stops, seed=1):
    """Silhouettes of a plant in two layers of haze with a few lamps on the nearer one; per is the pixels of a metre, the foot at the lower edge."""
    numbers, image = random.Random(seed), gradient(height, width, stops, 0.5, (0.045, 0.075, 0.09), seed=4)
    up = (height - np.arange(height)) / per - 1.0
    thick = (np.clip((1.5 - up) / 1.5, 0, 1) ** 1.5 * 0.5)[:, None, None]
    across = width / per
    for tone, rise, count, tanks, chimneys, lights, blur in (((0.048, 0.09, 0.107), 0.28, 30, 5, (4.1, 7.1, 10.5, 12.6), 0, 15), ((0.02, 0.043, 0.054), 0.0, 24, 3, (5.6, 6.05, 9.95, 11.1), 16, 11)):
        layer, roofs = image.copy(), []
        tint = np.array(tone) * (1 - thick) + np.array((0.075, 0.12, 0.135)) * thick

        def block(x0, x1, top):
            row = round(height - (top + 1) * per)
            layer[row:, round(x0 * per) : round(x1 * per)] = tint[row:]

        for k in range(count):
            x, wide, top = 1.4 + k * (across - 4) / count + numbers.uniform(-0.2, 0.2), numbers.uniform(0.3, 0.95), numbers.uniform(0.75, 1.35) + rise
            for step in range(24) if k % 3 == 0 else ():
                block(x + wide * step / 48, x + wide - wide * step / 48, top + 0.1 * wide * step / 24)
            block(x, x + wide, top)
            roofs.append((x + 0.06, x + wide - 0.06, top))
            if k % 4 == 1:
                block(x + wide * 0.3, x + wide * 0.3 + 0.035, top + numbers.uniform(0.15, 0.5))
                block(x + wide * 0.6, x + wide * 0.6 + 0.14, top + 0.12)
        for k in range(tanks):
            x, r = numbers.uniform(2, 14), numbers.uniform(0.25, 0.4)
            for step in range(30):
                half = r * np.cos(step / 30 * 1.5)
                block(x - half, x + half, 1.0 + rise + 0.13 * r * step / 10)
        for x in chimneys:
            tall, r = numbers.uniform(2.1, 3.0) + rise * 0.6, numbers.uniform(0.05, 0.09) * (1 - rise)
            for step in range(40):
                block(x - r * (1.35 - 0.5 * step / 40), x + r * (1.35 - 0.5 * step / 40), tall * (step + 1) / 40)
        for _ in range(lights):
            x0, x1, top = numbers.choice(roofs)
            column, row = round(numbers.uniform(x0, max(x0 + 0.05, x1)) * per), round(height - (numbers.uniform(0.62, top - 0.1) + 1) * per)
            layer[row : row + 4, column : column + 4] = np.array((1.0, 0.56, 0.22) if numbers.random() < 0.75 else (0.62, 0.85, 1.0)) * numbers.uniform(7, 20)
        image = disc_blur(layer, blur)
    return image
