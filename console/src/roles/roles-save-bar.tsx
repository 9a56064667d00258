import { Button } from 'antd';
import { formatNumber } from 'contract/format-number.ts';
import type { Role } from 'contract/console/roles.ts';
import { Kbd } from '../parts/keyboard/kbd.tsx';
import { SaveBar } from '../parts/layout/save-bar.tsx';
import { useSaveKey } from '../parts/keyboard/use-save-key.ts';

import { useLocale, useTexts } from '../text/use-language.ts';
import { countChanges } from './role-changes.ts';
import type { RoleEditing } from './use-role-changes.ts';

export function RolesSaveBar({ roles, editing }: { roles: readonly Role[]; editing: RoleEditing }) {
  const { roles: texts } = useTexts();
  const locale = useLocale();
  const { cells, people } = countChanges(roles, editing.changes);
  const isUnsaved = cells > 0;
  useSaveKey(() => {
    if (isUnsaved && !editing.isSaving) void editing.save();
  });
  return (
    <SaveBar
      state={editing.isSaving ? 'saving' : isUnsaved ? 'unsaved' : 'saved'}
      note={
        isUnsaved ? (
          <>
            <b>{texts.unsaved(formatNumber(locale, cells))}</b> · {texts.touches(formatNumber(locale, people))}
          </>
        ) : (
          texts.saved
        )
      }
    >
      <Button type="text" disabled={!isUnsaved} onClick={editing.discard}>
        {texts.discard}
      </Button>
      <Button type="primary" disabled={!isUnsaved} loading={editing.isSaving} onClick={() => void editing.save()}>
        {texts.save} <Kbd keys="Ctrl S" />
      </Button>
    </SaveBar>
  );
}
