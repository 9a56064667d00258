import { listInbox } from 'contract/console/inbox-list.ts';
import { inboxRights, type InboxKind } from 'contract/console/inbox.ts';
import { holdsAllPermissions } from 'contract/console/permissions.ts';
import { usePolledRead } from '../gateway/use-polled-read.ts';
import { InboxRow } from '../inbox/list/inbox-row.tsx';
import { useSession } from '../shell/session.tsx';
import { useTexts } from '../text/use-language.ts';
import styles from './inbox-panel.module.css';
import { mostUrgent, type ReadList } from './most-urgent.ts';

const shown = 5;

/** The caller's open items and those that nobody has, most urgent first. */
export function OpenItems({ now }: { now: Date }) {
  const { onToday } = useTexts().inbox;
  const lists = [
    useList('message', 'mine'),
    useList('message', 'unassigned'),
    useList('resume', 'mine'),
    useList('resume', 'unassigned'),
  ].filter((list) => list !== undefined);
  const items = mostUrgent(lists, now).slice(0, shown);
  if (items.length === 0) return null;
  return (
    <section className={styles.items} aria-label={onToday.forMe}>
      <h3>{onToday.forMe}</h3>
      <ol>
        {items.map(({ row, state, group }) => (
          <li key={row.id}>
            <InboxRow {...{ row, state, group, now }} isOpened={false} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** For whoever may answer the kind; undefined until it was read. */
function useList(kind: InboxKind, view: 'mine' | 'unassigned'): ReadList | undefined {
  const { permissions } = useSession();
  const { read, answer } = inboxRights[kind];
  const enabled = holdsAllPermissions(permissions, [read, answer]);
  const { data, readAt } = usePolledRead(listInbox, { kind, view, size: shown }, { enabled });
  return data && { rows: data.content, clock: data.clock, readAt };
}
