import { Alert } from 'antd';
import type { OutputOf } from 'client/call.ts';
import { inboxRights } from 'contract/console/inbox.ts';
import { holdsPermission } from 'contract/console/permissions.ts';
import { listReportKeys } from 'contract/console/report-keys.ts';
import { usePolledRead } from '../../gateway/use-polled-read.ts';
import { LoadingOrError } from '../../parts/loading/loading-or-error.tsx';
import { NoPermission } from '../../parts/loading/no-permission.tsx';
import { useLeaveQuestion } from '../../parts/drafts/use-leave-question.ts';
import { Screen } from '../../shell/screen.tsx';
import { useSession } from '../../shell/session.tsx';
import { useTexts } from '../../text/use-language.ts';
import { reportKeysPath, reportsPath } from '../report-path.ts';
import { InForceStep } from './in-force-step.tsx';
import { MakeKeyAside } from './make-key-aside.tsx';
import styles from './make-key-screen.module.css';
import { PassphraseStep } from './passphrase-step.tsx';
import { ReadOutStep } from './read-out-step.tsx';
import { SaveStep } from './save-step.tsx';
import { TryStep } from './try-step.tsx';
import { type NewKey, newKeySteps, type NewKeyStep, useNewKey } from './use-new-key.ts';

const noKeys: Pick<OutputOf<typeof listReportKeys>, 'keys' | 'pending'> = { keys: [], pending: [] };

/** An officer makes a key in this browser, saves its file, tries it and registers its public halves. */
export function MakeKeyScreen() {
  const { shell, reports, reportKeys: texts } = useTexts();
  const { account, permissions } = useSession();
  // Another officer puts the key in force while its owner waits here.
  const { data, failure, retry } = usePolledRead(listReportKeys, {}, { hasTexts: false });
  const { keys, pending } = data ?? noKeys;
  const newKey = useNewKey({ keys, pending });
  const isTaken = newKey.step !== 'inForce' && keys.some(({ name }) => name === account.name.normalize('NFC'));
  return (
    <Screen
      help={{ screen: 'reports' }}
      breadcrumbs={[
        { label: shell.groups.inbox },
        { label: reports.title, to: reportsPath },
        { label: texts.shortTitle, to: reportKeysPath },
        { label: texts.make },
      ]}
    >
      {failure?.status === 403 || !holdsPermission(permissions, inboxRights.report.answer) ? (
        <NoPermission />
      ) : data === undefined ? (
        <LoadingOrError failure={failure} retry={retry} rows={3} />
      ) : isTaken ? (
        <Alert type="warning" showIcon title={texts.making.exists(account.name)} />
      ) : (
        <MakeKey newKey={newKey} />
      )}
    </Screen>
  );
}

function MakeKey({ newKey }: { newKey: NewKey }) {
  const { making: texts } = useTexts().reportKeys;
  const { step, made, isRegistered, isUnregistered } = newKey;
  useLeaveQuestion(made !== undefined && !isRegistered, {
    question: { title: texts.leaveTitle, content: texts.leaveHint, action: texts.leave, cancel: texts.stay },
  });
  return (
    <div className={styles.screen}>
      <StepList current={step} />
      <section className={styles.now} aria-live="polite">
        <p className={styles.count}>{texts.step(newKeySteps.indexOf(step) + 1, newKeySteps.length)}</p>
        <h1>{isUnregistered ? texts.unregisteredTitle : texts.steps[step].title}</h1>
        {step === 'passphrase' ? <PassphraseStep newKey={newKey} /> : null}
        {step === 'save' ? <SaveStep newKey={newKey} /> : null}
        {step === 'try' ? <TryStep newKey={newKey} /> : null}
        {step === 'readOut' && made !== undefined ? <ReadOutStep newKey={newKey} made={made} /> : null}
        {step === 'inForce' ? <InForceStep /> : null}
      </section>
      <MakeKeyAside newKey={newKey} />
    </div>
  );
}

function StepList({ current }: { current: NewKeyStep }) {
  const { making: texts } = useTexts().reportKeys;
  const at = newKeySteps.indexOf(current);
  return (
    <ol className={styles.steps}>
      {newKeySteps.map((step, index) => (
        <li
          key={step}
          data-is={index < at ? 'past' : index === at ? 'here' : 'later'}
          aria-current={index === at ? 'step' : undefined}
        >
          <b>{texts.steps[step].title}</b>
          <small>{texts.steps[step].hint}</small>
        </li>
      ))}
    </ol>
  );
}
