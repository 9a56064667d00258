/** Products and tables of typical values as Excel files, there and back. */
import { exchangeBounds } from 'contract/console/content-exchange.ts';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { sql } from 'kysely';
import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { type StaffClient, staffClient } from '../../test/staff-client.ts';

let site: RunningSite;
let editor: StaffClient;
let translator: StaffClient;
beforeAll(async () => {
  site = await runSite();
  editor = await staffClient(site, 'editor');
  translator = await staffClient(site, 'translator');
});
afterAll(() => site.close());

type Cells = (string | number | boolean | null)[][];
const cellOf = (cell: unknown) =>
  typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? cell : null;

type Previewed = {
  number: number;
  id: string;
  outcome: string;
  existing: { version: number } | null;
  fields: { field: string; locale: string | null; before: unknown; after: unknown }[];
  problems: { field: string; code: string }[];
};

async function exported(kind: string, ids: string[]): Promise<{ bytes: Buffer; cells: Cells }> {
  const { status, body } = await editor.post('content-exchange/export-workbook', { kind, ids });
  expect(status).toBe(200);
  const file = await editor.download(Object(body.data).fileName);
  expect(file.headers.get('content-type')).toMatch(/spreadsheetml/);
  const bytes = Buffer.from(await file.arrayBuffer());
  const [sheet] = await readExcelFile(bytes);
  return { bytes, cells: (sheet?.data ?? []).map((row) => row.map(cellOf)) };
}

/** What a spreadsheet makes of cells when it saves them. */
const saved = (cells: Cells): Promise<Buffer> => writeExcelFile([{ sheet: 'Sheet 1', data: cells }]).toBuffer();

async function preview(client: StaffClient, bytes: Uint8Array) {
  const { status, body } = await client.upload('content-exchange/preview', bytes, 'edited.xlsx');
  const data: { fileName: string; items: Previewed[] } = Object(body).data;
  return { status, error: body.error, data };
}

/** The format of a cell of the first sheet. Excel keeps it when somebody edits the cell. */
function formatOf(bytes: Uint8Array, reference: string): string | undefined {
  const entries = unzipSync(bytes);
  const part = (name: string) => strFromU8(entries[name] ?? new Uint8Array());
  const styles = part('xl/styles.xml');
  const [, style = ''] = new RegExp(`<c r="${reference}" s="(\\d+)"`).exec(part('xl/worksheets/sheet1.xml')) ?? [];
  const [cells = ''] = /<cellXfs.*<\/cellXfs>/s.exec(styles) ?? [];
  const cell = (cells.match(/<xf [^>]*>/g) ?? [])[Number(style)] ?? '';
  const [, format = ''] = /numFmtId="(\d+)"/.exec(cell) ?? [];
  return new RegExp(`numFmtId="${format}" formatCode="([^"]*)"`).exec(styles)?.[1];
}

const ids = async (kind: string) =>
  (await editor.get(`content/${kind}?size=2&sort=position`)).body.content.map(({ id }) => id);
const draftOf = async (kind: string, id: string) => (await editor.get(`content/${kind}/${id}`)).body.data;

