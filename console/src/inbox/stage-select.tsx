import { Select } from 'antd';
import { type ApplicationStage, applicationStages } from 'contract/console/application-stages.ts';
import { useTexts } from '../text/use-language.ts';

/** The stage of an application as a choice. */
export function StageSelect({
  label,
  stage,
  isPending,
  choose,
}: {
  label: string;
  stage: ApplicationStage;
  isPending: boolean;
  choose: (stage: ApplicationStage) => void;
}) {
  const { applications } = useTexts();
  return (
    <Select
      aria-label={label}
      style={{ width: '100%' }}
      loading={isPending}
      disabled={isPending}
      options={applicationStages.map((value) => ({ value, label: applications.stages[value] }))}
      value={stage}
      onChange={choose}
    />
  );
}
