import { Checkbox, Radio } from 'antd';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { definitionOf } from '../../content-kinds/kinds.ts';
import { BeijingPicker } from '../../parts/fields/beijing-picker.tsx';
import { beijingInstant } from '../../parts/fields/beijing-time.ts';
import { currentTime } from '../../text/clock.ts';
import { useTexts } from '../../text/use-language.ts';
import type { Body } from '../body.ts';
import { dayAfter, type PlannedTimes } from './planned-times.ts';
import styles from './publish-dialog.module.css';

/** As the gateway takes it: now, or at a time, possibly with an end. */
type Times = { at?: string; until?: string };

/**
 * When a publication begins and ends. What is planned already is proposed, until the editor chooses something else.
 * The dates of several items, whose bodies a list does not have, are left to the gateway.
 */
export function usePublicationTimes(
  kind: ContentKind,
  beginsScheduled: boolean,
  planned: PlannedTimes,
  body: Body = {},
) {
  const { dialog } = useTexts().publishing;
  const [isScheduled, setScheduled] = useState(beginsScheduled);
  const [chosen, setChosen] = useState<Partial<PlannedTimes & { ends: boolean }>>({});
  // The site needs what is fixed.
  const canEnd = definitionOf(kind).isFixed !== true;
  const { at, until, ends } = { ...planned, ends: canEnd && planned.until !== null, ...chosen };
  const [problem, setProblem] = useState<string>();

  function problemAt(now: number): string | undefined {
    if ((isScheduled && at === null) || (ends && until === null)) return dialog.timeNeeded;
    const start = isScheduled && at !== null ? Date.parse(beijingInstant(at)) : now;
    if (isScheduled && start <= now) return dialog.timePast;
    const day = dayAfter(start, kind, body);
    if (day !== undefined) return dialog.beforeDate(day);
    if (ends && until !== null && Date.parse(beijingInstant(until)) <= start) return dialog.untilBeforeStart;
    return undefined;
  }

  /** The chosen times; undefined, and the reason is shown, if they are impossible. */
  function read(): Times | undefined {
    const found = problemAt(currentTime().getTime());
    setProblem(found);
    if (found !== undefined) return undefined;
    return {
      ...(isScheduled && at !== null && { at: beijingInstant(at) }),
      ...(ends && until !== null && { until: beijingInstant(until) }),
    };
  }

  return {
    isScheduled,
    setScheduled,
    at,
    until,
    canEnd,
    ends,
    choose: (change: typeof chosen) => setChosen({ ...chosen, ...change }),
    problem,
    read,
  };
}

export function PublicationTimes({
  times: { isScheduled, setScheduled, at, until, canEnd, ends, choose, problem },
}: {
  times: ReturnType<typeof usePublicationTimes>;
}) {
  const { dialog } = useTexts().publishing;
  return (
    <>
      <div className={styles.time}>
        <Radio.Group
          value={isScheduled ? 'at' : 'now'}
          onChange={({ target }) => setScheduled(target.value === 'at')}
          options={[
            { value: 'now', label: dialog.now },
            { value: 'at', label: dialog.at },
          ]}
        />
        {isScheduled ? (
          <>
            <TimeField label={dialog.at} value={at} onChange={(time) => choose({ at: time })} />
            <span className={styles.why}>{dialog.beijing}</span>
          </>
        ) : null}
      </div>
      {canEnd ? (
        <div className={styles.time}>
          <Checkbox checked={ends} onChange={({ target }) => choose({ ends: target.checked })}>
            {dialog.until}
          </Checkbox>
          {ends ? <TimeField label={dialog.until} value={until} onChange={(time) => choose({ until: time })} /> : null}
        </div>
      ) : null}
      <p className={problem === undefined ? styles.why : styles.error} role={problem === undefined ? 'note' : 'alert'}>
        {problem ?? (isScheduled ? dialog.scheduledHint : dialog.hint)}
      </p>
    </>
  );
}

function TimeField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: Dayjs | null;
  onChange: (time: Dayjs | null) => void;
}) {
  return (
    <BeijingPicker
      aria-label={label}
      showTime={{ format: 'HH:mm' }}
      format="YYYY-MM-DD HH:mm"
      value={value}
      onChange={onChange}
    />
  );
}
