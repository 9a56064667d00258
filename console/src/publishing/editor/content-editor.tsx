import type { Editor } from '@tiptap/react';
import type { ContentItem } from 'contract/console/content-items.ts';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { listPaths } from 'contract/console/content-list-paths.ts';
import { lazy, Suspense, useState } from 'react';
import { definitionOf } from '../../content-kinds/kinds.ts';
import { UnsavedDraftOffer } from '../../parts/drafts/unsaved-draft-offer.tsx';
import { groupOfPath } from '../../shell/navigation.ts';
import { Screen } from '../../shell/screen.tsx';
import { useTexts } from '../../text/use-language.ts';
import { hasRichText, isSameValue, textFieldsOf } from '../body.ts';
import { KindTabs } from '../list/kind-tabs.tsx';
import { RejectedFields } from '../rejected-fields.tsx';
import { RichTextToolbar } from '../rich-text/deferred-rich-text.tsx';
import styles from './content-edit.module.css';
import { EditorHeader } from './editor-header.tsx';
import { EditorPanes } from './editor-panes.tsx';
import { EditorSaveBar } from './editor-save-bar.tsx';
import { type ContentEditor as Editing, useContentEditor } from './use-content-editor.ts';
import { useEditorLayout } from './use-editor-layout.ts';

/** Dialogs with pickers and differences, which the editor does not need before they are opened. */
const EditorDialog = lazy(async () => ({ default: (await import('./editor-dialog.tsx')).EditorDialog }));

/** The editor of one item. Without an item it is a new one. */
export function ContentEditor({ kind, item }: { kind: ContentKind; item: ContentItem | undefined }) {
  const { publishing, shell } = useTexts();
  const editor = useContentEditor(kind, item);
  const canPreview = item !== undefined && item.abilities.preview && item.paths.length > 0;
  const layout = useEditorLayout(kind, item, canPreview);
  const [focused, setFocused] = useState<Editor>();
  // A record of which there is one has no list.
  const { title: titleField, isFixed } = definitionOf(kind);
  return (
    <Screen
      help={{ editor: kind }}
      panes
      breadcrumbs={[
        { label: shell.groups[groupOfPath(listPaths[kind])] },
        ...(titleField === undefined ? [] : [{ label: publishing.kinds[kind], to: listPaths[kind] }]),
        { label: editor.title },
      ]}
      footer={<EditorSaveBar kind={kind} item={item} editor={editor} />}
    >
      {isFixed && titleField === undefined ? <KindTabs kind={kind} /> : null}
      <EditorHeader
        item={item}
        hasTexts={textFieldsOf(kind).length > 0}
        canPreview={canPreview}
        editor={editor}
        layout={layout}
      />
      {hasRichText(kind) ? (
        <div className={styles.tools}>
          <RichTextToolbar editor={focused} />
        </div>
      ) : null}
      <Banners kind={kind} editor={editor} />
      <EditorPanes kind={kind} item={item} editor={editor} layout={layout} onFocus={setFocused} />
      {item === undefined || editor.dialog === undefined ? null : (
        <Suspense fallback={null}>
          <EditorDialog
            item={item}
            version={editor.base.version}
            dialog={editor.dialog}
            language={layout.language}
            typed={{ base: editor.base.body, body: editor.body, changed: editor.changed }}
            close={() => editor.setDialog(undefined)}
            continueFromVersion={editor.continueFromVersion}
            resolve={editor.resolve}
          />
        </Suspense>
      )}
    </Screen>
  );
}

/** Why the last save failed, and what was typed before and not saved. */
function Banners({ kind, editor: { rejected, draft, base, restoreDraft } }: { kind: ContentKind; editor: Editing }) {
  const { offered } = draft;
  return (
    <>
      {rejected.length === 0 ? null : (
        <div className={styles.banner}>
          <RejectedFields kind={kind} fields={rejected} />
        </div>
      )}
      {offered === undefined || isSameValue(offered.values.body, base.body) ? null : (
        <div className={styles.banner}>
          <UnsavedDraftOffer draft={draft} restore={restoreDraft} />
        </div>
      )}
    </>
  );
}
