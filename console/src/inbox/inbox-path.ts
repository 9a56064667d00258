import type { InboxKind } from 'contract/console/inbox.ts';

export const inboxPaths: Record<InboxKind, string> = { message: '/inbox/messages', resume: '/inbox/resumes' };

export function inboxPath(kind: InboxKind, id: string): string {
  return `${inboxPaths[kind]}/${id}`;
}
