import { getComposedPage } from 'contract/composed-pages.ts';
import { type DictionaryEntry, dictionaryTypes, getDictionary } from 'contract/dictionaries.ts';
import type { Call } from '../call.ts';

export type Choices = { businessTypes: readonly DictionaryEntry[]; privacyVersion: string };

/** What the board needs from the gateway before anything can be sent. */
export async function loadChoices(call: Call): Promise<Choices> {
  const [types, privacy] = await Promise.all([
    call(getDictionary, { dictType: dictionaryTypes.businessType }),
    call(getComposedPage, { name: 'privacy' }),
  ]);
  return { businessTypes: types.data, privacyVersion: privacy.data.version };
}
