import { Button, Segmented } from 'antd';
import type { ContentItem } from 'contract/console/content-items.ts';
import { defaultLocale, localeNames, locales } from 'contract/locales.ts';
import { Eye, History, Share2 } from 'lucide-react';
import { useTexts } from '../../text/use-language.ts';
import styles from './content-edit.module.css';
import type { ContentEditor } from './use-content-editor.ts';
import type { EditorLayout } from './use-editor-layout.ts';

/** The title of the item, the languages that are shown, and its versions and previews. */
export function EditorHeader({
  item,
  hasTexts,
  canPreview,
  editor,
  layout,
}: {
  item: ContentItem | undefined;
  hasTexts: boolean;
  canPreview: boolean;
  editor: ContentEditor;
  layout: EditorLayout;
}) {
  const { publishing } = useTexts();
  const { title, setDialog, openWhenSaved } = editor;
  const { isWide, isBeside, togglePreview } = layout;
  return (
    <div className={styles.header}>
      <h1>{title}</h1>
      <span className={styles.spacer} />
      {hasTexts ? <ShownLanguages layout={layout} /> : null}
      {item === undefined ? null : (
        <Button icon={<History size={15} />} onClick={() => setDialog('versions')}>
          {publishing.versions.open(item.version)}
        </Button>
      )}
      {canPreview ? (
        <>
          <Button icon={<Share2 size={15} />} onClick={() => openWhenSaved('previewLink')}>
            {publishing.preview.link}
          </Button>
          <Button
            icon={<Eye size={15} />}
            {...(isWide && { 'aria-pressed': isBeside })}
            onClick={() => (isWide ? togglePreview() : openWhenSaved('preview'))}
          >
            {publishing.preview.open}
          </Button>
        </>
      ) : null}
    </div>
  );
}

/** How many languages are shown side by side, and which one beside the source. */
function ShownLanguages({ layout: { columns, count, showCount, showLanguage } }: { layout: EditorLayout }) {
  const { publishing } = useTexts();
  const isSingle = columns.length === 1;
  return (
    <>
      {showCount === undefined ? null : (
        <Segmented
          aria-label={publishing.columnsLabel}
          value={count}
          onChange={showCount}
          options={[
            { value: 1, label: publishing.columns.one },
            { value: 2, label: publishing.columns.two },
            { value: 3, label: publishing.columns.three },
          ]}
        />
      )}
      {columns.length < 3 ? (
        <Segmented
          aria-label={publishing.textLanguage}
          value={columns.at(-1) ?? defaultLocale}
          onChange={showLanguage}
          options={localeNames
            .filter((locale) => isSingle || locale !== defaultLocale)
            .map((locale) => ({ value: locale, label: locales[locale].shortName }))}
        />
      ) : null}
    </>
  );
}
