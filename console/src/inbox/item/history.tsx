import { Button } from 'antd';
import type { InboxEvent, InboxItem } from 'contract/console/inbox-item.ts';
import { useState } from 'react';
import { formatShortInstant } from '../../text/format.ts';
import { useTexts } from '../../text/use-language.ts';
import styles from './internal-side.module.css';
import { useDurationWords } from './use-duration-words.ts';

/** More is shown on request. */
const shownAtFirst = 8;

/** What has happened to the item, newest first. */
export function History({ item, now }: { item: InboxItem; now: Date }) {
  const texts = useTexts().inboxItem.history;
  const [isWhole, setWhole] = useState(false);
  const { history } = item;
  const shown = isWhole ? history : history.slice(0, shownAtFirst);
  return (
    <section className={styles.history}>
      <h4>{texts.title}</h4>
      <ol>
        {shown.map((event, index) => (
          <li key={`${index} ${event.at}`} data-event={event.event}>
            <time dateTime={event.at}>{formatShortInstant(event.at, now)}</time>
            <EventWords item={item} event={event} />
          </li>
        ))}
      </ol>
      {shown.length === history.length ? null : (
        <Button size="small" type="link" onClick={() => setWhole(true)}>
          {texts.showAll(history.length)}
        </Button>
      )}
    </section>
  );
}

function EventWords({ item: { kind }, event: { event, by, assignee, left } }: { item: InboxItem; event: InboxEvent }) {
  const { history, notes } = useTexts().inboxItem;
  const { inWords } = useDurationWords(kind);
  const name = by ?? notes.noAuthor;
  if (event === 'answered') {
    const answered = by === null ? history.answeredByCommand : history.answered(by);
    if (left === undefined) return <span>{answered}</span>;
    return (
      <span>
        {answered}
        <small>{left < 0 ? history.late(inWords(-left)) : history.left(inWords(left))}</small>
      </span>
    );
  }
  if (event === 'assigned') {
    const isTaken = assignee === by && by !== null;
    return (
      <span>
        {assignee ? (isTaken ? history.taken(name) : history.assigned(name, assignee)) : history.unassigned(name)}
      </span>
    );
  }
  if (event === 'received' || event === 'wroteAgain' || event === 'deadlinePassed')
    return <span>{history[event]}</span>;
  return <span>{history[event](name)}</span>;
}
