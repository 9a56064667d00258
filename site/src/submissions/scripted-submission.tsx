import { useMemo } from 'react';
import { createCall } from '../gateway/call.ts';
import { useLocale } from '../text/use-text.tsx';
import { ReceiptPrompt } from './receipt-prompt.tsx';
import { useOpenSubmission } from './use-open-submission.ts';
import { useSolveChallenge } from './use-solve-challenge.ts';

/** The page with scripts: it never reloads, and the number stays in memory. */
export function ScriptedSubmission({ incomplete, unreadable }: { incomplete: string; unreadable: string | undefined }) {
  const locale = useLocale();
  const call = useMemo(() => createCall(locale), [locale]);
  const solveChallenge = useSolveChallenge(call);
  const { input, opening, shown, setNumber, open, update, forget } = useOpenSubmission(
    call,
    solveChallenge,
    incomplete,
  );
  if (shown !== undefined) {
    return (
      <shown.View
        call={call}
        solveChallenge={solveChallenge}
        opened={shown.opened}
        onChanged={update}
        onLeft={forget}
      />
    );
  }
  return (
    <ReceiptPrompt
      input={input.errorCount === 0 ? { ...input, error: unreadable } : input}
      controls={{ opening, onChange: setNumber, onOpen: () => void open() }}
    />
  );
}
