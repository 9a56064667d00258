import type { DocumentContent } from '../document-content.ts';
import { words } from '../words/words.ts';
import { drawLogo } from './logo.ts';
import { colours, type Pen } from './pen.ts';
import { drawQrCode } from './qr-code.ts';

export const margin = 48;
const logoWidth = 28;
const codeWidth = 60;

/** The part of a page between its head and its foot. */
export type Area = { left: number; top: number; width: number; bottom: number };

type Frame = {
  content: DocumentContent;
  /** What the document is, and the number of its product. */
  kind: string;
  number?: string;
};

/** Adds a page with the group's name, the kind of document and, at its foot, the way to the page. */
export function addSheetPage(pen: Pen, frame: Frame, layout: 'portrait' | 'landscape' = 'portrait'): Area {
  const { width: pageWidth, height: pageHeight } = pen.addPage(layout);
  const width = pageWidth - 2 * margin;
  drawHead(pen, frame, width);
  const bottom = drawFoot(pen, frame, width, pageHeight);
  return { left: margin, top: 94, width, bottom };
}

function drawHead(pen: Pen, { content, kind, number = '' }: Frame, width: number): void {
  const section = pen.group('Sect');
  pen.artifact(() => drawLogo(pen, margin - 3, 34, logoWidth));
  const half = width / 2;
  pen.write(section, 'P', content.publisher.name, margin + 34, 40, half, { size: 11, weight: 500 });
  const right = { left: margin + half, width: width - half };
  pen.write(section, 'P', kind, right.left, number === '' ? 40 : 32, right.width, {
    size: number === '' ? 11 : 9,
    colour: colours.muted,
    align: 'right',
  });
  pen.write(section, 'P', number, right.left, 45, right.width, { size: 11, weight: 500, align: 'right' });
  pen.rule(margin, 72, width, colours.text, 0.75);
  pen.rule(margin, 71, 36, colours.accent, 2.25);
}

/** Returns where the foot begins. */
function drawFoot(pen: Pen, { content }: Frame, width: number, pageHeight: number): number {
  const { publisher, url, locale } = content;
  const text = words[locale];
  const [left, wide] = [margin + codeWidth + 16, width - codeWidth - 16];
  const lines = [
    { text: text.online, style: { size: 8.5, weight: 500 } },
    { text: decodedUrl(url), style: { size: 8.5, colour: colours.accent, link: url } },
    { text: text.notBinding, style: { size: 7.5, colour: colours.muted } },
    {
      text: [publisher.mail, publisher.phone, publisher.address].join(' · '),
      style: { size: 7.5, colour: colours.muted },
    },
    { text: publisher.description, style: { size: 7.5, colour: colours.muted } },
  ] as const;
  const set = lines.map(({ text: line, style }) => ({ style, set: pen.set(line, style, wide) }));
  const height = Math.max(
    codeWidth,
    set.reduce((sum, { set: line }) => sum + line.height, 0),
  );
  const top = pageHeight - 36 - height;
  const section = pen.group('Sect');
  pen.rule(margin, top - 12, width);
  pen.element(section, 'Figure', () => drawQrCode(pen, url, margin, top, codeWidth), { alt: text.qrCode(url) });
  let y = top - 2;
  for (const { set: line, style } of set) {
    pen.text(section, 'link' in style ? 'Link' : 'P', line, left, y, wide, style);
    y += line.height;
  }
  return top - 26;
}

/** A URL as people read it: `…/detail/BY-ПК` instead of percent signs. */
function decodedUrl(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
