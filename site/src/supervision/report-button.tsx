import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import { useHydrated } from '../parts/use-hydrated.ts';
import { mailAddress } from '../shell/addresses.ts';
import { useDialogOpener } from '../shell/dialogs.ts';
import { useSettings } from '../shell/use-settings.ts';
import { usePageText } from '../text/use-text.tsx';

/** Opens the report dialog. Without scripts it begins a letter to the supervision office instead. */
export function ReportButton() {
  const text = usePageText('supervision');
  const hydrated = useHydrated();
  const { contact } = useSettings();
  const { opening, prepare, open } = useDialogOpener('report');
  const inside = (
    <>
      {text.report}
      <Icon name="go" />
    </>
  );
  if (!hydrated) {
    return (
      <a className={buttons.ember} href={mailAddress(contact.supervisionMail)}>
        {inside}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={buttons.ember}
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
