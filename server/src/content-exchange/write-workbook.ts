/** Products and tables of typical values as an Excel file. */
import { contentKinds } from 'contract/console/content-kinds.ts';
import type { WorkbookKind } from 'contract/console/content-exchange.ts';
import type { Locale } from 'contract/locales.ts';
import type { Unit } from 'contract/typical-values.ts';
import writeExcelFile, { type Cell, type SheetData } from 'write-excel-file/node';
import { z } from 'zod/mini';
import type { StoredItem } from '../publishing/items/store.ts';
import { boundNames, productColumns, type ProductColumn } from './workbook-columns.ts';
import { labelOf, workbookWords } from './workbook-words.ts';

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const symbols: Record<Unit, string> = {
  percent: '%',
  milligramPerKilogram: 'mg/kg',
  gramPerCubicCentimetre: 'g/cm³',
  microOhmMetre: 'µΩ·m',
  percentPerMinute: '%/min',
};

type Style = {
  fontWeight?: 'bold';
  wrap?: boolean;
  alignVertical?: 'top';
  textColor?: `#${string}`;
  backgroundColor?: `#${string}`;
};

const grey: Style = { textColor: '#777777', backgroundColor: '#eeeeee' };

/** In the format “text” a spreadsheet does not take `=1+1` for a formula, also when somebody edits the cell. */
function textCell(value: string, style: Style = {}): Cell {
  return { value, type: String, format: '@', ...style };
}

const head: Style = { fontWeight: 'bold', wrap: true, alignVertical: 'top' };

export async function writeWorkbook(kind: WorkbookKind, items: readonly StoredItem[], locale: Locale): Promise<Buffer> {
  const sheets =
    kind === 'product' ? [productSheet(items, locale)] : items.map((item, index) => valueSheet(item, index, locale));
  return writeExcelFile(sheets).toBuffer();
}

function productSheet(items: readonly StoredItem[], locale: Locale) {
  const words = workbookWords[locale];
  const data: SheetData = [
    [textCell('product', grey), textCell(words.keep, grey)],
    productColumns.map(({ name }) => textCell(name, grey)),
    productColumns.map((column) => textCell(labelOf(column, locale), head)),
    ...items.map((item) => productColumns.map((column) => productCell(column, item))),
  ];
  const columns = productColumns.map(({ type, field }) => ({
    width: field === 'introduction' ? 48 : type === 'text' ? 28 : 14,
  }));
  return { sheet: words.products, data, columns, stickyRowsCount: 3, stickyColumnsCount: 2 };
}

function productCell(column: ProductColumn, { id, draft }: StoredItem): Cell {
  if (column.type === 'id') return textCell(id, grey);
  const value: unknown = draft[column.field];
  if (column.type === 'integer') return typeof value === 'number' ? { value, type: Number } : null;
  if (column.type === 'lines') return textCell(Array.isArray(value) ? value.join(', ') : '');
  const text: unknown = column.type === 'text' ? Object(value)[column.locale] : value;
  return textCell(typeof text === 'string' ? text : '', column.field === 'introduction' ? { wrap: true } : {});
}

/** A draft may be incomplete: a sheet has only what is there. */
const tableBody = z.catch(
  z.nullable(z.pick(contentKinds.typicalValueTable.body.stored, { title: true, properties: true, grades: true })),
  null,
);

function valueSheet({ id, draft }: StoredItem, index: number, locale: Locale) {
  const words = workbookWords[locale];
  const body = z.parse(tableBody, draft);
  const { properties = [], grades = [] } = body ?? {};
  const columns = grades.flatMap((grade) => boundNames.map((bound) => ({ grade, bound })));
  const textIn = (text: Partial<Record<Locale, string>>) => text[locale] ?? text.cn ?? '';
  const data: SheetData = [
    [
      textCell('typicalValueTable', grey),
      textCell(id, grey),
      textCell(body === null ? '' : textIn(body.title), { fontWeight: 'bold' }),
    ],
    [textCell('', grey), textCell(words.keep, grey), null, ...columns.map(({ grade }) => textCell(grade.grade, grey))],
    [textCell('', grey), null, null, ...columns.map(({ bound }) => textCell(bound, grey))],
    [
      textCell('', grey),
      textCell(words.property, head),
      textCell(words.unit, head),
      ...columns.map(({ grade, bound }) => textCell(`${grade.grade} ${words.bounds[bound]}`, head)),
    ],
    ...properties.map(({ key, name, unit, decimals }, row): Cell[] => [
      textCell(key, grey),
      textCell(textIn(name)),
      textCell(symbols[unit]),
      ...columns.map(({ grade, bound }): Cell => {
        const value = grade.values[row]?.[bound] ?? null;
        return value === null
          ? null
          : { value, type: Number, format: decimals > 0 ? `0.${'0'.repeat(decimals)}` : '0' };
      }),
    ]),
  ];
  return {
    // Excel allows 31 characters, and each name once.
    sheet: `${index + 1} ${(body?.title.cn ?? id).replaceAll(/[[\]:*?/\\']/g, ' ')}`.slice(0, 31),
    data,
    columns: [{ width: 16 }, { width: 22 }, { width: 10 }, ...columns.map(() => ({ width: 10 }))],
    stickyRowsCount: 4,
    stickyColumnsCount: 3,
  };
}
