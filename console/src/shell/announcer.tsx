import { App } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { setAnnouncements } from '../gateway/announcements.ts';
import { currentLanguage } from '../text/language-choice.ts';
import { ConfirmationDialog } from './confirmation-dialog.tsx';
import { SessionEndedDialog } from './session-ended-dialog.tsx';

/** Shows what calls have to tell: toasts of failures for five seconds, the ended session, the question for a code. */
export function Announcer({ children }: { children: ReactNode }) {
  const { notification } = App.useApp();
  const [isSessionEnded, setIsSessionEnded] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const answer = useRef<(isConfirmed: boolean) => void>(() => undefined);

  useEffect(() => {
    setAnnouncements({
      showFailure: (failure, textOf) => {
        const text = textOf(failure, currentLanguage().locale);
        // The same text twice is one toast.
        notification.error({ key: text, title: text });
      },
      showSessionEnded: () => setIsSessionEnded(true),
      askForConfirmation: () =>
        new Promise((resolve) => {
          answer.current(false);
          answer.current = resolve;
          setIsAsking(true);
        }),
    });
    return () => setAnnouncements(undefined);
  }, [notification]);

  function close(isConfirmed: boolean) {
    setIsAsking(false);
    answer.current(isConfirmed);
  }
  return (
    <>
      {children}
      <SessionEndedDialog isOpen={isSessionEnded} close={() => setIsSessionEnded(false)} />
      {isAsking ? <ConfirmationDialog close={close} /> : null}
    </>
  );
}
