/** Whether translations still match their Chinese source, field by field. */
import { defaultLocale, type Locale, localeNames } from 'contract/locales.ts';
import type { Database } from '../../database/open.ts';
import type { ContentRef } from 'contract/console/content-items.ts';
import { digestOf, hashOf } from './draft-columns.ts';
import { fieldOfLeaf, isSameValue, type Leaves, leafName, noLeaves } from '../bodies/leaves.ts';
import { movesBetween, withMovedNames, withMoves } from '../bodies/moved-rows.ts';
import { type LanguageRow, updateLanguage } from './store.ts';

type Checked = Pick<LanguageRow, 'checkedSource' | 'staleSource'>;

/** Fields whose Chinese text differs from the one that the translation was checked against. */
export function staleFieldsOf(
  { checkedSource }: Pick<Checked, 'checkedSource'>,
  source: Readonly<Record<string, string>>,
): string[] {
  return Object.keys(checkedSource).filter((field) => checkedSource[field] !== source[field]);
}

/** The fields that are written in a language. */
function writtenFields(leaves: Leaves, locale: Locale): string[] {
  return [...leaves.keys()].flatMap((name) => {
    const found = fieldOfLeaf(name);
    return found.locale === locale ? [found.field] : [];
  });
}

/** A save: the stored leaves before and after it, and those that its writer sent, which may have been merged. */
type Save = { before: Leaves; after: Leaves; seen: Leaves };

/** Whether two texts are the same; those of tables also if only rows without texts have come or gone. */
function isSameText(one: unknown, other: unknown): boolean {
  return isSameValue(one, other) || (Array.isArray(one) && isSameValue(writtenTexts(one), writtenTexts(other)));
}

function writtenTexts(texts: unknown): unknown[] {
  return Array.isArray(texts) ? texts.flat(Infinity).filter((text) => text !== '') : [];
}

/**
 * What a translation was checked against after a save. Whoever writes a translated text has the Chinese text in view that
 * was sent with it, so that field counts as checked, unless a colleague has changed the Chinese text meanwhile.
 */
export function checkedAfterSave(
  { before, after, seen }: Save,
  { checkedSource, staleSource }: Checked,
  locale: Locale,
  now: Date,
): Checked {
  const checked: Record<string, string> = {};
  const stale: LanguageRow['staleSource'] = {};
  for (const field of writtenFields(after, locale)) {
    const source = after.get(leafName(field, defaultLocale));
    const name = leafName(field, locale);
    const known = checkedSource[field];
    const isWritten = !isSameText(before.get(name), after.get(name));
    if (known === undefined || isWritten) {
      const own = isWritten ? seen.get(leafName(field, defaultLocale)) : source;
      if (own === undefined && source === undefined) continue;
      checked[field] = hashOf(own ?? null);
      if (!isSameValue(own, source)) stale[field] = { text: own ?? null, at: now.toISOString() };
      continue;
    }
    checked[field] = known;
    if (source === undefined || hashOf(source) !== known)
      stale[field] = staleSource[field] ?? {
        text: before.get(leafName(field, defaultLocale)) ?? null,
        at: now.toISOString(),
      };
  }
  return { checkedSource: checked, staleSource: stale };
}

/** Marks fields as checked against the present Chinese text. */
export function checkedAfterConfirmation(
  leaves: Leaves,
  { checkedSource, staleSource }: Checked,
  fields: readonly string[],
): Checked {
  const checked = { ...checkedSource };
  const stale = { ...staleSource };
  for (const field of fields) {
    const source = leaves.get(leafName(field, defaultLocale));
    if (source === undefined) delete checked[field];
    else checked[field] = hashOf(source);
    delete stale[field];
  }
  return { checkedSource: checked, staleSource: stale };
}

export function columnsOfChecked({ checkedSource, staleSource }: Checked) {
  const times = Object.values(staleSource).map(({ at }) => at);
  const [first] = times.toSorted();
  return {
    checkedSource: JSON.stringify(checkedSource),
    staleSource: JSON.stringify(staleSource),
    staleSince: first === undefined ? null : new Date(first),
  };
}

/** What the translations of a new item were checked against: its own Chinese text. */
export function columnsOfNew(leaves: Leaves, locale: Locale) {
  if (locale === defaultLocale) return columnsOfChecked({ checkedSource: {}, staleSource: {} });
  const unchecked = { checkedSource: {}, staleSource: {} };
  return columnsOfChecked(
    checkedAfterSave({ before: noLeaves, after: leaves, seen: leaves }, unchecked, locale, new Date()),
  );
}

export async function updateTranslations(
  db: Database,
  key: ContentRef,
  languages: Readonly<Record<Locale, LanguageRow>>,
  { before, after, seen }: Save,
): Promise<void> {
  const now = new Date();
  const moves = movesBetween(before, after);
  const moved = withMoves(before, moves);
  for (const locale of localeNames.filter((name) => name !== defaultLocale)) {
    const { checkedSource, staleSource, liveDigest, scheduledDigest } = languages[locale];
    const known = {
      checkedSource: withMovedNames(checkedSource, moves),
      staleSource: withMovedNames(staleSource, moves),
    };
    const checked = checkedAfterSave({ before: moved, after, seen }, known, locale, now);
    // What is live has the same texts as before the move: the language has no newer draft because of it.
    const digest = digestOf(before, locale);
    const renamed = digestOf(moved, locale);
    await updateLanguage(db, key, locale, {
      ...columnsOfChecked(checked),
      ...(liveDigest === digest && { liveDigest: renamed }),
      ...(scheduledDigest === digest && { scheduledDigest: renamed }),
    });
  }
}
