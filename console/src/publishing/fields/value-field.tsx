import { Button, Input, InputNumber, Select, Switch } from 'antd';
import { isAllowedLink } from 'contract/urls/allowed-link.ts';
import { listContent } from 'contract/console/publishing.ts';
import { getLibraryPicture } from 'contract/console/media.ts';
import { day } from 'contract/fields.ts';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { choiceLabels, fieldLabel } from '../../content-kinds/field-labels.ts';
import { itemTitle } from '../../content-kinds/item-title.ts';
import { useRead } from '../../gateway/use-read.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { PictureChooser } from '../choosers/deferred-choosers.tsx';
import styles from './structured-field.module.css';
import type { ValueFieldProps } from './value-field-props.ts';
import { valueKindOf } from './value-kind.ts';

/** Controls of fields whose names say what they are. The calendar of the pickers is a large module. */
const DayField = lazy(async () => ({ default: (await import('./day-fields.tsx')).DayField }));
const namedFields: Readonly<Record<string, ComponentType<ValueFieldProps>>> = {
  hours: lazy(async () => ({ default: (await import('./day-fields.tsx')).OpeningHoursField })),
  holidays: lazy(async () => ({ default: (await import('./day-fields.tsx')).DaysField })),
  workingDays: lazy(async () => ({ default: (await import('./day-fields.tsx')).WorkingDaysField })),
  knownUntil: DayField,
  coordinates: lazy(async () => ({ default: (await import('./coordinates-field.tsx')).CoordinatesField })),
};
const FilmNameField = lazy(async () => ({ default: (await import('./film-name-field.tsx')).FilmNameField }));
const TimestampField = lazy(async () => ({ default: (await import('./timestamp-field.tsx')).TimestampField }));

/** A value that is the same in all languages, with the control of its type. */
export function ValueField(props: ValueFieldProps) {
  const { name, field } = props;
  if (field.type === 'optional') return <ValueField {...props} field={field.item} />;
  if (field.type === 'pictureName')
    return <PictureNameField {...props} isRequired={!field.stored.safeParse(null).success} />;
  if (name === 'categoryId' || name === 'parentId') return <CategoryField {...props} />;
  if (field.type === 'filmName')
    return (
      <Suspense fallback={<div aria-busy="true" />}>
        <FilmNameField {...props} />
      </Suspense>
    );
  const Named = field.imported === day ? DayField : name.endsWith('At') ? TimestampField : namedFields[name];
  if (Named !== undefined)
    return (
      <Suspense fallback={<div aria-busy="true" />}>
        <Named {...props} />
      </Suspense>
    );
  return <PlainValueField {...props} />;
}

const numberLimits: Readonly<Record<string, { min: number; max: number; step: number }>> = {
  longitude: { min: -180, max: 180, step: 0.0001 },
  latitude: { min: -90, max: 90, step: 0.0001 },
};

function PlainValueField({ name, field, value, isReadOnly, isLabelHidden, onChange }: ValueFieldProps) {
  const texts = useTexts();
  const label = fieldLabel(name, texts);
  const kind = valueKindOf(field);
  const common = { 'aria-label': label, disabled: isReadOnly, style: { width: '100%' } };
  const line = typeof value === 'string' ? value : '';
  const isRejected = kind.is === 'line' && line !== '' && !field.stored.safeParse(line).success;
  // A value that is always the same, such as the type of a GeoJSON object.
  if (kind.is === 'choice' && kind.values.length === 1) return null;
  if (kind.is === 'boolean')
    return (
      <label className={styles.label}>
        <Switch size="small" aria-label={label} disabled={isReadOnly} checked={value === true} onChange={onChange} />{' '}
        {label}
      </label>
    );
  return (
    <label className={styles.label}>
      {isLabelHidden ? null : label}
      {kind.is === 'choice' ? (
        <Select
          {...common}
          value={typeof value === 'string' || typeof value === 'number' ? value : null}
          options={kind.values.map((choice) => ({
            value: choice,
            label: choiceLabels(name, texts)?.[String(choice)] ?? String(choice),
          }))}
          onChange={onChange}
        />
      ) : kind.is === 'number' ? (
        <InputNumber
          {...common}
          {...numberLimits[name]}
          controls={false}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
        />
      ) : kind.is === 'lines' ? (
        <Select
          {...common}
          mode="tags"
          open={false}
          suffixIcon={null}
          value={Array.isArray(value) ? value.map(String) : []}
          onChange={onChange}
        />
      ) : (
        <Input
          {...common}
          value={line}
          status={isRejected ? 'error' : ''}
          onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        />
      )}
      {isRejected && !isAllowedLink(line) ? (
        <small className={styles.rejected} role="alert">
          {texts.publishing.write.linkRule}
        </small>
      ) : null}
    </label>
  );
}

/** One of the product categories. */
function CategoryField({ name, value, isReadOnly, onChange }: ValueFieldProps) {
  const texts = useTexts();
  const locale = useLocale();
  const label = fieldLabel(name, texts);
  const { data } = useRead(listContent, { kind: 'productCategory', size: 50, sort: 'position' }, { silent: true });
  const categories = (data?.content ?? []).map(({ id, titles }) => ({
    value: Number(id),
    label: itemTitle(titles, locale),
  }));
  const top = { value: 0, label: texts.publishing.structure.top };
  return (
    <label className={styles.label}>
      {label}
      <Select
        aria-label={label}
        style={{ width: '100%' }}
        disabled={isReadOnly}
        options={name === 'parentId' ? [top, ...categories] : categories}
        value={typeof value === 'number' ? value : name === 'parentId' ? 0 : null}
        onChange={(chosen: number) => onChange(chosen === 0 ? null : chosen)}
      />
    </label>
  );
}

/** A picture of the library by its name. */
export function PictureNameField({
  name,
  value,
  isReadOnly,
  isLabelHidden,
  isRequired = false,
  onChange,
}: Omit<ValueFieldProps, 'field'> & { isRequired?: boolean }) {
  const texts = useTexts();
  const { chooser } = texts.publishing;
  const locale = useLocale();
  const [isChoosing, setChoosing] = useState(false);
  const chosen = typeof value === 'string' && value !== '' ? value : undefined;
  const { data } = useRead(getLibraryPicture, { name: chosen ?? '' }, { enabled: chosen !== undefined, silent: true });
  const shown = chosen === undefined || data?.data.name !== chosen ? undefined : data.data;
  return (
    <div className={styles.picture}>
      {isLabelHidden ? null : <span className={styles.label}>{fieldLabel(name, texts)}</span>}
      {shown === undefined ? (
        <p>{chosen ?? (isRequired ? chooser.required : chooser.none)}</p>
      ) : (
        <img src={shown.picture.address} alt={shown.description[locale] || shown.name} />
      )}
      {isReadOnly ? null : (
        <Button size="small" onClick={() => setChoosing(true)}>
          {chooser.choose}
        </Button>
      )}
      {isChoosing ? (
        <PictureChooser
          close={() => setChoosing(false)}
          choose={(picture) => {
            onChange(picture.name);
            setChoosing(false);
          }}
        />
      ) : null}
    </div>
  );
}
