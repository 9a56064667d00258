import type { InboxItem } from 'contract/console/inbox-item.ts';
import { Mail, Package, Phone } from 'lucide-react';
import { useTexts } from '../../text/use-language.ts';
import styles from './contacts.module.css';
import { topicOf } from './topic.ts';

/** How to reach whoever wrote, and about what they wrote. */
export function Contacts({ item }: { item: InboxItem }) {
  const { inboxItem } = useTexts();
  const { email, phone } = item;
  const topic = topicOf(item);
  return (
    <address className={styles.contacts}>
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
