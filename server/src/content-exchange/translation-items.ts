import type { Locale } from 'contract/locales.ts';
import type { Database } from '../database/open.ts';
import type { AnyFieldError } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import type { PublishableKinds } from '../publishing/definition.ts';
import { readBody, readStoredBody } from '../publishing/bodies/read-body.ts';
import { writeBody } from '../publishing/bodies/write-body.ts';
import { findItem, type StoredItem } from '../publishing/items/store.ts';
import { staleFieldsOf } from '../publishing/items/translations.ts';
import { markText, type Token, unmarkText } from './marked-text.ts';
import type { IncomingItem } from './plan.ts';
import type { ReadItem, Xliff } from './read-xliff.ts';
import { nameOfText, setText, textAt, translatableTexts } from './translatable-texts.ts';
import type { XliffItem } from './write-xliff.ts';

/** The Chinese texts of items, for a translator. Throws `notFound`. */
export async function makeTranslation(
  { db, publishableKinds }: { db: Database; publishableKinds: PublishableKinds },
  references: readonly Pick<XliffItem, 'kind' | 'id'>[],
  target: Locale,
): Promise<XliffItem[]> {
  const items: XliffItem[] = [];
  for (const { kind, id } of references) {
    const item = await findItem(db, { kind, id });
    if (!item) throw new HttpError('notFound');
    const { body } = publishableKinds[kind].definition;
    const leaves = readStoredBody(body, item.draft);
    const stale = staleFieldsOf(item.languages[target], item.source);
    const texts = translatableTexts(body, leaves).map((text) => ({
      text,
      target: textAt(leaves, text, target),
      isStale: stale.includes(text.field),
    }));
    items.push({ kind, id, texts });
  }
  return items;
}

/** Texts that follow each other are one: tools split and join them. */
function isSameText(a: readonly Token[], b: readonly Token[]): boolean {
  const written = (tokens: readonly Token[]) =>
    tokens.map((token) => (token.type === 'text' ? token.text : `\0${token.type}${token.code}\0`)).join('');
  return written(a).replaceAll(/\s+/g, ' ') === written(b).replaceAll(/\s+/g, ' ');
}

/** Writes the translations of a file into an item, and nothing else of it. */
function translate(kinds: PublishableKinds, { kind, units }: ReadItem, target: Locale, item: StoredItem) {
  const { body } = kinds[kind].definition;
  const before = readStoredBody(body, item.draft);
  const leaves = new Map(before);
  const problems: AnyFieldError[] = [];
  const texts = new Map(translatableTexts(body, before).map((text) => [nameOfText(text), text]));
  for (const { name, source, target: translated } of units) {
    if (translated === undefined) continue;
    const text = texts.get(name);
    const marked = text && markText(text.source, text.format);
    // A translation of a text that is no longer there would hide that it has to be translated again.
    if (text === undefined || marked === undefined || !isSameText(source, marked.tokens)) {
      problems.push({ field: name, code: 'sourceChanged' });
      continue;
    }
    const written = unmarkText(translated, marked.codes, text.format);
    if (written === undefined) problems.push({ field: name, code: 'markupChanged' });
    else if (written.trim() !== '') setText(leaves, text, target, written);
  }
  // Sanitized and bounded like everything from outside.
  return { leaves: readBody(body, writeBody(body, leaves, { withRowKeys: true })), problems };
}

/** The items of an XLIFF file. They are only found, never added. */
export function translationItems(kinds: PublishableKinds, { target, items }: Xliff): IncomingItem[] {
  return items.map((read) => ({
    kind: read.kind,
    id: read.id,
    isWhole: false,
    read: (existing) => {
      if (!existing) throw new HttpError('notFound', [{ field: 'id', code: 'notOneOf' }]);
      return translate(kinds, read, target, existing);
    },
  }));
}
