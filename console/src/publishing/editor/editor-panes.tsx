import type { Editor } from '@tiptap/react';
import type { ContentItem } from 'contract/console/content-items.ts';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { LoadingRows } from '../../parts/loading/loading-rows.tsx';
import {
  type Body,
  type NamedField,
  sharedFieldsOf,
  structuredFieldsOf,
  textFieldsOf,
  withText,
  withValue,
} from '../body.ts';
import structure from '../fields/structured-field.module.css';
import { StructuredField } from '../fields/structured-field.tsx';
import { ValueField } from '../fields/value-field.tsx';
import { type PagePart, partOfRow } from '../preview/page-part.ts';
import { ShowInPreview } from '../preview/show-in-preview.ts';
import { useConfirmTranslation } from '../publication/use-confirm-translation.ts';
import styles from './content-edit.module.css';
import { LanguagePanel } from './language-panel.tsx';
import { TextColumn } from './text-column.tsx';
import type { ContentEditor } from './use-content-editor.ts';
import type { EditorLayout } from './use-editor-layout.ts';

/** Only wide screens have room for it. */
const LivePreview = lazy(async () => ({ default: (await import('../preview/live-preview.tsx')).LivePreview }));

const ValueTableFields = lazy(async () => ({
  default: (await import('../value-sheet/value-table-fields.tsx')).ValueTableFields,
}));

/** The shared values of kinds that have a form of their own for them. */
type OwnFieldsProps = {
  body: Body;
  /** What is saved. */
  saved: Body;
  isReadOnly: boolean;
  change: (changed: (body: Body) => Body) => void;
  /** The fields with parts, if the kind has some. */
  children: ReactNode;
};
const ownFields: Partial<Record<ContentKind, ComponentType<OwnFieldsProps>>> = {
  facts: lazy(async () => ({ default: (await import('../facts/fact-fields.tsx')).FactFields })),
  workingCalendar: lazy(async () => ({
    default: (await import('../working-calendar/calendar-fields.tsx')).CalendarFields,
  })),
};

type PanesProps = {
  kind: ContentKind;
  item: ContentItem | undefined;
  editor: ContentEditor;
  layout: EditorLayout;
  /** Tells the toolbar which rich text is written in. */
  onFocus: (editor: Editor | undefined) => void;
};

/** The texts of the languages and the structured fields, the shared values beside them, and the preview. */
export function EditorPanes(props: PanesProps) {
  const { kind, item, editor, layout } = props;
  const [openedPart, setOpenedPart] = useState<PagePart>();
  // Records have no states of languages, and so nothing to show beside their texts.
  const hasSide = !editor.takesEffect;
  const OwnFields = ownFields[kind];
  const structured = structuredFieldsOf(kind).length > 0 ? <StructuredFields {...props} /> : null;
  return (
    <ShowInPreview value={(row) => setOpenedPart(partOfRow(editor.body, row))}>
      <div className={layout.isBeside ? styles.withPreview : styles.withoutPreview}>
        <div className={`${styles.layout} ${layout.isBeside ? styles.stacked : hasSide ? '' : styles.single}`}>
          <div className={styles.contents}>
            {OwnFields === undefined ? null : (
              <Suspense fallback={<LoadingRows />}>
                <OwnFields
                  body={editor.body}
                  saved={editor.base.body}
                  isReadOnly={!editor.canEdit}
                  change={editor.setBody}
                >
                  {structured}
                </OwnFields>
              </Suspense>
            )}
            {textFieldsOf(kind).length > 0 ? <TextColumns {...props} /> : null}
            {hasSide || OwnFields !== undefined ? null : (
              <div className={styles.fields}>
                <SharedFields {...props} />
              </div>
            )}
            {OwnFields === undefined ? structured : null}
          </div>
          {hasSide ? <Side {...props} /> : null}
        </div>
        {item !== undefined && layout.isBeside ? (
          <Suspense fallback={null}>
            <LivePreview item={item} body={editor.body} locale={layout.language} part={openedPart} />
          </Suspense>
        ) : null}
      </div>
    </ShowInPreview>
  );
}

function TextColumns({ kind, item, editor, layout, onFocus }: PanesProps) {
  const { body, setBody, base, isUnsaved } = editor;
  const { confirm } = useConfirmTranslation();
  return (
    <div className={styles.columns}>
      {layout.columns.map((locale) => {
        const detail = item?.languages[locale];
        return (
          <TextColumn
            key={locale}
            kind={kind}
            locale={locale}
            body={body}
            detail={detail}
            onChange={(field, text) => setBody((current) => withText(current, field, locale, text))}
            onFocus={onFocus}
            confirm={
              item !== undefined && detail?.abilities.confirmTranslation && !isUnsaved
                ? () => void confirm({ kind, id: item.id, version: base.version, locale })
                : undefined
            }
          />
        );
      })}
    </div>
  );
}

/** What the control of a field needs, whatever its type is. */
function controlOf({ body, setBody, canEdit }: ContentEditor, { name, field }: NamedField) {
  return {
    name,
    field,
    value: body[name],
    isReadOnly: !canEdit,
    onChange: (value: unknown) => setBody((current) => withValue(current, name, value)),
  };
}

function StructuredFields({ kind, editor, onFocus }: PanesProps) {
  const { body, setBody, canEdit } = editor;
  const fields = structuredFieldsOf(kind);
  return (
    <div className={`${structure.fields} ${structure.area}`}>
      {kind === 'typicalValueTable' ? (
        <Suspense fallback={<LoadingRows />}>
          <ValueTableFields fields={fields} body={body} isReadOnly={!canEdit} change={setBody} onFocus={onFocus} />
        </Suspense>
      ) : (
        fields.map((field) => <StructuredField key={field.name} {...controlOf(editor, field)} onFocus={onFocus} />)
      )}
    </div>
  );
}

function Side(props: PanesProps) {
  const { item, editor } = props;
  return (
    <aside className={styles.side}>
      {item === undefined ? null : (
        <LanguagePanel
          item={item}
          version={editor.base.version}
          publish={(chosen) => editor.openWhenSaved({ publish: chosen })}
        />
      )}
      <div className={styles.form}>
        <SharedFields {...props} />
      </div>
    </aside>
  );
}

/** The values that are the same in all languages. */
function SharedFields({ kind, editor }: Pick<PanesProps, 'kind' | 'editor'>) {
  return sharedFieldsOf(kind).map((field) => <ValueField key={field.name} {...controlOf(editor, field)} />);
}
