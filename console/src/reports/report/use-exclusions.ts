import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { countInbox } from 'contract/console/inbox-list.ts';
import { listReportKeys } from 'contract/console/report-keys.ts';
import { excludeOfficers, getReport, listReports, readmitOfficer, type Report } from 'contract/console/reports.ts';
import { useState } from 'react';
import { useInvalidate } from '../../gateway/use-invalidate.ts';
import { useWrite } from '../../gateway/use-write.ts';
import { isOutdated, outdatedErrors } from '../../parts/conversation/outdated.ts';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { useSession } from '../../shell/session.tsx';
import { useTexts } from '../../text/use-language.ts';
import { useBackToList } from './use-back-to-list.ts';
import { useReportWrite } from './use-report-write.ts';

/** Who is chosen, and how they are excluded. */
export function useExclusion({ id, exclusions }: Report, onSaved: () => void = () => undefined) {
  const texts = useTexts().reports;
  const { message } = App.useApp();
  const { account } = useSession();
  const back = useBackToList();
  const invalidate = useInvalidate();
  const cache = useQueryClient();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [problem, setProblem] = useState<string>();
  // Not the report: whoever excludes themselves would see that it is gone before it is left.
  const { write, isPending } = useWrite(excludeOfficers, {
    changes: [listReports, countInbox, listReportKeys],
    handles: ['lastOfficer', ...outdatedErrors],
  });
  // A colleague may have excluded somebody meanwhile.
  const choices = exclusions.officers.filter(({ excludedOn }) => excludedOn === null);
  const accountIds = chosen.filter((accountId) => choices.some((officer) => officer.accountId === accountId));
  const isSelfChosen = accountIds.includes(account.id);

  const exclude = useOneAtATime(async () => {
    const result = await write({ id, accountIds: [...accountIds] });
    if (!result.ok && result.failure.error === 'lastOfficer') return setProblem(result.failure.message);
    if (!result.ok && isOutdated(result.failure)) void message.warning(texts.changedMeanwhile);
    if (result.ok) {
      void message.success(isSelfChosen ? texts.exclusions.savedSelf : texts.exclusions.saved);
      if (isSelfChosen) {
        back();
        return cache.removeQueries({ queryKey: [getReport.name] });
      }
      setChosen([]);
      onSaved();
    }
    if (result.ok || isOutdated(result.failure)) await invalidate([getReport]);
  });

  return {
    choices,
    accountIds,
    isSelfChosen,
    choose: (accountId: number, isChosen: boolean) => {
      setProblem(undefined);
      setChosen((before) => [...before.filter((one) => one !== accountId), ...(isChosen ? [accountId] : [])]);
    },
    problem,
    exclude,
    isPending,
  };
}

export type ExclusionControls = ReturnType<typeof useExclusion>;

/** Lets an excluded officer read the report again, for a reason. */
export function useReadmission({ id }: Report, { accountId, name }: { accountId: number; name: string }) {
  const texts = useTexts().reports;
  const { message } = App.useApp();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const { write, isPending } = useReportWrite(readmitOfficer);

  const readmit = useOneAtATime(async () => {
    const result = await write({ id, accountId, reason });
    if (result.ok) void message.success(texts.exclusions.readmitted(name));
    else if (isOutdated(result.failure)) void message.warning(texts.changedMeanwhile);
    else setProblem(result.failure.fields[0]?.message);
  });

  return {
    reason,
    type: (typed: string) => {
      setProblem(undefined);
      setReason(typed);
    },
    problem,
    readmit,
    isPending,
  };
}
