import { type DictionaryEntry, dictionaryTypes, getDictionary } from 'contract/dictionaries.ts';
import { loadConsent } from '../forms/load-consent.ts';
import type { FormOptions } from '../forms/submission-form.ts';
import type { Call } from '../gateway/call.ts';

export type MessageOptions = FormOptions & { businessTypes: readonly DictionaryEntry[] };

/** The data that the message form needs before it can be sent. */
export async function loadMessageOptions(call: Call): Promise<MessageOptions> {
  const [types, consent] = await Promise.all([
    call(getDictionary, { dictType: dictionaryTypes.businessType }),
    loadConsent(call),
  ]);
  return { businessTypes: types.data, ...consent };
}
