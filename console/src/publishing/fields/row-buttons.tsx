import { Button } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTexts } from '../../text/use-language.ts';

/** Adds a row at the end of a list, or is the trigger of a menu that does. */
export function AddRowButton(props: ComponentProps<typeof Button>) {
  const { structure } = useTexts().publishing;
  return (
    <Button size="small" icon={<Plus size={14} />} {...props}>
      {structure.add}
    </Button>
  );
}

/** Removes a row of a list. */
export function RemoveRowButton({ remove }: { remove: () => void }) {
  const { structure } = useTexts().publishing;
  return (
    <Button
      type="text"
      size="small"
      danger
      aria-label={structure.remove}
      icon={<Trash2 size={14} />}
      onClick={remove}
    />
  );
}
