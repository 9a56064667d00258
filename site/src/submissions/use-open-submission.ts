import { noResponse } from 'client/failure.ts';
import { openConversation, receiptDigits } from 'contract/submissions/conversation.ts';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Call, CallError } from '../gateway/call.ts';
import { isCallFailure } from '../gateway/route-errors.ts';
import { loadPageText } from '../text/page-texts.ts';
import { useLocale, usePageText, useText } from '../text/use-text.tsx';
import { failureText } from './failure-text.ts';
import type { ReceiptInput } from './receipt-form.tsx';
import type { OpenSubmission } from './open-submission.ts';
import type { OpenedSubmission } from './opened-submission.tsx';
import type { SolveChallenge } from './use-solve-challenge.ts';

/** The opened submission with the component that shows it. */
type Shown = { opened: OpenSubmission | 'withdrawn'; View: typeof OpenedSubmission };

const emptyInput: ReceiptInput = { number: '', error: undefined, errorCount: 0 };

/** Opens a submission by its number. `incomplete` is the error for an invalid number. */
export function useOpenSubmission(call: Call, solveChallenge: SolveChallenge, incomplete: string) {
  const text = useText();
  const words = usePageText('submissions');
  const locale = useLocale();
  const [input, setInput] = useState(emptyInput);
  const [opening, setOpening] = useState(false);
  const [shown, setShown] = useState<Shown>();

  function forget() {
    setInput(emptyInput);
    setShown(undefined);
  }
  useClearOnPageHide(forget);

  function showError(error: string) {
    setInput(({ number, errorCount }) => ({ number, error, errorCount: errorCount + 1 }));
  }

  async function open() {
    const receipt = receiptDigits(input.number);
    if (opening) return;
    if (receipt === undefined) {
      showError(incomplete);
      return;
    }
    setOpening(true);
    try {
      const [response, { OpenedSubmission: View }] = await Promise.all([
        solveChallenge().then((challenge) => call(openConversation, { receipt, challenge })),
        import('./opened-submission.tsx').catch(missing),
        loadPageText(locale, 'uploads').catch(missing),
        loadPageText(locale, 'metadata').catch(missing),
      ]);
      setShown({ opened: { receipt, conversation: response.data }, View });
      setInput(emptyInput);
    } catch (reason) {
      if (!isCallFailure(reason)) throw reason;
      showError(failureText(text, words, reason));
    } finally {
      setOpening(false);
    }
  }

  return {
    input,
    opening,
    shown,
    setNumber: (number: string) => setInput((before) => ({ ...before, number, error: undefined })),
    open,
    update: (opened: Shown['opened']) => setShown((now) => now && { ...now, opened }),
    forget,
  };
}

function missing(): never {
  throw new CallError('opened submission', noResponse('script'));
}

/** A browser may keep the page in its back/forward cache, so the data is cleared on leaving. */
function useClearOnPageHide(forget: () => void): void {
  useEffect(() => {
    const leave = () => flushSync(forget);
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  });
}
