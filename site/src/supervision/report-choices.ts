import { type DictionaryEntry, dictionaryTypes, getDictionary } from 'contract/dictionaries.ts';
import { getReportChannel } from 'contract/report-channel.ts';
import { loadPrivacyVersion } from '../forms/privacy-version.ts';
import type { Call } from '../gateway/call.ts';

export type ReportChoices = {
  /** The first entry of its dictionary, which the visitor cannot change. */
  kind: DictionaryEntry | undefined;
  items: readonly DictionaryEntry[];
  privacyVersion: string;
  /** Whether the report channel is open. */
  open: boolean;
};

/** The data that a report needs before it can be sent. */
export async function loadReportChoices(call: Call): Promise<ReportChoices> {
  const [kinds, items, privacyVersion, channel] = await Promise.all([
    call(getDictionary, { dictType: dictionaryTypes.reportType }),
    call(getDictionary, { dictType: dictionaryTypes.reportItem }),
    loadPrivacyVersion(call),
    call(getReportChannel, {}),
  ]);
  return {
    kind: kinds.data[0],
    items: items.data,
    privacyVersion,
    open: channel.data.open,
  };
}
