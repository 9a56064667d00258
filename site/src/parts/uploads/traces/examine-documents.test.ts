import { strToU8, unzipSync, zipSync, zlibSync } from 'fflate';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { asLatin, bytesOf, joined } from './bytes.ts';
import { examine } from './examine.ts';
import { withoutNames } from './office-names.ts';
import { byKind, examinedWithCopy, expectNothingPlanted, fixture } from './planted.ts';
import type { Bytes } from './trace.ts';

it.each([
  [
    'text.docx',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    { place: ['38.9140, 121.6020'], author: ['Plantedname', 'Plantedlast', 'Plantedinitials'] },
  ],
  [
    'book.xlsx',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    { organisation: ['Plantedcompany'], author: expect.arrayContaining(['Plantedname', 'Plantedmanager']) },
  ],
])(
  '%s is named for its properties, remarks and pictures; the copy has none of them in any part',
  async (name, type, wanted) => {
    const { traces, copy } = examinedWithCopy(fixture(name));
    expect(traces).toMatchObject(wanted);
    expect(byKind(examine(copy))).toEqual({});
    const [before, after] = [unzipSync(fixture(name)), unzipSync(copy)];
    expect(Object.keys(after)).toEqual(Object.keys(before));
    for (const part of Object.values(after)) expectNothingPlanted(new Uint8Array(part));
    expect((await fileTypeFromBuffer(copy))?.mime).toBe(type);
  },
);

it('properties are emptied wherever a library puts them; a part that could not be written back is left alone', () => {
  const parts = unzipSync(fixture('book.xlsx'));
  const core = parts['docProps/core.xml'] ?? new Uint8Array();
  const moved = zipSync({ ...parts, 'docProps/core.xml': strToU8(''), 'package/services/metadata/x.psmdcp': core });
  const { traces, copy } = examinedWithCopy(new Uint8Array(moved));
  expect(traces.author).toContain('Plantedname');
  for (const part of Object.values(unzipSync(copy))) expectNothingPlanted(new Uint8Array(part));
  const wide = zipSync({ ...parts, 'xl/further.xml': Uint8Array.of(0xff, 0xfe, 0x3c, 0) });
  expect(examine(new Uint8Array(wide))).toEqual({ examined: false });
});

it('two persons in a document stay two, everywhere the same', () => {
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
  ['<w:rsids><w:rsidRoot w:val="00A7B1C2"/><w:rsid w:val="00A7B1C2"/></w:rsids>', 'history'],
])('names and empties %s', (xml, kind) => {
  const cleaned = withoutNames(xml, new Map());
  expect(cleaned.found[0]?.kind).toBe(kind);
  expect(cleaned.xml).not.toMatch(/planted|PL"|A7B1C2/i);
  expect(withoutNames(cleaned.xml, new Map()).found).toEqual([]);
});

it('leaves tables and their names alone', () => {
  const table = '<table id="1" name="Table1" displayName="Table1"/>';
  expect(withoutNames(table, new Map())).toEqual({ xml: table, found: [] });
});

it('an office file up to 2003 is named, and said to keep everything', () => {
  const examination = examine(fixture('book.xls'));
  expect(byKind(examination)).toMatchObject({
    author: ['Plantedname', 'Plantedlast', 'Plantedmanager'],
    organisation: ['Plantedcompany'],
    time: ['2024-03-12 14:15 UTC'],
  });
  expect(examination.examined && examination.traces.some(({ removable }) => removable)).toBe(false);
  expect(examination).toMatchObject({ copy: undefined });
});

it('a PDF is named for who made it and loses that with every byte in its place', async () => {
  const original = fixture('page.pdf');
  const { traces, copy } = examinedWithCopy(original);
  expect(traces).toMatchObject({
    description: ['Plantedtitle'],
    software: [expect.stringContaining('Headless'), 'Skia/PDF m156'],
  });
  expect(byKind(examine(copy))).toEqual({});
  expectNothingPlanted(copy);
  expect(copy.length).toBe(original.length);
  expect(asLatin(copy).slice(400)).toBe(asLatin(original).slice(400));
  expect((await fileTypeFromBuffer(copy))?.mime).toBe('application/pdf');
});

it('a PDF is named for packed objects, XMP, photographs, remarks and earlier versions; versions stay', async () => {
  const photograph = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c2410c' } })
    .withExif({ IFD0: { Model: 'Plantedmodel' } })
    .jpeg()
    .toBuffer();
  const xmp = strToU8('<x:xmpmeta><pdf:Producer>Plantedsoftware</pdf:Producer></x:xmpmeta>');
  const packed = zlibSync(strToU8('7 0 8 30 <</Author (Planted\\(name)>>     <</Producer (Plantedtool)>>'));
  const stream = (number: number, dictionary: string, content: Uint8Array) =>
    joined([
      bytesOf(`${number} 0 obj\n<<${dictionary}/Length ${content.length}>>\nstream\n`),
      content,
      bytesOf('\nendstream\nendobj\n'),
    ]);
  const original = joined([
    bytesOf('%PDF-1.7\n'),
    stream(1, '/Type/Metadata/Subtype/XML/Filter/FlateDecode', zlibSync(xmp)),
    stream(2, '/Type/ObjStm/N 2/First 9/Filter/FlateDecode', packed),
    stream(3, '/Subtype/Image/Filter/DCTDecode', photograph),
    bytesOf('4 0 obj\n<</Subtype/Text/T <FEFF0050006C0061006E00740065006400E9> /M (D:20240312141500+08)>>\nendobj\n'),
    bytesOf('startxref\n9\n%%EOF\nstartxref\n9\n%%EOF\n'),
  ]);
  const { traces, copy } = examinedWithCopy(original);
  expect(traces).toMatchObject({
    device: ['Plantedmodel'],
    author: ['Planted(name', 'Plantedé'],
    software: ['Plantedsoftware', 'Plantedtool'],
    time: ['2024-03-12 14:15 +08'],
  });
  expect(byKind(examine(copy))).toEqual({ history: [''] });
  expectNothingPlanted(copy);
  expect(copy.length).toBe(original.length);
});

it('a locked PDF is said to be not examined', () => {
  expect(examine(bytesOf('%PDF-1.7\ntrailer <</Encrypt 5 0 R>>\n%%EOF'))).toEqual({ examined: false });
});

it('a zip is named for the files in it, and keeps them', () => {
  const zip: Bytes = new Uint8Array(zipSync({ 'Planted.txt': strToU8('x'), 'folder/': new Uint8Array() }));
  expect(byKind(examine(zip))).toEqual({ inside: ['Planted.txt'] });
});

it('words alone have no place for more', () => {
  expect(examine(new Uint8Array(strToU8('我要举报')))).toEqual({ examined: true, traces: [], copy: undefined });
  expect(examine(Uint8Array.of(1, 2, 3, 0, 255))).toEqual({ examined: false });
});
