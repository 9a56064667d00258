"""The company film and the anniversary's cut of it: slow camera moves through rendered pictures, near things moving more.

Run by `npm run pictures:films`. Writes WORK/<film>.mkv (lossless) and the captions content/films/<film>.<locale>.vtt.
Depth maps lie in `depth/`, a quarter of the pictures' size; `depth.py` makes them when a picture is rendered.
"""

import os
import subprocess

import numpy as np

WORK, CONTENT = os.environ['PICTURES_WORK'], os.environ['FILMS_OUT']
HERE = os.path.dirname(os.path.abspath(__file__))
WIDTH, HEIGHT, FRAMES_A_SECOND = 1280, 720, 25
SCENE, FADE = 5.4, 0.9

# picture: zoom from, zoom to, pan in shares of the picture (right, down), how far near things move against it
MOVES = {
    'green-coke-heap': (1.14, 1.06, (0.02, -0.015), 0.018),
    'loading-belt': (1.05, 1.13, (0.0, 0.01), 0.018),
    'banner-calcining': (1.04, 1.16, (0.0, 0.0), 0.022),
    'calcined-coke': (1.10, 1.10, (-0.035, 0.0), 0.02),
    'banner-anode': (1.10, 1.10, (0.035, 0.0), 0.02),
    'hopper-train': (1.05, 1.13, (0.01, 0.0), 0.016),
    'banner-sea-freight': (1.06, 1.14, (0.02, 0.0), 0.004),
    'aluminium-billets': (1.14, 1.06, (0.03, 0.0), 0.02),
    'banner-twenty-years': (1.05, 1.14, (0.015, 0.0), 0.012),
}
TITLES = {
    'green-coke-heap': {
        'cn': '石油焦：炼油副产品，铝业的原料。',
        'en': 'Petroleum coke: what a refinery leaves, a smelter needs.',
        'ru': 'Нефтяной кокс: остаток для НПЗ, сырьё для\u00a0алюминия.',
    },
    'loading-belt': {
        'cn': '分品级堆存，按合同配料。',
        'en': 'Stored by grade, blended to the contract.',
        'ru': 'Хранится по\u00a0маркам, смешивается под\u00a0контракт.',
    },
    'banner-calcining': {
        'cn': '回转窑煅烧，1300℃。',
        'en': 'Calcined in rotary kilns at 1,300\u00a0°C.',
        'ru': 'Прокаливается в\u00a0печах при\u00a01300\u00a0°C.',
    },
    'calcined-coke': {
        'cn': '每一批都化验，报告随货。',
        'en': 'Every lot is tested; the certificate travels with it.',
        'ru': 'Каждую партию проверяет лаборатория, сертификат идёт с\u00a0грузом.',
    },
    'banner-anode': {
        'cn': '一部分磨成负极材料。',
        'en': 'Some of it becomes anode material.',
        'ru': 'Часть становится анодным материалом.',
    },
    'hopper-train': {
        'cn': '铁路到港口，也越过边境。',
        'en': 'By rail to the port, and across the border.',
        'ru': 'По\u00a0железной дороге\u00a0— в\u00a0порт и\u00a0через границу.',
    },
    'banner-sea-freight': {
        'cn': '再由海路交到客户手中。',
        'en': 'Then by sea, to the customer’s quay.',
        'ru': 'Дальше морем, до\u00a0причала покупателя.',
    },
    'aluminium-billets': {
        'cn': '最终，它炼出金属。',
        'en': 'It ends by making metal.',
        'ru': 'С\u00a0ним выплавляют металл.',
    },
    'banner-twenty-years': {
        'cn': '二十年，一种元素。',
        'en': 'Twenty years, one element.',
        'ru': 'Двадцать лет. Один элемент.',
    },
}
FILMS = {
    'company': list(TITLES)[:8],
    'anniversary': ['banner-twenty-years', 'green-coke-heap', 'banner-calcining', 'banner-sea-freight', 'aluminium-billets'],
}


