import { isRecord } from '../body.ts';
import { LocalizedTextField } from './localized-text-field.tsx';
import type { StructuredFieldProps } from './structured-field-props.ts';
import { PictureNameField } from './value-field.tsx';

/** A picture and its description in this use, which replaces the library's. */
export function DescribedPicture({ name, value, isReadOnly, onChange, onFocus }: StructuredFieldProps) {
  const stored = isRecord(value) ? value : { picture: '', description: null };
  return (
    <div>
      <PictureNameField
        name={name === '' ? 'picture' : name}
        value={stored['picture']}
        isReadOnly={isReadOnly}
        onChange={(picture) => onChange({ ...stored, picture })}
      />
      <LocalizedTextField
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
