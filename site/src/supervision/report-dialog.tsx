import { paths } from 'contract/paths.ts';
import { Link } from 'react-router';
import buttons from '../parts/button.module.css';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { usePageText } from '../text/use-text.tsx';
import styles from './report-dialog.module.css';
import { WaysToReport } from './ways-to-report.tsx';

/** Says that the online channel is not open yet, and gives the two ways that are. */
export function ReportDialog({ onClosed }: { onClosed: () => void }) {
  const text = usePageText('supervision');
  return (
    <Dialog title={text.report} intro={text.dialog.intro} width="wide" sheet closesOnOutsideClick onClosed={onClosed}>
      <div className={styles.columns}>
        <WaysToReport />
        <section className={styles.before}>
          <h3 className={styles.heading}>{text.dialog.before}</h3>
          <ol className={styles.advice}>
            {text.dialog.advice.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ol>
          <Link className={buttons.more} to={paths.privacy()} onClick={onClosed}>
            {text.dialog.privacy}
            <Icon name="go" size="small" />
          </Link>
        </section>
      </div>
    </Dialog>
  );
}
