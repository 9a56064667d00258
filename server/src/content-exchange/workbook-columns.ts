/** The layout of Excel files, which the writing and the reading share. */
import { localeNames } from 'contract/locales.ts';

export type Cell = string | number | boolean | null;

/** The rows of each sheet, from the first one on. */
export type Workbook = readonly (readonly Cell[])[][];

/** Rows of names for the program, which are above the words for people. */
export const productRows = { names: 1, labels: 2, first: 3 } as const;
export const tableRows = { grades: 1, bounds: 2, labels: 3, first: 4 } as const;

/** In a sheet of values: the key, the name and the unit of a property. */
export const tableHeadColumns = 3;

export const boundNames = ['minimum', 'typical', 'maximum'] as const;

export type BoundName = (typeof boundNames)[number];

type ProductText = 'name' | 'introduction';

const productTexts: readonly ProductText[] = ['name', 'introduction'];

export type ProductColumn =
  | { name: string; type: 'id' | 'line' | 'integer' | 'lines'; field: ProductField }
  | { name: string; type: 'text'; field: ProductText; locale: (typeof localeNames)[number] };

export type ProductField = 'id' | 'itemNo' | 'categoryId' | 'aboutType' | 'picture' | 'related';

/** Rich text and the key properties are not edited in Excel: a row without them keeps what the product has. */
export const productColumns: readonly ProductColumn[] = [
  { name: 'id', type: 'id', field: 'id' },
  { name: 'itemNo', type: 'line', field: 'itemNo' },
  { name: 'categoryId', type: 'integer', field: 'categoryId' },
  { name: 'aboutType', type: 'integer', field: 'aboutType' },
  ...productTexts.flatMap((field) =>
    localeNames.map((locale) => ({ name: `${field}@${locale}`, type: 'text' as const, field, locale })),
  ),
  { name: 'picture', type: 'line', field: 'picture' },
  { name: 'related', type: 'lines', field: 'related' },
];
