import type { StaleText } from 'contract/console/stale-texts.ts';

/** Names a text of the queue. `news/12` names the first one of an item. */
export function staleKey({ kind, id, locale, field }: Pick<StaleText, 'kind' | 'id' | 'locale' | 'field'>): string {
  return [kind, id, locale, field].join('/');
}

/** The index of the text that a key names, or of the first one below it; -1 if it is no longer in the queue. */
export function indexOfKey(texts: readonly StaleText[], key: string | undefined): number {
  return texts.findIndex((text) => `${staleKey(text)}/`.startsWith(`${key}/`));
}
