import { describe, expect, it } from 'vitest';
import { admissionRules, difficultyAt, spamSignalsOf } from './admission-rules.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const { message, report } = admissionRules({ message: 120, resume: 120 });

describe('spam signals of a message', () => {
  it.each([
    ['none three seconds after its challenge was issued', {}, now - 3000, []],
    ['honeypot for a filled hidden field', { website: 'https://spam.example' }, now - 60_000, ['honeypot']],
    ['none for an empty hidden field', { website: '' }, now - 60_000, []],
    ['tooFast two seconds after its challenge was issued', {}, now - 2000, ['tooFast']],
    ['tooFast for a challenge that was issued in the future', {}, now + 3_600_000, ['tooFast']],
    ['noChallenge without a challenge', {}, undefined, ['noChallenge']],
    [
      'both without a challenge and begun a second ago',
      { startedAt: now - 1000 },
      undefined,
      ['tooFast', 'noChallenge'],
    ],
    [
      'both without a challenge and begun a second ago, as text',
      { startedAt: '2026-11-21T09:59:59Z' },
      undefined,
      ['tooFast', 'noChallenge'],
    ],
    [
      'both without a challenge and begun tomorrow by the visitor’s clock',
      { startedAt: now + 86_400_000 },
      undefined,
      ['tooFast', 'noChallenge'],
    ],
    ['noChallenge for an invalid start time', { startedAt: 'yesterday' }, undefined, ['noChallenge']],
    ['tooFast for a new challenge, despite an early start time', { startedAt: 0 }, now - 1000, ['tooFast']],
  ] as const)('%s', (_name, submission, issued, suspicions) => {
    expect(spamSignalsOf(submission, message, { now, issued })).toEqual(suspicions);
  });
});

it('doubles the difficulty of report challenges above twenty reports an hour, up to a maximum', () => {
  const difficulties = [0, 20, 21, 40, 41, 80, 81, 10_000].map((total) => difficultyAt(report, total));
  expect(difficulties).toEqual([250_000, 250_000, 500_000, 500_000, 1_000_000, 1_000_000, 1_000_000, 1_000_000]);
  expect(difficultyAt(message, 10_000)).toBe(250_000);
});
