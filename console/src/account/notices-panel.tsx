import { Alert, App, Button, Checkbox, Form, Input, Select } from 'antd';
import type { OutputOf } from 'client/call.ts';
import { inboxBounds } from 'contract/console/inbox.ts';
import {
  getNoticeHealth,
  getNotices,
  type NoticeName,
  noticeBounds,
  saveNotices,
  testNotices,
} from 'contract/console/notices.ts';
import { type Locale, localeNames, locales } from 'contract/locales.ts';
import { useState } from 'react';
import { useRead } from '../gateway/use-read.ts';
import { useWrite } from '../gateway/use-write.ts';
import { LoadingOrError } from '../parts/loading/loading-or-error.tsx';
import { Panel } from '../parts/layout/panel.tsx';
import { showFieldErrors } from '../parts/fields/show-field-errors.ts';
import { formatInstant } from '../text/format.ts';
import { useTexts } from '../text/use-language.ts';
import styles from './account.module.css';

type Notices = OutputOf<typeof getNotices>['data'];

type Outcome = OutputOf<typeof testNotices>['data'];

type Values = { email: string; locale: Locale; wanted: NoticeName[] };

/** The gateway gives up after 25 seconds. */
const testMilliseconds = 40_000;

/** Where the own account gets notices by mail, and which. */
export function NoticesPanel() {
  const { notices: texts } = useTexts();
  const { data, failure, retry } = useRead(getNotices, {}, { hasTexts: false });
  return (
    <Panel title={texts.title}>
      {data === undefined ? (
        <LoadingOrError failure={failure} retry={retry} rows={3} />
      ) : data.data.isConfigured ? (
        <div className={styles.stack}>
          <p className={styles.quiet}>{texts.hint}</p>
          <NoticesForm notices={data.data} />
        </div>
      ) : (
        <p className={styles.quiet}>{texts.notConfigured}</p>
      )}
    </Panel>
  );
}

function NoticesForm({ notices }: { notices: Notices }) {
  const { notices: texts } = useTexts();
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>();
  const [outcome, setOutcome] = useState<Outcome>();
  const changes = [getNotices, getNoticeHealth];
  const { write: save, isPending: isSaving } = useWrite(saveNotices, { changes });
  const { write: test, isPending: isTesting } = useWrite(testNotices, { changes, timeout: testMilliseconds });

  async function submit(values: Values) {
    const result = await save(values);
    if (result.ok) void message.success(texts.saved);
    else showFieldErrors(form, result.failure);
  }
  async function sendTest() {
    const { email, locale } = form.getFieldsValue();
    setOutcome(undefined);
    const result = await test({ email, locale });
    if (result.ok) setOutcome(result.value.data);
    else showFieldErrors(form, result.failure);
  }

  return (
    <>
      {notices.failing === null ? null : (
        <Alert
          type="warning"
          showIcon
          title={texts.failing(formatInstant(notices.failing.since))}
          description={<Failure {...notices.failing} />}
        />
      )}
      <Form
        form={form}
        layout="vertical"
        initialValues={notices}
        onFinish={(values) => void submit(values)}
        requiredMark={false}
      >
        <NoticesFields offered={notices.offered} />
        <div className={styles.actions}>
          <Button type="primary" htmlType="submit" loading={isSaving}>
            {texts.save}
          </Button>
          <Button loading={isTesting} onClick={() => void sendTest()}>
            {texts.test}
          </Button>
        </div>
      </Form>
      {outcome === undefined ? null : (
        <Alert
          type={outcome.failure === null ? 'success' : 'error'}
          showIcon
          title={outcome.failure === null ? texts.accepted : texts.notAccepted}
          description={<Failure {...outcome} />}
        />
      )}
    </>
  );
}

function NoticesFields({ offered }: Pick<Notices, 'offered'>) {
  const { notices: texts } = useTexts();
  const minutes: Record<NoticeName, number> = {
    message: noticeBounds.minutesBetweenMails,
    deadline: inboxBounds.soonMinutes,
    resume: 0,
    report: 0,
    audit: 0,
  };
  return (
    <>
      <Form.Item name="email" label={texts.email} extra={texts.emailHint}>
        <Input size="large" inputMode="email" autoComplete="email" spellCheck={false} maxLength={254} />
      </Form.Item>
      <Form.Item name="locale" label={texts.language}>
        <Select options={localeNames.map((value) => ({ value, label: locales[value].ownName }))} />
      </Form.Item>
      <Form.Item name="wanted" label={texts.wanted}>
        <Checkbox.Group
          className={styles.choices ?? ''}
          options={offered.map((value) => ({ value, label: texts.names[value](minutes[value]) }))}
        />
      </Form.Item>
    </>
  );
}

/** What failed in words, and the mail server's own line. */
function Failure({ failure, response }: Outcome) {
  const { notices: texts } = useTexts();
  return (
    <>
      {failure === null ? null : <p>{texts.failures[failure]}</p>}
      {response === null ? null : <p className={styles.response}>{texts.response(response)}</p>}
    </>
  );
}
