import type { TodayTexts } from '../cn/today.ts';
import { plural } from '../plural.ts';

export const today = {
  writeNews: 'Write news',
  greeting: (name, hour) =>
    `${hour < 5 ? 'Good evening' : hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening'}, ${name}`,
  beijing: (clock) => `${clock} in Beijing`,
  workingDay: {
    off: 'day off',
    before: (opensAt) => `working day from ${opensAt}`,
    open: (hours, minutes) => `working day, ${hours === 0 ? '' : `${hours} h `}${minutes} min left`,
    over: 'working day over',
  },
  waiting: 'Waiting',
  waitingCount: (count, stale) =>
    plural('en', count, { one: 'item', many: 'items' }) + (stale === 0 ? '' : `, ${stale} with a changed source`),
  whose: 'Whose content',
  everybody: 'All',
  mine: 'Mine',
  nothingWaits: 'Nothing waits',
  nothingWaitsHint: 'Translations whose source has changed, unpublished drafts and missing translations appear here.',
  upAndDown: 'up, down',
  open: 'open',
  more: (count) => `${count} more`,
  unsaved: 'Unsaved',
  unsavedNote: 'Only on this computer',
  actions: { unsaved: 'Continue', stale: 'Check', newerDraft: 'Review', draft: 'Continue', missing: 'Translate' },
  staleNote: (fields) => `Source changed: ${fields}`,
  newerNote: (name) => `The site still has the older version, edited by ${name}`,
  draftNote: (name) => `Not published, edited by ${name}`,
  missingNote: 'The site shows Chinese instead',
  upcoming: 'Coming up',
  schedule: 'All scheduled',
  nothingUpcoming: 'Nothing goes live or is withdrawn by itself in the next 14 days.',
  changes: { goLive: 'Goes live', withdraw: 'Is withdrawn' },
  dayOff: 'Day off',
  untranslated: (languages) => `no text in ${languages}`,
  and: '; ',
  recent: 'Last changes',
  languages: 'Languages',
  upToDate: 'Up to date',
} satisfies TodayTexts;
