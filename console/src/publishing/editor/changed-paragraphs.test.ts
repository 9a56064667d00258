import { expect, it } from 'vitest';
import { changedParagraphs } from './changed-paragraphs.ts';

it('sets changed paragraphs beside each other and leaves equal ones out', () => {
  expect(changedParagraphs('甲\n\n乙 20\n丙\n丁', '甲\n乙 14\n丙\n戊\n丁')).toEqual([
    { before: '乙 20', after: '乙 14' },
    { before: '', after: '戊' },
  ]);
});

it('finds nothing in texts that differ in empty lines only', () => {
  expect(changedParagraphs('甲\n乙', '甲\n\n\n乙\n')).toEqual([]);
});
