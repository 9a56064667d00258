import { readFileSync } from 'node:fs';
import satori from 'satori';
import type { Face } from '../fonts/type-faces.ts';
import { cardSize, type ShareCard } from './card.ts';
import { drawable, facesOf, weightOf } from './drawable.ts';
import { titleLines } from './title-lines.ts';

const { width, height } = cardSize;
const margin = 72;
/** How wide a line of the title may be. */
const measure = 940;

/** The colours of a card's words, to measure their contrast against. */
export const wordColours = { paper: '#f2efea', quiet: '#c9d3d3', ember: '#ff7a3d' } as const;

/** A part of the card in pixels. */
export type Area = { left: number; top: number; width: number; height: number };

/** The words as an SVG whose letters are outlines, so that no font of the system is asked for, and where they stand. */
export async function drawWords(card: ShareCard): Promise<{ svg: string; areas: Area[] }> {
  const { locale } = card;
  const [section, company] = [drawable(card.section, locale), drawable(card.company, locale)];
  const { size, lines } = titleLines(drawable(card.title, locale), locale, measure);
  const isChinese = locale === 'cn';
  const lineHeight = Math.round(size * (isChinese ? 1.32 : 1.16));
  const top = height - 64 - lines.length * lineHeight;
  const line = { position: 'absolute', left: margin, whiteSpace: 'pre' } as const;
  const words = [
    element({ ...line, left: 150, top: 64, height: 60, fontSize: 30, alignItems: 'center' }, company),
    element({ ...line, top: top - 40, width: 48, height: 4, backgroundColor: wordColours.ember }, ''),
    element(
      { ...line, left: 140, top: top - 58, height: 40, fontSize: 27, alignItems: 'center', color: wordColours.quiet },
      section,
    ),
    ...lines.map((text, index) =>
      element(
        {
          ...line,
          top: top + index * lineHeight,
          height: lineHeight,
          alignItems: 'center',
          fontSize: size,
          letterSpacing: isChinese ? 0 : -0.016 * size,
        },
        text,
      ),
    ),
  ];
  const faces = facesOf([...lines, section, company], locale);
  const page = element(
    { width, height, color: wordColours.paper, fontFamily: faces.map(({ name }) => name).join(', ') },
    ...words,
  );
  const svg = await satori(page, { width, height, fonts: faces.map((face) => fontOf(face, card)) });
  const title = { left: margin, top: top - 58, width: measure, height: height - 64 - (top - 58) };
  return { svg, areas: [{ left: 66, top: 64, width: 520, height: 60 }, title] };
}

const fontBytes = new Map<string, Buffer>();

/** Each file under a name of its own: of several under one name only one would be asked. */
function fontOf({ name, file }: Face, { locale }: ShareCard) {
  // The same bytes each time: satori knows by them which fonts it has parsed.
  const data = fontBytes.get(file) ?? readFileSync(file);
  fontBytes.set(file, data);
  return { name, data, weight: weightOf[locale], style: 'normal' } as const;
}

type Style = Record<string, string | number>;
type Element = Parameters<typeof satori>[0];

function element(style: Style, ...children: Element[]): Element {
  const [only] = children;
  return {
    type: 'div',
    key: null,
    props: { style: { display: 'flex', ...style }, children: children.length === 1 ? only : children },
  };
}
