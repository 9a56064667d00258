import { App } from 'antd';
import { copyText } from 'client/copy.ts';
import { clientWords } from 'client/words/words.ts';
import { useLocale } from '../text/use-language.ts';

/** Copies a text to the clipboard, and says whether it succeeded. */
export function useCopy(): (text: string) => Promise<void> {
  const { message } = App.useApp();
  const { copied, copyFailed } = clientWords[useLocale()];
  return async (text) => {
    if (await copyText(text)) void message.success(copied);
    else void message.error(copyFailed);
  };
}
