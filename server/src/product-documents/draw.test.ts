import { type Locale, localeNames } from 'contract/locales.ts';
import { expect, it } from 'vitest';
import { qrCodesIn, readWithPdfium, readWithPdfjs, withoutBlanks } from '../../test/pdf-readers.ts';
import type { CatalogueDocument, PrintedProduct, ProductSheet, SafetySheet } from './document-content.ts';
import { drawDocument } from './draw.ts';
import { words } from './words/words.ts';

const product: PrintedProduct = {
  itemNo: 'BY-1',
  url: 'https://www.carbon.example/ru/products/BY-%D0%9F%D0%9A',
  name: { text: 'Calcined coke 煅后焦 Кокс' },
  englishName: 'Calcined coke',
  category: { text: 'Coke' },
  introduction: { text: 'For anodes.' },
  specification: [{ is: 'table', head: ['Property', 'Typical'], rows: [['Sulfur', '0.43']] }],
};

function common(locale: Locale) {
  const publisher = { name: 'Carbon', description: 'A group', address: 'Fushun', phone: '+86 24 0000', mail: 'a@b.cn' };
  return { locale, publisher, url: product.url, date: '2026-11-24' };
}

/** The numbers of the rows `Row 1.` to `Row n.`, in the order of the text. */
const rowsIn = (text: string) => Array.from(text.matchAll(/Row (\d+)\./g), ([, number]) => Number(number));

it('continues a table that fits no page on further ones, and loses no row', async () => {
  const rows = Array.from({ length: 120 }, (_none, index) => [`Row ${index + 1}.`, `${index}.5`]);
  const sheet: ProductSheet = {
    ...common('en'),
    kind: 'productSheet',
    product: { ...product, specification: [{ is: 'table', head: ['Property', 'Typical'], rows }] },
  };
  const pdf = new Uint8Array(await drawDocument(sheet));
  for (const pages of [await readWithPdfium(pdf), (await readWithPdfjs(pdf)).pages]) {
    // In the smallest type they would be three.
    expect(pages.length).toBeGreaterThanOrEqual(4);
    expect(rowsIn(pages.map(({ text }) => text).join('\n'))).toEqual(rows.map((_row, index) => index + 1));
    for (const { text } of pages) {
      expect(rowsIn(text).length).toBeGreaterThan(0);
      for (const inFrame of ['BY-1', words.en.productSheet, words.en.notBinding]) expect(text).toContain(inFrame);
    }
  }
  expect(await qrCodesIn(pdf)).toEqual(Array.from({ length: (await readWithPdfium(pdf)).length }, () => [product.url]));
});

it.each(localeNames)(
  'prints the sixteen sections of a safety data sheet in %s, and invents no hazard',
  async (locale) => {
    const text = words[locale];
    const sheet: SafetySheet = { ...common(locale), kind: 'safetySheet', product };
    const pdf = new Uint8Array(await drawDocument(sheet));
    for (const pages of [await readWithPdfium(pdf), (await readWithPdfjs(pdf)).pages]) {
      expect(pages).toHaveLength(1);
      const read = withoutBlanks(pages[0]?.text ?? '');
      let at = 0;
      for (const [index, name] of text.safetySections.entries()) {
        at = read.indexOf(withoutBlanks(`${index + 1} ${name}`), at);
        expect([name, at >= 0]).toEqual([name, true]);
      }
      // Sections 1, 9 and 16 have facts that are published. The Chinese warning has the same words.
      const sections = read.replace(withoutBlanks(text.sampleText), '');
      expect(sections.split(withoutBlanks(text.withQuotation))).toHaveLength(13 + 1);
      for (const sentence of [text.sampleTitle, text.sampleText, text.seeSheet('BY-1'), text.language])
        expect(read).toContain(withoutBlanks(sentence));
      for (const other of localeNames.filter((name) => name !== locale))
        expect(read).not.toContain(withoutBlanks(words[other].withQuotation));
    }
  },
);

it.each(localeNames)('says in %s how many products a catalogue leaves out', async (locale) => {
  const catalogue: CatalogueDocument = {
    ...common(locale),
    kind: 'catalogue',
    groups: [{ name: { text: 'Coke' }, products: [product] }],
    leftOut: 4321,
  };
  const pdf = new Uint8Array(await drawDocument(catalogue));
  const pages = await readWithPdfium(pdf);
  const whole = withoutBlanks(pages.map(({ text }) => text).join('\n'));
  expect(whole).toContain(withoutBlanks(words[locale].leftOut('4321')));
  expect((await qrCodesIn(pdf)).flat()).toEqual([product.url]);
});

it('links the sample certificate of a product, if there is one', async () => {
  const sampleCertificate = 'https://www.carbon.example/ru/certificates?lot=260812010031';
  const textOf = async (printed: PrintedProduct) => {
    const sheet: ProductSheet = { ...common('ru'), kind: 'productSheet', product: printed };
    const [page] = await readWithPdfium(new Uint8Array(await drawDocument(sheet)));
    return page?.text ?? '';
  };
  const label = withoutBlanks(words.ru.sampleCertificate);
  expect(withoutBlanks(await textOf({ ...product, sampleCertificate }))).toContain(`${label}${sampleCertificate}`);
  expect(withoutBlanks(await textOf(product))).not.toContain(label);
});
