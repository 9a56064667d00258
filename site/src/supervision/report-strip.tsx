import { paths } from 'contract/urls/paths.ts';
import { Link } from '../pages/link.tsx';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import layout from '../parts/layout.module.css';
import { usePageText, useText } from '../text/use-text.tsx';
import { ReportButton } from './report-button.tsx';
import styles from './report-strip.module.css';
import { WaysToReport } from './ways-to-report.tsx';

/** The end of the page: how to reach the supervision office without the dialog. */
export function ReportStrip() {
  const text = usePageText('supervision').contact;
  const { parts } = useText();
  return (
    <section className={`${styles.strip} ${layout.topBorder}`} aria-labelledby="report-strip">
      <div className={`${layout.page} ${styles.inner} ${layout.stack}`}>
        <div className={`${styles.content} ${layout.alignStart}`}>
          <h2 id="report-strip">{text.title}</h2>
          <p className={`${styles.lead} ${layout.quiet}`}>{text.lead}</p>
          <p className={`${styles.actions} ${layout.wrap} ${layout.row}`}>
            <ReportButton />
            <Link className={buttons.more} to={paths.submission()}>
              {parts.lookUpReceipt}
              <Icon name="go" size="small" />
            </Link>
          </p>
        </div>
        <WaysToReport text={text} />
      </div>
    </section>
  );
}
