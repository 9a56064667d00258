import { expect, it } from 'vitest';
import { spamActionOf } from './spam-action.ts';

const [plain, suspicious] = [{ isSuspicious: false }, { isSuspicious: true }];

it('marks what is open, clears what is taken for spam, and does not mark what is done', () => {
  expect(spamActionOf('unassigned', [plain])).toBe('markSpam');
  expect(spamActionOf('suspicious', [suspicious])).toBe('clearSpam');
  expect(spamActionOf('done', [plain, suspicious])).toBe('clearSpam');
  expect(spamActionOf('done', [plain])).toBeUndefined();
});

it('clears open ones that have signals although they were answered', () => {
  expect(spamActionOf('open', [suspicious, suspicious])).toBe('clearSpam');
  expect(spamActionOf('mine', [plain, suspicious])).toBe('markSpam');
});
