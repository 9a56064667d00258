"""Renders the scene once and finishes it: denoise, fog, bloom, Filmic, grade."""

import os
import subprocess
import time

import bpy
import numpy as np

from denoise import denoise, read_weights
from grade import add_bloom, add_fog, house_grade
from stage import option

OUT, WORK, WEIGHTS = os.environ['PICTURES_OUT'], os.environ['PICTURES_WORK'], os.environ['PICTURES_WEIGHTS']
PASSES = {'light': 'Image', 'mist': 'Mist', 'normal': 'Normal', 'features': 'Denoising Normal', 'albedo': 'Denoising Albedo'}


def shoot(name, fog=None, bloom=0.06, bloom_from=1.0, mist=(10, 200), grade=None, after_fog=None, groups=(), kept=0.0):
    """Writes OUT/name.png.

    fog: arguments of add_fog; mist: where it starts and over how many metres it grows; grade: arguments of
    house_grade; after_fog(image, mist) paints into linear light (steam); groups keeps one array a light group in
    WORK for relighting; kept is the share of the noise that stays, as grain instead of a painted smoothness.
    `regrade=1` on the command line finishes what was rendered last once more.
    """
    started = time.time()
    if not option('regrade', 0):
        render(name, mist, groups)
    rendered = time.time()
    image, depth = clean(name, groups, kept)
    _finish(image, depth, f'{OUT}/{name}.png', fog, bloom, bloom_from, grade, after_fog)
    scene = bpy.context.scene
    size = f'{scene.render.resolution_x}x{scene.render.resolution_y}'
    print(f'## {name} {size} samples={scene.cycles.samples} render={rendered - started:.0f}s finish={time.time() - rendered:.0f}s', flush=True)


def render(name, mist, groups=()):
    """Renders the passes of the scene into WORK."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.use_pass_mist = layer.use_pass_normal = True
    layer.cycles.denoising_store_passes = True
    settings = scene.world.mist_settings
    settings.start, settings.depth, settings.falloff = mist[0], mist[1], 'LINEAR'
    for group in groups:
        if group not in [known.name for known in layer.lightgroups]:
            layer.lightgroups.add(name=group)
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = WORK
    files.format.file_format, files.format.color_depth, files.format.color_mode, files.format.exr_codec = 'OPEN_EXR', '16', 'RGB', 'ZIP'
    files.file_slots.clear()
    for slot, output in [*PASSES.items(), *((f'group_{group}', f'Combined_{group}') for group in groups)]:
        files.file_slots.new(f'{name}_{slot}_')
        tree.links.new(layers.outputs[output], files.inputs[-1])
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    scene.frame_current = 1
    bpy.ops.render.render(write_still=False)


def clean(name, groups=(), kept=0.0):
    """The denoised light and the mist (1 is sky); one array a light group goes to WORK."""
    light, mist, normal, features, albedo = (_read(f'{WORK}/{name}_{slot}_0001.exr') for slot in PASSES)
    # Far ground reaches a mist of 1 as the sky does; only the sky has no normal.
    built = np.abs(normal).max(2, keepdims=True) > 1e-3
    depth = np.where(built, np.minimum(mist[..., :1], 0.998), 1.0).astype(np.float32)
    weights = read_weights(WEIGHTS)
    for group in groups:
        np.save(f'{WORK}/{name}_{group}.npy', denoise(_read(f'{WORK}/{name}_group_{group}_0001.exr'), albedo, features, weights))
    image = denoise(light, albedo, features, weights)
    image += kept * np.clip(light - image, -0.4 * image, 0.4 * image)
    np.save(f'{WORK}/{name}_light.npy', image)
    np.save(f'{WORK}/{name}_mist.npy', depth)
    return image, depth


def _finish(image, depth, path, fog, bloom, bloom_from, grade, after_fog):
    if fog:
        image = add_fog(image, depth, **fog)
    if bloom:
        image = add_bloom(image, bloom, bloom_from)
    if after_fog:
        image = after_fog(image, depth)
    _write(house_grade(through_filmic(image.astype(np.float32)), **(grade or {})), path)


def _read(path):
    picture = bpy.data.images.load(path, check_existing=False)
    picture.colorspace_settings.name = 'Non-Color'
    width, height = picture.size
    values = np.empty(width * height * picture.channels, np.float32)
    picture.pixels.foreach_get(values)
    values = values.reshape(height, width, picture.channels)[::-1, :, :3].copy()
    bpy.data.images.remove(picture)
    return values


def through_filmic(image):
    """Linear light to display values by the scene's view transform, which only a saved picture goes through."""
    height, width, _ = image.shape
    scene = bpy.context.scene
    picture = bpy.data.images.new('finished', width, height, alpha=False, float_buffer=True)
    picture.colorspace_settings.name = 'Linear'
    values = np.ones((height, width, 4), np.float32)
    values[..., :3] = image[::-1]
    picture.pixels.foreach_set(values.ravel())
    picture.update()
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = 'PNG', 'RGB', '16'
    path = f'{WORK}/view_{os.getpid()}.png'
    picture.save_render(path, scene=scene)
    bpy.data.images.remove(picture)
    seen = _read(path)
    os.remove(path)
    return seen


def _write(image, path):
    """8 bits with a dither of one step, so that skies do not band."""
    height, width, _ = image.shape
    dither = (np.random.default_rng(3).random((height, width, 1), np.float32) - 0.5) / 255
    values = (np.clip(image + dither, 0, 1) * 255 + 0.5).astype(np.uint8)
    raw = ['ffmpeg', '-loglevel', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', f'{width}x{height}', '-i', '-', path]
    subprocess.run(raw, input=values.tobytes(), check=True)
