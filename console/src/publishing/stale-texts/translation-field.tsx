import type { Editor } from '@tiptap/react';
import { Input } from 'antd';
import type { StaleText } from 'contract/console/stale-texts.ts';
import { locales } from 'contract/locales.ts';
import { useState } from 'react';
import { fieldLabel } from '../../content-kinds/field-labels.ts';
import { useTexts } from '../../text/use-language.ts';
import { RichTextField, RichTextToolbar } from '../rich-text/deferred-rich-text.tsx';
import { isRichTextAt } from '../text-at-path.ts';
import type { Cell } from './cells.ts';
import styles from './stale-texts.module.css';

/** The translation as it is now, to be corrected in place. */
export function TranslationField({
  text: { kind, field, locale },
  cells,
  note,
  isReadOnly,
  write,
}: {
  text: StaleText;
  cells: readonly Cell[];
  note: string;
  isReadOnly: boolean;
  write: (cell: Cell, text: string) => void;
}) {
  const texts = useTexts();
  const [focused, setFocused] = useState<Editor>();
  const label = fieldLabel(field, texts, kind);
  const html = isRichTextAt(kind, field);
  return (
    <section aria-label={locales[locale].ownName}>
      <h2>
        <span lang={locales[locale].tag}>{locales[locale].ownName}</span>
        <small>{note}</small>
      </h2>
      {html ? <RichTextToolbar editor={focused} /> : null}
      {cells.map((cell, index) => {
        const name = cells.length === 1 ? label : `${label}, ${texts.staleTexts.cell(index + 1)}`;
        return html ? (
          <div key={cell.place.join()} className={styles.rich}>
            <RichTextField
              label={name}
              locale={locale}
              html={cell.text}
              isReadOnly={isReadOnly}
              onChange={(written) => write(cell, written)}
              onFocus={setFocused}
            />
          </div>
        ) : (
          <Input.TextArea
            key={cell.place.join()}
            className={styles.plain ?? ''}
            aria-label={`${name}, ${locales[locale].ownName}`}
            lang={locales[locale].tag}
            rows={2}
            readOnly={isReadOnly}
            value={cell.text}
            onChange={({ target }) => write(cell, target.value)}
          />
        );
      })}
    </section>
  );
}
