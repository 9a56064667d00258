import { App } from 'antd';
import { copyText } from 'client/copy.ts';
import { useTexts } from '../text/use-language.ts';

/** Copies a text to the clipboard, and says whether it succeeded. */
export function useCopy(): (text: string) => Promise<void> {
  const { parts } = useTexts();
  const { message } = App.useApp();
  return async (text) => {
    if (await copyText(text)) void message.success(parts.copied);
    else void message.error(parts.copyFailed);
  };
}
