import type { InboxItem } from 'contract/console/inbox-item.ts';

/** What an item is about: its subject, and the number of the job post. The subject of a deleted one is its number. */
export function topicOf({ subject, postNo }: Pick<InboxItem, 'subject' | 'postNo'>): string {
  return [...new Set([subject, postNo])].filter((part) => part !== null && part !== '').join(' · ');
}
