import { Input } from 'antd';
import { type Locale, localeNames, locales } from 'contract/locales.ts';
import { fieldLabel } from '../../content-kinds/field-labels.ts';
import { useTexts } from '../../text/use-language.ts';
import { isRecord } from '../body.ts';
import { RichTextField } from '../rich-text/deferred-rich-text.tsx';
import type { StructuredFieldProps } from './structured-field-props.ts';
import styles from './structured-field.module.css';

/** A text in all languages below each other. */
export function LocalizedTextField({
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
    <fieldset className={styles.texts}>
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
