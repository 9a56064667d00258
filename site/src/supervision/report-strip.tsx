import { paths } from 'contract/urls/paths.ts';
import { Link } from '../pages/link.tsx';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { usePageText, useText } from '../text/use-text.tsx';
import { ReportButton } from './report-button.tsx';
import styles from './report-strip.module.css';
import { WaysToReport } from './ways-to-report.tsx';

/** The end of the page: how to reach the supervision office without the dialog. */
export function ReportStrip() {
  const text = usePageText('supervision').contact;
  const { parts } = useText();
  return (
    <section className={`${styles.strip} ${primitives.topBorder}`} aria-labelledby="report-strip">
      <div className={`${primitives.page} ${styles.inner} ${primitives.stack}`}>
        <div className={`${styles.content} ${primitives.alignStart}`}>
          <h2 id="report-strip">{text.title}</h2>
          <p className={`${styles.lead} ${primitives.quiet}`}>{text.lead}</p>
          <p className={`${styles.actions} ${primitives.wrap} ${primitives.row}`}>
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
