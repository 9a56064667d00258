import { describe, expect, it } from 'vitest';
import {
  holdsAllPermissions,
  holdsAllRoles,
  holdsAnyPermission,
  holdsAnyRole,
  holdsPermission,
  holdsRole,
  permissions,
  wildcard,
} from './permissions.ts';

describe('permissions', () => {
  it('holds the exact permission and no other', () => {
    expect(permissions.filter((needed) => holdsPermission(['content:article:edit'], needed))).toEqual([
      'content:article:edit',
    ]);
  });

  it('holds everything by the wildcard', () => {
    expect(permissions.every((needed) => holdsPermission([wildcard], needed))).toBe(true);
  });

  it('has none for the keys to reports, so that the wildcard gives none', () => {
    expect(permissions.filter((permission) => permission.includes('key'))).toEqual([]);
  });

  it('requires one of several, or all of them', () => {
    const needed = ['content:article:edit', 'content:article:publish'] as const;
    expect(holdsAnyPermission(['content:article:edit'], needed)).toBe(true);
    expect(holdsAllPermissions(['content:article:edit'], needed)).toBe(false);
    expect(holdsAllPermissions([...needed], needed)).toBe(true);
    expect(holdsAnyPermission(['inbox:message:read'], needed)).toBe(false);
  });

  it('fails if nothing is required', () => {
    expect(holdsAnyPermission([wildcard], [])).toBe(false);
    expect(holdsAllPermissions([wildcard], [])).toBe(false);
  });
});

describe('roles', () => {
  it('holds the exact role, and all as an administrator', () => {
    expect(holdsRole(['editor'], 'editor')).toBe(true);
    expect(holdsRole(['editor'], 'translator')).toBe(false);
    expect(holdsRole(['admin'], 'translator')).toBe(true);
  });

  it('requires one of several, or all of them', () => {
    expect(holdsAnyRole(['editor'], ['translator', 'editor'])).toBe(true);
    expect(holdsAllRoles(['editor'], ['translator', 'editor'])).toBe(false);
    expect(holdsAllRoles(['translator', 'editor'], ['translator', 'editor'])).toBe(true);
  });

  it('fails if nothing is required', () => {
    expect([holdsRole(['admin'], ''), holdsAnyRole(['admin'], []), holdsAllRoles(['admin'], [])]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