def pixels(file, width, height, kind):
    raw = ['ffmpeg', '-loglevel', 'error', '-i', file, '-vf', f'scale={width}:{height}', '-f', 'rawvideo', '-pix_fmt', kind, '-']
    values = np.frombuffer(subprocess.run(raw, check=True, capture_output=True).stdout, np.uint8)
    return values.reshape(height, width, -1).astype(np.float32)


def sample(image, x, y):
    """Bilinear; beyond the edges the edge."""
    height, width, _ = image.shape
    x, y = np.clip(x, 0, width - 1.001), np.clip(y, 0, height - 1.001)
    left, top = x.astype(np.int32), y.astype(np.int32)
    across, down = (x - left)[..., None], (y - top)[..., None]
    upper = image[top, left] * (1 - across) + image[top, left + 1] * across
    lower = image[top + 1, left] * (1 - across) + image[top + 1, left + 1] * across
    return upper * (1 - down) + lower * down


class Scene:
    def __init__(self, name):
        self.image = pixels(f'{HERE}/../originals/{name}.webp', 1920, 1080, 'rgb24')
        self.nearness = pixels(f'{HERE}/depth/{name}.png', WIDTH, HEIGHT, 'gray')[..., 0] / 255
        self.move = MOVES[name]
        rows, columns = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
        self.across, self.down = (columns + 0.5) / WIDTH - 0.5, (rows + 0.5) / HEIGHT - 0.5

    def frame(self, t):
        """t from 0 to 1."""
        zoom_from, zoom_to, (pan_right, pan_down), parallax = self.move
        zoom = zoom_from + (zoom_to - zoom_from) * t
        shift = t - 0.5
        near = (t - 0.5) * parallax * self.nearness
        sign = -1 if zoom_to > zoom_from else 1
        # Coming nearer, near things grow faster than far ones; passing by, they move faster.
        grow = zoom * (1 - sign * near)
        x = 0.5 + self.across / grow + shift * pan_right - near * np.sign(pan_right or 0)
        y = 0.5 + self.down / grow + shift * pan_down
        return sample(self.image, x * 1920 - 0.5, y * 1080 - 0.5)


def write_film(name, pictures):
    step = SCENE - FADE
    seconds = step * len(pictures) + FADE
    file = f'{WORK}/{name}.mkv'
    raw = ['ffmpeg', '-loglevel', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', f'{WIDTH}x{HEIGHT}', '-r', str(FRAMES_A_SECOND), '-i', '-', '-c:v', 'ffv1', file]
    film = subprocess.Popen(raw, stdin=subprocess.PIPE)
    scenes = {}
    for frame in range(round(seconds * FRAMES_A_SECOND)):
        at = frame / FRAMES_A_SECOND
        shown = [k for k in range(len(pictures)) if k * step <= at < k * step + SCENE]
        for k in list(scenes):
            if k not in shown:
                del scenes[k]
        image = None
        for k in shown:
            scenes.setdefault(k, Scene(pictures[k]))
            view = scenes[k].frame((at - k * step) / SCENE)
            fade = 1.0 if image is None else min(1.0, (at - k * step) / FADE)
            image = view if image is None else image * (1 - fade) + view * fade
        image = image * min(1.0, at / 0.6, (seconds - at) / 0.8)
        film.stdin.write((np.clip(image, 0, 255) + 0.5).astype(np.uint8).tobytes())
    film.stdin.close()
    if film.wait() != 0:
        raise RuntimeError('ffmpeg could not write the film')
    for locale in ('cn', 'en', 'ru'):
        cues = [f'{stamp(k * step + 0.7)} --> {stamp(k * step + step - 0.1)}\n{TITLES[picture][locale]}\n' for k, picture in enumerate(pictures)]
        with open(f'{CONTENT}/{name}.{locale}.vtt', 'w', encoding='utf-8') as captions:
            captions.write('WEBVTT\n\n' + '\n'.join(cues))


def stamp(seconds):
    return f'00:00:{seconds:06.3f}'


for film_name, film_pictures in FILMS.items():
    write_film(film_name, film_pictures)
