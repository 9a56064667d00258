"""
Draws the certificates and awards of content/albums.json as one plain engraved sheet each, content/pictures/<name>.svg.
The texts are outlines, since pictures load no fonts. Needs Debian's python3-fonttools, python3-brotli and fonts-noto-cjk.
Run `npm run pictures:encode` afterwards.
"""
import json
import math
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTCollection, TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parent.parent
WIDTH, HEIGHT, LEFT = 1920, 1280, 160
INK, PETROL, MUTED = '#12171a', '#0f4c4a', '#55606a'


def simplified_chinese(style):
    fonts = TTCollection(f'/usr/share/fonts/opentype/noto/{style}.ttc').fonts
    return next(font for font in fonts if font['name'].getDebugName(1).endswith('SC'))


latin = TTFont(ROOT / 'site/src/fonts/geologica-basic.woff2')
latin = instantiateVariableFont(latin, {axis.axisTag: 400 if axis.axisTag == 'wght' else None for axis in latin['fvar'].axes})
serif = [latin, simplified_chinese('NotoSerifCJK-Bold')]
sans = [latin, simplified_chinese('NotoSansCJK-Regular')]


def outline(text, x, y, size, fonts, fill, spacing=0, ends_at_x=False):
    glyphs, width = [], 0
    for character in text:
        font = next(font for font in fonts if ord(character) in font.getBestCmap())
        glyph, scale = font.getGlyphSet()[font.getBestCmap()[ord(character)]], size / font['head'].unitsPerEm
        glyphs.append((font, glyph, scale, width))
        width += glyph.width * scale + spacing
    start = x - width + spacing if ends_at_x else x
    path = ''
    for font, glyph, scale, offset in glyphs:
        pen = SVGPathPen(font.getGlyphSet(), ntos=lambda number: format(round(number, 1), 'g'))
        glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, start + offset, y)))
        path += pen.getCommands()
    return f'<path fill="{fill}" d="{path}"/>'


def rosette(x, y, lines=24, long=190, short=74):
    path = ''
    for line in range(lines):
        angle = math.pi * line / lines
        dx, dy, turn = long * math.cos(angle), long * math.sin(angle), round(math.degrees(angle))
        path += f'M{x - dx:.0f} {y - dy:.0f}a{long} {short} {turn} 1 0 {2 * dx:.0f} {2 * dy:.0f}'
        path += f'a{long} {short} {turn} 1 0 {-2 * dx:.0f} {-2 * dy:.0f}'
    return f'<path fill="none" stroke="{PETROL}" stroke-opacity=".34" stroke-width="2" d="{path}"/>'


def frame(inset, stroke):
    path = f'M{inset} {inset}h{WIDTH - 2 * inset}v{HEIGHT - 2 * inset}H{inset}z'
    return f'<path fill="none" stroke="{PETROL}" stroke-width="{stroke}" d="{path}"/>'


def validity(award):
    first, last = ((award[end] or '').replace('-', '.') for end in ('from', 'to'))
    return f'{first}–{last}' if last else f'{first}起有效'


def sheet(name, award):
    title, _, detail = name.partition('，')
    right = WIDTH - LEFT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbfaf7"/>',
        frame(2, 4),
        frame(26, 10),
        rosette(right - 190, HEIGHT - 376),
        outline('证书', LEFT, 224, 56, serif, PETROL, 10),
        outline('CERTIFICATE', right, 224, 44, sans, PETROL, 14, ends_at_x=True),
        f'<path stroke="{PETROL}" stroke-width="3" d="M{LEFT} 282h{right - LEFT}"/>',
        outline(title, LEFT, 522, 150, serif, INK, 4),
        outline(detail, LEFT, 668, 106, serif, INK, 2),
    ]
    facts = [('编号', award['number']), ('发证机构', award['issuer']['cn']), ('有效期', validity(award))]
    for line, (label, value) in enumerate(facts):
        y = 880 + 108 * line
        parts += [outline(label, LEFT, y, 46, sans, MUTED), outline(value, LEFT + 256, y, 54, sans, INK)]
    return '\n'.join([*parts, '</svg>', ''])


for album in json.loads((ROOT / 'content/albums.json').read_text()):
    for picture in album['pictures']:
        if 'award' in picture:
            drawing = sheet(picture['name']['cn'], picture['award'])
            (ROOT / 'content/pictures' / f'{picture["picture"]}.svg').write_text(drawing)
