import { Button } from 'antd';
import type { ContentItem } from 'contract/console/content-items.ts';
import type { StaleText } from 'contract/console/stale-texts.ts';
import { ArrowRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { contentPath } from '../../content-kinds/content-path.ts';
import { fieldLabel } from '../../content-kinds/field-labels.ts';
import { itemTitle } from '../../content-kinds/item-title.ts';
import { takesEffectWhenSaved } from '../../content-kinds/kinds.ts';
import { Kbd } from '../../parts/keyboard/kbd.tsx';
import { SaveBar } from '../../parts/layout/save-bar.tsx';
import { UnsavedDraftOffer } from '../../parts/drafts/unsaved-draft-offer.tsx';
import { languageName } from '../../text/format.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { RejectedFields } from '../rejected-fields.tsx';
import { FigureComparison } from './figure-comparison.tsx';
import { SourceThenAndNow } from './source-then-and-now.tsx';
import styles from './stale-texts.module.css';
import { TranslationField } from './translation-field.tsx';
import { useQueueKeys } from './use-queue-keys.ts';
import type { StaleQueue } from './use-stale-queue.ts';
import { useStaleText } from './use-stale-text.ts';

const ConflictDialog = lazy(async () => ({ default: (await import('../editor/conflict-dialog.tsx')).ConflictDialog }));

type EditorProps = { text: StaleText; item: ContentItem; queue: StaleQueue };

/** The open text of the queue, and the bar by which it leaves the queue. */
export function StaleTextEditor({ text, item, queue }: EditorProps) {
  const { kind } = text;
  const { index, open } = queue;
  const editor = useStaleText(text, item, queue);
  const { draft, rejected, conflict } = editor;
  useQueueKeys({
    next: () => open(index + 1),
    previous: () => open(index - 1),
    confirm: editor.confirm,
    save: editor.save,
  });
  return (
    <>
      <div className={styles.work}>
        <Header {...{ text, item }} />
        {editor.isUnsaved ? null : <UnsavedDraftOffer draft={draft} restore={editor.restoreDraft} />}
        {rejected.length === 0 ? null : <RejectedFields kind={kind} fields={rejected} />}
        <SourceThenAndNow cells={editor.cells} changedAt={editor.changedAt} />
        <TranslationField
          text={text}
          cells={editor.cells}
          note={useNote(item, text)}
          isReadOnly={!item.languages[text.locale].abilities.edit}
          write={editor.write}
        />
        <FigureComparison {...editor} locale={text.locale} />
      </div>
      <Actions editor={editor} queue={queue} />
      {conflict === undefined ? null : (
        <Suspense fallback={null}>
          <ConflictDialog
            kind={kind}
            conflict={conflict}
            typed={editor.typed}
            close={editor.closeConflict}
            resolve={editor.resolve}
          />
        </Suspense>
      )}
    </>
  );
}

function Header({ text: { kind, id, locale, titles, field }, item }: Pick<EditorProps, 'text' | 'item'>) {
  const texts = useTexts();
  const { staleTexts, publishing } = texts;
  const ownLocale = useLocale();
  return (
    <header className={styles.header}>
      <div>
        <h1>{itemTitle(titles, ownLocale) || publishing.kinds[kind]}</h1>
        <p>
          {publishing.kinds[kind]} ·{' '}
          {staleTexts.fieldInLanguage(fieldLabel(field, texts, kind), languageName(locale, ownLocale))} ·{' '}
          {publishing.states[item.languages[locale].state]}
        </p>
      </div>
      <Link to={contentPath(kind, id, locale)}>
        {staleTexts.openItem} <ArrowRight size={13} aria-hidden="true" />
      </Link>
    </header>
  );
}

/** What a save does to the site. */
function useNote({ kind, languages }: ContentItem, { locale }: StaleText): string {
  const { staleTexts } = useTexts();
  if (takesEffectWhenSaved(kind)) return staleTexts.record;
  return languages[locale].state === 'live' ? staleTexts.live : staleTexts.draft;
}

type ActionsProps = { editor: ReturnType<typeof useStaleText>; queue: StaleQueue };

function Actions({ editor, queue: { index, total, texts, open } }: ActionsProps) {
  const { staleTexts, publishing } = useTexts();
  const { differing, isUnsaved, isBlocked, isDeclared, isBusy } = editor;
  const state = isDeclared
    ? staleTexts.declared
    : isBlocked
      ? staleTexts.differing(differing.length)
      : isUnsaved
        ? staleTexts.unsaved
        : staleTexts.readyToConfirm;
  return (
    <SaveBar
      state={isBusy ? 'saving' : isBlocked || isUnsaved ? 'unsaved' : 'saved'}
      note={
        <>
          <b>{staleTexts.position(index + 1, total)}</b> · {state}
        </>
      }
    >
      <Button type="text" disabled={index + 1 >= texts.length || isBusy} onClick={() => open(index + 1)}>
        {staleTexts.skip} <Kbd keys="J" />
      </Button>
      <Button disabled={isUnsaved || isBlocked || isBusy} onClick={editor.confirm}>
        {publishing.panel.stillRight} <Kbd keys="Y" />
      </Button>
      <Button type="primary" disabled={!isUnsaved || isBlocked} loading={isBusy} onClick={editor.save}>
        {staleTexts.saveNext} <Kbd keys="Ctrl ↵" />
      </Button>
    </SaveBar>
  );
}
