import { getContent, listContent, listRevisions, listTranslations } from 'contract/console/publishing.ts';

/** What is read again after a publication or a withdrawal. */
export const changedByPublishing = [getContent, listContent, listTranslations, listRevisions];
