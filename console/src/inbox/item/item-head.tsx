import { App, Button } from 'antd';
import { changeInboxStatus, type InboxItem } from 'contract/console/inbox.ts';
import { locales } from 'contract/locales.ts';
import { ArrowLeft, ChevronLeft, ChevronRight, Mail, Package, Phone, UserPlus } from 'lucide-react';
import type { RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';
import styles from '../../parts/conversation/item-head.module.css';
import { isOutdated } from '../../parts/conversation/outdated.ts';
import { StatusButtons } from '../../parts/conversation/status-buttons.tsx';
import { useItemKeys } from '../../parts/conversation/use-item-keys.ts';
import { formatShortInstant } from '../../text/format.ts';
import { useTexts } from '../../text/use-language.ts';
import contactStyles from './contacts.module.css';
import { MarkSpam } from './spam.tsx';
import { topicOf } from './topic.ts';
import { useItemWrite } from '../use-item-write.ts';

export type Neighbours = { next?: string | undefined; previous?: string | undefined; onClose: () => void };

type ItemHeadProps = Neighbours & {
  item: InboxItem;
  now: Date;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Goes to the choice of who handles it. */
  assign: () => void;
};

/** Who wrote and when, how to reach them, and what is done with the whole item. */
export function ItemHead({ item, now, heading, assign, next, previous, onClose }: ItemHeadProps) {
  const { inboxItem } = useTexts();
  const { name, locale, receivedAt, abilities } = item;
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <Button type="text" aria-label={inboxItem.back} icon={<ArrowLeft size={18} />} onClick={onClose} />
        <h2 ref={heading} tabIndex={-1} dir="auto" {...(name !== '' && { lang: locales[locale].tag })}>
          {name || inboxItem.noName}
        </h2>
        <span className={styles.language} lang={locales[locale].tag}>
          {locales[locale].shortName}
          {locales[locale].ownName === locales[locale].shortName ? null : <em>{locales[locale].ownName}</em>}
        </span>
        <time dateTime={receivedAt}>{inboxItem.received(formatShortInstant(receivedAt, now))}</time>
        {abilities.markSpam ? <MarkSpam item={item} /> : null}
      </div>
      <div className={styles.actions}>
        <Position next={next} previous={previous} />
        {abilities.assign ? (
          <Button icon={<UserPlus size={15} />} onClick={assign}>
            {inboxItem.assign}
          </Button>
        ) : null}
        <ItemStatus item={item} />
      </div>
    </header>
  );
}

/** The items before and after this one in the list. */
function Position({ next, previous }: Omit<Neighbours, 'onClose'>) {
  const { inboxItem } = useTexts();
  const navigate = useNavigate();
  const { search } = useLocation();
  if (next === undefined && previous === undefined) return null;
  const button = (id: string | undefined, label: string, icon: React.ReactNode) => (
    <Button
      type="text"
      aria-label={label}
      title={label}
      icon={icon}
      disabled={id === undefined}
      onClick={() =>
        id === undefined ? undefined : void navigate({ pathname: `../${id}`, search }, { relative: 'path' })
      }
    />
  );
  return (
    <nav aria-label={inboxItem.position}>
      {button(previous, inboxItem.previous, <ChevronLeft size={17} />)}
      {button(next, inboxItem.next, <ChevronRight size={17} />)}
    </nav>
  );
}

/** Closes the item or opens it again. */
function ItemStatus({ item }: { item: InboxItem }) {
  const { kind, id, entries, abilities } = item;
  const { inboxItem } = useTexts();
  const { message } = App.useApp();
  const { write, isPending } = useItemWrite(changeInboxStatus, { item, written: 'status' });

  async function change(status: 'inProgress' | 'closed'): Promise<void> {
    const result = await write({ kind, id, status, seenEntries: entries.length });
    if (result.ok) void message.success(status === 'closed' ? inboxItem.closed : inboxItem.reopened);
    else if (isOutdated(result.failure)) void message.warning(inboxItem.changedMeanwhile);
  }

  useItemKeys(abilities.close && !isPending ? { e: () => void change('closed') } : {});
  return <StatusButtons abilities={abilities} isPending={isPending} change={change} />;
}

/** How to reach whoever wrote, and about what they wrote. */
export function Contacts({ item }: { item: InboxItem }) {
  const { inboxItem } = useTexts();
  const { email, phone } = item;
  const topic = topicOf(item);
  return (
    <address className={contactStyles.contacts}>
      {email === '' ? null : (
        <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
          <Mail size={14} aria-hidden="true" /> {email}
        </a>
      )}
      {phone === '' ? null : (
        <a href={`tel:${phone.replaceAll(/[^\d+*#]/g, '')}`}>
          <Phone size={14} aria-hidden="true" /> {phone}
        </a>
      )}
      {topic === '' ? null : <span>{topic}</span>}
      {item.products.map(({ itemNo, name, path }) => (
        <a key={itemNo} href={path} target="_blank" rel="noreferrer" title={inboxItem.openProduct(name)}>
          <Package size={14} aria-hidden="true" /> <b>{itemNo}</b> <em>{name}</em>
        </a>
      ))}
    </address>
  );
}
