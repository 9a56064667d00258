"""A seamless film from one render: the lamps of its light groups change, haze drifts, nothing else moves."""

import subprocess

import numpy as np

from grade import ease, house_grade, soft_blur
from shoot import OUT, WORK, clean, render, through_filmic
from stage import option

FRAMES_A_SECOND = 25


def relight(name, strengths, seconds, fog=None, mist=(10, 200), bloom=0.08, bloom_from=0.9, haze=None, grade=None):
    """Writes OUT/name.mkv, lossless.

    strengths: light group -> function of the turn (0..1, the end is the beginning) that multiplies it. fog: colour and
    amount; haze: colour of the drifting haze. Every function must be periodic, or the loop's seam shows.
    """
    groups = tuple(strengths)
    if not option('regrade', 0):
        render(name, mist, groups)
    whole, depth = clean(name, groups)
    parts = {group: np.load(f'{WORK}/{name}_{group}.npy') for group in groups}
    rest = np.maximum(whole - sum(parts.values()), 0)
    height, width, _ = whole.shape
    thickness = np.clip(depth, 0, 1) * (fog['amount'] if fog else 0)
    near_haze, far_haze = _tile(width, 3, 5), _tile(width, 5, 6)
    file = f'{OUT}/{name}.mkv'
    raw = ['ffmpeg', '-loglevel', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', f'{width}x{height}', '-r', str(FRAMES_A_SECOND), '-i', '-', '-c:v', 'ffv1', file]
    film = subprocess.Popen(raw, stdin=subprocess.PIPE)
    count = seconds * FRAMES_A_SECOND
    for frame in range(count):
        turn = frame / count
        image = rest + sum(parts[group] * strengths[group](turn) for group in groups)
        if fog:
            image = image * (1 - thickness) + np.array(fog['colour'], np.float32) * thickness
        if haze:
            drift = np.roll(near_haze, int(turn * width), 1)[:height] * np.roll(far_haze, -int(turn * width), 1)[:height]
            image = image + drift[..., None] * np.clip(depth * 1.6, 0, 1) * np.array(haze, np.float32)
        image = image + bloom * _glow(image, bloom_from)
        seen = house_grade(through_filmic(image.astype(np.float32)), **{**(grade or {}), 'grain': 0.0})
        film.stdin.write((np.clip(seen, 0, 1) * 255 + 0.5).astype(np.uint8).tobytes())
    film.stdin.close()
    if film.wait() != 0:
        raise RuntimeError('ffmpeg could not write the film')
    print(f'## {file} {count} frames', flush=True)


def _glow(image, threshold):
    """The bloom of shoot(), at half the size: it is soft, and there are hundreds of frames."""
    bright = np.minimum(np.maximum(image[::2, ::2] - threshold, 0), 4)
    width = bright.shape[1]
    soft = soft_blur(bright, width / 110) * 0.7 + soft_blur(bright, width / 32) * 0.5
    return soft.repeat(2, axis=0).repeat(2, axis=1)[: image.shape[0], : image.shape[1]]


def _tile(size, cells, octaves):
    """Cloudy noise 0..1 that closes on itself at all sides."""
    numbers = np.random.default_rng(cells)
    total, strength = np.zeros((size, size), np.float32), 1.0
    for octave in range(octaves):
        count = cells * 2**octave
        lattice = numbers.random((count, count)).astype(np.float32)
        at = np.arange(size) * count / size
        low = at.astype(int)
        share = ease(at - low, 0, 1).astype(np.float32)
        high = (low + 1) % count
        rows = lattice[low] * (1 - share)[:, None] + lattice[high] * share[:, None]
        total += strength * (rows[:, low] * (1 - share) + rows[:, high] * share)
        strength *= 0.5
    return (total - total.min()) / (total.max() - total.min())
