import { getComposedPage } from 'contract/composed-pages.ts';
import { type DictionaryEntry, dictionaryTypes, getDictionary } from 'contract/dictionaries.ts';
import type { Call } from '../call.ts';

export type ReportChoices = {
  /** The first entry of its dictionary, which the visitor cannot change. */
  kind: DictionaryEntry | undefined;
  items: readonly DictionaryEntry[];
  privacyVersion: string;
};

/** What a report needs from the gateway before it can be sent. */
export async function loadReportChoices(call: Call): Promise<ReportChoices> {
  const [kinds, items, privacy] = await Promise.all([
    call(getDictionary, { dictType: dictionaryTypes.reportType }),
    call(getDictionary, { dictType: dictionaryTypes.reportItem }),
    call(getComposedPage, { name: 'privacy' }),
  ]);
  return { kind: kinds.data[0], items: items.data, privacyVersion: privacy.data.version };
}
