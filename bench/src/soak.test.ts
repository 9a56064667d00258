import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

it.each([
  ['--minutes', '0.4'],
  ['--minutes', '0'],
  ['--rate', 'fast'],
])('rejects %s %s before it starts the server', (option, value) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'soak.ts'), option, value],
    // Without a PATH the server ends at once, should a value be accepted.
    { encoding: 'utf8', env: { PATH: '' }, timeout: 20_000 },
  );
  expect([status, stdout, stderr]).toEqual([1, '', expect.stringContaining(`${option} must be a whole number`)]);
});
