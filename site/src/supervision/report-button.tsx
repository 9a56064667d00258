import { paths } from 'contract/urls/paths.ts';
import { useEffect, useEffectEvent } from 'react';
import { useHref } from '../pages/link.tsx';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import { whenIdle } from '../parts/when-idle.ts';
import { DialogButton } from '../dialogs/dialog-button.tsx';
import { useDialogOpener } from '../dialogs/use-dialog-opener.ts';
import { usePageText } from '../text/use-text.tsx';

/** Opens the report dialog. Without scripts it links to a page with the same form. */
export function ReportButton() {
  const text = usePageText('supervision');
  const page = useHref(paths.report());
  const { prepare } = useDialogOpener('report');
  const prepareNow = useEffectEvent(prepare);
  // The code loads with the page for every visitor: a request at the click would reveal in an access log who clicked.
  useEffect(() => whenIdle(() => prepareNow()), []);
  return (
    <DialogButton dialog="report" href={page} className={buttons.accent}>
      {text.report}
      <Icon name="go" />
    </DialogButton>
  );
}
