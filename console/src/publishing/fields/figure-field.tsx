import { Select } from 'antd';
import { factName } from 'contract/settings.ts';
import { fieldLabel } from '../../content-kinds/field-labels.ts';
import { useTexts } from '../../text/use-language.ts';
import { isRecord } from '../body.ts';
import { LocalizedTextField } from './localized-text-field.tsx';
import type { StructuredFieldProps } from './structured-field-props.ts';
import styles from './structured-field.module.css';

/** No fact has this name. */
const ownFigure = '';

/** A figure of its own, or one of the group's facts. */
export function FigureField({ value, isReadOnly, onChange, onFocus }: StructuredFieldProps) {
  const texts = useTexts();
  const figure = isRecord(value) ? value : {};
  const fact = figure['fact'];
  const part = (name: string) => (
    <LocalizedTextField
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
        <Select
          aria-label={fieldLabel('fact', texts)}
          style={{ width: '100%' }}
          disabled={isReadOnly}
          value={typeof fact === 'string' ? fact : ownFigure}
          options={[
            { value: ownFigure, label: texts.publishing.structure.ownFigure },
            ...factName.options.map((name) => ({ value: name, label: fieldLabel(name, texts) })),
          ]}
          onChange={(chosen: string) => {
            const { fact: _fact, ...own } = figure;
            onChange(
              chosen === ownFigure
                ? { value: {}, unit: null, ...own }
                : { fact: chosen, caption: own['caption'] ?? {} },
            );
          }}
        />
      </label>
      {typeof fact === 'string' ? [part('caption')] : [part('value'), part('unit'), part('caption')]}
    </div>
  );
}
