import { openConversation, receiptDigits } from 'contract/conversation.ts';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Call, CallError } from '../call.ts';
import { isCallFailure } from '../refuse.ts';
import { loadPageText } from '../text/page-texts.ts';
import { useLocale, usePageText, useText } from '../text/use-text.tsx';
import { failureTold } from './failure-told.ts';
import type { Asked } from './number-form.tsx';
import type { Opened } from './opened.ts';
import type { OpenedSubmission } from './opened-submission.tsx';

/** How it is shown comes with it. */
type Shown = { opened: Opened | 'withdrawn'; View: typeof OpenedSubmission };

const nothing: Asked = { written: '', fault: undefined, tries: 0 };

/** The way from a number to what it opens; `incomplete` is what is said of a number that is none. */
export function useOpening(call: Call, incomplete: string) {
  const text = useText();
  const words = usePageText('submissions');
  const locale = useLocale();
  const [asked, setAsked] = useState(nothing);
  const [opening, setOpening] = useState(false);
  const [shown, setShown] = useState<Shown>();

  function forget() {
    setAsked(nothing);
    setShown(undefined);
  }
  useForgottenOnLeaving(forget);

  function refuse(fault: string) {
    setAsked(({ written, tries }) => ({ written, fault, tries: tries + 1 }));
  }

  async function open() {
    const receipt = receiptDigits(asked.written);
    if (opening) return;
    if (receipt === undefined) {
      refuse(incomplete);
      return;
    }
    setOpening(true);
    try {
      const [answer, { OpenedSubmission: View }] = await Promise.all([
        call(openConversation, { receipt }),
        import('./opened-submission.tsx').catch(missing),
        loadPageText(locale, 'uploads').catch(missing),
        loadPageText(locale, 'traces').catch(missing),
      ]);
      setShown({ opened: { receipt, conversation: answer.data }, View });
      setAsked(nothing);
    } catch (reason) {
      if (!isCallFailure(reason)) throw reason;
      refuse(failureTold(text, words, reason));
    } finally {
      setOpening(false);
    }
  }

  return {
    asked,
    opening,
    shown,
    write: (written: string) => setAsked((before) => ({ ...before, written, fault: undefined })),
    open,
    follow: (opened: Shown['opened']) => setShown((now) => now && { ...now, opened }),
    forget,
  };
}

function missing(): never {
  throw new CallError('opened submission', { code: 0, status: 0, msg: '', silence: 'script' });
}

/** A browser may keep the page as it is, to show it again at a step back. */
function useForgottenOnLeaving(forget: () => void): void {
  useEffect(() => {
    const leave = () => flushSync(forget);
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  });
}
