import { noticeRights } from 'contract/console/notices.ts';
import { holdsAnyPermission } from 'contract/console/permissions.ts';
import { listSessions } from 'contract/console/sessions.ts';
import { useRead } from '../gateway/use-read.ts';
import { PageHeader } from '../parts/layout/page-header.tsx';
import { SessionTable } from '../sessions/session-table.tsx';
import { Screen } from '../shell/screen.tsx';
import { useSession } from '../shell/session.tsx';
import { useTexts } from '../text/use-language.ts';
import styles from './account.module.css';
import { NoticesPanel } from './notices-panel.tsx';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';

/** What somebody can do about the own account. */
export function AccountScreen() {
  const { account: texts } = useTexts();
  const { account, permissions } = useSession();
  const sessions = useRead(listSessions, {});
  return (
    <Screen help={{ screen: 'account' }} breadcrumbs={[{ label: texts.title }]}>
      <PageHeader title={texts.title} note={`${account.name} · ${account.login}`} />
      <div className={styles.panels}>
        <div className={styles.column}>
          <PasswordPanel />
          {holdsAnyPermission(permissions, Object.values(noticeRights)) ? <NoticesPanel /> : null}
        </div>
        <div className={styles.column}>
          <SecondFactorPanel />
          <PasskeysPanel />
        </div>
      </div>
      <h2 className={styles.heading}>{texts.ownSessions}</h2>
      <SessionTable reading={sessions} hidden={['who']} />
    </Screen>
  );
}
