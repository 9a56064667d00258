"""From linear light to the finished picture: fog, bloom, steam, the house grade. Arrays are (rows, columns, 3)."""

import numpy as np


def ease(value, start, end):
    t = np.clip((value - start) / (end - start), 0, 1)
    return t * t * (3 - 2 * t)


def box_blur(image, radius):
    """Running means along both axes, edges repeated."""
    for axis in (0, 1):
        width = [(0, 0)] * image.ndim
        width[axis] = (radius + 1, radius)
        sums = np.cumsum(np.pad(image, width, mode='edge'), axis=axis, dtype=np.float64)
        span = 2 * radius + 1
        upper = np.take(sums, range(span, sums.shape[axis]), axis=axis)
        lower = np.take(sums, range(0, sums.shape[axis] - span), axis=axis)
        image = ((upper - lower) / span).astype(np.float32)
    return image


def soft_blur(image, radius):
    """Three box blurs come close to a Gaussian."""
    radius = max(1, int(radius))
    for _ in range(3):
        image = box_blur(image, radius)
    return image


def cloud_noise(height, width, cells, seed, octaves=6, roughness=0.55):
    """Cloudy noise 0..1; cells across the width."""
    numbers = np.random.default_rng(seed)
    total, weight, strength = np.zeros((height, width), np.float32), 0.0, 1.0
    for octave in range(octaves):
        across = max(2, int(cells * 2**octave))
        down = max(2, int(across * height / width) + 1)
        lattice = numbers.random((down + 2, across + 2)).astype(np.float32)
        ys, xs = np.linspace(0, down, height, endpoint=False), np.linspace(0, across, width, endpoint=False)
        y0, x0 = ys.astype(int), xs.astype(int)
        fy, fx = (ys - y0)[:, None], (xs - x0)[None]
        fy, fx = fy * fy * (3 - 2 * fy), fx * fx * (3 - 2 * fx)
        upper = lattice[y0][:, x0] * (1 - fx) + lattice[y0][:, x0 + 1] * fx
        lower = lattice[y0 + 1][:, x0] * (1 - fx) + lattice[y0 + 1][:, x0 + 1] * fx
        total += strength * (upper * (1 - fy) + lower * fy)
        weight += strength
        strength *= roughness
    return total / weight


def add_fog(image, mist, colour, amount=0.8, power=1.0, on_sky=0.0, from_sky=0.0, behind=False):
    """Aerial perspective along the mist pass.

    from_sky (0..1) takes the colour, column by column, from the sky just above the horizon: the strongest single
    step towards a photograph. behind=True takes it from the sky around instead where there is some: masts that stand
    before a darker sky keep no bright rim. on_sky fogs the sky too.
    """
    height, width, _ = image.shape
    density = np.clip(mist, 0, 1) ** power * amount
    sky = mist > 0.999
    density = np.where(sky, density * on_sky, density)
    tone = np.array(colour, np.float32)
    if from_sky:
        air = _horizon(image, sky[..., 0])
        if behind:
            share = soft_blur(sky.astype(np.float32), width / 40)
            around = soft_blur(np.where(sky, image, 0).astype(np.float32), width / 40) / np.maximum(share, 1e-4)
            air = air + (around - air) * ease(share, 0.0, 0.5)
        tone = tone * (1 - from_sky) + air * from_sky
    return image * (1 - density) + tone * density


