import { type Conversation, writeEntry } from 'contract/conversation.ts';
import { entryForm } from 'contract/entry-form.ts';
import { endingsOfKind } from 'contract/uploads.ts';
import { useRef, useState } from 'react';
import type { Call } from '../call.ts';
import { randomKey } from '../parts/forms/kept-draft.ts';
import { useSending } from '../parts/forms/use-sending.ts';
import { acceptable } from '../parts/uploads/upload-queue.ts';
import { useUploads } from '../parts/uploads/use-uploads.ts';
import type { Opened } from './opened.ts';

/** What a visitor is adding. It is in memory only, and never kept as a draft. */
export function useEntry(call: Call, { receipt, conversation }: Opened, onWritten: (now: Conversation) => void) {
  const uploads = useUploads({
    endings: endingsOfKind[conversation.kind],
    namesTraces: conversation.kind === 'report',
  });
  const [written, setWritten] = useState('');
  const key = useRef('');

  const { send, errors, ...sending } = useSending<'text' | 'fileNos'>({
    schema: entryForm,
    values: { text: written, fileNos: acceptable(uploads.files) },
    faults: uploads.fault === undefined ? {} : { fileNos: uploads.fault },
    onFailed: uploads.onFailed,
  });

  async function add(): Promise<boolean> {
    const handles = await uploads.sendAll();
    if (handles === undefined) return false;
    // The same for every try, so that a lost answer does not make two entries of one.
    key.current ||= randomKey();
    const entry = { receipt, text: written, fileNos: [...handles], idempotencyKey: key.current };
    const { data } = await call(writeEntry, entry);
    key.current = '';
    setWritten('');
    uploads.clear();
    onWritten(data);
    return true;
  }

  return { written, write: setWritten, uploads, errors, sending, send: () => send(add) };
}
