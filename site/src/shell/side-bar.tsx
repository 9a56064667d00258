import { paths } from 'contract/paths.ts';
import { useHref } from 'react-router';
import { chooseCalm, useCalm } from '../motion/use-calm.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import { useText } from '../text/use-text.tsx';
import { DialogButton } from './dialog-button.tsx';
import { closeDialog, type DialogName, useShownDialog } from './dialogs.ts';
import styles from './side-bar.module.css';

/** Phone, message, calm, back to top: at the right edge, on phones along the bottom. */
export function SideBar() {
  const text = useText().shell.sideBar;
  return (
    <aside className={styles.bar} aria-label={text.label}>
      <DialogTool icon="phone" label={text.call} opens="telephone" page={paths.contact()} />
      <DialogTool icon="message" label={text.message} opens="message" page={paths.message()} />
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

/** `page`: where the same can be done without scripts. */
type DialogToolProps = { icon: IconName; label: string; opens: DialogName; page: string };

function DialogTool({ icon, label, opens, page }: DialogToolProps) {
  const address = useHref(page);
  return (
    <DialogButton opens={opens} href={address} className={styles.tool}>
      <Icon name={icon} />
      <span className={styles.say}>{label}</span>
    </DialogButton>
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
