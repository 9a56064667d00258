import { foldCase } from 'contract/fold-case.ts';
import type { ReportFields } from '../report-fields.ts';

/** Whether a report has every word that is searched for. `subjects` are its subjects in words. */
export function matchesSearch(fields: ReportFields, subjects: string, searched: string): boolean {
  const { deptName, reportered, remark } = fields;
  const text = foldCase([subjects, deptName, reportered, remark].join('\n'));
  return foldCase(searched)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
