import { type PublishingProblem, publishingBounds } from 'contract/console/content-items.ts';
import { byLocale, type Locale } from 'contract/locales.ts';
import { beijingDay } from '../../database/beijing-time.ts';
import { isAnyFieldErrorCode } from '../../http/error-texts.ts';
import { HttpError } from '../../http/http-error.ts';
import { type Leaves, leafName } from '../bodies/leaves.ts';
import { writeBody } from '../bodies/write-body.ts';
import type { Publishable } from '../definition.ts';
import { shownDateOf } from '../items/draft-columns.ts';
import { problemsOf } from './completeness.ts';

/** Why a language of a draft, or with null its shared fields, cannot be published. */
export function publishingProblems(kind: Publishable, leaves: Leaves, locale: Locale | null): PublishingProblem[] {
  const problems = problemsOf(kind.definition.body, leaves, locale);
  if (problems.length > 0 || kind.problemsOf === undefined) return problems;
  // The kind's own rules read a complete body.
  if (locale !== null && problemsOf(kind.definition.body, leaves, null).length > 0) return [];
  return kind.problemsOf(writeBody(kind.definition.body, leaves, { withRowKeys: false }), locale);
}

/** The date of the item, if it is after the day in Beijing on which the item would go live. */
function dateProblems(kind: Publishable, leaves: Leaves, goesLiveAt: Date): PublishingProblem[] {
  const { date: field, isHiddenUntilDate } = kind.definition;
  const date = shownDateOf(kind, leaves);
  if (isHiddenUntilDate !== true || field === undefined || date === null) return [];
  return beijingDay(goesLiveAt) < beijingDay(date) ? [{ field, locale: null, code: 'outOfRange' }] : [];
}

/** Throws `notPublishable` for what keeps these languages from going live. */
export function rejectProblems(kind: Publishable, leaves: Leaves, locales: readonly Locale[], goesLiveAt: Date): void {
  const problems = [
    ...[null, ...locales].flatMap((locale) => publishingProblems(kind, leaves, locale)),
    ...dateProblems(kind, leaves, goesLiveAt),
  ];
  if (problems.length === 0) return;
  const fields = problems.slice(0, publishingBounds.reportedFields).map(({ field, locale, code }) => ({
    field: leafName(field, locale),
    code: isAnyFieldErrorCode(code) ? code : ('invalidFormat' as const),
  }));
  throw new HttpError('notPublishable', fields);
}

export function problemsByLocale(kind: Publishable, leaves: Leaves): Record<Locale, PublishingProblem[]> {
  const shared = publishingProblems(kind, leaves, null);
  return byLocale((locale) => [...shared, ...publishingProblems(kind, leaves, locale)]);
}
