import { App } from 'antd';
import type { ContentItem, LanguageDetail, Resolution } from 'contract/console/content-items.ts';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { defaultLocale, localeNames } from 'contract/locales.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { contentPath } from '../../content-kinds/content-path.ts';
import { definitionOf, takesEffectWhenSaved } from '../../content-kinds/kinds.ts';
import { useConfirm } from '../../parts/use-confirm.ts';
import { useSaveKey } from '../../parts/keyboard/use-save-key.ts';
import { useUnsavedDraft } from '../../parts/drafts/use-unsaved-draft.ts';
import { addRecentItem } from '../../shell/recent-items.ts';
import { useSession } from '../../shell/session.tsx';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { textOf } from '../body.ts';
import { newBody } from '../fields/new-value.ts';
import { type Handover, handoverIn } from './handover.ts';
import type { OpenDialog } from './editor-dialog.tsx';
import { isUnsavedContent } from './unsaved-content.ts';
import { useEditing } from './use-editing.ts';
import { useFilledText } from './use-filled-text.ts';
import { useLeaveQuestion } from '../../parts/drafts/use-leave-question.ts';

/** An item that was new in this editor, and is opened in its own. */
type Created = { id: string } & Pick<Handover, 'publishNext'>;

export type ContentEditor = ReturnType<typeof useContentEditor>;

/** An item that is edited: what is typed, how it is saved, and the dialog that is open above it. */
export function useContentEditor(kind: ContentKind, item: ContentItem | undefined) {
  const { publishing } = useTexts();
  const { account } = useSession();
  const { message } = App.useApp();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const handover = useHandover();
  const [dialog, setDialog] = useState<OpenDialog | undefined>(
    handover.publishNext ? { publish: 'unpublished' } : undefined,
  );
  const editing = useEditing(kind, item ?? { id: 'new', version: 0, body: newBody(kind) }, {
    isNew: item === undefined,
    unsaved: handover.unsaved,
    isCovered: dialog !== undefined,
  });
  const [created, setCreated] = useState<Created>();
  const { base, body, changed } = editing;
  const isSaving = editing.isSaving || created !== undefined;
  const takesEffect = takesEffectWhenSaved(kind);
  const isUnsaved = changed.length > 0;
  // An imported record is a draft that takes effect when somebody saves it, also without a change.
  const waitsForSave =
    takesEffect &&
    item !== undefined &&
    item.abilities.edit &&
    localeNames.some((locale) => isNotInEffect(item.languages[locale]));
  const unsaved = isUnsaved ? { base, body } : undefined;
  const draft = useUnsavedDraft(
    account.id,
    `${kind}/${item?.id ?? 'new'}`,
    // The created item's editor has it from now on: under “New” it would be offered again.
    created === undefined ? unsaved : undefined,
    isUnsavedContent,
  );
  const title = useTitle(kind, item, body);

  /** Only once it is rendered, `unsaved` has all that was typed while the item was created. */
  const openCreated = useEffectEvent(({ id, publishNext }: Created) => {
    void navigate(contentPath(kind, id), { replace: true, state: { publishNext, unsaved } satisfies Handover });
  });
  useEffect(() => {
    if (created !== undefined) openCreated(created);
  }, [created]);

  async function save(resolution?: Resolution, publishNext = false): Promise<boolean> {
    const result = await editing.save(resolution);
    if (result.is === 'conflict') setDialog({ conflict: result.conflict });
    if (result.is !== 'saved') return false;
    draft.delete();
    const { id, merged } = result.saved;
    if (item === undefined) setCreated({ id, publishNext });
    void message.success(
      merged > 0 ? publishing.savedMerged(merged) : takesEffect ? publishing.savedRecord : publishing.saved,
    );
    return true;
  }

  /** The dialogs show and publish what is saved. */
  async function openWhenSaved(wanted: OpenDialog): Promise<void> {
    if (isUnsaved && !(await save())) return;
    setDialog(wanted);
  }

  async function discard(): Promise<void> {
    const { discardTitle, discardText, discard: action } = publishing;
    if (!(await confirm({ title: discardTitle, content: discardText, action, isDangerous: true }))) return;
    editing.discard();
    draft.delete();
  }

  useSaveKey(() => {
    if ((isUnsaved || waitsForSave) && !isSaving) void save();
  });
  useLeaveQuestion(isUnsaved && item !== undefined);

  return {
    ...editing,
    isSaving,
    title,
    draft,
    takesEffect,
    isUnsaved,
    waitsForSave,
    canEdit: item === undefined || item.abilities.edit,
    dialog,
    setDialog,
    openWhenSaved: (wanted: OpenDialog) => void openWhenSaved(wanted),
    save: () => void save(),
    /** A new item has to exist before it can be published: it is saved, and its editor opens the dialog. */
    publish: () => void (item === undefined ? save(undefined, true) : openWhenSaved({ publish: 'unpublished' })),
    resolve: (resolution: Resolution) => {
      setDialog(undefined);
      void save(resolution);
    },
    discard: () => void discard(),
  };
}

/** What the editor of a new item has handed over, if it has just created this one. */
function useHandover(): Handover {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { state } = useLocation();
  const [handover] = useState(() => handoverIn(state));
  const forget = useEffectEvent(() => void navigate({ search: query.toString() }, { replace: true }));
  const isInHistory = state !== null;
  useEffect(() => {
    // After a reload the dialog stays closed, and what is unsaved is offered as a draft.
    if (isInHistory) forget();
  }, [isInHistory]);
  return handover;
}

/** The title in the reader's language, under which the command palette offers the item again. */
function useTitle(kind: ContentKind, item: ContentItem | undefined, body: ContentItem['body']): string {
  const { publishing } = useTexts();
  const ownLocale = useLocale();
  const { title: field } = definitionOf(kind);
  const own = field === undefined ? publishing.kinds[kind] : textOf(body, field, ownLocale);
  const written = own || (field === undefined ? '' : textOf(body, field, defaultLocale));
  const title = useFilledText(written, own === '' ? defaultLocale : ownLocale) || publishing.untitled;
  const path = item && contentPath(kind, item.id);
  useEffect(() => {
    if (path !== undefined) addRecentItem({ path, title });
  }, [path, title]);
  return item === undefined ? publishing.newItem : title;
}

function isNotInEffect({ state, hasNewerDraft }: LanguageDetail): boolean {
  return state === 'draft' || (state === 'live' && hasNewerDraft);
}
