import { Button, Dropdown } from 'antd';
import { type ApplicationStage, applicationStages } from 'contract/console/application-stages.ts';
import { Ellipsis } from 'lucide-react';
import { focusedMenu } from '../../parts/focused-menu.ts';
import { useTexts } from '../../text/use-language.ts';

/** Moves a card to any stage: what dragging does, for the keyboard and for touch. */
export function StageMenu({
  name,
  stage,
  move,
}: {
  name: string;
  stage: ApplicationStage;
  move: (to: ApplicationStage) => void;
}) {
  const { applications } = useTexts();
  const label = applications.moveTo(name);
  const items = applicationStages
    .filter((to) => to !== stage)
    .map((to) => ({ key: to, label: applications.stages[to], onClick: () => move(to) }));
  return (
    <Dropdown {...focusedMenu} menu={{ items }}>
      <Button
        type="text"
        size="small"
        aria-label={label}
        aria-haspopup="menu"
        title={label}
        icon={<Ellipsis size={15} />}
      />
    </Dropdown>
  );
}
