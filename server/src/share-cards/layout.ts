import { readFileSync } from 'node:fs';
import type { Locale } from 'contract/locales.ts';
import satori from 'satori';
import type { Face } from '../fonts/type-faces.ts';
import { cardSize, type CardContent } from './card.ts';
import { drawable, facesOf, weightOf } from './drawable.ts';
import { titleLines } from './title-lines.ts';

const { width, height } = cardSize;
const margin = 72;
/** The maximum width of a title line. */
const maxLineWidth = 940;

/** The text colours of a card, against which contrast is measured. */
export const textColours = { paper: '#f2efea', secondary: '#c9d3d3', accent: '#ff7a3d' } as const;

const alphabetic = { lineHeight: 1.16, letterSpacing: -0.016 };
/** Line height and letter spacing of a title, relative to the font size. */
const titleStyles: Record<Locale, typeof alphabetic> = {
  cn: { lineHeight: 1.32, letterSpacing: 0 },
  en: alphabetic,
  ru: alphabetic,
};

/** A rectangle of the card in pixels. */
export type Area = { left: number; top: number; width: number; height: number };

/** The text as an SVG of outlines, which needs no fonts of the system, and the areas that it covers. */
export async function drawText(content: CardContent): Promise<{ svg: string; areas: Area[] }> {
  const { locale } = content;
  const [section, company] = [drawable(content.section, locale), drawable(content.company, locale)];
  const { size, lines } = titleLines(drawable(content.title, locale), locale, maxLineWidth);
  const style = titleStyles[locale];
  const lineHeight = Math.round(size * style.lineHeight);
  const top = height - 64 - lines.length * lineHeight;
  const line = { position: 'absolute', left: margin, whiteSpace: 'pre' } as const;
  const elements = [
    element({ ...line, left: 150, top: 64, height: 60, fontSize: 30, alignItems: 'center' }, company),
    element({ ...line, top: top - 40, width: 48, height: 4, backgroundColor: textColours.accent }, ''),
    element(
      {
        ...line,
        left: 140,
        top: top - 58,
        height: 40,
        fontSize: 27,
        alignItems: 'center',
        color: textColours.secondary,
      },
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
          letterSpacing: style.letterSpacing * size,
        },
        text,
      ),
    ),
  ];
  const faces = facesOf([...lines, section, company], locale);
  const page = element(
    { width, height, color: textColours.paper, fontFamily: faces.map(({ name }) => name).join(', ') },
    ...elements,
  );
  const svg = await satori(page, { width, height, fonts: faces.map((face) => fontOf(face, locale)) });
  const title = { left: margin, top: top - 58, width: maxLineWidth, height: height - 64 - (top - 58) };
  return { svg, areas: [{ left: 66, top: 64, width: 520, height: 60 }, title] };
}

const fontBytes = new Map<string, Buffer>();

/** Each file has its own family name: of several with the same name satori uses only one. */
function fontOf({ name, file }: Face, locale: Locale) {
  // The same buffer each time: satori caches parsed fonts by it.
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
