import { paths } from 'contract/paths.ts';
import { useHref } from 'react-router';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import { DialogButton } from '../shell/dialog-button.tsx';
import { usePageText } from '../text/use-text.tsx';

/** Opens the report dialog. Without scripts it leads to a page that does the same. */
export function ReportButton() {
  const text = usePageText('supervision');
  const page = useHref(paths.report());
  return (
    <DialogButton opens="report" href={page} className={buttons.ember}>
      {text.report}
      <Icon name="go" />
    </DialogButton>
  );
}
