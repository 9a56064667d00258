import primitives from '../parts/primitives.module.css';
import { useText } from '../text/use-text.tsx';
import { useSettings } from './use-settings.ts';
import styles from './filing.module.css';

/** Chinese law requires this link. */
const registry = 'https://beian.miit.gov.cn/';

/** The filing numbers, the copyright and what the pictures are: the end of the footer, or of the home page's last slide. */
export function Filing() {
  const { company, filing } = useSettings();
  const text = useText().shell;
  return (
    <div className={`${styles.filing} ${primitives.quiet} ${primitives.tiny} ${primitives.topBorder}`}>
      <div className={`${styles.row} ${primitives.page} ${primitives.wrap}`}>
        <a className={primitives.link} href={registry} rel="noreferrer" lang="zh-Hans">
          {filing.icp}
        </a>
        <span lang="zh-Hans">{filing.publicSecurity}</span>
        {/* A cached page may show last year's date after New Year. */}
        <small className={styles.copyright} suppressHydrationWarning>
          © {copyrightYears(company.copyrightSince)} {company.name}
        </small>
        <small className={`${styles.pictures} ${primitives.balanced}`}>{text.pictures}</small>
      </div>
    </div>
  );
}

/** Beijing has had no daylight saving time since 1991. */
const beijingOffset = 8 * 60 * 60 * 1000;

function copyrightYears(since: number): string {
  const now = new Date(Date.now() + beijingOffset).getUTCFullYear();
  return now > since ? `${since}–${now}` : String(since);
}
