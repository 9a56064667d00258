import { listFactUses } from 'contract/console/fact-uses.ts';
import { getContent, listContent, listTranslations } from 'contract/console/publishing.ts';
import { listRevisions } from 'contract/console/revisions.ts';
import { listStaleTexts } from 'contract/console/stale-texts.ts';
import { getToday } from 'contract/console/today.ts';
import { getSettings } from 'contract/settings.ts';

/** What is read again after a save, a publication or a withdrawal. */
export const changedByPublishing = [
  getContent,
  listContent,
  listTranslations,
  listStaleTexts,
  listRevisions,
  listFactUses,
  getToday,
  getSettings,
];
