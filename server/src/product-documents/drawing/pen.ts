import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { type Locale, locales } from 'contract/locales.ts';
import PdfDocument from 'pdfkit';
import { openTypeOf } from '../../fonts/open-type.ts';
import type { FontWeight } from '../../fonts/type-faces.ts';
import type { PrintedText } from '../document-content.ts';
import { linesOf, runsOf, scriptScale, type Typesetting } from './text-lines.ts';

/** The colours of the site's light theme (`site/src/tokens.css`) on white paper. */
export const colours = {
  text: '#12171a',
  muted: '#55606a',
  border: '#dad6cf',
  accent: '#c2410c',
  tint: '#f6f4f0',
} as const;

export type Style = {
  size: number;
  weight?: FontWeight;
  colour?: string;
  align?: 'left' | 'right' | 'centre';
  /** Opens when the text is clicked: a URL, or the name of a destination in the document. */
  link?: string;
  goTo?: string;
};

/** A text that is broken into lines. */
export type TypesetText = { lines: readonly string[]; height: number; lineHeight: number };

type Element = PDFKit.PDFStructureElement;
type ElementOptions = { alt?: string; lang?: string; scope?: 'Row' | 'Column' };

/** Elements of a tagged PDF that we use; `row` and `column` are the heads of a row and of a column. */
type ElementType = 'P' | 'H1' | 'H2' | 'H3' | 'TH' | 'TD' | 'Figure' | 'Lbl' | 'LBody' | 'Link';
type Tag = Exclude<ElementType, 'TH'> | 'row' | 'column';
const headScopes = { row: 'Row', column: 'Column' } as const;
type Group = 'Sect' | 'Table' | 'TR' | 'L' | 'LI' | 'TOC' | 'TOCI';

/** Chinese characters fill their line, so they need more space between lines. */
const lineHeights: Record<Locale, number> = { cn: 1.55, en: 1.4, ru: 1.4 };

/** The baseline's distance from the middle of a line, in ems, for both type faces. */
const baseline = 0.35;

/** Writes one tagged PDF. All lengths are in points, from the top left corner. */
export class Pen {
  readonly locale: Locale;
  readonly doc: PDFKit.PDFDocument;
  readonly #root: Element;
  readonly #fonts = new Set<string>();

