import { paths } from 'contract/paths.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { chooseCalm, useCalm } from '../motion/use-calm.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import { useHydrated } from '../parts/use-hydrated.ts';
import { useText } from '../text/use-text.tsx';
import { closeDialog, type DialogName, useDialogOpener, useShownDialog } from './dialogs.ts';
import styles from './side-bar.module.css';

/** Phone, message, calm, back to top: at the right edge, on phones along the bottom. */
export function SideBar() {
  const text = useText().shell.sideBar;
  return (
    <aside className={styles.bar} aria-label={text.label}>
      <DialogButton icon="phone" label={text.call} opens="telephone" />
      <DialogButton icon="message" label={text.message} opens="message" />
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
  );
}

/** Stands beside the side bar, not inside: its colours are not the bar's. */
export function ShownDialog() {
  const { Dialog, about } = useShownDialog();
  return Dialog === undefined ? null : <Dialog about={about} onClosed={closeDialog} />;
}

/** Without scripts no dialog opens: then it is a link to where the same can be found. */
function DialogButton({ icon, label, opens }: { icon: IconName; label: ReactNode; opens: DialogName }) {
  const hydrated = useHydrated();
  const { opening, prepare, open } = useDialogOpener(opens);
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
  return (
    <button
      type="button"
      className={styles.tool}
      aria-haspopup="dialog"
      aria-busy={opening}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={(event) => void open(event.currentTarget)}
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
