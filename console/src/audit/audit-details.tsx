import { Button } from 'antd';
import type { AuditEntry } from 'contract/console/audit.ts';
import { isContentKind } from 'contract/console/content-kinds.ts';
import { mayUseContent } from 'contract/console/content-rights.ts';
import { Link } from 'react-router';
import { contentPath } from '../content-kinds/content-path.ts';
import { definitionOf } from '../content-kinds/kinds.ts';
import { RevisionComparison } from '../publishing/versions/revision-comparison.tsx';
import { useSession } from '../shell/session.tsx';
import { useTexts } from '../text/use-language.ts';
import styles from './audit.module.css';
import { DetailLines } from './detail-lines.tsx';

type Filter = (changed: { objectKind?: string; objectId?: string; accountId?: string }) => void;

/** Actions that make a new revision, whose number is their detail `version`. */
const savingActions = ['content.save', 'content.restore'];

/** What an entry of the log opens to: what changed, from where, and narrower lists. */
export function AuditDetails({ entry, filter }: { entry: AuditEntry; filter: Filter }) {
  const { audit } = useTexts();
  const { permissions } = useSession();
  const { details, object, by, addressBlock, id, action } = entry;
  const { kind } = object;
  const item =
    isContentKind(kind) && object.id !== '' && mayUseContent(definitionOf(kind).lifecycle, 'read', permissions)
      ? { kind, id: object.id }
      : undefined;
  const version = savingActions.includes(action) ? Object(details).version : undefined;
  return (
    <div className={styles.details}>
      {item !== undefined && typeof version === 'number' && version > 1 ? (
        <RevisionComparison {...item} before={version - 1} after={version} />
      ) : null}
      <DetailLines entry={entry} />
      <p className={styles.small}>
        <span>
          {audit.number} {id}
        </span>
        {addressBlock === undefined ? null : (
          <span>
            {audit.network} {addressBlock}
          </span>
        )}
        {item === undefined ? null : <Link to={contentPath(item.kind, item.id)}>{audit.openItem}</Link>}
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
