import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, it } from 'vitest';
import { freePort } from '../test/free-port.ts';
import { inheritedEnvironment } from '../test/inherited-environment.ts';
import { startServer } from '../test/started-server.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const folders: string[] = [];

function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-start-'));
  folders.push(folder);
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) {
    const location = path.join(folder, 'data/store-location');
    if (existsSync(location)) rmSync(readFileSync(location, 'utf8').trim(), { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  }
});

const message = (remark: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    sayType: '2',
    reporterType: '1',
    reporter: 'Иван Иванов',
    reporterMobile: '+79123456789',
    email: 'i@example.com',
    remark,
  }),
});

async function printedMessages(environment: Record<string, string>): Promise<Record<string, unknown>[]> {
  const { stdout } = await run(
    process.execPath,
    ['server/src/submissions/commands/submissions.ts', '--kind', 'message'],
    {
      cwd: root,
      env: { ...inheritedEnvironment, ...environment },
    },
  );
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** The number of kills; the full test (server/test/full) does fifty. */
const killRounds = 2;

it('saves every acknowledged submission once although it is killed among a hundred', async () => {
  const environment = { DATA_DIR: path.join(newFolder(), 'data') };
  const acknowledged: string[] = [];
  for (let round = 0; round < killRounds; round++) {
    const server = await startServer(environment);
    const killAfter = 10 + Math.floor(Math.random() * 60);
    const sending = Array.from({ length: 100 }, async (_none, index) => {
      const remark = `round ${round} message ${index}`;
      const response = await fetch(`${server.url}/gw-api/ru/wms/dqgx/submitReporter`, message(remark)).catch(
        () => undefined,
      );
      if (response?.ok && (await response.text().catch(() => '')).startsWith('{"code":200')) acknowledged.push(remark);
      if (acknowledged.length >= killAfter + round * 100) await server.kill();
    });
    await Promise.all(sending);
    await server.kill();
  }
  const restarted = await startServer(environment);
  const whileRunning = await printedMessages(environment);
  expect(await restarted.stop()).toBe(0);
  const remarks = (await printedMessages(environment)).map(({ remark }) => String(remark));
  expect(whileRunning.map(({ remark }) => remark)).toEqual(remarks);
  expect(new Set(remarks).size).toBe(remarks.length);
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(remarks).toEqual(expect.arrayContaining(acknowledged));
}, 600_000);

it('prints a submission with every field as it was sent', async () => {
  const environment = { DATA_DIR: path.join(newFolder(), 'data') };
  const server = await startServer(environment);
  const sent = JSON.parse(message('  Нужно 500 т\nпрокалённого кокса  ').body);
  await fetch(`${server.url}/gw-api/ru/wms/dqgx/submitReporter`, { ...message(''), body: JSON.stringify(sent) });
  const [row] = await printedMessages(environment);
  await server.stop();
  expect(row).toMatchObject({ ...sent, kind: 'message', locale: 'ru' });
});

it('rejects a second server on the same data folder while the first keeps running', async () => {
  const environment = { DATA_DIR: path.join(newFolder(), 'data') };
  const first = await startServer(environment);
  await expect(startServer(environment)).rejects.toThrow(/Another process is running on the data folder/);
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  await first.stop();
});

it('exits with a list of the invalid settings', async () => {
  await expect(startServer({ PORT: 'x', PUBLIC_URL: 'y' })).rejects.toThrow(
    /^Invalid environment variables:\n {2}PORT: .+\n {2}PUBLIC_URL: .+\n$/,
  );
});

it('writes secret and recovery key with mode 0600, the recovery key once and outside the data folder', async () => {
  const dataDir = path.join(newFolder(), 'data');
  const [secret, recovery] = [path.join(dataDir, 'secret.key'), `${dataDir}-recovery.agekey`];
  const first = await startServer({ DATA_DIR: dataDir });
  await first.stop();
  expect([secret, recovery].map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600]);
  expect(first.output()).toContain(`The recovery key, which opens every report, is in ${recovery}`);
  const key = readFileSync(recovery);
  await expect(startServer({ DATA_DIR: dataDir, RECOVERY_KEY_FILE: path.join(dataDir, 'key') })).rejects.toThrow(
    /is inside the data folder/,
  );
  rmSync(recovery);
  const second = await startServer({ DATA_DIR: dataDir });
  await second.stop();
  expect(second.output()).not.toContain('recovery');
  expect(existsSync(recovery)).toBe(false);
  const inside = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const words = key.toString().match(/AGE-SECRET-KEY-1\w+/g) ?? [];
  expect(words).toHaveLength(1);
  for (const { parentPath, name } of inside)
    expect(readFileSync(path.join(parentPath, name)).includes(words[0] ?? '')).toBe(false);
}, 180_000);

/** Production rejects root, and another user may not be able to read this checkout. */
const nobody = 65_534;
const asNobody = ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'];
const isRoot = process.getuid?.() === 0;
const canBeNobody = !isRoot || spawnSync('test', ['-r', 'package.json'], { uid: nobody }).status === 0;

it.runIf(canBeNobody)(
  'accepts reports in production only after the recovery key is removed',
  async () => {
    const folder = newFolder();
    if (isRoot) chownSync(folder, nobody, nobody);
    const dataDir = path.join(folder, 'data');
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const environment = { DATA_DIR: dataDir, NODE_ENV: 'production', PORT: String(port), PUBLIC_URL: url };
    const server = await startServer(environment, isRoot ? asNobody : []);
    const channel = async () => JSON.parse(await (await fetch(`${url}/gw-api/en/site/reportChannel`)).text()).data;
    expect(server.output()).toContain('Reports are not accepted: the recovery key, which opens every report, is in');
    expect(await channel()).toEqual({ open: false });
    rmSync(`${dataDir}-recovery.agekey`);
    expect(await channel()).toEqual({ open: true });
    await server.stop();
  },
  180_000,
);

it.runIf(process.getuid?.() === 0)('runs as root in a folder that only root may enter', async () => {
  const folder = newFolder();
  chmodSync(folder, 0o700);
  const environment = { DATA_DIR: path.join(folder, 'data') };
  const first = await startServer(environment);
  expect((await fetch(`${first.url}/gw-api/en/wms/dqgx/gettopnewlist`)).status).toBe(200);
  await first.kill();
  const second = await startServer(environment);
  expect((await fetch(`${second.url}/healthz`)).status).toBe(200);
  await second.stop();
});
