import type { AuditEntry } from 'contract/console/audit.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../text/use-language.ts';
import styles from './audit.module.css';
import { detailWords } from './entry-words.ts';

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
                <del>{detailWords(name, value, object, texts)}</del> <ins>{object.title}</ins>
              </>
            ) : (
              marked(name, detailWords(name, value, object, texts))
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
