import { Button } from 'antd';
import type { AuditEntry } from 'contract/console/audit.ts';
import { useTexts } from '../text/use-language.ts';
import styles from './audit.module.css';

type Filter = (changed: { objectKind?: string; objectId?: string; accountId?: string }) => void;

/** What an entry of the log opens to: its details, from where, and narrower lists. */
export function AuditDetails({ entry, filter }: { entry: AuditEntry; filter: Filter }) {
  const { audit } = useTexts();
  const { details, object, by, addressBlock, id } = entry;
  const lines = linesOf(details);
  return (
    <div className={styles.details}>
      {lines.length === 0 ? (
        <p className={styles.quiet}>{audit.noDetails}</p>
      ) : (
        <dl>
          {lines.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.small}>
        <span>
          {audit.number} {id}
        </span>
        {addressBlock === undefined ? null : (
          <span>
            {audit.network} {addressBlock}
          </span>
        )}
        <Button size="small" type="link" onClick={() => filter({ objectKind: object.kind, objectId: object.id })}>
          {audit.onlyObject}
        </Button>
        {by === null ? null : (
          <Button size="small" type="link" onClick={() => filter({ accountId: String(by.accountId) })}>
            {audit.onlyPerson}
          </Button>
        )}
      </p>
    </div>
  );
}

/** The fields of the details. What is nested is shown as JSON: each feature writes its own. */
function linesOf(details: AuditEntry['details']): [string, string][] {
  if (typeof details !== 'object' || details === null) return details === undefined ? [] : [['', String(details)]];
  return Object.entries(details).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
}
