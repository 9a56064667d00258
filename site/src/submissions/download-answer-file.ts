import { downloadByForm } from 'client/download.ts';
import { requestFor } from 'client/request.ts';
import { saveFile } from 'client/save-file.ts';
import { downloadAnswerFile } from 'contract/submissions/conversation.ts';
import type { Locale } from 'contract/locales.ts';
import { valueOrThrow } from '../gateway/call.ts';

type AnswerFilePosition = { receipt: string; entry: number; file: number };

/** Fetches a file and lets the browser save it. Throws a `CallError`. */
export async function fetchAnswerFile(locale: Locale, { receipt, entry, file }: AnswerFilePosition): Promise<void> {
  const { url } = requestFor(downloadAnswerFile, locale, {});
  const result = await downloadByForm(url, { receipt, entry: String(entry), file: String(file) });
  saveFile(valueOrThrow(downloadAnswerFile, result));
}
