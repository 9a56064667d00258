import type { LanguageSummary } from 'contract/console/content-items.ts';
import { expect, it } from 'vitest';
import { catalogue } from '../text/en/catalogue.ts';
import { languageMarkWords } from './language-mark-words.ts';

const goLiveAt = '2020-11-30T23:00:00.000Z';
const live: LanguageSummary = {
  state: 'live',
  stale: false,
  hasNewerDraft: false,
  since: null,
  goLiveAt: null,
  withdrawAt: null,
  staleFields: [],
  staleSince: null,
};
const scheduled: LanguageSummary = { ...live, state: 'scheduled', goLiveAt };

it.each([
  ['live', live, 'live', 'Live', 'Live'],
  ['live with edits', { ...live, hasNewerDraft: true }, 'newerDraft', 'Newer edits', 'Live, Newer edits'],
  ['scheduled', scheduled, 'scheduled', '2020-12-01 07:00', 'Scheduled, 2020-12-01 07:00'],
  [
    'scheduled with later edits',
    { ...scheduled, hasNewerDraft: true },
    'newerDraft',
    '2020-12-01 07:00, Newer edits',
    'Scheduled, Newer edits, 2020-12-01 07:00',
  ],
  [
    'scheduled, edited and stale',
    { ...scheduled, hasNewerDraft: true, stale: true },
    'newerDraft',
    'Source changed',
    'Scheduled, Source changed, Newer edits, 2020-12-01 07:00',
  ],
  [
    'live until a time',
    { ...live, withdrawAt: goLiveAt },
    'ending',
    'until 2020-12-01 07:00',
    'Live, until 2020-12-01 07:00',
  ],
] satisfies [string, LanguageSummary, ...string[]][])('marks a language that is %s', (_name, summary, ...words) => {
  const { shape, word, title } = languageMarkWords(summary, catalogue);
  expect([shape, word, title]).toEqual(words);
});
