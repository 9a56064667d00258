/** What an Excel file from outside makes of products and tables of typical values. */
import type { AnyFieldError } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import type { Publishable, PublishableKinds } from '../publishing/definition.ts';
import { type Fields, isFields } from '../publishing/bodies/leaves.ts';
import { readBody } from '../publishing/bodies/read-body.ts';
import type { StoredItem } from '../publishing/items/store.ts';
import type { IncomingItem } from './plan.ts';
import {
  type BoundName,
  boundNames,
  type Cell,
  type ProductColumn,
  productColumns,
  productRows,
  tableHeadColumns,
  tableRows,
  type Workbook,
} from './workbook-columns.ts';

type Rows = readonly (readonly Cell[])[];

function textOf(cell: Cell | undefined): string {
  return cell === null || cell === undefined ? '' : String(cell).trim();
}

function fieldsIn(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

/** The items of all sheets that an export has made; other sheets are left out. */
export function workbookItems(kinds: PublishableKinds, sheets: Workbook): IncomingItem[] {
  const items = sheets.flatMap((rows): IncomingItem[] => {
    const [marker, id] = (rows[0] ?? []).map(textOf);
    if (marker === 'product') return productItems(kinds.product, rows);
    if (marker === 'typicalValueTable') return [tableItem(kinds.typicalValueTable, idOf(id), rows)];
    return [];
  });
  if (items.length === 0) throw new HttpError('exchangeFileInvalid');
  return items;
}

function idOf(text: string | undefined): string {
  if (text === undefined || !/^[A-Za-z0-9]{1,64}$/.test(text)) throw new HttpError('exchangeFileInvalid');
  return text;
}

function productItems(kind: Publishable, rows: Rows): IncomingItem[] {
  const names = (rows[productRows.names] ?? []).map(textOf);
  const columns = productColumns
    .map((column) => ({ column, at: names.indexOf(column.name) }))
    .filter(({ at }) => at >= 0);
  const idAt = names.indexOf('id');
  if (idAt < 0) throw new HttpError('exchangeFileInvalid');
  return rows.flatMap((row, index): IncomingItem[] => {
    if (index < productRows.first || row.every((cell) => textOf(cell) === '')) return [];
    const id = textOf(row[idAt]);
    return [
      {
        kind: 'product',
        id: id === '' ? `row${index + 1}` : idOf(id),
        // A row without an id is a new product.
        isWhole: id === '',
        read: (existing) =>
          readProduct(
            kind,
            existing,
            columns.map(({ column, at }) => ({ column, cell: row[at] })),
          ),
      },
    ];
  });
}

type ProductCell = { column: ProductColumn; cell: Cell | undefined };

function readProduct({ definition }: Publishable, existing: StoredItem | undefined, cells: readonly ProductCell[]) {
  const body: Fields = { ...existing?.draft };
  const problems: AnyFieldError[] = [];
  for (const { column, cell } of cells) {
    const text = textOf(cell);
    if (column.type === 'line') body[column.field] = text;
    else if (column.type === 'lines')
      body[column.field] = text
        .split(/[,，;；\n]/)
        .map((part) => part.trim())
        .filter(Boolean);
    else if (column.type === 'text') {
      const texts = body[column.field];
      body[column.field] = { ...(isFields(texts) ? texts : {}), [column.locale]: text };
    } else if (column.type === 'integer') {
      if (/^-?\d{1,9}$/.test(text)) body[column.field] = Number(text);
      else problems.push({ field: column.field, code: 'invalidFormat' });
    }
  }
  return { leaves: readBody(definition.body, body), problems };
}

function tableItem(kind: Publishable, id: string, rows: Rows): IncomingItem {
  return {
    kind: 'typicalValueTable',
    id,
    isWhole: false,
    read: (existing) => {
      if (!existing) throw new HttpError('notFound', [{ field: 'id', code: 'notOneOf' }]);
      return readTable(kind, existing, rows);
    },
  };
}

/** Undefined for a cell that has no number. An empty one, or a dash, was not tested. */
function figureOf(cell: Cell | undefined): number | null | undefined {
  if (typeof cell === 'number') return cell;
  const text = textOf(cell).replace(',', '.');
  if (/^[-–—]?$/.test(text)) return null;
  return /^-?\d{1,12}(\.\d{1,12})?$/.test(text) ? Number(text) : undefined;
}

function isBound(name: string): name is BoundName {
  return boundNames.some((bound) => bound === name);
}

const notTested: Fields = { minimum: null, typical: null, maximum: null };

/** The figures of a sheet, by the keys of properties and the names of grades. Everything else stays as it is. */
function readTable({ definition }: Publishable, { draft }: StoredItem, rows: Rows) {
  const problems: AnyFieldError[] = [];
  const properties = fieldsIn(draft['properties']);
  const grades = fieldsIn(draft['grades']).map((grade) => {
    const ranges = fieldsIn(grade['values']);
    return { ...grade, values: properties.map((_, index) => ranges[index] ?? notTested) };
  });
  const gradeNames = (rows[tableRows.grades] ?? []).map(textOf);
  const bounds = (rows[tableRows.bounds] ?? []).map(textOf);
  for (const row of rows.slice(tableRows.first)) {
    const key = textOf(row[0]);
    if (key === '') continue;
    const index = properties.findIndex((property) => property['key'] === key);
    if (index < 0) {
      problems.push({ field: `properties/${key}`, code: 'notOneOf' });
      continue;
    }
    for (const [at, bound] of bounds.entries()) {
      const name = gradeNames[at] ?? '';
      if (at < tableHeadColumns || !isBound(bound)) continue;
      const grade = grades.find((one) => Object(one)['grade'] === name);
      const figure = figureOf(row[at]);
      if (grade === undefined) problems.push({ field: `grades/${name}`, code: 'notOneOf' });
      else if (figure === undefined) problems.push({ field: `grades/${name}/${key}/${bound}`, code: 'wrongType' });
      else grade.values[index] = { ...grade.values[index], [bound]: figure };
    }
  }
  return { leaves: readBody(definition.body, { ...draft, grades }), problems };
}
