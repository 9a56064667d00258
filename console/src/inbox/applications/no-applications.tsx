import { Button } from 'antd';
import { inboxBounds } from 'contract/console/inbox.ts';
import { formatNumber } from 'contract/format-number.ts';
import { Empty } from '../../parts/loading/empty.tsx';
import { useLocale, useTexts } from '../../text/use-language.ts';
import type { Applications } from './use-applications.ts';

/** Nobody has applied, or nothing is found. */
export function NoApplications({ applications: { text, stage, search, chooseStage } }: { applications: Applications }) {
  const { applications } = useTexts();
  const locale = useLocale();
  if (text === '' && stage === undefined) return <Empty title={applications.empty}>{applications.emptyHint}</Empty>;
  const clear = text === '' ? () => chooseStage(undefined) : () => search('');
  return (
    <Empty title={applications.nothingFound} action={<Button onClick={clear}>{applications.clearFilters}</Button>}>
      {text === '' ? null : applications.nothingFoundHint(formatNumber(locale, inboxBounds.searched))}
    </Empty>
  );
}
