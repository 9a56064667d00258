import { useMemo } from 'react';
import { createCall } from '../call.ts';
import { useLocale } from '../text/use-text.tsx';
import { Asking } from './asking.tsx';
import { useOpening } from './use-opening.ts';

/** The page as scripts run it: nothing is loaded anew, and the number stays in its memory. */
export function ScriptedSubmission({ incomplete, unreadable }: { incomplete: string; unreadable: string | undefined }) {
  const locale = useLocale();
  const call = useMemo(() => createCall(locale, fetch.bind(globalThis)), [locale]);
  const { asked, opening, shown, write, open, follow, forget } = useOpening(call, incomplete);
  if (shown !== undefined) {
    return <shown.View call={call} opened={shown.opened} onChanged={follow} onLeft={forget} />;
  }
  return (
    <Asking
      asked={asked.tries === 0 ? { ...asked, fault: unreadable } : asked}
      followed={{ opening, onWrite: write, onOpen: () => void open() }}
    />
  );
}
