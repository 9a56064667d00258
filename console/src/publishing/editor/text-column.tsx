import type { Editor } from '@tiptap/react';
import { Button, Input } from 'antd';
import type { LanguageDetail } from 'contract/console/content-items.ts';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { differingFigures } from 'contract/console/differing-figures.ts';
import { defaultLocale, type Locale, locales } from 'contract/locales.ts';
import { fieldLabel } from '../../content-kinds/field-labels.ts';
import { useTexts } from '../../text/use-language.ts';
import { type Body, type TextField as TextFieldDefinition, textFieldsOf, textOf, typedText } from '../body.ts';
import { LanguageMark } from '../language-mark.tsx';
import { RichTextField } from '../rich-text/deferred-rich-text.tsx';
import styles from './content-edit.module.css';
import { SourceComparison } from './source-comparison.tsx';

type TextColumnProps = {
  kind: ContentKind;
  locale: Locale;
  body: Body;
  /** Undefined for an item that is not saved yet. */
  detail: LanguageDetail | undefined;
  onChange: (field: string, text: string) => void;
  onFocus: (editor: Editor | undefined) => void;
  /** Marks the translation as still right. */
  confirm: (() => void) | undefined;
};

/** One language of an item: its texts below each other, on the lines of the same fields of the other languages. */
export function TextColumn({ kind, locale, body, detail, onChange, onFocus, confirm }: TextColumnProps) {
  const texts = useTexts();
  const { publishing } = texts;
  const isReadOnly = detail !== undefined && !detail.abilities.edit;
  return (
    <section className={styles.column} aria-label={locales[locale].ownName}>
      <header className={styles.columnHeader}>
        <h2 lang={locales[locale].tag}>{locales[locale].ownName}</h2>
        {locale === defaultLocale ? <span className={styles.tag}>{publishing.source}</span> : null}
        {detail === undefined ? null : <LanguageMark summary={detail} />}
        <span className={styles.spacer} />
        {confirm === undefined ? null : (
          <Button size="small" onClick={confirm}>
            {publishing.panel.stillRight}
          </Button>
        )}
      </header>
      {textFieldsOf(kind).map(({ name, field }, position) => (
        <TextField
          key={name}
          name={name}
          field={field}
          label={fieldLabel(name, texts, kind)}
          isTitle={position === 0}
          isReadOnly={isReadOnly}
          {...{ locale, body, detail, onFocus }}
          onChange={(text) => onChange(name, text)}
        />
      ))}
    </section>
  );
}

type TextFieldProps = Pick<TextColumnProps, 'locale' | 'body' | 'detail' | 'onFocus'> & {
  name: string;
  field: TextFieldDefinition;
  label: string;
  /** The first text of a kind is its title. */
  isTitle: boolean;
  isReadOnly: boolean;
  onChange: (text: string) => void;
};

function TextField({
  name,
  field,
  label,
  isTitle,
  isReadOnly,
  locale,
  body,
  detail,
  onFocus,
  onChange,
}: TextFieldProps) {
  const { parts, publishing } = useTexts();
  const text = textOf(body, name, locale);
  return (
    <div className={isTitle ? `${styles.text} ${styles.isTitle}` : styles.text}>
      <div className={styles.label}>
        <span>{label}</span>
        <em>{publishing.characters(field.html ? visibleCharacters(text) : Array.from(text).length)}</em>
      </div>
      <Warnings name={name} locale={locale} body={body} detail={detail} />
      {field.html ? (
        <RichTextField
          label={label}
          locale={locale}
          html={text}
          isReadOnly={isReadOnly}
          onChange={onChange}
          onFocus={onFocus}
        />
      ) : (
        <Input.TextArea
          className={styles.line ?? ''}
          aria-label={parts.inLanguage(label, locales[locale].ownName)}
          lang={locales[locale].tag}
          rows={1}
          placeholder={publishing.writeHere}
          readOnly={isReadOnly}
          value={text}
          onFocus={() => onFocus(undefined)}
          onChange={({ target }) => onChange(typedText(field, target.value))}
        />
      )}
      {problemsAt(detail, name).map((code) => (
        <p key={code} className={styles.problem}>
          {parts.labelled(publishing.panel.problems, label)}
        </p>
      ))}
    </div>
  );
}

/** What has changed in the Chinese text since it was translated, and figures that differ from it. */
function Warnings({ name, locale, body, detail }: Pick<TextFieldProps, 'name' | 'locale' | 'body' | 'detail'>) {
  const { parts, publishing } = useTexts();
  const unexpected = figuresOf(body, name, locale);
  const stale = detail?.staleTexts.find((one) => one.field === name);
  return (
    <>
      {stale === undefined ? null : (
        <div className={styles.stale}>
          <SourceComparison before={asText(stale.before)} after={asText(stale.after)} changedAt={stale.changedAt} />
        </div>
      )}
      {unexpected.length > 0 ? (
        <output className={styles.stale}>
          {parts.labelled(publishing.panel.differingFigures, parts.list(unexpected))}
        </output>
      ) : null}
    </>
  );
}

function problemsAt(detail: LanguageDetail | undefined, field: string): string[] {
  return (detail?.problems ?? []).filter((problem) => problem.field === field).map(({ code }) => code);
}

/** Figures of a translation that stand against others in the Chinese text: 128 ha against 12.8 公顷. */
function figuresOf(body: Body, name: string, locale: Locale): string[] {
  if (locale === defaultLocale) return [];
  const texts = { [defaultLocale]: textOf(body, name, defaultLocale), [locale]: textOf(body, name, locale) };
  return differingFigures(texts).flatMap((one) => (one.locale === locale ? one.unexpected : []));
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function visibleCharacters(html: string): number {
  return Array.from(html.replaceAll(/<[^>]*>/g, '')).length;
}
