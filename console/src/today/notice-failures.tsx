import { Alert } from 'antd';
import { getNoticeHealth } from 'contract/console/notices.ts';
import { useRead } from '../gateway/use-read.ts';
import { formatInstant } from '../text/format.ts';
import { useTexts } from '../text/use-language.ts';
import styles from './inbox-panel.module.css';

/** Which accounts notices by mail do not reach, and why; nothing while all arrive. */
export function NoticeFailures({ now }: { now: Date }) {
  const { notices } = useTexts();
  const { data } = useRead(getNoticeHealth, {}, { silent: true, hasTexts: false });
  if (data === undefined || data.data.totalAccounts === 0) return null;
  const { totalAccounts, failing } = data.data;
  const more = totalAccounts - failing.length;
  return (
    <div className={styles.panel}>
      <Alert
        type="warning"
        showIcon
        title={notices.onToday.title(totalAccounts)}
        description={
          <ul>
            {failing.map(({ name, failure, since }) => (
              <li key={`${name} ${since}`}>
                {notices.onToday.account(name, formatInstant(since, now))}
                {notices.failures[failure]}
              </li>
            ))}
            {more > 0 ? <li>{notices.onToday.more(more)}</li> : null}
          </ul>
        }
      />
    </div>
  );
}
