/** Two readers of PDF that share no code: those of Chrome (PDFium) and of Firefox (pdf.js). */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

type ReadPage = { text: string; width: number; height: number };

export async function readWithPdfium(pdf: Uint8Array): Promise<ReadPage[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const pages = [...document.pages()].map((page) => {
      const { originalWidth, originalHeight } = page.getOriginalSize();
      return { text: page.getText(), width: Math.round(originalWidth), height: Math.round(originalHeight) };
    });
    document.destroy();
    return pages;
  } finally {
    library.destroy();
  }
}

/** The texts of the QR codes of each page, decoded from the page as PDFium draws it. */
export async function qrCodesIn(pdf: Uint8Array): Promise<string[][]> {
  // It would load its program from a network.
  const program = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(program).buffer } });
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const found: string[][] = [];
    for (const page of document.pages()) {
      const { data, width, height } = await page.render({ scale: 3, render: 'bitmap' });
      const image = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' as const };
      const codes = await readBarcodes(image, { formats: ['QRCode'], tryHarder: true });
      found.push(codes.map(({ text }) => text));
    }
    document.destroy();
    return found;
  } finally {
    library.destroy();
  }
}

type StructureNode = { type?: string; role?: string; children?: readonly StructureNode[] };

type ReadDocument = {
  pages: ReadPage[];
  title: unknown;
  isTagged: boolean;
  /** The roles of all elements of the structure, in reading order. */
  roles: string[];
  bookmarks: readonly { title: string; items: readonly { title: string }[] }[];
};

export async function readWithPdfjs(pdf: Uint8Array): Promise<ReadDocument> {
  // It takes the bytes over.
  const loading = getDocument({ data: Uint8Array.from(pdf), verbosity: 0 });
  const document = await loading.promise;
  const { info } = await document.getMetadata();
  const read: ReadDocument = {
    pages: [],
    title: Object(info)['Title'],
    isTagged: isMarked(await document.getMarkInfo()),
    roles: [],
    bookmarks: (await document.getOutline()) ?? [],
  };
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    const { width, height } = page.getViewport({ scale: 1 });
    read.pages.push({ text, width: Math.round(width), height: Math.round(height) });
    const tree: StructureNode | null = await page.getStructTree();
    if (tree !== null) read.roles.push(...rolesOf(tree));
  }
  await loading.destroy();
  return read;
}

/** Its type says that it is an object, but it is a map. */
function isMarked(info: unknown): boolean {
  return info instanceof Map && info.get('Marked') === true;
}

function rolesOf({ role, children = [] }: StructureNode): string[] {
  return [...(role === undefined ? [] : [role]), ...children.flatMap(rolesOf)];
}

/** Readers put blanks at different positions, and a lowered figure is a plain one to them: CO₂. */
export function withoutBlanks(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/g, '');
}
