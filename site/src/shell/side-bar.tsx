import { paths } from 'contract/paths.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { chooseCalm, useCalm } from '../motion/use-calm.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import { useHydrated } from '../parts/use-hydrated.ts';
import { useText } from '../text/use-text.tsx';
import styles from './side-bar.module.css';

/** A dialog's code comes when it is first opened, or a little before: when the pointer or the focus reaches its button. */
const importTelephone = async () => ({ default: (await import('./telephone-dialog.tsx')).TelephoneDialog });
const importMessage = async () => ({ default: (await import('../messages/message-dialog.tsx')).MessageDialog });
const TelephoneDialog = lazy(importTelephone);
const MessageDialog = lazy(importMessage);

/** Phone, message, calm, back to top: at the right edge, on phones along the bottom. */
export function SideBar() {
  const text = useText().shell.sideBar;
  const [dialog, setDialog] = useState<'telephone' | 'message'>();
  const close = () => setDialog(undefined);
  return (
    <>
      <aside className={styles.bar} aria-label={text.label}>
        <DialogButton icon="phone" label={text.call} onNear={importTelephone} onOpen={() => setDialog('telephone')} />
        <DialogButton icon="message" label={text.message} onNear={importMessage} onOpen={() => setDialog('message')} />
        <CalmSwitch />
        <a
          className={styles.tool}
          href="#top"
          onClick={(event) => {
            event.preventDefault();
            scrollTo({ top: 0, behavior: 'smooth' });
          }}
        >
          <Icon name="up" />
          <span className={styles.say}>{text.top}</span>
        </a>
      </aside>
      {/* Beside the bar, not inside: its colours are not theirs. */}
      <Suspense>
        {dialog === 'telephone' ? <TelephoneDialog onClosed={close} /> : null}
        {dialog === 'message' ? <MessageDialog onClosed={close} /> : null}
      </Suspense>
    </>
  );
}

type DialogButtonProps = { icon: IconName; label: ReactNode; onNear: () => Promise<unknown>; onOpen: () => void };

/** Without scripts no dialog opens: then it is a link to where the same can be found. */
function DialogButton({ icon, label, onNear, onOpen }: DialogButtonProps) {
  const hydrated = useHydrated();
  const inside = (
    <>
      <Icon name={icon} />
      <span className={styles.say}>{label}</span>
    </>
  );
  if (!hydrated) {
    return (
      <Link className={styles.tool} to={paths.contact()}>
        {inside}
      </Link>
    );
  }
  const near = () => void onNear();
  return (
    <button
      type="button"
      className={styles.tool}
      aria-haspopup="dialog"
      onPointerEnter={near}
      onFocus={near}
      onClick={onOpen}
    >
      {inside}
    </button>
  );
}

function CalmSwitch() {
  const text = useText().shell.sideBar;
  const calm = useCalm();
  return (
    <button
      type="button"
      className={`${styles.tool} ${styles.calm}`}
      role="switch"
      aria-checked={calm}
      title={text.calmHint}
      onClick={() => chooseCalm(!calm)}
    >
      <span className={styles.switch} />
      <span className={styles.calmSay}>{text.calm}</span>
    </button>
  );
}