def _horizon(image, sky):
    """The sky's colour above the horizon for each column, smoothed along the row: (1, columns, 3), or black without a sky."""
    height, width, _ = image.shape
    depth = max(4, height // 60)
    tones = np.full((width, 3), np.nan, np.float32)
    for column in range(width):
        rows = np.flatnonzero(sky[:, column])
        if len(rows) > depth:
            tones[column] = image[rows[-depth:], column].mean(0)
    known = ~np.isnan(tones[:, 0])
    if not known.any():
        return np.zeros((1, 1, 3), np.float32)
    for channel in range(3):
        tones[:, channel] = np.interp(np.arange(width), np.flatnonzero(known), tones[known, channel])
    return soft_blur(tones[None].repeat(3, 0), width / 14)[1:2]


def add_bloom(image, strength=0.06, threshold=1.0):
    bright = np.minimum(np.maximum(image - threshold, 0), 4)
    width = image.shape[1]
    return image + strength * (soft_blur(bright, width / 350) * 0.9 + soft_blur(bright, width / 110) * 0.7 + soft_blur(bright, width / 32) * 0.5)


def add_plume(image, mist, at, length, width, rise=0.9, colour=(0.09, 0.11, 0.125), base=(0.22, 0.15, 0.11), density=0.8, seed=1, before=0.15):
    """Steam from a stack, drawn in linear light behind what is built: alpha cards break in the mist pass.

    at is its foot, length and width are shares of the frame's width, base the colour of the lit foot, before how much
    of it lies over what is not sky.
    """
    height, across, _ = image.shape
    rows, columns = np.mgrid[0:height, 0:across].astype(np.float32)
    u, v = columns / across - at[0], (at[1] - rows / height) * height / across
    u = u + (cloud_noise(height, across, 7, seed) - 0.5) * 0.05 * ease(np.abs(u), 0, 0.12)
    v = v + (cloud_noise(height, across, 9, seed + 50) - 0.5) * 0.05 * ease(np.abs(v), 0, 0.12)
    t = np.clip(u / length, 0, 1.2)
    centre = rise * length * np.sqrt(np.clip(t, 0, 1) + 0.0008) * 0.55 - 0.005
    half = width * (0.06 + np.clip(t, 0, 1) ** 0.75)
    off = np.abs(v - centre) / np.maximum(half, 1e-4)
    body = np.clip(1 - off * off, 0, 1) ** 1.3 * (u > -0.004) * np.clip(1 - t, 0, 1) ** 1.1 * ease(t, -0.001, 0.02)
    texture = cloud_noise(height, across, 16, seed + 9, 7, 0.6)
    cover = np.clip(body * ease(texture + body * 0.35, 0.42, 0.85) * density, 0, 1)[..., None]
    cover = cover * np.where(mist > 0.999, 1.0, before)
    tone = np.array(base, np.float32) * np.exp(-t * 7)[..., None] + np.array(colour, np.float32) * (0.55 + 0.9 * texture[..., None])
    return image * (1 - cover) + tone * cover


def house_grade(image, saturation=0.9, vignette=0.34, grain=0.006, petrol=0.35, warm=(1.02, 1.0, 0.965), lift=(0.012, 0.034, 0.042), seed=1):
    """The one grade of all pictures, of display values 0..1: petrol shadows, warm neutral lights, fine grain, vignette."""
    height, width, _ = image.shape
    luminance = (image @ np.array([0.2126, 0.7152, 0.0722], np.float32))[..., None]
    image = luminance + (image - luminance) * saturation
    dark = (1 - luminance) ** 2.2
    image = image * (1 - petrol * dark + petrol * dark * np.array([0.72, 1.02, 1.10], np.float32))
    light = ease(luminance, 0.45, 1.0) * 0.9
    image = image * (1 - light) + image * np.array(warm, np.float32) * light
    image = image * 0.98 + np.array(lift, np.float32) * (1 - luminance) ** 3
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    radius = np.hypot((columns / width - 0.5) * 1.05, (rows / height - 0.5) * 0.95) / 0.7071
    image = image * (1 - vignette * ease(radius, 0.35, 1.15)[..., None])
    noise = np.random.default_rng(seed).normal(0, 1, (height, width, 1)).astype(np.float32)
    noise = noise * 0.6 + box_blur(noise, 1) * 1.6
    return np.clip(image + noise * grain * (0.35 + 0.65 * (1 - np.abs(2 * luminance - 1))), 0, 1)
