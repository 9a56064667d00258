import { strFromU8, strToU8, unzipSync, zipSync, zlibSync } from 'fflate';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { decodeLatin1, encodeAscii, concatBytes } from './bytes.ts';
import { byKind, examinedWithCopy, expectNoCanaries, fixture } from './canaries.ts';
import { examine } from './examine.ts';
import type { Bytes } from './metadata.ts';
import { withoutNames } from './formats/office-names.ts';

it.each([
  [
    'text.docx',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    { location: ['38.9140, 121.6020'], author: ['Plantedname', 'Plantedlast', 'Plantedinitials'] },
  ],
  [
    'book.xlsx',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    { organisation: ['Plantedcompany'], author: expect.arrayContaining(['Plantedname', 'Plantedmanager']) },
  ],
])('%s: properties, comments and pictures are listed, and no part of the copy has them', async (name, type, wanted) => {
  const { items, copy } = examinedWithCopy(fixture(name));
  expect(items).toMatchObject(wanted);
  expect(byKind(examine(copy))).toEqual({});
  const [before, after] = [unzipSync(fixture(name)), unzipSync(copy)];
  expect(Object.keys(after)).toEqual(Object.keys(before));
  for (const part of Object.values(after)) expectNoCanaries(new Uint8Array(part));
  expect((await fileTypeFromBuffer(copy))?.mime).toBe(type);
});

it('properties are emptied under any part name; a file with an unsupported encoding is not examined', () => {
  const parts = unzipSync(fixture('book.xlsx'));
  const core = parts['docProps/core.xml'] ?? new Uint8Array();
  const moved = zipSync({ ...parts, 'docProps/core.xml': strToU8(''), 'package/services/metadata/x.psmdcp': core });
  const { items, copy } = examinedWithCopy(new Uint8Array(moved));
  expect(items.author).toContain('Plantedname');
  for (const part of Object.values(unzipSync(copy))) expectNoCanaries(new Uint8Array(part));
  const wide = zipSync({ ...parts, 'xl/further.xml': Uint8Array.of(0xff, 0xfe, 0x3c, 0) });
  expect(examine(new Uint8Array(wide))).toEqual({ examined: false });
});

it('each person in a document gets one pseudonym', () => {
  const persons = new Map<string, string>();
  const { xml } = withoutNames('<w:ins w:author="Li" w:date="2024-03-12T00:00:00Z"/><w:del w:author="Wu"/>', persons);
  expect(xml).toBe('<w:ins w:author="A1" w:date="2000-01-01T00:00:00Z"/><w:del w:author="A2"/>');
  expect(withoutNames('<w15:person w15:author="Wu"/>', persons).xml).toBe('<w15:person w15:author="A2"/>');
});

