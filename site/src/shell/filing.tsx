import { useSettings } from './use-settings.ts';
import styles from './filing.module.css';

/** Where Chinese law wants the registration to lead. */
const registry = 'https://beian.miit.gov.cn/';

/** The filing numbers and the copyright in one line: the footer's end, and on the home page, which has no footer, its last slide's. */
export function Filing() {
  const { company, filing } = useSettings();
  return (
    <div className={styles.filing}>
      <div className={styles.row}>
        <a href={registry} rel="noreferrer" lang="zh-Hans">
          {filing.icp}
        </a>
        <span lang="zh-Hans">{filing.publicSecurity}</span>
        {/* A page kept over New Year's Eve is a year behind the reader's clock. */}
        <small className={styles.copyright} suppressHydrationWarning>
          © {copyrightYears(company.copyrightSince)} {company.name}
        </small>
      </div>
    </div>
  );
}

function copyrightYears(since: number): string {
  const now = Number(
    new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: 'Asia/Shanghai' }).format(new Date()),
  );
  return now > since ? `${since}–${now}` : String(since);
}
