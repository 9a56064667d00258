import type { Editor } from '@tiptap/react';
import { Dropdown } from 'antd';
import { Table } from 'lucide-react';
import { useTexts } from '../../text/use-language.ts';

/** Inserts a table; in one, adds and deletes rows and columns. */
export function TableMenu({ editor, isInTable }: { editor: Editor | undefined; isInTable: boolean }) {
  const { write } = useTexts().publishing;
  const button = (
    <button
      type="button"
      title={write.table}
      aria-label={write.table}
      aria-pressed={isInTable}
      disabled={editor === undefined}
      {...(!isInTable && {
        onClick: () => editor?.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
      })}
    >
      <Table size={16} strokeWidth={1.6} />
    </button>
  );
  if (!isInTable) return button;
  const items = [
    { key: 'addRow', label: write.addRow, onClick: () => editor?.chain().focus().addRowAfter().run() },
    { key: 'addColumn', label: write.addColumn, onClick: () => editor?.chain().focus().addColumnAfter().run() },
    { key: 'deleteRow', label: write.deleteRow, onClick: () => editor?.chain().focus().deleteRow().run() },
    { key: 'deleteColumn', label: write.deleteColumn, onClick: () => editor?.chain().focus().deleteColumn().run() },
    { key: 'deleteTable', label: write.deleteTable, onClick: () => editor?.chain().focus().deleteTable().run() },
  ];
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items: items.map((item) => ({ ...item, onClick: () => void item.onClick() })) }}
    >
      {button}
    </Dropdown>
  );
}
