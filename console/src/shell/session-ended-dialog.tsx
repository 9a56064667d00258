import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { getSession } from 'contract/console/sessions.ts';
import { FileCheck } from 'lucide-react';
import { Dialog } from '../parts/dialog.tsx';
import { unsavedDrafts } from '../parts/drafts/unsaved-drafts.ts';
import { formatOwnTimeOfDay } from '../text/format.ts';
import { useLocale, useTexts } from '../text/use-language.ts';
import styles from './dialogs.module.css';
import { type Session, useSignOut } from './session.tsx';

/** The dialog of section 8. What was being typed is stored, and offered again after the sign-in. */
export function SessionEndedDialog({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  const { shellDialogs } = useTexts();
  const { sessionEnded } = shellDialogs;
  const locale = useLocale();
  const signOut = useSignOut();
  const cache = useQueryClient();
  const [, session] = cache.getQueriesData<{ data: Session }>({ queryKey: [getSession.name] })[0] ?? [];
  const { count, latest } =
    isOpen && session ? unsavedDrafts(session.data.account.id) : { count: 0, latest: undefined };
  return (
    <Dialog
      open={isOpen}
      title={sessionEnded.title}
      close={close}
      // The focus begins on the way back to the page, not on a cross.
      closable={false}
      width={460}
      footer={
        <>
          <Button onClick={close}>{sessionEnded.cancel}</Button>
          <Button type="primary" onClick={() => void signOut({ comeBack: true })}>
            {sessionEnded.signInAgain}
          </Button>
        </>
      }
    >
      <p>{sessionEnded.sentence}</p>
      {latest === undefined ? null : (
        <p className={styles.drafts}>
          <FileCheck size={16} strokeWidth={1.6} aria-hidden="true" />
          <span>{sessionEnded.drafts(count, formatOwnTimeOfDay(latest, locale))}</span>
        </p>
      )}
      <p className={styles.quiet}>{sessionEnded.stay}</p>
    </Dialog>
  );
}
