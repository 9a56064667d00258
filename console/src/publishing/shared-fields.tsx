import { Button, DatePicker, Input, InputNumber, Select, Switch } from 'antd';
import dayjs from 'dayjs';
import { type ContentKind } from 'contract/console/content-kinds.ts';
import { getLibraryPicture } from 'contract/console/media.ts';
import type { Field } from 'contract/content-fields.ts';
import { useState } from 'react';
import { useRead } from '../gateway/use-read.ts';
import { useLocale, useTexts } from '../text/use-language.ts';
import { type Body, sharedFieldsOf } from './body.ts';
import styles from './content-edit.module.css';
import { fieldLabel, groupLabels } from './field-labels.ts';
import { PictureChooser } from './picture-chooser.tsx';

/** The fields that all languages share, each with the control of its type. */
export function SharedFields({
  kind,
  body,
  isReadOnly,
  onChange,
}: {
  kind: ContentKind;
  body: Body;
  isReadOnly: boolean;
  onChange: (field: string, value: unknown) => void;
}) {
  const texts = useTexts();
  return (
    <div className={styles.form}>
      {sharedFieldsOf(kind).map(({ name, field }) => (
        <SharedField
          key={name}
          kind={kind}
          name={name}
          label={fieldLabel(name, texts)}
          field={field}
          value={body[name]}
          isReadOnly={isReadOnly}
          onChange={(value) => onChange(name, value)}
        />
      ))}
    </div>
  );
}

type FieldProps = {
  kind: ContentKind;
  name: string;
  label: string;
  field: Field;
  value: unknown;
  isReadOnly: boolean;
  onChange: (value: unknown) => void;
};

function SharedField(props: FieldProps) {
  const { kind, name, label, field, value, isReadOnly, onChange } = props;
  const texts = useTexts();
  const groups = groupLabels(kind, texts);
  if (groups !== undefined && name === groupFieldOf(kind))
    return (
      <label>
        {label}
        <Select
          aria-label={label}
          disabled={isReadOnly}
          options={Object.entries(groups).map(([key, text]) => ({ value: key, label: text }))}
          value={value === undefined || value === null ? null : String(value)}
          onChange={(chosen: string) =>
            onChange(typeof value === 'number' || /^\d+$/.test(chosen) ? Number(chosen) : chosen)
          }
        />
      </label>
    );
  if (field.type === 'pictureName') return <PictureField {...props} />;
  if (typeof value === 'boolean')
    return (
      <label className={styles.inline}>
        <Switch size="small" aria-label={label} checked={value} disabled={isReadOnly} onChange={onChange} />
        {label}
      </label>
    );
  if (isTimestampField(name)) return <TimestampField {...props} />;
  if (typeof value === 'number')
    return (
      <label>
        {label}
        <InputNumber
          aria-label={label}
          value={value}
          disabled={isReadOnly}
          onChange={onChange}
          style={{ width: '100%' }}
        />
      </label>
    );
  return (
    <label>
      {label}
      <Input
        aria-label={label}
        value={typeof value === 'string' ? value : ''}
        disabled={isReadOnly}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      />
    </label>
  );
}

function groupFieldOf(kind: ContentKind): string {
  const fields: Record<ContentKind, string> = { news: 'contentType' };
  return fields[kind];
}

function isTimestampField(name: string): boolean {
  return name.endsWith('At');
}

/** A time in Beijing, as the site prints it. */
function TimestampField({ label, value, isReadOnly, onChange }: FieldProps) {
  const text = typeof value === 'string' && value !== '' ? value : undefined;
  return (
    <label>
      {label}
      <DatePicker
        aria-label={label}
        showTime={{ format: 'HH:mm' }}
        format="YYYY-MM-DD HH:mm"
        disabled={isReadOnly}
        value={text === undefined ? null : dayjs(text)}
        onChange={(chosen) => onChange(chosen === null ? null : chosen.format('YYYY-MM-DD HH:mm:ss'))}
      />
    </label>
  );
}

function PictureField({ label, value, isReadOnly, onChange }: FieldProps) {
  const { publishing } = useTexts();
  const locale = useLocale();
  const [isChoosing, setChoosing] = useState(false);
  const name = typeof value === 'string' && value !== '' ? value : undefined;
  const { data } = useRead(getLibraryPicture, { name: name ?? '' }, { enabled: name !== undefined, silent: true });
  const shown = name === undefined ? undefined : data?.data;
  return (
    <div className={styles.pictureField}>
      <div className={styles.label}>
        <span>{label}</span>
      </div>
      {shown === undefined ? (
        <p>{name ?? publishing.chooser.none}</p>
      ) : (
        <img src={shown.picture.address} alt={shown.description[locale] || shown.name} />
      )}
      {isReadOnly ? null : (
        <Button size="small" onClick={() => setChoosing(true)}>
          {publishing.chooser.choose}
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
