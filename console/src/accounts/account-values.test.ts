import { expect, it } from 'vitest';
import { rebaseDraft } from './account-values.ts';

const from = { name: 'Sample Editor', login: 'sample.editor', roles: ['editor', 'translator'] };

it('keeps what a colleague has changed meanwhile, and changes only what was typed', () => {
  const typed = { ...from, name: 'Sample Chief Editor', roles: ['editor', 'hr'] };
  const saved = { ...from, name: 'Sample Editor II', roles: ['translator', 'auditor'] };
  expect(rebaseDraft(saved, { typed, from })).toEqual({
    name: 'Sample Chief Editor',
    login: 'sample.editor',
    roles: ['auditor', 'hr'],
  });
  expect(rebaseDraft(saved, { typed: from, from })).toEqual(saved);
});
