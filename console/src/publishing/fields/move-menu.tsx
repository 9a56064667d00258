import { Button, Dropdown } from 'antd';
import { ArrowRightLeft } from 'lucide-react';
import { useTexts } from '../../text/use-language.ts';
import { focusedMenu } from '../../parts/focused-menu.ts';

/** Moves a row to the list of another row: what dragging it there does, for the keyboard. */
export function MoveMenu({
  targets,
  moveTo,
}: {
  targets: readonly { key: string; name: string }[];
  moveTo: (target: string) => void;
}) {
  const { structure } = useTexts().publishing;
  const items = targets.map(({ key, name }) => ({ key, label: name, onClick: () => moveTo(key) }));
  return (
    <Dropdown {...focusedMenu} menu={{ items }}>
      <Button
        type="text"
        size="small"
        aria-label={structure.moveToSection}
        aria-haspopup="menu"
        title={structure.moveToSection}
        icon={<ArrowRightLeft size={14} />}
      />
    </Dropdown>
  );
}
