import { listReports } from 'contract/console/reports.ts';
import { Link } from 'react-router';
import { useRead } from '../../gateway/use-read.ts';
import { LoadingOrError } from '../../parts/loading/loading-or-error.tsx';
import { NoPermission } from '../../parts/loading/no-permission.tsx';
import { useOfficerKey } from '../../shell/officer-key.ts';
import { countDrafts } from '../../shell/report-drafts.ts';
import { Screen } from '../../shell/screen.tsx';
import { useTexts } from '../../text/use-language.ts';
import { reportKeysPath } from '../report-path.ts';
import { UnlockForm } from './unlock-form.tsx';
import { UnlockPicture } from './unlock-picture.tsx';
import styles from './unlock-screen.module.css';

/** Where an officer opens a key in this browser; and what is where meanwhile. */
export function UnlockScreen() {
  const { shell, reports } = useTexts();
  const { data, failure, retry } = useRead(listReports, { view: 'open', size: 1 }, { silent: true, hasTexts: false });
  return (
    <Screen help={{ screen: 'reports' }} breadcrumbs={[{ label: shell.groups.inbox }, { label: reports.title }]}>
      {failure?.status === 403 ? (
        <NoPermission />
      ) : data === undefined ? (
        <LoadingOrError failure={failure} retry={retry} />
      ) : (
        <div className={styles.screen}>
          <section className={styles.form}>
            <Heading sealed={data.counts.open + data.counts.closed} />
            <UnlockForm />
            <p className={styles.keysLink}>
              <Link to={reportKeysPath}>{reports.unlock.noKey}</Link>
            </p>
          </section>
          <UnlockPicture sealed={data.counts.open + data.counts.closed} />
        </div>
      )}
    </Screen>
  );
}

function Heading({ sealed }: { sealed: number }) {
  const { unlock } = useTexts().reports;
  const { lockedBy } = useOfficerKey();
  const isLocked = lockedBy !== undefined;
  const lines = isLocked
    ? [
        lockedBy === 'time' ? unlock.lockedByTime : unlock.lockedByHand,
        countDrafts() > 0 ? unlock.draftKept : undefined,
      ]
    : [sealed === 0 ? unlock.none : unlock.sealed(sealed)];
  return (
    <header role={isLocked ? 'status' : undefined}>
      <h1>{isLocked ? unlock.lockedTitle : unlock.title}</h1>
      {lines.map((line) => (line === undefined ? null : <p key={line}>{line}</p>))}
    </header>
  );
}
