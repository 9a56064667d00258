import { paths } from 'contract/urls/paths.ts';
import { useHref } from '../pages/link.tsx';
import { setReducedMotion, useReducedMotion } from '../motion/use-reduced-motion.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { useText } from '../text/use-text.tsx';
import { DialogButton } from '../dialogs/dialog-button.tsx';
import { closeDialog, type DialogName, useShownDialog } from '../dialogs/shown-dialog.ts';
import styles from './side-bar.module.css';

/** Phone, message, reduced motion and back to top: at the right edge, on phones at the bottom. */
export function SideBar() {
  const text = useText().shell.sideBar;
  return (
    <aside className={`${styles.bar} ${primitives.screenOnly}`} aria-label={text.label}>
      <DialogTool icon="phone" label={text.call} dialog="telephone" page={paths.contact()} />
      <DialogTool icon="message" label={text.message} dialog="message" page={paths.message()} />
      <ReducedMotionSwitch />
      <a
        className={`${styles.tool} ${primitives.link} ${primitives.centred}`}
        href="#top"
        onClick={(event) => {
          event.preventDefault();
          scrollTo({ top: 0, behavior: 'smooth' });
        }}
      >
        <Icon name="up" />
        <span className={`${styles.label} ${primitives.visuallyHidden}`}>{text.top}</span>
      </a>
    </aside>
  );
}

/** Outside the side bar, since the dialog must not inherit its colours. */
export function ShownDialog() {
  const { Dialog, about, title } = useShownDialog();
  return Dialog === undefined ? null : <Dialog about={about} title={title} onClosed={closeDialog} />;
}

/** `page` offers the same function without scripts. */
type DialogToolProps = { icon: IconName; label: string; dialog: DialogName; page: string };

function DialogTool({ icon, label, dialog, page }: DialogToolProps) {
  const href = useHref(page);
  return (
    <DialogButton dialog={dialog} href={href} className={`${styles.tool} ${primitives.link} ${primitives.centred}`}>
      <Icon name={icon} />
      <span className={`${styles.label} ${primitives.visuallyHidden}`}>{label}</span>
    </DialogButton>
  );
}

function ReducedMotionSwitch() {
  const text = useText().shell.sideBar;
  const reducedMotion = useReducedMotion();
  return (
    <button
      type="button"
      className={`${styles.tool} ${styles.motionSwitch} ${primitives.link} ${primitives.centred} ${primitives.needsScripts}`}
      role="switch"
      aria-checked={reducedMotion}
      title={text.reduceMotionHint}
      onClick={() => setReducedMotion(!reducedMotion)}
    >
      <span className={`${styles.switch} ${primitives.containingBlock}`} />
      <span className={styles.switchLabel}>{text.reduceMotion}</span>
    </button>
  );
}
