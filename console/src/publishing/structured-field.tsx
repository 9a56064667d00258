import type { Editor } from '@tiptap/react';
import { Button, Dropdown, Input, Switch } from 'antd';
import type { Field } from 'contract/content-fields.ts';
import { type Locale, localeNames, locales } from 'contract/locales.ts';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../text/use-language.ts';
import { isRecord } from './body.ts';
import { fieldLabel } from './field-labels.ts';
import { newValue } from './new-value.ts';
import { RichTextField } from './rich-text-field.tsx';
import styles from './structured-field.module.css';
import { PictureNameField, ValueField } from './value-field.tsx';

export type StructuredFieldProps = {
  name: string;
  field: Field;
  value: unknown;
  isReadOnly: boolean;
  onChange: (value: unknown) => void;
  /** Tells the toolbar which rich text is written in. */
  onFocus: (editor: Editor | undefined) => void;
};

/** A field with all its parts, down to single texts and values. It follows the definition of the kind. */
export function StructuredField(props: StructuredFieldProps) {
  const { field } = props;
  switch (field.type) {
    case 'text':
      return <LocalizedText {...props} html={field.html} />;
    case 'list':
      return <ListField {...props} item={field.item} />;
    case 'object':
      return <ObjectFields {...props} fields={field.fields} />;
    case 'variants':
      return <VariantFields {...props} by={field.by} variants={field.variants} />;
    case 'optional':
      return isSingleValue(field.item) ? (
        <ValueField {...props} field={field.item} />
      ) : (
        <OptionalField {...props} item={field.item} />
      );
    case 'picture':
    case 'requiredPicture':
      return <DescribedPicture {...props} />;
    case 'figure':
      return <FigureField {...props} />;
    case 'notLocalized':
    case 'pictureName':
    case 'filmName':
      return <ValueField {...props} />;
  }
  return field satisfies never;
}

function isSingleValue({ type }: Field): boolean {
  return type === 'notLocalized' || type === 'pictureName' || type === 'filmName';
}

