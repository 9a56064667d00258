"""How near everything in a rendered picture is, for the film: WORK/<name>_mist.npy becomes depth/<name>.png (white is near)."""

import os
import subprocess
import sys

import numpy as np

name = sys.argv[1]
mist = np.load(f"{os.environ['PICTURES_WORK']}/{name}_mist.npy")[..., 0]
height, width = mist.shape
values = (np.clip(1 - mist, 0, 1) * 255 + 0.5).astype(np.uint8)
file = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'depth', f'{name}.png')
raw = ['ffmpeg', '-loglevel', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'gray', '-s', f'{width}x{height}', '-i', '-']
subprocess.run([*raw, '-vf', 'scale=480:270:flags=area,gblur=sigma=2', file], input=values.tobytes(), check=True)
