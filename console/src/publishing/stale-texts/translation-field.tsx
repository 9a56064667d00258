import type { Editor } from '@tiptap/react';
import type { ComparedFigure } from 'contract/console/differing-figures.ts';
import type { StaleText } from 'contract/console/stale-texts.ts';
import { locales } from 'contract/locales.ts';
import { useRef, useState } from 'react';
import { fieldLabel } from '../../content-kinds/field-labels.ts';
import { useTexts } from '../../text/use-language.ts';
import { RichTextField, RichTextToolbar } from '../rich-text/deferred-rich-text.tsx';
import { isRichTextAt } from '../text-at-path.ts';
import type { Cell } from './cells.ts';
import { MarkedTextArea } from './marked-text-area.tsx';
import styles from './stale-texts.module.css';
import { useFigureHighlights } from './use-figure-highlights.ts';

const noFigures: readonly ComparedFigure[] = [];

type FieldProps = {
  text: StaleText;
  cells: readonly Cell[];
  isReadOnly: boolean;
  write: (cell: Cell, text: string) => void;
};

/** The translation as it is now, to be corrected in place. */
export function TranslationField({ note, ...props }: FieldProps & { note: string }) {
  const { kind, field, locale } = props.text;
  return (
    <section aria-label={locales[locale].ownName}>
      <h2>
        <span lang={locales[locale].tag}>{locales[locale].ownName}</span>
        <small>{note}</small>
      </h2>
      {isRichTextAt(kind, field) ? <RichField {...props} /> : <PlainFields {...props} />}
    </section>
  );
}

function PlainFields({ text: { kind, field, locale }, cells, isReadOnly, write }: FieldProps) {
  const texts = useTexts();
  const label = fieldLabel(field, texts, kind);
  return cells.map((cell, index) => {
    const name = cells.length === 1 ? label : `${label}, ${texts.staleTexts.cell(index + 1)}`;
    return (
      <MarkedTextArea
        key={cell.indexes.join()}
        label={`${name}, ${locales[locale].ownName}`}
        locale={locale}
        text={cell.text}
        figures={cell.figures}
        isReadOnly={isReadOnly}
        onChange={(written) => write(cell, written)}
      />
    );
  });
}

/** A rich text has no cells. */
function RichField({ text: { kind, field, locale }, cells: [cell], isReadOnly, write }: FieldProps) {
  const texts = useTexts();
  const [focused, setFocused] = useState<Editor>();
  const frame = useRef<HTMLDivElement>(null);
  useFigureHighlights(frame, cell?.figures ?? noFigures);
  if (cell === undefined) return null;
  return (
    <>
      <RichTextToolbar editor={focused} />
      <div ref={frame} className={styles.rich}>
        <RichTextField
          label={fieldLabel(field, texts, kind)}
          locale={locale}
          html={cell.text}
          isReadOnly={isReadOnly}
          onChange={(written) => write(cell, written)}
          onFocus={setFocused}
        />
      </div>
    </>
  );
}
