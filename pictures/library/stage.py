"""An empty scene with the render settings of the house. Units are metres."""

import random
import sys

import bpy
import numpy as np

ARGUMENTS = sys.argv[sys.argv.index('--') + 1 :] if '--' in sys.argv else []


def option(name, default):
    """What the command line says as name=value, as the default's type."""
    for argument in ARGUMENTS:
        if argument.startswith(name + '='):
            return type(default)(argument.split('=', 1)[1])
    return default


def stage(samples=24, seed=7, exposure=0.0, bounces=(4, 2, 2), look='Medium High Contrast', width=1920, height=1080):
    """A new scene: `samples` a pixel, `bounces` in all, diffuse, glossy. Random numbers start from `seed`."""
    random.seed(seed)
    np.random.seed(seed)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scale = option('scale', 1.0)
    scene.render.resolution_x = int(width * scale)
    scene.render.resolution_y = int(height * scale)
    scene.render.resolution_percentage = 100
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = option('threads', 2)
    scene.render.use_persistent_data = True
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = option('samples', samples)
    cycles.seed = seed
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.02
    cycles.adaptive_min_samples = 8
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces
    cycles.transmission_bounces = max(3, bounces[2])
    cycles.transparent_max_bounces = 8
    # Caustics and single bright paths cost minutes and give specks the denoiser keeps.
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect = 12.0, 3.0
    cycles.blur_glossy = 1.0
    cycles.filter_width = 1.3
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = look
    scene.view_settings.exposure = exposure
    scene.world = bpy.data.worlds.new('World')
    scene.world.use_nodes = True
    return scene
