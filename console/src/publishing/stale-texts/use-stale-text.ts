import { App } from 'antd';
import type { ContentItem, Resolution, VersionConflict } from 'contract/console/content-items.ts';
import { type ComparedFigure, disagrees } from 'contract/console/differing-figures.ts';
import type { StaleText } from 'contract/console/stale-texts.ts';
import { fillFacts } from 'contract/fact-texts.ts';
import { getSettings } from 'contract/settings.ts';
import { useState } from 'react';
import { takesEffectWhenSaved } from '../../content-kinds/kinds.ts';
import { useRead } from '../../gateway/use-read.ts';
import { useUnsavedDraft } from '../../parts/drafts/use-unsaved-draft.ts';
import { useSession } from '../../shell/session.tsx';
import { useTexts } from '../../text/use-language.ts';
import { isUnsavedContent } from '../editor/unsaved-content.ts';
import { useEditing } from '../editor/use-editing.ts';
import { useLeaveQuestion } from '../../parts/drafts/use-leave-question.ts';
import { useConfirmTranslation } from '../publication/use-confirm-translation.ts';
import { withTextAt } from '../text-at-path.ts';
import { type Cell, cellsOf, type Fill } from './cells.ts';
import { replaceOnce } from './replace-once.ts';
import { staleKey } from './stale-key.ts';
import type { StaleQueue } from './use-stale-queue.ts';

/** A stale text that is checked: what was typed into it, its figures, and how it leaves the queue. */
export function useStaleText(text: StaleText, item: ContentItem, { keepPosition, setSaving }: StaleQueue) {
  const { kind, id, locale, field } = text;
  const { staleTexts, publishing } = useTexts();
  const { account } = useSession();
  const { message } = App.useApp();
  const editing = useEditing(kind, item);
  const { base, body, changed, setBody } = editing;
  const isUnsaved = changed.length > 0;
  const draft = useUnsavedDraft(
    account.id,
    `stale-text/${staleKey(text)}`,
    isUnsaved ? { base, body } : undefined,
    isUnsavedContent,
  );
  const { confirm, isPending: isConfirming } = useConfirmTranslation();
  const [conflict, setConflict] = useState<VersionConflict>();
  const stale = item.languages[locale].staleTexts.find((one) => one.field === field);
  const cells = cellsOf(body, text, stale?.before, useFill());
  const differing = cells.flatMap(({ figures }) => figures).filter(disagrees);
  const { isDeclared, declare } = useDeclaration(differing);
  const isBlocked = differing.length > 0 && !isDeclared;
  useLeaveQuestion(isUnsaved);

  async function save(resolution?: Resolution): Promise<void> {
    if (!isUnsaved || isBlocked) return;
    keepPosition();
    setSaving({ text, version: item.version });
    const result = await editing.save(resolution);
    if (result.is !== 'saved') setSaving(undefined);
    if (result.is === 'conflict') setConflict(result.conflict);
    if (result.is !== 'saved') return;
    draft.delete();
    void message.success(takesEffectWhenSaved(kind) ? publishing.savedRecord : staleTexts.saved);
  }

  async function confirmRight(): Promise<void> {
    if (isUnsaved || isBlocked) return;
    keepPosition();
    const fields = [field];
    const { version } = base;
    if (await confirm({ kind, id, version, locale, fields, figuresDifferDeliberately: isDeclared }))
      void message.success(staleTexts.confirmed);
  }

  return {
    cells,
    changedAt: stale?.changedAt ?? null,
    differing,
    isUnsaved,
    isBlocked,
    isDeclared,
    declare,
    isBusy: editing.isSaving || isConfirming,
    write: ({ indexes }: Cell, written: string) =>
      setBody((current) => withTextAt(current, field, indexes, locale, written)),
    /** Undefined if it is not clear which figure of the text is meant. */
    corrected: (cell: Cell, { translated, expected }: ComparedFigure) =>
      translated === undefined ? undefined : replaceOnce(cell.text, translated, expected),
    save: () => void save(),
    confirm: () => void confirmRight(),
    draft,
    restoreDraft: editing.restoreDraft,
    rejected: editing.rejected,
    conflict,
    typed: { base: base.body, body, changed },
    closeConflict: () => setConflict(undefined),
    resolve: (resolution: Resolution) => {
      setConflict(undefined);
      void save(resolution);
    },
  };
}

/** Whether these very figures were declared to differ on purpose. Another figure needs another declaration. */
function useDeclaration(differing: readonly ComparedFigure[]) {
  const figures = JSON.stringify(differing);
  const [declared, setDeclared] = useState<string>();
  const isDeclared = differing.length > 0 && declared === figures;
  return { isDeclared, declare: () => setDeclared(isDeclared ? undefined : figures) };
}

/** Inserts the facts that texts quote, as the site does. */
function useFill(): Fill {
  const { data } = useRead(getSettings, {}, { silent: true });
  return (text, locale) => (data === undefined ? text : fillFacts(text, data.data.facts, locale));
}
