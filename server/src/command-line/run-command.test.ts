import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { runCommand as runProcess } from '../../test/run-command.ts';
import { connectionUrl, emptyDatabase } from '../../test/running-site.ts';
import { runCommand } from './run-command.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'run-command-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('answers a wrong DATABASE_URL, an empty database and invalid variables with one sentence', async () => {
  const database = await emptyDatabase();
  const url = new URL(connectionUrl(database.connection));
  const withChange = (change: Partial<URL>) => Object.assign(new URL(url), change).href;
  const rejected: [Record<string, string>, RegExp][] = [
    [{ DATABASE_URL: 'postgresql://site@127.0.0.1:1/site' }, /^The database or the bucket does not respond \(.+:1\): /],
    [{ DATABASE_URL: withChange({ pathname: '/nowhere' }) }, /^PostgreSQL rejects DATABASE_URL: .+"nowhere"/],
    [{ DATABASE_URL: withChange({ username: 'nobody' }) }, /^PostgreSQL rejects DATABASE_URL: .+"nobody"/],
    [{ DATABASE_URL: url.href }, /^The database is empty or of an older version \(.+"key_fingerprint".+\): restore /],
    [{ DATABASE_URL: 'x' }, /^Invalid environment variables:\n {2}DATABASE_URL: /],
  ];
  const results = await Promise.all(
    rejected.map(([environment]) => runProcess('keys', [], { environment: { DATA_DIR: folder, ...environment } })),
  );
  await database.drop();
  for (const [index, [, sentence]] of rejected.entries()) {
    expect(results[index]).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(sentence) });
    expect(results[index]?.stderr).not.toMatch(/^ {4}at /m);
  }
}, 60_000);

it('names a file that the user may not open, and throws an error of the program', async () => {
  vi.mocked(console.error).mockReturnValue();
  const exitCode = process.exitCode;
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  // Root may read every file, but not execute one without a permission.
  await runCommand(async () => void execFileSync(file));
  const printed = vi.mocked(console.error);
  expect(printed.mock.calls).toEqual([[expect.stringMatching(/^The user \d+ has no permission: .+\/file /)]]);
  printed.mockClear();
  expect(process.exitCode).toBe(1);
  process.exitCode = exitCode;
  await expect(runCommand(() => Promise.reject(new Error('a defect')))).rejects.toThrow('a defect');
});
