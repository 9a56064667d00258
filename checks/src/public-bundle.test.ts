import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { staffEndpoints } from 'contract/console/endpoints.ts';
import { permissions, wildcard } from 'contract/console/permissions.ts';
import { expect, it } from 'vitest';

const client = path.resolve(import.meta.dirname, '../../site/dist/client');

it('finds nothing of the console in what visitors load', () => {
  const files = globSync('**/*.{js,css,html}', { cwd: client });
  expect(files).not.toEqual([]);
  const staffOnly = [...staffEndpoints.map(({ path: address }) => address), ...permissions, wildcard, 'antd'];
  const found = files.flatMap((file) => {
    const text = readFileSync(path.join(client, file), 'utf8');
    return staffOnly.filter((word) => text.includes(word)).map((word) => `${file} has ${word}`);
  });
  expect(found).toEqual([]);
});
