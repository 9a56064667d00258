import { App } from 'antd';
import type { Locale } from 'contract/locales.ts';
import { useState } from 'react';
import { useTexts } from '../../text/use-language.ts';
import { lacksScript } from './answer-text.ts';

/** Asks once whether an answer without a letter of the other side's script is meant so. */
export function useScriptQuestion(locale: Locale, title: string, content: string) {
  const { sendAnyway, keepWriting } = useTexts().inboxItem.answer;
  const { modal } = App.useApp();
  const [isConfirmed, setConfirmed] = useState(false);
  /** `stop` closes the question, which then is answered by no. */
  async function isScriptMeant(text: string, stop?: AbortSignal): Promise<boolean> {
    if (isConfirmed || !lacksScript(text, locale)) return true;
    const question = modal.confirm({
      title,
      content,
      okText: sendAnyway,
      cancelText: keepWriting,
      // The Enter of a Ctrl Enter that is held must not confirm it.
      autoFocusButton: null,
    });
    const isMeant = await new Promise<boolean>((resolve) => {
      const close = () => {
        question.destroy();
        resolve(false);
      };
      stop?.addEventListener('abort', close, { once: true });
      void question.then((answer) => {
        stop?.removeEventListener('abort', close);
        resolve(answer);
      }, close);
    });
    setConfirmed(isMeant);
    return isMeant;
  }
  return { isScriptMeant, askAgain: () => setConfirmed(false) };
}
