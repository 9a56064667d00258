import type { AuditEntry } from 'contract/console/audit.ts';
import { isLocale, locales } from 'contract/locales.ts';
import type { ReactNode } from 'react';
import { fieldLabel } from '../content-kinds/field-labels.ts';
import { formatInstant } from '../text/format.ts';
import { useTexts } from '../text/use-language.ts';
import styles from './audit.module.css';

type Texts = ReturnType<typeof useTexts>;

/** The details of an entry in words. What came is marked as inserted, what went as deleted. */
export function DetailLines({ entry: { details, object } }: { entry: AuditEntry }) {
  const texts = useTexts();
  const { audit } = texts;
  const names: Readonly<Record<string, string>> = audit.details;
  const lines =
    typeof details === 'object' && details !== null && !Array.isArray(details)
      ? Object.entries(details).filter(([, value]) => !(Array.isArray(value) && value.length === 0))
      : [];
  if (lines.length === 0) return <p className={styles.quiet}>{audit.noDetails}</p>;
  return (
    <dl>
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{names[name] ?? name}</dt>
          <dd>
            {name === 'nameBefore' ? (
              <>
                <del>{wordsOf(name, value, texts)}</del> <ins>{object.title}</ins>
              </>
            ) : (
              marked(name, wordsOf(name, value, texts))
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function marked(name: string, words: string): ReactNode {
  if (name === 'granted') return <ins>{words}</ins>;
  return name === 'revoked' ? <del>{words}</del> : words;
}

function wordsOf(name: string, value: unknown, texts: Texts): string {
  if (Array.isArray(value)) return value.map((one) => wordsOf(name, one, texts)).join(', ');
  if (typeof value === 'boolean') return value ? texts.parts.yes : texts.parts.no;
  if (typeof value !== 'string') return JSON.stringify(value);
  if (isLocale(value)) return locales[value].ownName;
  if (name === 'fields') return fieldLabel(value, texts);
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return formatInstant(value);
  const permissions: Readonly<Record<string, string>> = texts.roles.permissions;
  return permissions[value] ?? value;
}