it.each([
  ['<p:cmAuthor id="1" name="Planted" initials="PL"/>', 'author'],
  ['<p188:author id="{1}" name="Planted" initials="PL" userId="S::planted" providerId="AD"/>', 'author'],
  ['<person displayName="Planted" id="{1}" userId="S::planted" providerId="AD"/>', 'author'],
  ['<fileSharing userName="Planted"/>', 'author'],
  ['<pivotCacheDefinition refreshedBy="Planted" refreshedDate="1"/>', 'author'],
  ['<clbl:label id="{1}" enabled="1" siteId="{Planted}"/>', 'organisation'],
  ['<w15:docId w15:val="{00A7B1C2}"/>', 'identifier'],
  ['<x15ac:absPath url="C:\\Users\\Planted\\" xmlns:x15ac="x"/>', 'path'],
  ['<Relationship Id="rId1" Target="file:///C:/Users/Planted/own.dotm" TargetMode="External"/>', 'path'],
  [
    '<Relationship Id="1" Type="http://x/attachedTemplate" Target="https://planted.example/own.dotm" TargetMode="External"/>',
    'path',
  ],
  ['<Relationship Target="//planted/list.xlsx" Type="http://x/mailMergeSource" TargetMode="External"/>', 'path'],
  ['<w:mailMerge><w:connectString w:val="Data Source=Planted"/></w:mailMerge>', 'path'],
  ['<w:rsids><w:rsidRoot w:val="00A7B1C2"/><w:rsid w:val="00A7B1C2"/></w:rsids>', 'history'],
])('lists and empties %s', (xml, kind) => {
  const sanitized = withoutNames(xml, new Map());
  expect(sanitized.found[0]?.kind).toBe(kind);
  expect(sanitized.xml).not.toMatch(/planted|PL"|A7B1C2/i);
  expect(withoutNames(sanitized.xml, new Map()).found).toEqual([]);
});

it('unknown parts are listed; data outside the document and references to it are removed', () => {
  const parts = unzipSync(fixture('text.docx'));
  const text = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const relationship = '<Relationship Id="rId99" Type="http://x/customXml" Target="../customXml/item1.xml"/>';
  const type = '<Override PartName="/customXml/itemProps1.xml" ContentType="application/x"/>';
  const { items, copy } = examinedWithCopy(
    new Uint8Array(
      zipSync({
        ...parts,
        'word/_rels/document.xml.rels': strToU8(
          text('word/_rels/document.xml.rels').replace('</Relationships>', `${relationship}</Relationships>`),
        ),
        '[Content_Types].xml': strToU8(text('[Content_Types].xml').replace('</Types>', `${type}</Types>`)),
        'customXml/item1.xml': strToU8('<case><officer>Planted</officer></case>'),
        'customXml/itemProps1.xml': strToU8('<ds:datastoreItem ds:itemID="{1}"/>'),
        'customXml/_rels/item1.xml.rels': strToU8('<Relationships/>'),
        'word/recipientData.xml': strToU8('<w:recipients/>'),
        'company/plan.bin': strToU8('plan'),
      }),
    ),
  );
  expect(items.embedded).toEqual([
    'customXml/item1.xml',
    'customXml/itemProps1.xml',
    'word/recipientData.xml',
    'company/plan.bin, 4\u00A0B',
  ]);
  expect(byKind(examine(copy))).toEqual({ embedded: ['word/recipientData.xml', 'company/plan.bin, 4\u00A0B'] });
  for (const part of Object.values(unzipSync(copy))) expect(strFromU8(part)).not.toMatch(/lanted|customXml/);
});

it('table names are not changed', () => {
  const table = '<table id="1" name="Table1" displayName="Table1"/>';
  expect(withoutNames(table, new Map())).toEqual({ xml: table, found: [] });
});

it('the metadata of an office file up to 2003 is listed, and none can be removed', () => {
  const examination = examine(fixture('book.xls'));
  expect(byKind(examination)).toMatchObject({
    author: ['Plantedname', 'Plantedlast', 'Plantedmanager'],
    organisation: ['Plantedcompany'],
    time: ['2024-03-12 14:15 UTC'],
  });
  expect(examination.examined && examination.items.some(({ removable }) => removable)).toBe(false);
  expect(examination).toMatchObject({ copy: undefined });
});

it('the metadata of a PDF is listed, and removed without moving a byte', async () => {
  const original = fixture('page.pdf');
  const { items, copy } = examinedWithCopy(original);
  expect(items).toMatchObject({
    description: ['Plantedtitle'],
    software: [expect.stringContaining('Headless'), 'Skia/PDF m156'],
  });
  expect(byKind(examine(copy))).toEqual({});
  expectNoCanaries(copy);
  expect(copy.length).toBe(original.length);
  expect(decodeLatin1(copy).slice(400)).toBe(decodeLatin1(original).slice(400));
  expect((await fileTypeFromBuffer(copy))?.mime).toBe('application/pdf');
});

it('metadata in every part of a PDF is listed and removed, except earlier versions', async () => {
  const photograph = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c2410c' } })
    .withExif({ IFD0: { Model: 'Plantedmodel' } })
    .jpeg()
    .toBuffer();
  const xmp = strToU8('<x:xmpmeta><pdf:Producer>Plantedsoftware</pdf:Producer></x:xmpmeta>');
  const packed = zlibSync(strToU8('7 0 8 30 <</Author (Planted\\(name)>>     <</Producer (Plantedtool)>>'));
  const stream = (number: number, dictionary: string, content: Uint8Array) =>
    concatBytes([
      encodeAscii(`${number} 0 obj\n<<${dictionary}/Length ${content.length}>>\nstream\n`),
      content,
      encodeAscii('\nendstream\nendobj\n'),
    ]);
  const original = concatBytes([
    encodeAscii('%PDF-1.7\n'),
    stream(1, '/Type/Metadata/Subtype/XML/Filter/FlateDecode', zlibSync(xmp)),
    stream(2, '/Type/ObjStm/N 2/First 9/Filter/FlateDecode', packed),
    stream(3, '/Subtype/Image/Filter/DCTDecode', photograph),
    encodeAscii(
      '4 0 obj\n<</Subtype/Text/T <FEFF0050006C0061006E00740065006400E9> /M (D:20240312141500+08)>>\nendobj\n',
    ),
    encodeAscii('startxref\n9\n%%EOF\nstartxref\n9\n%%EOF\n'),
  ]);
  const { items, copy } = examinedWithCopy(original);
  expect(items).toMatchObject({
    device: ['Plantedmodel'],
    author: ['Planted(name', 'Plantedé'],
    software: ['Plantedsoftware', 'Plantedtool'],
    time: ['2024-03-12 14:15 +08'],
  });
  expect(byKind(examine(copy))).toEqual({ history: [''] });
  expectNoCanaries(copy);
  expect(copy.length).toBe(original.length);
});

it('an encrypted PDF is not examined', () => {
  expect(examine(encodeAscii('%PDF-1.7\ntrailer <</Encrypt 5 0 R>>\n%%EOF'))).toEqual({ examined: false });
});

it('the files in a zip are listed, and stay', () => {
  const zip: Bytes = new Uint8Array(zipSync({ 'Planted.txt': strToU8('x'), 'folder/': new Uint8Array() }));
  expect(byKind(examine(zip))).toEqual({ embedded: ['Planted.txt'] });
});

it('plain text has no metadata', () => {
  expect(examine(new Uint8Array(strToU8('我要举报')))).toEqual({ examined: true, items: [], copy: undefined });
  expect(examine(Uint8Array.of(1, 2, 3, 0, 255))).toEqual({ examined: false });
});
