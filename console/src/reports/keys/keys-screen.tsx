import { Alert } from 'antd';
import { listReportKeys } from 'contract/console/report-keys.ts';
import { Link } from 'react-router';
import { useRead } from '../../gateway/use-read.ts';
import { Empty } from '../../parts/empty.tsx';
import { LoadingOrError } from '../../parts/loading-or-error.tsx';
import { NoPermission } from '../../parts/no-permission.tsx';
import { PageHeader } from '../../parts/page-header.tsx';
import { Screen } from '../../shell/screen.tsx';
import { useTexts } from '../../text/use-language.ts';
import { isKeyConfirmed } from '../confirmed-keys.ts';
import { reportsPath } from '../report-path.ts';
import { KeyInstructions } from './key-instructions.tsx';
import { KeyRow } from './key-row.tsx';
import styles from './keys-screen.module.css';

/** Who can read reports. It needs no open key: keys are made, registered and removed by command. */
export function KeysScreen() {
  const { shell, reports, inboxItem } = useTexts();
  const texts = reports.keysScreen;
  const { data, failure, retry } = useRead(listReportKeys, {}, { hasTexts: false });
  const altered = data?.keys.filter(({ isAltered }) => isAltered) ?? [];
  const unconfirmed = data?.keys.filter((key) => !key.isAltered && !isKeyConfirmed(key)) ?? [];
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
          </PageHeader>
          {altered.length === 0 ? null : <Alert type="error" showIcon title={texts.altered} />}
          {unconfirmed.length === 0 ? null : (
            <Alert type="warning" showIcon title={texts.unconfirmed(unconfirmed.length)} description={texts.compare} />
          )}
          {data === undefined ? (
            <LoadingOrError failure={failure} retry={retry} rows={3} />
          ) : data.keys.length === 0 ? (
            <Empty title={texts.none}>{texts.noneHint}</Empty>
          ) : (
            <ul className={styles.keys}>
              {data.keys.map((key) => (
                <KeyRow key={key.recipient} listed={key} reports={data.reports} />
              ))}
            </ul>
          )}
          <p className={styles.hint}>{texts.opensHint}</p>
          <KeyInstructions />
        </>
      )}
    </Screen>
  );
}
