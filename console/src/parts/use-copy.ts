import { App } from 'antd';
import { callWords } from '../text/call-words/words.ts';
import { useLocale } from '../text/use-language.ts';

/** Browsers refuse on pages without TLS and when the reader forbids it. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text to the clipboard, and says whether it succeeded. */
export function useCopy(): (text: string) => Promise<void> {
  const { message } = App.useApp();
  const { copied, copyFailed } = callWords[useLocale()];
  return async (text) => {
    if (await copyText(text)) void message.success(copied);
    else void message.error(copyFailed);
  };
}
