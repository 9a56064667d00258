import { getContent, listContent, listTranslations } from 'contract/console/publishing.ts';
import { listRevisions } from 'contract/console/revisions.ts';

/** What is read again after a save, a publication or a withdrawal. */
export const changedByPublishing = [getContent, listContent, listTranslations, listRevisions];
