import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { assignedModules } from '../../site/vite-plugins/chunks.ts';

const root = path.resolve(import.meta.dirname, '../..');

it('assigns chunks only to modules that exist', () => {
  const missing = assignedModules.filter(
    (module) =>
      !['.ts', '.tsx', '.module.css'].some((extension) => existsSync(path.join(root, `${module}${extension}`))),
  );
  expect(missing).toEqual([]);
});