  constructor(locale: Locale, info: { title: string; author: string; date: string | undefined }) {
    this.locale = locale;
    this.doc = new PdfDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      tagged: true,
      lang: locales[locale].tag,
      displayTitle: true,
      // Without its default font, which would not be embedded.
      font: '',
      info: {
        Title: info.title,
        Author: info.author,
        Creator: info.author,
        // Not the clock: the same data gives the same file.
        CreationDate: new Date(`${info.date ?? '2000-01-01'}T00:00:00Z`),
      },
    });
    this.#root = this.doc.struct('Document');
    this.doc.addStructure(this.#root);
  }

  get root(): Element {
    return this.#root;
  }

  addPage(layout: 'portrait' | 'landscape' = 'portrait'): { width: number; height: number } {
    this.doc.addPage({ size: 'A4', layout, margin: 0 });
    return { width: this.doc.page.width, height: this.doc.page.height };
  }

  group(type: Group, parent: Element = this.#root): Element {
    const element = this.doc.struct(type);
    parent.add(element);
    return element;
  }

  /** Draws content as one element of the structure. */
  element(parent: Element, type: ElementType, draw: () => void, options: ElementOptions = {}): void {
    const content = this.doc.markStructureContent(type);
    draw();
    this.doc.endMarkedContent();
    parent.add(this.doc.struct(type, options, [content]));
  }

  /** Draws what a reader of the structure skips: rules, the logo, repeated heads. */
  artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  rule(x: number, y: number, width: number, colour: string = colours.border, thickness = 0.5): void {
    this.artifact(() => this.doc.rect(x, y, width, thickness).fill(colour));
  }

  set(text: string, style: Style, width: number): TypesetText {
    const lines = linesOf(text, this.#setting(style), width);
    const lineHeight = style.size * lineHeights[this.locale];
    return { lines, lineHeight, height: lines.length * lineHeight };
  }

  /** Draws set text as one element; nothing if it is empty. */
  text(
    parent: Element,
    tag: Tag,
    set: TypesetText,
    x: number,
    y: number,
    width: number,
    style: Style,
    foreign?: Locale,
  ): void {
    if (set.lines.length === 0) return;
    const [type, scope] = tag === 'row' || tag === 'column' ? (['TH', headScopes[tag]] as const) : [tag];
    const options = {
      ...(foreign !== undefined && { lang: locales[foreign].tag }),
      ...(scope !== undefined && { scope }),
    };
    this.element(parent, type, () => this.lines(set, x, y, width, style), options);
  }

  /** Sets and draws a text; returns its height. */
  write(
    parent: Element,
    type: Tag,
    text: PrintedText | string,
    x: number,
    y: number,
    width: number,
    style: Style,
  ): number {
    const { text: words, foreign } = typeof text === 'string' ? { text, foreign: undefined } : text;
    const set = this.set(words, style, width);
    this.text(parent, type, set, x, y, width, style, foreign);
    return set.height;
  }

  /** Draws set text, without an element of its own. */
  lines({ lines, lineHeight }: TypesetText, x: number, y: number, width: number, style: Style): void {
    const setting = this.#setting(style);
    lines.forEach((line, index) => {
      const isLast = index === lines.length - 1;
      const runs = runsOf(line, setting).map(({ text, face, shift }) => {
        this.#use(face);
        const size = style.size * (shift === 0 ? 1 : scriptScale);
        const wide = this.doc.font(face.name).fontSize(size).widthOfString(text);
        return { text, font: face.name, size, raised: shift * style.size, width: wide };
      });
      const wide = runs.reduce((sum, run) => sum + run.width, 0);
      const free = width - wide;
      const left = x + (style.align === 'right' ? free : style.align === 'centre' ? free / 2 : 0);
      const top = y + index * lineHeight;
      const base = top + lineHeight / 2 + baseline * style.size;
      let at = left;
      runs.forEach(({ text, font, size, raised, width: advance }, run) => {
        // The blank between two lines is a part of the text, also for readers that do not see the lines.
        const end = !isLast && run === runs.length - 1 && needsSpace(line, lines[index + 1]) ? ' ' : '';
        this.doc
          .font(font)
          .fontSize(size)
          .fillColor(style.colour ?? colours.text)
          .text(text + end, at, base - raised, { lineBreak: false, baseline: 'alphabetic' });
        at += advance;
      });
      if (style.link !== undefined) this.doc.link(left, top, wide, lineHeight, style.link);
      if (style.goTo !== undefined) this.doc.goTo(left, top, wide, lineHeight, style.goTo);
    });
  }

  async finish(): Promise<Buffer> {
    this.#root.end();
    this.doc.end();
    return buffer(this.doc);
  }

  #setting({ size, weight = 400 }: Style): Typesetting {
    return { locale: this.locale, weight, size };
  }

  #use({ name, file }: { name: string; file: string }): void {
    if (this.#fonts.has(name)) return;
    this.doc.registerFont(name, unpacked(file));
    this.#fonts.add(name);
  }
}

/** Chinese has no spaces between words. */
function needsSpace(line: string, next = ''): boolean {
  return !line.endsWith('-') && !/\p{Script=Han}$|[，。、；：]$/u.test(line) && !/^\p{Script=Han}/u.test(next);
}

const fontFiles = new Map<string, Buffer>();

/** The process unpacks each font file once. */
function unpacked(file: string): Buffer {
  const known = fontFiles.get(file) ?? openTypeOf(readFileSync(file));
  fontFiles.set(file, known);
  return known;
}
