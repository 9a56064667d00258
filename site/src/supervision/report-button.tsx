import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import { mailAddress } from '../shell/addresses.ts';
import { DialogButton } from '../shell/dialog-button.tsx';
import { useSettings } from '../shell/use-settings.ts';
import { usePageText } from '../text/use-text.tsx';

/** Opens the report dialog. Without scripts it begins a letter to the supervision office instead. */
export function ReportButton() {
  const text = usePageText('supervision');
  const { contact } = useSettings();
  return (
    <DialogButton opens="report" href={mailAddress(contact.supervisionMail)} className={buttons.ember}>
      {text.report}
      <Icon name="go" />
    </DialogButton>
  );
}
