import { type DictionaryEntry, dictionaryTypes, getDictionary } from 'contract/dictionaries.ts';
import { loadPrivacyVersion } from '../forms/privacy-version.ts';
import type { Call } from '../gateway/call.ts';

export type Choices = { businessTypes: readonly DictionaryEntry[]; privacyVersion: string };

/** The data that the message form needs before it can be sent. */
export async function loadChoices(call: Call): Promise<Choices> {
  const [types, privacyVersion] = await Promise.all([
    call(getDictionary, { dictType: dictionaryTypes.businessType }),
    loadPrivacyVersion(call),
  ]);
  return { businessTypes: types.data, privacyVersion };
}
