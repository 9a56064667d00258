import { Button } from 'antd';
import type { ContentItem } from 'contract/console/content-items.ts';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { mayUseContent } from 'contract/console/content-rights.ts';
import { localeNames, locales } from 'contract/locales.ts';
import { fieldLabel } from '../../content-kinds/field-labels.ts';
import { definitionOf } from '../../content-kinds/kinds.ts';
import { Kbd } from '../../parts/keyboard/kbd.tsx';
import { SaveBar } from '../../parts/layout/save-bar.tsx';
import { useSession } from '../../shell/session.tsx';
import { useTexts } from '../../text/use-language.ts';
import { changedFacts } from '../facts/facts-of.ts';
import { countLiveUses, useFactUses } from '../facts/use-fact-uses.ts';
import type { ContentEditor } from './use-content-editor.ts';

/** How many of the changed fields the bar names. */
const mostNamed = 3;

/** What is unsaved, and the buttons that discard, save and publish it. */
export function EditorSaveBar({
  kind,
  item,
  editor,
}: {
  kind: ContentKind;
  item: ContentItem | undefined;
  editor: ContentEditor;
}) {
  const { publishing } = useTexts();
  const { permissions } = useSession();
  const { takesEffect, isUnsaved, waitsForSave, isSaving, canEdit, save, publish, discard } = editor;
  const canSave =
    canEdit || (item !== undefined && localeNames.some((locale) => item.languages[locale].abilities.edit));
  const canPublish =
    item === undefined
      ? !takesEffect && mayUseContent(definitionOf(kind).lifecycle, 'publish', permissions)
      : localeNames.some((locale) => item.languages[locale].abilities.publish);
  const note = useNote(kind, item, editor, canSave);
  return (
    <SaveBar state={isSaving ? 'saving' : isUnsaved || waitsForSave ? 'unsaved' : 'saved'} note={note}>
      {canSave ? (
        <>
          <Button type="text" disabled={!isUnsaved || isSaving} onClick={discard}>
            {publishing.discard}
          </Button>
          <Button
            {...(takesEffect && { type: 'primary' })}
            disabled={!isUnsaved && !waitsForSave}
            loading={isSaving}
            onClick={save}
          >
            {takesEffect ? publishing.saveRecord : publishing.saveDraft} <Kbd keys="Ctrl S" />
          </Button>
        </>
      ) : null}
      {canPublish ? (
        <Button type="primary" disabled={(item === undefined && !isUnsaved) || isSaving} onClick={publish}>
          {publishing.publish}
        </Button>
      ) : null}
    </SaveBar>
  );
}

function useNote(kind: ContentKind, item: ContentItem | undefined, editor: ContentEditor, canSave: boolean): string {
  const texts = useTexts();
  const { publishing } = texts;
  const { isSaving, isUnsaved, waitsForSave, changed, base, body } = editor;
  const uses = useFactUses({ enabled: kind === 'facts' });
  const facts = kind === 'facts' ? changedFacts(base.body, body) : [];
  if (isSaving) return publishing.saving;
  if (isUnsaved) {
    const names = changed
      .slice(0, mostNamed)
      .map(
        ({ field, locale }) =>
          fieldLabel(field, texts, kind) + (locale === null ? '' : ` ${locales[locale].shortName}`),
      );
    const unsaved = `${publishing.unsaved(changed.length)} · ${texts.parts.list(names)}`;
    return uses === undefined || facts.length === 0
      ? unsaved
      : `${unsaved} · ${publishing.facts.changes(countLiveUses(uses, facts))}`;
  }
  if (item === undefined) return publishing.neverSaved;
  if (waitsForSave) return publishing.notInEffect;
  return canSave ? publishing.allSaved : publishing.readOnly;
}
