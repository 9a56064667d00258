import { foldCase } from 'contract/fold-case.ts';
import type { ReportFields } from '../report-fields.ts';

/**
 * Whether a reason names the person reported. What the audit log keeps must not. A field may have several names, or a name
 * and a post: each part between signs counts, without initials.
 */
export function namesReported(reason: string, { reportered }: Pick<ReportFields, 'reportered'>): boolean {
  const searched = collapseBlanks(foldCase(reason));
  return foldCase(reportered)
    .split(/[\p{P}\p{S}\r\n]+/u)
    .map((part) => collapseBlanks(part.replaceAll(/(^|\s)[\p{Script=Latin}\p{Script=Cyrillic}](?=\s|$)/gu, '$1')))
    .some((part) => part.length > 1 && searched.includes(part));
}

/** Chinese names of two characters are often written with a blank between them. */
function collapseBlanks(written: string): string {
  return written
    .trim()
    .replaceAll(/(\p{Script=Han})\s+(?=\p{Script=Han})/gu, '$1')
    .replaceAll(/\s+/g, ' ');
}
