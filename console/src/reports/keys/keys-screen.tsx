import { Alert, Button } from 'antd';
import type { OutputOf } from 'client/call.ts';
import { inboxRights } from 'contract/console/inbox.ts';
import { holdsPermission } from 'contract/console/permissions.ts';
import { listReportKeys } from 'contract/console/report-keys.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useRead } from '../../gateway/use-read.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Empty } from '../../parts/loading/empty.tsx';
import { LoadingOrError } from '../../parts/loading/loading-or-error.tsx';
import { NoPermission } from '../../parts/loading/no-permission.tsx';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { Screen } from '../../shell/screen.tsx';
import { useSession } from '../../shell/session.tsx';
import { useTexts } from '../../text/use-language.ts';
import { isKeyConfirmed } from '../confirmed-keys.ts';
import { newReportKeyPath, reportsPath } from '../report-path.ts';
import { UnlockForm } from '../unlock/unlock-form.tsx';
import { KeyInstructions } from './key-instructions.tsx';
import { KeyRow } from './key-row.tsx';
import styles from './keys-screen.module.css';
import { PendingKey } from './pending-key.tsx';
import { useOwnKey } from './use-own-key.ts';

/** Who can read reports. An open key that is in force changes the keys of others. */
export function KeysScreen() {
  const { shell, reports, reportKeys: texts, inboxItem } = useTexts();
  const navigate = useNavigate();
  const mayChange = holdsPermission(useSession().permissions, inboxRights.report.answer);
  const { data, failure, retry } = useRead(listReportKeys, {}, { hasTexts: false });
  return (
    <Screen
      help={{ screen: 'reports' }}
      breadcrumbs={[
        { label: shell.groups.inbox },
        { label: reports.title, to: reportsPath },
        { label: texts.shortTitle },
      ]}
    >
      {failure?.status === 403 ? (
        <NoPermission />
      ) : (
        <>
          <PageHeader title={texts.title} note={texts.note}>
            <Link to={reportsPath}>{inboxItem.back}</Link>
            {mayChange ? (
              <Button type="primary" icon={<Plus size={15} />} onClick={() => void navigate(newReportKeyPath)}>
                {texts.make}
              </Button>
            ) : null}
          </PageHeader>
          {data === undefined ? (
            <LoadingOrError failure={failure} retry={retry} rows={3} />
          ) : (
            <Keys listed={data} mayChange={mayChange} />
          )}
          <KeyInstructions />
        </>
      )}
    </Screen>
  );
}

type KeysProps = { listed: OutputOf<typeof listReportKeys>; mayChange: boolean };

function Keys({ listed: { keys, pending, reports }, mayChange }: KeysProps) {
  const { reportKeys: texts } = useTexts();
  const own = useOwnKey(keys);
  const isAltered = keys.some((key) => key.isAltered);
  const unconfirmed = keys.filter((key) => !key.isAltered && !isKeyConfirmed(key));
  const others = keys.filter(({ role, recipient }) => role === 'officer' && recipient !== own?.recipient);
  const isKeyNeeded =
    mayChange && own?.isInForce !== true && (others.length > 0 || pending.some((key) => key.isConfirmable));
  return (
    <>
      {isAltered ? <Alert type="error" showIcon title={texts.altered} /> : null}
      {pending.map((key) => (
        <PendingKey key={key.id} pending={key} own={own} mayChange={mayChange} />
      ))}
      {isKeyNeeded ? <OpenKey isOpen={own !== undefined} /> : null}
      {unconfirmed.length === 0 ? null : (
        <Alert type="warning" showIcon title={texts.unconfirmed(unconfirmed.length)} description={texts.compare} />
      )}
      {keys.length === 0 ? (
        <Empty title={texts.none}>{texts.noneHint}</Empty>
      ) : (
        <ul className={styles.keys}>
          {keys.map((key) => (
            <KeyRow key={key.recipient} listed={key} own={own} reports={reports} mayChange={mayChange} />
          ))}
        </ul>
      )}
      <p className={styles.hint}>{texts.opensHint}</p>
    </>
  );
}

/** Opens the officer's key here, so that it can sign what it decides. */
function OpenKey({ isOpen }: { isOpen: boolean }) {
  const { reports, reportKeys: texts } = useTexts();
  const [isOpening, setOpening] = useState(false);
  return (
    <div className={styles.needsKey}>
      <p>{texts.needsKey}</p>
      {isOpen ? null : <Button onClick={() => setOpening(true)}>{texts.openKey}</Button>}
      {isOpening && !isOpen ? (
        <Dialog title={reports.unlock.title} width={520} close={() => setOpening(false)}>
          <UnlockForm />
        </Dialog>
      ) : null}
    </div>
  );
}
