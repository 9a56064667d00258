import type { Role } from 'contract/console/roles.ts';
import { expect, it } from 'vitest';
import { countChanges, isChanged, permissionsOf, togglePermission } from './role-changes.ts';

const hr: Role = {
  key: 'hr',
  version: 1,
  name: { cn: '人事', en: 'HR', ru: 'Кадры' },
  permissions: ['inbox:resume:read'],
  isBuiltIn: true,
  requiresSecondFactor: false,
  people: 2,
  abilities: { edit: true, delete: false, assign: true },
};

it('grants and takes away', () => {
  const granted = togglePermission(hr, {}, 'content:media:edit');
  expect(permissionsOf(hr, granted)).toEqual(['inbox:resume:read', 'content:media:edit']);
  expect(isChanged(hr, granted, 'content:media:edit')).toBe(true);
  expect(isChanged(hr, granted, 'inbox:resume:read')).toBe(false);
  expect(countChanges([hr], granted)).toEqual({ cells: 1, people: 2 });
  expect(permissionsOf(hr, togglePermission(hr, granted, 'inbox:resume:read'))).toEqual(['content:media:edit']);
});

it('forgets a change that was taken back, in any order', () => {
  expect(togglePermission(hr, togglePermission(hr, {}, 'content:media:edit'), 'content:media:edit')).toEqual({});
  expect(togglePermission(hr, togglePermission(hr, {}, 'inbox:resume:read'), 'inbox:resume:read')).toEqual({});
});

it('keeps what a colleague has changed meanwhile', () => {
  const changes = togglePermission(hr, togglePermission(hr, {}, 'content:media:edit'), 'inbox:resume:read');
  const saved: Role = { ...hr, version: 2, permissions: ['inbox:resume:read', 'content:article:edit'] };
  expect(permissionsOf(saved, changes)).toEqual(['content:article:edit', 'content:media:edit']);
  const alreadyDone: Role = { ...hr, version: 2, permissions: ['content:media:edit'] };
  expect(permissionsOf(alreadyDone, changes)).toEqual(['content:media:edit']);
  expect(countChanges([alreadyDone], changes).cells).toBe(0);
});
