import type { ContentKind } from 'contract/console/content-kinds.ts';
import type { Body } from './body.ts';

/** What the form of a new item begins with. */
export const newBodies: Record<ContentKind, () => Body> = {
  news: () => ({ contentType: 1, publishedAt: null, pinned: false, externalUrl: null, picture: '' }),
};
