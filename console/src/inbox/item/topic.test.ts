import { expect, it } from 'vitest';
import { topicOf } from './topic.ts';

it('names the job post and its number, a deleted one once', () => {
  expect(topicOf({ subject: 'Chemist', postNo: 'P12' })).toBe('Chemist · P12');
  expect(topicOf({ subject: 'P12', postNo: 'P12' })).toBe('P12');
  expect(topicOf({ subject: 'Coke', postNo: null })).toBe('Coke');
  expect(topicOf({ subject: '', postNo: null })).toBe('');
});