/** A text in all languages below each other. */
function LocalizedText({
  name,
  value,
  html,
  isReadOnly,
  onChange,
  onFocus,
}: Omit<StructuredFieldProps, 'field'> & { html: boolean }) {
  const texts = useTexts();
  const label = fieldLabel(name, texts);
  const written = isRecord(value) ? value : {};
  const textIn = (locale: Locale) => {
    const text = written[locale];
    return typeof text === 'string' ? text : '';
  };
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.languages}>
        {localeNames.map((locale) => (
          <div key={locale} className={styles.language}>
            <span aria-hidden="true">{locales[locale].shortName}</span>
            <div>
              {html ? (
                <RichTextField
                  label={label}
                  locale={locale}
                  html={textIn(locale)}
                  isReadOnly={isReadOnly}
                  onChange={(text) => onChange({ ...written, [locale]: text })}
                  onFocus={onFocus}
                />
              ) : (
                <Input.TextArea
                  aria-label={`${label}, ${locales[locale].ownName}`}
                  lang={locales[locale].tag}
                  className={styles.lines ?? ''}
                  rows={1}
                  readOnly={isReadOnly}
                  value={textIn(locale)}
                  onFocus={() => onFocus(undefined)}
                  onChange={({ target }) => onChange({ ...written, [locale]: target.value })}
                />
              )}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function ObjectFields({
  name,
  fields,
  value,
  ...rest
}: StructuredFieldProps & { fields: Readonly<Record<string, Field>> }) {
  const texts = useTexts();
  const object = isRecord(value) ? value : {};
  return (
    <fieldset className={styles.group}>
      {name === '' ? null : <legend>{fieldLabel(name, texts)}</legend>}
      <div className={styles.parts}>
        {Object.entries(fields).map(([part, field]) => (
          <div key={part} className={isSingleValue(field) ? undefined : styles.wide}>
            <StructuredField
              {...rest}
              name={part}
              field={field}
              value={object[part]}
              onChange={(changed) => rest.onChange({ ...object, [part]: changed })}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

type Variants = Extract<Field, { type: 'variants' }>['variants'];

function VariantFields({ by, variants, value, ...rest }: StructuredFieldProps & { by: string; variants: Variants }) {
  const chosen = isRecord(value) ? value[by] : undefined;
  const variant = variants.find((candidate) => nameOfVariant(candidate, by) === chosen) ?? variants[0];
  const { [by]: _name, ...fields } = variant.fields;
  return <ObjectFields {...rest} name="" field={variant} fields={fields} value={value} />;
}

/** The literal that tells a variant from the others. */
function nameOfVariant(variant: Variants[number], by: string): unknown {
  const literal = variant.fields[by];
  return literal === undefined ? undefined : newValue(literal);
}

function OptionalField({ name, item, value, ...rest }: StructuredFieldProps & { item: Field }) {
  const texts = useTexts();
  const isSet = value !== null && value !== undefined;
  const label = fieldLabel(name, texts);
  return (
    <div>
      <label className={styles.label}>
        <Switch
          size="small"
          aria-label={label}
          checked={isSet}
          disabled={rest.isReadOnly}
          onChange={(set) => rest.onChange(set ? newValue(item) : null)}
        />{' '}
        {label}
      </label>
      {isSet ? <StructuredField {...rest} name={name} field={item} value={value} /> : null}
    </div>
  );
}

/** A list whose rows open one at a time. Buttons move a row, also `Alt` with the arrow keys on its head. */
function ListField({ name, item, value, isReadOnly, onChange, onFocus }: StructuredFieldProps & { item: Field }) {
  const texts = useTexts();
  const { structure } = texts.publishing;
  const [opened, setOpened] = useState<number>();
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const isFlat = isSingleValue(item);

  function move(index: number, step: 1 | -1): void {
    const target = index + step;
    if (target < 0 || target >= rows.length) return;
    const moved = [...rows];
    [moved[index], moved[target]] = [moved[target], moved[index]];
    onChange(moved);
    if (opened === index) setOpened(target);
  }

  function add(row: unknown): void {
    onChange([...rows, row]);
    setOpened(rows.length);
  }

  return (
    <fieldset className={styles.group}>
      <legend>{fieldLabel(name, texts)}</legend>
      {rows.map((row, index) => (
        <div key={keyOfRow(row, index)} className={styles.row}>
          <div className={styles.rowHead}>
            <button
              type="button"
              aria-expanded={isFlat || opened === index}
              onClick={() => setOpened(opened === index ? undefined : index)}
              onKeyDown={(event) => {
                const step = event.altKey ? ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key] : undefined;
                if (step === undefined || isReadOnly) return;
                event.preventDefault();
                move(index, step);
              }}
            >
              {summaryOf(row) || structure.row(index + 1)}
            </button>
            {isReadOnly ? null : (
              <>
                <Button
                  type="text"
                  size="small"
                  aria-label={structure.up}
                  disabled={index === 0}
                  icon={<ArrowUp size={14} />}
                  onClick={() => move(index, -1)}
                />
                <Button
                  type="text"
                  size="small"
                  aria-label={structure.down}
                  disabled={index === rows.length - 1}
                  icon={<ArrowDown size={14} />}
                  onClick={() => move(index, 1)}
                />
                <Button
                  type="text"
                  size="small"
                  danger
                  aria-label={structure.remove}
                  icon={<Trash2 size={14} />}
                  onClick={() => onChange(rows.toSpliced(index, 1))}
                />
              </>
            )}
          </div>
          {isFlat || opened === index ? (
            <div className={styles.rowBody}>
              <StructuredField
                name={isFlat ? name : ''}
                field={item}
                value={row}
                isReadOnly={isReadOnly}
                onChange={(changed) => onChange(rows.with(index, changed))}
                onFocus={onFocus}
              />
            </div>
          ) : null}
        </div>
      ))}
      {isReadOnly ? null : <AddButton item={item} add={add} />}
    </fieldset>
  );
}

function AddButton({ item, add }: { item: Field; add: (row: unknown) => void }) {
  const { publishing } = useTexts();
  const button = (
    <Button
      size="small"
      icon={<Plus size={14} />}
      {...(item.type !== 'variants' && { onClick: () => add(newValue(item)) })}
    >
      {publishing.structure.add}
    </Button>
  );
  if (item.type !== 'variants') return button;
  const items = item.variants.map((variant) => {
    const name = String(nameOfVariant(variant, item.by));
    return { key: name, label: name, onClick: () => add(newValue(variant)) };
  });
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      {button}
    </Dropdown>
  );
}

/** Rows that are objects have keys of their own, so that a moved row keeps its editor. */
function keyOfRow(row: unknown, index: number): string {
  return isRecord(row) && typeof row['rowKey'] === 'string' ? row['rowKey'] : `row ${index}`;
}

/** The first text of a row, in Chinese, so that a folded row can be told from the others. */
function summaryOf(row: unknown): string {
  if (typeof row === 'string' || typeof row === 'number') return String(row);
  if (!isRecord(row)) return '';
  const texts = Object.entries(row).flatMap(([name, part]) => {
    if (isRecord(part) && typeof part['cn'] === 'string') return part['cn'].replaceAll(/<[^>]*>/g, ' ');
    return name === 'kind' || name === 'name' || name === 'grade' ? [String(part)] : [];
  });
  return texts
    .filter((text) => text.trim() !== '')
    .join(' · ')
    .slice(0, 120);
}

/** A picture and its description at this place, which replaces the library's. */
function DescribedPicture({ name, value, isReadOnly, onChange, onFocus }: StructuredFieldProps) {
  const stored = isRecord(value) ? value : { picture: '', description: null };
  return (
    <div>
      <PictureNameField
        name={name === '' ? 'picture' : name}
        value={stored['picture']}
        isReadOnly={isReadOnly}
        onChange={(picture) => onChange({ ...stored, picture })}
      />
      <LocalizedText
        name="description"
        html={false}
        value={stored['description']}
        isReadOnly={isReadOnly}
        onChange={(description) => onChange({ ...stored, description })}
        onFocus={onFocus}
      />
    </div>
  );
}

/** A figure of its own, or one of the group's facts by its name. */
function FigureField({ value, isReadOnly, onChange, onFocus }: StructuredFieldProps) {
  const texts = useTexts();
  const figure = isRecord(value) ? value : {};
  const fact = figure['fact'];
  const part = (name: string) => (
    <LocalizedText
      key={name}
      name={name}
      html={false}
      value={figure[name]}
      isReadOnly={isReadOnly}
      onChange={(changed) => onChange({ ...figure, [name]: changed })}
      onFocus={onFocus}
    />
  );
  return (
    <div className={styles.fields}>
      <label className={styles.label}>
        {fieldLabel('fact', texts)}
        <Input
          value={typeof fact === 'string' ? fact : ''}
          readOnly={isReadOnly}
          onChange={({ target }) => {
            const { fact: _fact, ...own } = figure;
            onChange(
              target.value === ''
                ? { value: {}, unit: null, ...own }
                : { fact: target.value, caption: own['caption'] ?? {} },
            );
          }}
        />
      </label>
      {typeof fact === 'string' ? [part('caption')] : [part('value'), part('unit'), part('caption')]}
    </div>
  );
}
