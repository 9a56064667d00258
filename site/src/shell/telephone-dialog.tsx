import { paths } from 'contract/urls/paths.ts';
import { Link } from '../pages/link.tsx';
import buttons from '../parts/button.module.css';
import { Dialog } from '../parts/dialog/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { useText } from '../text/use-text.tsx';
import { TelephoneLines } from '../settings/telephone-lines.tsx';
import { useSettings } from '../settings/use-settings.ts';

export function TelephoneDialog({ onClosed }: { onClosed: () => void }) {
  const text = useText().shell.telephone;
  const { contact } = useSettings();
  return (
    <Dialog title={text.title} intro={contact.hours} width="narrow" closesOnOutsideClick onClosed={onClosed}>
      <TelephoneLines />
      <p className={primitives.nextPart}>
        <Link className={buttons.more} to={paths.contact()} onClick={onClosed}>
          {text.contact}
          <Icon name="go" size="small" />
        </Link>
      </p>
    </Dialog>
  );
}
