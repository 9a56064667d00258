import type { ContentLifecycle } from './content-kinds.ts';
import { type GrantedPermission, holdsAnyPermission, type Permission } from './permissions.ts';

export type ContentRight = 'read' | 'edit' | 'translate' | 'publish';

/** The permissions of which one is needed, by the lifecycle of the content. Records take effect without a publication. */
const needed: Record<ContentLifecycle, Record<ContentRight, readonly Permission[]>> = {
  article: {
    read: ['content:article:read', 'content:article:edit', 'content:article:translate', 'content:article:publish'],
    edit: ['content:article:edit'],
    translate: ['content:article:translate'],
    publish: ['content:article:publish'],
  },
  legal: {
    read: [
      'content:article:read',
      'content:article:edit',
      'content:article:translate',
      'content:article:publish',
      'content:legal:publish',
    ],
    edit: ['content:article:edit'],
    translate: ['content:article:translate'],
    publish: ['content:legal:publish'],
  },
  record: {
    read: ['content:article:read', 'content:record:edit', 'content:record:translate'],
    edit: ['content:record:edit'],
    translate: ['content:record:translate'],
    publish: ['content:record:edit'],
  },
};

/** Whether a member of staff may do this with content of this lifecycle. */
export function mayUseContent(
  lifecycle: ContentLifecycle,
  right: ContentRight,
  granted: readonly GrantedPermission[],
): boolean {
  return holdsAnyPermission(granted, needed[lifecycle][right]);
}

/** The permissions of which one is enough for at least one kind of content. The kind is checked again for each item. */
function sufficient(...rights: readonly ContentRight[]): readonly Permission[] {
  return [...new Set(Object.values(needed).flatMap((byRight) => rights.flatMap((right) => byRight[right])))];
}

/** Whoever holds one of these may see drafts. */
export const contentReaders = sufficient('read');

/** Whoever holds one of these may see articles and legal texts, and the drafts of both. */
export const articleReaders: readonly Permission[] = needed.legal.read;

/** Whoever holds one of these may save drafts. The language is checked again for each item, too. */
export const contentEditors = sufficient('edit', 'translate');

/** Whoever holds one of these may publish. */
export const contentPublishers = sufficient('publish');
