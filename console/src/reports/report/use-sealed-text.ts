import { App } from 'antd';
import type { CallResult } from 'client/failure.ts';
import { toBase64url } from 'contract/sealing/base64url.ts';
import { useState } from 'react';
import { useIsMounted } from '../../parts/use-is-mounted.ts';
import { lockSignal } from '../../shell/officer-key.ts';
import { beginSending, discardSent, isDraft, saveDraft, useDraftText } from '../../shell/report-drafts.ts';
import { formatCalendarDay } from '../../text/format.ts';
import { useLocale } from '../../text/use-language.ts';
import { useComparedKeys } from './use-compared-keys.ts';
import type { OpenedReport } from './use-opened-report.ts';

type SealedTextOptions = {
  /** The name of the draft, which is in the memory of the page. */
  draft: string;
  /** Signs and seals. */
  seal: (signed: { reportId: string; id: string; text: string }) => Promise<Uint8Array>;
  /** `notSent` is said to whoever has left the report, without its day after a lock. */
  texts: { failed: string; notSent: (day: string) => string; oneNotSent: string };
};

type Sending<Output> = {
  /** Asks what must be known before anything is sealed. */
  isMeant?: (locked: AbortSignal) => Promise<boolean>;
  write: (id: string, sealed: string) => Promise<CallResult<Output>>;
};

/** What an officer types about a report. It is signed and sealed here, before it is sent; a lock stops that. */
export function useSealedText({ report }: OpenedReport, { draft, seal, texts }: SealedTextOptions) {
  const locale = useLocale();
  const { notification } = App.useApp();
  const text = useDraftText(draft);
  const [isSealing, setSealing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const keys = useComparedKeys(report);
  const isMounted = useIsMounted();

  function change(typed: string): void {
    setProblem(undefined);
    saveDraft(draft, typed);
  }

  async function sealAndWrite<Output>(write: Sending<Output>['write'], locked: AbortSignal) {
    const id = beginSending(draft, text);
    if (id === undefined) return undefined;
    const sealed = await seal({ reportId: report.id, id, text: text.trim() }).catch(() => undefined);
    if (locked.aborted) return undefined;
    if (sealed === undefined) {
      setProblem(texts.failed);
      return undefined;
    }
    const result = await write(id, toBase64url(sealed));
    if (result.ok) {
      discardSent(draft, id);
      return result;
    }
    setProblem(result.failure.fields[0]?.message);
    if (!isMounted.current) {
      // After a lock the message must not tell which report it was.
      const isKept = !locked.aborted && isDraft(draft, id);
      const title = isKept ? texts.notSent(formatCalendarDay(report.receivedAt, locale)) : texts.oneNotSent;
      notification.warning({ title, duration: 0 });
    }
    return result;
  }

  /** Resolves with what the gateway says; undefined if nothing was sent. */
  async function send<Output>({ isMeant, write }: Sending<Output>): Promise<CallResult<Output> | undefined> {
    const locked = lockSignal();
    try {
      if (isMeant && (!(await isMeant(locked)) || locked.aborted)) return undefined;
      if (!(await keys.areCompared()) || locked.aborted) return undefined;
      setSealing(true);
      return await sealAndWrite(write, locked);
    } finally {
      setSealing(false);
    }
  }

  return { text, change, isSealing, problem, setProblem, send, confirmKeys: keys.confirm };
}
