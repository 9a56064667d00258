import { dictionaryTypes, type DictionaryEntry, getDictionary } from 'contract/dictionaries.ts';
import type { Locale } from 'contract/locales.ts';
import { useRead } from '../gateway/use-read.ts';
import { useLocale, useTexts } from '../text/use-language.ts';
import type { ReportFields } from './report-fields.ts';

const labelOf: Record<Locale, (entry: DictionaryEntry) => string> = {
  cn: ({ dictLabel }) => dictLabel,
  en: ({ cssClass }) => cssClass,
  ru: ({ remark }) => remark,
};

/** The words of a report's numbers: its subjects and its kind. Until they are read, the numbers. */
export function useReportWords(): {
  subjectsOf: (fields: Pick<ReportFields, 'reporterItems'>) => string;
  typeOf: (fields: Pick<ReportFields, 'reporterType'>) => string;
} {
  const { reports } = useTexts();
  const labels = useLabels(dictionaryTypes.reportItem);
  const types = useLabels(dictionaryTypes.reportType);
  return {
    subjectsOf: ({ reporterItems }) =>
      reporterItems.map((item) => labels.get(item) ?? item).join(' · ') || reports.noItems,
    typeOf: ({ reporterType }) => types.get(reporterType) ?? reporterType,
  };
}

function useLabels(dictType: (typeof dictionaryTypes)['reportItem' | 'reportType']): ReadonlyMap<string, string> {
  const locale = useLocale();
  const { data } = useRead(getDictionary, { dictType }, { silent: true, hasTexts: false });
  return new Map(data?.data.map((entry) => [entry.dictValue, labelOf[locale](entry) || entry.dictLabel]));
}
