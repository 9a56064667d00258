import { type DictionaryEntry, dictionaryTypes, getDictionary } from 'contract/dictionaries.ts';
import { getReportChannel } from 'contract/submissions/report-channel.ts';
import { loadConsent } from '../forms/load-consent.ts';
import type { FormOptions } from '../forms/submission-form.ts';
import type { Call } from '../gateway/call.ts';

export type ReportOptions = FormOptions & {
  /** The first entry of its dictionary, which the visitor cannot change. */
  kind: DictionaryEntry | undefined;
  items: readonly DictionaryEntry[];
  /** Whether the report channel is open. */
  open: boolean;
};

/** The data that a report needs before it can be sent. */
export async function loadReportOptions(call: Call): Promise<ReportOptions> {
  const [kinds, items, consent, channel] = await Promise.all([
    call(getDictionary, { dictType: dictionaryTypes.reportType }),
    call(getDictionary, { dictType: dictionaryTypes.reportItem }),
    loadConsent(call),
    call(getReportChannel, {}),
  ]);
  return {
    kind: kinds.data[0],
    items: items.data,
    ...consent,
    open: channel.data.open,
  };
}
