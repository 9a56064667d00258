import { Button } from 'antd';
import type { Report } from 'contract/console/reports.ts';
import { NoAnswer } from '../../parts/conversation/answer-box.tsx';
import { useTexts } from '../../text/use-language.ts';

type Props = { report: Report; unsent: string; toQuestion: () => void };

/** In place of the answer, until somebody has said who is excluded. A narrow screen shows the question on its other side. */
export function AnswerQuestionFirst({ report, unsent, toQuestion }: Props) {
  const { reports } = useTexts();
  const texts = reports.exclusions;
  if (!report.abilities.exclude)
    return <NoAnswer reason={texts.askColleague} unsent={unsent} locale={report.locale} isPrivate />;
  return (
    <NoAnswer
      reason={texts.answerFirst(reports.internal)}
      action={
        <p>
          <Button onClick={toQuestion}>{texts.toQuestion}</Button>
        </p>
      }
      unsent={unsent}
      locale={report.locale}
      isPrivate
    />
  );
}
