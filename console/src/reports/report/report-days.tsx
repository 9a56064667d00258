import { App, Button } from 'antd';
import { decideReport, type Report } from 'contract/console/reports.ts';
import { isOutdated } from '../../parts/conversation/outdated.ts';
import { useTexts } from '../../text/use-language.ts';
import { ReportStep } from '../report-step.tsx';
import styles from './report.module.css';
import { useReportWrite } from './use-report-write.ts';

/** What the reporter was promised, and the record of the decision whether the report is taken on. */
export function ReportDays({ report: { id, steps, abilities } }: { report: Report }) {
  const { reports } = useTexts();
  const { message } = App.useApp();
  const { write, isPending } = useReportWrite(decideReport);
  const isDecided = steps.outcome.name === 'result';

  async function decide(): Promise<void> {
    if (isPending) return;
    const result = await write({ id, isDecided: !isDecided });
    if (!result.ok && isOutdated(result.failure)) void message.warning(reports.changedMeanwhile);
  }

  return (
    <section className={styles.days}>
      <ReportStep step={steps.confirmation} />
      <ReportStep step={steps.outcome} />
      {abilities.decide ? (
        <Button size="small" title={reports.steps.decidedHint} loading={isPending} onClick={() => void decide()}>
          {isDecided ? reports.steps.notDecided : reports.steps.decided}
        </Button>
      ) : null}
    </section>
  );
}
