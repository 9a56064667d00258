import { Dropdown, Switch } from 'antd';
import type { Field } from 'contract/content-fields.ts';
import { use } from 'react';
import { choiceLabels, fieldLabel } from '../../content-kinds/field-labels.ts';
import { focusedMenu } from '../../parts/focused-menu.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { isRecord } from '../body.ts';
import { DescribedPicture } from './described-picture.tsx';
import { FigureField } from './figure-field.tsx';
import { ListField } from './list-field.tsx';
import { LocalizedTextField } from './localized-text-field.tsx';
import { NestedRowsContext } from './nested-rows.ts';
import { newValue } from './new-value.ts';
import { AddRowButton } from './row-buttons.tsx';
import { summaryOf } from './row-summary.ts';
import type { StructuredFieldProps } from './structured-field-props.ts';
import styles from './structured-field.module.css';
import { ValueField } from './value-field.tsx';

/** A field with all its parts, down to single texts and values. It follows the definition of the kind. */
export function StructuredField(props: StructuredFieldProps) {
  const { field } = props;
  switch (field.type) {
    case 'text':
      return <LocalizedTextField {...props} html={field.html} />;
    case 'list':
      return <RowsField {...props} item={field.item} />;
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
      {/* The parts of an object need no second heading. */}
      {isSet ? (
        <StructuredField {...rest} name={item.type === 'object' ? '' : name} field={item} value={value} />
      ) : null}
    </div>
  );
}

/** The list in each row whose rows are of several kinds: the blocks of sections, which fit in any of them. */
function listOfBlocks(item: Field): string | undefined {
  if (item.type !== 'object') return undefined;
  const found = Object.entries(item.fields).find(
    ([, field]) => field.type === 'list' && field.item.type === 'variants',
  );
  return found?.[0];
}

function RowsField({ name, item, value, isReadOnly, onChange, onFocus }: StructuredFieldProps & { item: Field }) {
  const texts = useTexts();
  const locale = useLocale();
  const nestedRows = use(NestedRowsContext);
  const isFlat = isSingleValue(item);
  return (
    <ListField
      label={fieldLabel(name, texts)}
      rows={Array.isArray(value) ? value : []}
      isReadOnly={isReadOnly}
      isFlat={isFlat}
      nested={listOfBlocks(item)}
      moving={nestedRows?.name === name ? nestedRows : undefined}
      summaryOf={(row) => summaryOf(row, locale, texts)}
      renderRow={(row, change) =>
        isFlat ? (
          <ValueField name={name} field={item} value={row} isReadOnly={isReadOnly} isLabelHidden onChange={change} />
        ) : (
          <StructuredField
            name={nameOfItem(item)}
            field={item}
            value={row}
            isReadOnly={isReadOnly}
            onChange={change}
            onFocus={onFocus}
          />
        )
      }
      renderAdd={(add) => <AddButton item={item} add={add} />}
      onChange={onChange}
    />
  );
}

/** Rows of the table of a composed page are lists of texts, which have no names of their own. */
function nameOfItem({ type }: Field): string {
  if (type === 'list') return 'cells';
  return type === 'text' ? 'cell' : '';
}

function AddButton({ item, add }: { item: Field; add: (row: unknown) => void }) {
  const texts = useTexts();
  if (item.type !== 'variants') return <AddRowButton onClick={() => add(newValue(item))} />;
  const items = item.variants.map((variant) => {
    const name = String(nameOfVariant(variant, item.by));
    return { key: name, label: choiceLabels(item.by, texts)?.[name] ?? name, onClick: () => add(newValue(variant)) };
  });
  return (
    <Dropdown {...focusedMenu} menu={{ items }}>
      <AddRowButton />
    </Dropdown>
  );
}
