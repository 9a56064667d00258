import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../test/free-port.ts';
import { inheritedEnvironment } from '../test/inherited-environment.ts';
import { type StartedServer, startServer } from '../test/started-server.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const folders: string[] = [];

function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-start-'));
  folders.push(folder);
  return folder;
}

/** A store that its user cannot enter lies elsewhere. */
function removeWithStore(folder: string): void {
  const location = path.join(folder, 'data/store-location');
  if (existsSync(location)) rmSync(readFileSync(location, 'utf8').trim(), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}

afterEach(() => folders.splice(0).forEach(removeWithStore));

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

describe('a server on its embedded store', () => {
  const environment = { DATA_DIR: '' };
  let server: StartedServer;
  let firstOutput: string;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'site-start-'));
    // As root it must run in a folder that only root may enter.
    chmodSync(folder, 0o700);
    environment.DATA_DIR = path.join(folder, 'data');
    server = await startServer(environment);
    firstOutput = server.output();
  });
  afterAll(async () => {
    await server.stop();
    removeWithStore(folder);
  });

  it('rejects a second server on the same data folder and keeps running', async () => {
    await expect(startServer(environment)).rejects.toThrow(/Another process is running on the data folder/);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.url}/gw-api/en/wms/dqgx/gettopnewlist`)).status).toBe(200);
  });

  // The full test (server/test/full) kills fifty times.
  it('has saved every acknowledged submission once when it is killed among a hundred, with every field', async () => {
    const sent = JSON.parse(message('  Нужно 500 т\nпрокалённого кокса  ').body);
    await fetch(`${server.url}/gw-api/ru/wms/dqgx/submitReporter`, { ...message(''), body: JSON.stringify(sent) });
    const acknowledged: string[] = [];
    const killAfter = 10 + Math.floor(Math.random() * 60);
    const sending = Array.from({ length: 100 }, async (_none, index) => {
      const remark = `message ${index}`;
      const response = await fetch(`${server.url}/gw-api/ru/wms/dqgx/submitReporter`, message(remark)).catch(
        () => undefined,
      );
      if (response?.ok && (await response.text().catch(() => '')).startsWith('{"code":200')) acknowledged.push(remark);
      if (acknowledged.length >= killAfter) await server.kill();
    });
    await Promise.all(sending);
    await server.kill();
    server = await startServer(environment);
    const whileRunning = await printedMessages(environment);
    expect(await server.stop()).toBe(0);
    const printed = await printedMessages(environment);
    const remarks = printed.map(({ remark }) => String(remark));
    expect(whileRunning.map(({ remark }) => remark)).toEqual(remarks);
    expect(new Set(remarks).size).toBe(remarks.length);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(remarks).toEqual(expect.arrayContaining(acknowledged));
    expect(printed).toContainEqual(expect.objectContaining({ ...sent, kind: 'message', locale: 'ru' }));
  }, 600_000);

  it('has written secret and recovery key with mode 0600, the recovery key once and outside the data folder', async () => {
    const dataDir = environment.DATA_DIR;
    const [secret, recovery] = [path.join(dataDir, 'secret.key'), `${dataDir}-recovery.agekey`];
    expect([secret, recovery].map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600]);
    expect(firstOutput).toContain(`The recovery key, which opens every report, is in ${recovery}`);
    expect(firstOutput).toContain(`Folder:   ${root}\n`);
    const key = readFileSync(recovery);
    const inside = { ...environment, RECOVERY_KEY_FILE: path.join(dataDir, 'key') };
    await expect(startServer(inside)).rejects.toThrow(/is inside the data folder/);
    rmSync(recovery);
    server = await startServer(environment);
    await server.stop();
    expect(server.output()).not.toContain('recovery');
    expect(existsSync(recovery)).toBe(false);
    const words = key.toString().match(/AGE-SECRET-KEY-1\w+/g) ?? [];
    expect(words).toHaveLength(1);
    const location = path.join(dataDir, 'store-location');
    const stores = existsSync(location) ? [dataDir, readFileSync(location, 'utf8').trim()] : [dataDir];
    const files = stores.flatMap((one) => readdirSync(one, { recursive: true, withFileTypes: true }));
    const contents = files
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name)));
    expect(contents.length).toBeGreaterThan(500);
    expect(contents.filter((content) => content.includes(words[0] ?? ''))).toEqual([]);
  }, 180_000);
});

it('exits with a list of the invalid settings', async () => {
  await expect(startServer({ PORT: 'x', PUBLIC_URL: 'y' })).rejects.toThrow(
    /^Invalid environment variables:\n {2}PORT: .+\n {2}PUBLIC_URL: .+\n$/,
  );
});

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
