import { describe, expect, it } from 'vitest';
import { admissionRules, difficultyAt, spamSignalsOf } from './admission-rules.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const { message, report } = admissionRules({ message: 120, resume: 120 });

describe('what speaks against a message', () => {
  it.each([
    ['nothing', {}, now - 3000, []],
    ['the hidden field', { website: 'https://spam.example' }, now - 60_000, ['honeypot']],
    ['an empty hidden field: nothing', { website: '' }, now - 60_000, []],
    ['two seconds since its challenge was issued', {}, now - 2000, ['tooFast']],
    ['a challenge issued in an hour', {}, now + 3_600_000, ['tooFast']],
    ['no challenge', {}, undefined, ['noChallenge']],
    ['no challenge, begun a second ago', { startedAt: now - 1000 }, undefined, ['tooFast', 'noChallenge']],
    ['the same as text', { startedAt: '2026-11-21T09:59:59Z' }, undefined, ['tooFast', 'noChallenge']],
    [
      'a beginning that the visitor’s clock puts into tomorrow',
      { startedAt: now + 86_400_000 },
      undefined,
      ['tooFast', 'noChallenge'],
    ],
    ['a beginning that nobody can read', { startedAt: 'yesterday' }, undefined, ['noChallenge']],
    ['a challenge against what its clock says', { startedAt: 0 }, now - 1000, ['tooFast']],
  ] as const)('%s', (_name, submission, issued, suspicions) => {
    expect(spamSignalsOf(submission, message, { now, issued })).toEqual(suspicions);
  });
});

it('makes the challenges of reports harder above twenty an hour, up to what a cheap phone can do', () => {
  const largest = [0, 20, 21, 40, 41, 80, 81, 10_000].map((total) => difficultyAt(report, total));
  expect(largest).toEqual([250_000, 250_000, 500_000, 500_000, 1_000_000, 1_000_000, 1_000_000, 1_000_000]);
  expect(difficultyAt(message, 10_000)).toBe(250_000);
});
