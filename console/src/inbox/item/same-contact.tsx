import type { InboxItem } from 'contract/console/inbox-item.ts';
import { Link, useLocation } from 'react-router';
import { formatDay } from '../../text/format.ts';
import { useTexts } from '../../text/use-language.ts';
import { applicationPath, applicationsPath } from '../application-path.ts';
import { inboxPath } from '../inbox-path.ts';
import styles from './same-contact.module.css';

type OtherItem = InboxItem['sameContact']['items'][number];

/** Other messages and resumes from the same telephone number or e-mail address. */
export function SameContact({ item: { sameContact } }: { item: InboxItem }) {
  const texts = useTexts().inboxItem.sameContact;
  const { items, total } = sameContact;
  if (items.length === 0) return null;
  return (
    <section className={styles.others}>
      <h4>
        {texts.title} <b>{total}</b>
      </h4>
      <ul>
        {items.map((other) => (
          <li key={other.id}>
            <OtherLink item={other} />
          </li>
        ))}
      </ul>
      <p>{items.length < total ? texts.newest(items.length) : texts.hint}</p>
    </section>
  );
}

function OtherLink({ item }: { item: OtherItem }) {
  const { inboxItem, applications } = useTexts();
  const { pathname } = useLocation();
  const { kind, id, name, subject, receivedAt, status, stage, hasSamePhone, hasSameEmail } = item;
  const texts = inboxItem.sameContact;
  const isAmongApplications = kind === 'resume' && pathname.startsWith(applicationsPath);
  const same =
    hasSamePhone && hasSameEmail ? texts.samePhoneAndEmail : hasSamePhone ? texts.samePhone : texts.sameEmail;
  return (
    <Link to={isAmongApplications ? applicationPath(id) : inboxPath(kind, id)}>
      <span>
        <b dir="auto">{subject || texts.kinds[kind]}</b>
        <small>{stage === null ? inboxItem.statuses[status] : applications.stages[stage]}</small>
      </span>
      <small>
        <time dateTime={receivedAt}>{formatDay(receivedAt)}</time> · {texts.kinds[kind]} ·{' '}
        <span dir="auto">{name || inboxItem.noName}</span> · {same}
      </small>
    </Link>
  );
}
