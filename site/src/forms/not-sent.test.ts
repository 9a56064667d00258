import { expect, it } from 'vitest';
import { forms as cn } from '../text/cn/forms.ts';
import { forms as en } from '../text/en/forms.ts';
import { forms as ru } from '../text/ru/forms.ts';
import { notSentSentence } from './not-sent.ts';

const busy = { reason: 'rejected', status: 429, message: '…', fields: [] } as const;

it('notSentSentence gives the retry time in whole minutes, rounded up', () => {
  const sentences = [60, 61, 390].map((retryAfter) => notSentSentence(en, { ...busy, retryAfter }));
  expect(sentences.map((sentence) => /\d+\s\w+/.exec(sentence)?.[0])).toEqual([
    '1\u00A0minute',
    '2\u00A0minutes',
    '7\u00A0minutes',
  ]);
  expect(notSentSentence(ru, { ...busy, retryAfter: 1260 })).toContain('через\u00A021\u00A0минуту');
  expect(notSentSentence(cn, { ...busy, retryAfter: 390 })).toContain('7分钟后');
});

it('notSentSentence asks to retry in a few minutes if the server is unavailable without a retry time', () => {
  expect(notSentSentence(en, { ...busy, reason: 'http', status: 503 })).toBe(en.notSentLater);
  expect(notSentSentence(en, { ...busy, status: 503, error: 'unavailable' })).toBe(en.notSentLater);
  expect(notSentSentence(en, { ...busy, status: 503, error: 'channelClosed' })).toBe(en.notSent);
  expect(notSentSentence(en, { ...busy, reason: 'network', status: 0 })).toBe(en.notSent);
  expect(notSentSentence(en, undefined)).toBe(en.notSent);
});
