import { type InboxItem } from 'contract/console/inbox-item.ts';
import { Alert, App } from 'antd';
import type { ApplicationStage, ApplicationState } from 'contract/console/application-stages.ts';
import { applicationBounds, moveApplication, setInterview } from 'contract/console/applications.ts';
import { inboxRights } from 'contract/console/inbox.ts';
import { holdsPermission } from 'contract/console/permissions.ts';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { BeijingPicker } from '../../parts/fields/beijing-picker.tsx';
import { beijingInstant, beijingTime } from '../../parts/fields/beijing-time.ts';
import { isOutdated } from '../../parts/conversation/outdated.ts';
import { useSession } from '../../shell/session.tsx';
import { currentTime } from '../../text/clock.ts';
import { formatInstant } from '../../text/format.ts';
import { useTexts } from '../../text/use-language.ts';
import { StageSelect } from '../stage-select.tsx';
import styles from './internal-side.module.css';
import { useItemWrite } from '../use-item-write.ts';

type Fields = { item: InboxItem; application: ApplicationState };

/** At which stage a resume is, and when its interview is. */
export function ApplicationFields({ item, application }: Fields) {
  const { applications } = useTexts();
  const { permissions } = useSession();
  const mayChange = holdsPermission(permissions, inboxRights[item.kind].answer);
  const { stage, interviewAt } = application;
  return (
    <>
      <dt>{applications.stage}</dt>
      <dd>{mayChange ? <StageField item={item} application={application} /> : applications.stages[stage]}</dd>
      {stage === 'interview' || interviewAt !== null ? (
        <>
          <dt>{applications.interview}</dt>
          <dd>
            {mayChange && stage === 'interview' ? (
              <InterviewField key={interviewAt} item={item} application={application} />
            ) : interviewAt === null ? (
              applications.noInterview
            ) : (
              formatInstant(interviewAt)
            )}
          </dd>
        </>
      ) : null}
    </>
  );
}

function StageField({ item, application: { stage } }: Fields) {
  const { applications, inboxItem } = useTexts();
  const { message } = App.useApp();
  const { write, isPending } = useItemWrite(moveApplication, { item, written: 'stage' });
  const [isRefused, setRefused] = useState(false);
  const name = item.name || inboxItem.noName;

  async function choose(to: ApplicationStage): Promise<void> {
    if (to === stage) return;
    setRefused(false);
    const result = await write({ id: item.id, stage: to, seenStage: stage });
    if (result.ok) void message.success(applications.moved(name, applications.stages[to]));
    else setRefused(isOutdated(result.failure));
  }

  return (
    <div className={styles.assignee}>
      <StageSelect label={applications.stage} stage={stage} isPending={isPending} choose={(to) => void choose(to)} />
      {isRefused ? (
        <Alert type="warning" title={applications.movedMeanwhile(name, applications.stages[stage])} />
      ) : null}
    </div>
  );
}

function InterviewField({ item, application: { interviewAt } }: Fields) {
  const { applications } = useTexts();
  const { message } = App.useApp();
  const { write, isPending } = useItemWrite(setInterview, { item, written: 'interview' });
  const [problem, setProblem] = useState<string>();
  const latest = beijingTime(currentTime().getTime()).add(applicationBounds.interviewDays, 'day');

  async function save(time: Dayjs | null): Promise<void> {
    setProblem(undefined);
    const result = await write({
      id: item.id,
      interviewAt: time === null ? null : beijingInstant(time.startOf('minute')),
      seenInterviewAt: interviewAt,
    });
    if (result.ok) void message.success(time === null ? applications.interviewRemoved : applications.interviewSaved);
    else setProblem(isOutdated(result.failure) ? applications.interviewChanged : result.failure.fields[0]?.message);
  }

  return (
    <div className={styles.assignee}>
      <BeijingPicker
        aria-label={applications.interview}
        placeholder={applications.noInterview}
        showTime={{ format: 'HH:mm', minuteStep: 5 }}
        format="YYYY-MM-DD HH:mm"
        maxDate={latest}
        disabled={isPending}
        value={interviewAt === null ? null : beijingTime(Date.parse(interviewAt))}
        onChange={(time) => void save(time)}
      />
      {problem === undefined ? null : <Alert type="warning" title={problem} />}
    </div>
  );
}
