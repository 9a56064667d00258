import { defaultLocale } from 'contract/locales.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { isRecord } from '../body.ts';
import type { CellPosition, Row } from './value-sheet-model.ts';

export type CellNames = ReturnType<typeof useCellNames>;

/** What the rows, columns and cells of a sheet are called. What has no name has its number. */
export function useCellNames(properties: readonly Row[], grades: readonly Row[]) {
  const { sheet } = useTexts().publishing;
  const locale = useLocale();
  const textIn = (part: unknown): string => {
    const text = isRecord(part) ? part[locale] || part[defaultLocale] : undefined;
    return typeof text === 'string' ? text : '';
  };
  const ofProperty = (index: number) => textIn(properties[index]?.['name']) || String(index + 1);
  const ofGrade = (index: number) => {
    const grade = grades[index]?.['grade'];
    return typeof grade === 'string' && grade !== '' ? grade : String(index + 1);
  };
  const ofCell = ({ property, grade, bound }: CellPosition) =>
    `${ofGrade(grade)}, ${ofProperty(property)}, ${sheet.bounds[bound]}`;
  return { textIn, ofProperty, ofGrade, ofCell };
}