it('imports products as drafts, row by row, and keeps what a row does not have', async () => {
  const [first = '', second = ''] = await ids('product');
  const { bytes, cells } = await exported('product', [first, second]);
  expect((await preview(editor, bytes)).data.items.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged']);
  const names = cells[1] ?? [];
  const row = cells[3] ?? [];
  row[names.indexOf('name@en')] = '=HYPERLINK("https://example.org")';
  row[names.indexOf('aboutType')] = 'two';
  const added = Array<string | number | null>(names.length).fill(null);
  added[names.indexOf('itemNo')] = 'SAMPLE-900';
  added[names.indexOf('categoryId')] = 1;
  added[names.indexOf('aboutType')] = 0;
  added[names.indexOf('name@cn')] = '样本产品';
  added[names.indexOf('related')] = 'BY-1，BY-2; BY-3\nBY-4';
  const unknown = added.with(names.indexOf('id'), '999999').with(names.indexOf('itemNo'), 'SAMPLE-901');
  const before = await draftOf('product', first);
  const { data } = await preview(editor, await saved([...cells, added, unknown]));
  expect(data.items).toMatchObject([
    {
      id: first,
      outcome: 'changed',
      fields: [{ field: 'name', locale: 'en', after: '=HYPERLINK("https://example.org")' }],
      problems: [{ field: 'aboutType', code: 'invalidFormat' }],
    },
    { id: second, outcome: 'unchanged' },
    { outcome: 'new', existing: null },
    { id: '999999', outcome: 'notAllowed', existing: null },
  ]);
  const chosen = [
    { number: 0, version: before.version },
    { number: 2, version: null },
  ];
  const applied = await editor.post('content-exchange/apply', { fileName: data.fileName, items: chosen });
  expect(applied.body.data).toMatchObject({ created: 1, changed: 1 });
  const { body } = await draftOf('product', first);
  expect(body).toEqual({ ...before.body, name: { ...before.body['name'], en: '=HYPERLINK("https://example.org")' } });

  const product = await site.context.db
    .selectFrom('contentItem')
    .select('draft')
    .where('kind', '=', 'product')
    .where(sql`draft ->> 'itemNo'`, '=', 'SAMPLE-900')
    .executeTakeFirstOrThrow();
  expect(product.draft).toMatchObject({ related: ['BY-1', 'BY-2', 'BY-3', 'BY-4'] });

  // A text that begins like a formula is a text in the next export: in Excel it is neither computed nor a link.
  const again = await exported('product', [first]);
  const sheet = strFromU8(unzipSync(again.bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).not.toContain('<f>');
  expect(again.cells[3]?.[names.indexOf('name@en')]).toBe('=HYPERLINK("https://example.org")');
  const column = String.fromCharCode('A'.charCodeAt(0) + names.indexOf('name@en'));
  expect(formatOf(again.bytes, `${column}4`)).toBe('@');
});

it('imports the figures of a table by property and grade, and reports what is no number', async () => {
  const [id = ''] = await ids('typicalValueTable');
  const { bytes, cells } = await exported('typicalValueTable', [id]);
  expect((await preview(editor, bytes)).data.items).toMatchObject([{ id, outcome: 'unchanged', problems: [] }]);
  const [marks, grades, bounds, labels, ...rows] = cells;
  const sulphur = rows.find(([key]) => key === 'sulphur') ?? [];
  const ash = rows.find(([key]) => key === 'ash') ?? [];
  // The columns of the first grade.
  const [minimum = -1, typical = -1] = ['minimum', 'typical'].map((bound) => bounds?.indexOf(bound));
  const grade = String(grades?.[minimum]);
  sulphur[minimum] = '0,41';
  sulphur[typical] = null;
  ash[minimum] = '28O';
  ash[typical] = '—';
  // Rows in another order, as after a sort, and one of a property that the table does not have.
  const edited = [marks, grades, bounds, labels, ...rows.toReversed(), ['gold', 'Au', 'g/t', 1]].map(
    (row) => row ?? [],
  );
  const { data } = await preview(editor, await saved(edited));
  expect(data.items[0]).toMatchObject({
    outcome: 'changed',
    problems: expect.arrayContaining([
      { field: 'properties/gold', code: 'notOneOf' },
      { field: `grades/${grade}/ash/minimum`, code: 'wrongType' },
    ]),
  });
  expect(data.items[0]?.fields.map(({ field, after }) => [field.split('/').at(-1), after])).toEqual([
    ['minimum', 0.41],
    ['typical', null],
    ['typical', null],
  ]);
  const { version } = await draftOf('typicalValueTable', id);
  expect((await preview(translator, await saved(edited))).data.items[0]?.outcome).toBe('notAllowed');
  const items = [{ number: 0, version }];
  expect((await editor.post('content-exchange/apply', { fileName: data.fileName, items })).status).toBe(200);
  const { body } = await draftOf('typicalValueTable', id);
  const index = Object(body['properties']).findIndex(({ key }: { key: string }) => key === 'sulphur');
  const imported = Object(body['grades']).find((one: { grade: string }) => one.grade === grade);
  expect(imported.values[index]).toMatchObject({ minimum: 0.41, typical: null });
});

it('survives files that are made to fill its memory', async () => {
  const entries = unzipSync(await saved([['product'], ['id'], ['x']]));
  const sheetName = 'xl/worksheets/sheet1.xml';
  const sheet = strFromU8(entries[sheetName] ?? new Uint8Array());
  const withSheet = (text: string) => zipSync({ ...entries, [sheetName]: strToU8(text) });
  // One cell in the last corner: a reader that fills the rows before it needs 17,000,000,000 cells.
  const far = withSheet(
    sheet.replace('</sheetData>', '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>'),
  );
  expect(far.length).toBeLessThan(10_000);
  expect((await preview(editor, far)).error).toBe('exchangeFileTooLarge');
  const bomb = withSheet(
    sheet.replace('</sheetData>', `${' '.repeat(exchangeBounds.unpackedWorkbookBytes)}</sheetData>`),
  );
  expect(bomb.length).toBeLessThan(100_000);
  expect((await preview(editor, bomb)).error).toBe('exchangeFileTooLarge');
  expect((await preview(editor, await saved([['something', 'else']]))).error).toBe('exchangeFileInvalid');
  expect((await preview(editor, withSheet('<worksheet><sheetData><row'))).error).toBe('exchangeFileInvalid');
});
