import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { databaseUrlOf } from '../test/run-command.ts';
import { cloneDatabase } from '../test/running-site.ts';
import { startServer } from '../test/started-server.ts';
import { type Database, openDatabase } from './database/open.ts';

let environment: { DATA_DIR: string; DATABASE_URL: string };
let db: Database;
let drop: () => Promise<void>;
beforeEach(async () => {
  const database = await cloneDatabase();
  drop = database.drop;
  db = await openDatabase(database.connection, 'maintenance');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-shutdown-'));
  environment = { DATA_DIR: path.join(folder, 'data'), DATABASE_URL: await databaseUrlOf(db) };
});
afterEach(async () => {
  await db.destroy();
  await drop();
  rmSync(path.dirname(environment.DATA_DIR), { recursive: true, force: true });
});

async function connect(url: string): Promise<net.Socket> {
  const socket = net.connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  // A closed connection may end with an error.
  return socket.on('error', () => undefined).resume();
}

const message = JSON.stringify({
  sayType: '2',
  reporterType: '1',
  reporter: 'Иван Иванов',
  reporterMobile: '+79123456789',
  email: 'i@example.com',
  remark: 'half before the end, half after it',
});

const post = (urlPath: string, type: string, bytes: number) =>
  `POST /gw-api/ru/wms/dqgx/${urlPath} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${bytes}\r\n\r\n`;

async function rejectsConnections(url: string): Promise<void> {
  const outcome = () =>
    connect(url).then(
      () => 'open',
      () => 'refused',
    );
  await expect.poll(outcome).toBe('refused');
}

it('finishes a running request and aborts an endless upload', async () => {
  const server = await startServer({ ...environment, SHUTDOWN_SECONDS: '3' });
  const upload = await connect(server.url);
  upload.write(post('uploadFile', 'multipart/form-data; boundary=b', 40_000_000));
  upload.write('--b\r\nContent-Disposition: form-data; name="filedName"; filename="a.txt"\r\n\r\n');
  const submission = await connect(server.url);
  submission.write(post('submitReporter', 'application/json', Buffer.byteLength(message)));
  submission.write(message.slice(0, 20));
  const [uploadClosed, response] = [once(upload, 'close'), once(submission, 'data')];
  // The data sent so far must have arrived.
  await fetch(`${server.url}/healthz`);

  const stopped = server.stop();
  await rejectsConnections(server.url);
  submission.write(message.slice(20));
  expect(String((await response)[0])).toMatch(/^HTTP\/1\.1 200 /);
  await uploadClosed;
  expect(await stopped).toBe(0);
});

it('accepts no new connection while the nightly job runs', async () => {
  // The job waits up to a minute for a table that it rewrites.
  const { server, stopped } = await db.transaction().execute(async (transaction) => {
    await sql`lock table upload in access share mode`.execute(transaction);
    const started = await startServer(environment);
    const waiting = sql`select from pg_locks where relation = 'upload'::regclass and not granted`;
    await expect.poll(async () => (await waiting.execute(db)).rows.length).toBe(1);
    const ended = started.stop();
    await rejectsConnections(started.url);
    return { server: started, stopped: ended };
  });
  expect([await stopped, server.output()]).toEqual([0, expect.not.stringContaining('did not')]);
});

it('does not wait for a connection after its response', async () => {
  const server = await startServer({ ...environment, SHUTDOWN_SECONDS: '900' });
  const connection = await connect(server.url);
  connection.write(post('submitReporter', 'application/json', Buffer.byteLength(message)));
  connection.write(message.slice(0, 20));
  const closed = once(connection, 'close');
  await fetch(`${server.url}/healthz`);
  const stopped = server.stop();
  await rejectsConnections(server.url);
  connection.write(message.slice(20));
  await closed;
  expect(await stopped).toBe(0);
});

it('answers a request whose headers end while another is finished', async () => {
  const server = await startServer(environment);
  const submission = await connect(server.url);
  submission.write(post('submitReporter', 'application/json', Buffer.byteLength(message)));
  const late = await connect(server.url);
  late.write('GET /healthz HTTP/1.1\r\nHost: x\r\n');
  // The data sent so far must have arrived.
  await fetch(`${server.url}/healthz`);

  const stopped = server.stop();
  await rejectsConnections(server.url);
  const response = once(late, 'data');
  late.write('\r\n');
  expect(String((await response)[0])).toMatch(/^HTTP\/1\.1 200 [^]*connection: close/i);
  submission.write(message);
  expect(await stopped).toBe(0);
});
