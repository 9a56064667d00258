import { Button, Input } from 'antd';
import { type Report, reportBounds, type ReportOfficer } from 'contract/console/reports.ts';
import { hasVisibleText } from 'contract/fields.ts';
import { useId, useState } from 'react';
import { Dialog } from '../../parts/dialog.tsx';
import { formatCalendarDay } from '../../text/format.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { ExclusionButton, ExclusionChoices, ExclusionEffect } from './exclusion-form.tsx';
import styles from './exclusions.module.css';
import parts from './report.module.css';
import { useExclusion, useReadmission } from './use-exclusions.ts';

type Excluded = ReportOfficer & { excludedOn: string };

const excludedOf = ({ exclusions }: Report) =>
  exclusions.officers.flatMap((officer) =>
    officer.excludedOn === null ? [] : [{ ...officer, excludedOn: officer.excludedOn }],
  );

/** Who is excluded from a report, and the button that changes it. */
export function Exclusions({ report }: { report: Report }) {
  const texts = useTexts().reports.exclusions;
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const excluded = excludedOf(report);
  return (
    <section className={parts.part}>
      <h4>{texts.title}</h4>
      {excluded.length === 0 ? <p>{texts.nobody}</p> : null}
      <ul>
        {excluded.map(({ accountId, name, excludedOn }) => (
          <li key={accountId}>
            <span dir="auto">{name}</span>{' '}
            <time dateTime={excludedOn}>{texts.since(formatCalendarDay(excludedOn, locale))}</time>
          </li>
        ))}
      </ul>
      {report.abilities.exclude ? (
        <Button size="small" onClick={() => setOpen(true)}>
          {texts.change}
        </Button>
      ) : null}
      {isOpen ? <ExclusionsDialog report={report} close={() => setOpen(false)} /> : null}
    </section>
  );
}

function ExclusionsDialog({ report, close }: { report: Report; close: () => void }) {
  const texts = useTexts().reports.exclusions;
  const controls = useExclusion(report, close);
  const excluded = excludedOf(report);
  const [readmitted, setReadmitted] = useState<number>();
  return (
    <Dialog
      title={texts.dialogTitle}
      close={close}
      width={560}
      action={<ExclusionButton controls={controls} mayBeNobody={false} />}
    >
      <div className={styles.dialog}>
        {excluded.length === 0 ? null : (
          <section>
            <h4>{texts.excluded}</h4>
            <ul>
              {excluded.map((officer) => (
                <li key={officer.accountId}>
                  <ExcludedOfficer
                    report={report}
                    officer={officer}
                    isAsked={readmitted === officer.accountId}
                    ask={() => setReadmitted(officer.accountId)}
                  />
                </li>
              ))}
            </ul>
          </section>
        )}
        <ExclusionChoices controls={controls} legend={texts.add} />
        <ExclusionEffect />
      </div>
    </Dialog>
  );
}

function ExcludedOfficer({
  report,
  officer,
  isAsked,
  ask,
}: {
  report: Report;
  officer: Excluded;
  isAsked: boolean;
  ask: () => void;
}) {
  const texts = useTexts().reports.exclusions;
  const locale = useLocale();
  const { name, excludedOn } = officer;
  return (
    <>
      <div className={styles.excluded}>
        <span dir="auto">{name}</span>
        <time dateTime={excludedOn}>{texts.since(formatCalendarDay(excludedOn, locale))}</time>
        {isAsked ? null : (
          <Button size="small" aria-label={texts.readmitOf(name)} onClick={ask}>
            {texts.readmit}
          </Button>
        )}
      </div>
      {isAsked ? <Readmission report={report} officer={officer} /> : null}
    </>
  );
}

/** The audit log has the reason for good. */
function Readmission({ report, officer }: { report: Report; officer: Excluded }) {
  const texts = useTexts().reports.exclusions;
  const { reason, type, problem, readmit, isPending } = useReadmission(report, officer);
  const hint = useId();
  return (
    <form
      className={styles.readmission}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        if (hasVisibleText(reason)) void readmit();
      }}
    >
      <Input
        autoFocus
        aria-label={texts.reason}
        aria-describedby={hint}
        placeholder={texts.reason}
        maxLength={reportBounds.reasonLength}
        dir="auto"
        readOnly={isPending}
        value={reason}
        onChange={({ target }) => type(target.value)}
        {...(problem !== undefined && { status: 'error' as const, 'aria-invalid': true })}
      />
      <Button htmlType="submit" disabled={!hasVisibleText(reason)} loading={isPending}>
        {texts.readmitOf(officer.name)}
      </Button>
      {problem === undefined ? null : (
        <p className={styles.wrong} role="alert">
          {problem}
        </p>
      )}
      <small id={hint}>{texts.reasonHint}</small>
    </form>
  );
}
