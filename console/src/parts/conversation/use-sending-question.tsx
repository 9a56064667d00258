import { App, Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../text/use-language.ts';
import { type AnswerSurroundings, noteSigns } from './notes/note-signs.ts';
import styles from './sending-question.module.css';

type Meant = 'answer' | 'note' | 'neither';

type SendingQuestion = AnswerSurroundings & {
  title: string;
  /** What is said of a text without the other side's script. */
  noScript: string;
  /** Whether there are notes, among which it may belong. */
  offersNote: boolean;
};

/** Asks once whether an answer that looks like a note for colleagues is meant for the other side. */
export function useSendingQuestion({ title, noScript, offersNote, ...surroundings }: SendingQuestion) {
  const texts = useTexts().inboxItem.answer;
  const { modal } = App.useApp();
  const [confirmed, setConfirmed] = useState('');

  /** `stop` closes the question, which then is answered by neither. */
  async function whatIsMeant(text: string, stop?: AbortSignal): Promise<Meant> {
    const signs = noteSigns(text, surroundings);
    // What shows the same signs is not asked about again: somebody corrects a letter and sends it once more.
    const shown = JSON.stringify(signs);
    if (signs.length === 0 || confirmed === shown) return 'answer';
    const meant = await new Promise<Meant>((resolve) => {
      const close = (answer: Meant) => {
        question.destroy();
        resolve(answer);
      };
      const question = modal.confirm({
        title,
        content: (
          <ul className={styles.signs}>
            {signs.map((found) => (
              <li key={found.sign}>{found.sign === 'noScript' ? noScript : texts.signs[found.sign](found.quoted)}</li>
            ))}
          </ul>
        ),
        autoFocusButton: null,
        onCancel: () => close('neither'),
        footer: () => (
          <div className={styles.actions}>
            {/* First, because it gets the focus: the Enter of a Ctrl Enter that is held must not send. */}
            <Button onClick={() => close('neither')}>{texts.keepWriting}</Button>
            <Button type={offersNote ? 'default' : 'primary'} onClick={() => close('answer')}>
              {texts.sendAnyway}
            </Button>
            {offersNote ? (
              <Button type="primary" onClick={() => close('note')}>
                {texts.makeNote}
              </Button>
            ) : null}
          </div>
        ),
      });
      stop?.addEventListener('abort', () => close('neither'), { once: true });
    });
    if (meant === 'answer') setConfirmed(shown);
    return meant;
  }

  return { whatIsMeant, askAgain: () => setConfirmed('') };
}
