/** A table of typical values as a sheet: a row for each property, three columns for each grade. */
import { isRecord } from '../body.ts';

/** The columns of a grade, from the smallest to the largest value. */
export const bounds = ['minimum', 'typical', 'maximum'] as const;

export type Bound = (typeof bounds)[number];

/** A row of the sheet, and a column: a grade and one of its bounds. */
export type CellPosition = { property: number; grade: number; bound: Bound };

export type CellValue = { position: CellPosition; value: number | null };

/** The cells of a paste, and the cell at which it begins. */
export type Paste = { cells: string[][]; at: CellPosition };

export type Row = Readonly<Record<string, unknown>>;

/** A name for a cell in the page. */
export function cellId({ property, grade, bound }: CellPosition): string {
  return `${property}-${grade}-${bound}`;
}

export function rowsOf(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function rangesOf(grade: Row | undefined): readonly unknown[] {
  const values = grade?.['values'];
  return Array.isArray(values) ? values : [];
}

export function valueAt(grades: readonly Row[], { property, grade, bound }: CellPosition): number | null {
  const range = rangesOf(grades[grade])[property];
  const value = isRecord(range) ? range[bound] : null;
  return typeof value === 'number' ? value : null;
}

const emptyRange = { minimum: null, typical: null, maximum: null };

export function withValueAt(grades: readonly Row[], position: CellPosition, value: number | null): Row[] {
  return grades.map((grade, index) => {
    if (index !== position.grade) return grade;
    const ranges = [...rangesOf(grade)];
    while (ranges.length <= position.property) ranges.push(emptyRange);
    const range = ranges[position.property];
    return {
      ...grade,
      values: ranges.with(position.property, { ...(isRecord(range) ? range : emptyRange), [position.bound]: value }),
    };
  });
}

/**
 * The grades after the list of properties has changed: each range stays with its property, and a new property has an
 * empty one. Ranges belong to properties only by their order.
 */
export function alignedGrades(grades: readonly Row[], before: readonly Row[], after: readonly Row[]): Row[] {
  const oldIndexes = after.map((property) =>
    before.findIndex(
      (old) => old === property || (old['rowKey'] !== undefined && old['rowKey'] === property['rowKey']),
    ),
  );
  return grades.map((grade) => ({ ...grade, values: oldIndexes.map((index) => rangesOf(grade)[index] ?? emptyRange) }));
}

/** Cells whose value is smaller than that of a smaller bound. They block the publication, not the saving. */
export function cellsOutOfOrder(grades: readonly Row[], properties: number): CellPosition[] {
  const positions: CellPosition[] = [];
  for (const grade of grades.keys())
    for (let property = 0; property < properties; property += 1) {
      let largest: number | null = null;
      for (const bound of bounds) {
        const position = { property, grade, bound };
        const value = valueAt(grades, position);
        if (value === null) continue;
        if (largest !== null && value < largest) positions.push(position);
        largest = Math.max(value, largest ?? value);
      }
    }
  return positions;
}

/** The positions in the order of the columns of the sheet. */
export function columnPositions(grades: number): Omit<CellPosition, 'property'>[] {
  return Array.from({ length: grades }, (_, grade) => bounds.map((bound) => ({ grade, bound }))).flat();
}

/** `0.50`; more digits than the property has are not hidden. */
export function printValue(value: number | null, decimals: unknown): string {
  if (value === null) return '';
  const fixed = value.toFixed(typeof decimals === 'number' ? decimals : 0);
  return Number(fixed) === value ? fixed : String(value);
}

type NamedSheet = {
  properties: readonly Row[];
  grades: readonly Row[];
  names: { ofProperty: (index: number) => string; ofGrade: (index: number) => string };
  boundNames: Readonly<Record<Bound, string>>;
};

/** The sheet as spreadsheets paste it: cells between tabs. */
export function printSheet({ properties, grades, names, boundNames }: NamedSheet): string {
  const positions = columnPositions(grades.length);
  const head = ['', ...positions.map(({ grade, bound }) => `${names.ofGrade(grade)} ${boundNames[bound]}`)];
  const lines = properties.map((row, property) => [
    names.ofProperty(property),
    ...positions.map((position) => printValue(valueAt(grades, { ...position, property }), row['decimals'])),
  ]);
  return [head, ...lines].map((line) => line.join('\t')).join('\n');
}
