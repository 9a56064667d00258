/** The rate of saved messages, and the baseline of plain inserts into the same PostgreSQL. */
import { createHash, createHmac, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createHistogram } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import type pg from 'pg';
import { messageForm } from './form-requests.ts';
import type { Site } from './server-process.ts';
import { connectToStore } from './store-processes.ts';
import { nextVisitor } from './visitors.ts';

/** Durations are in milliseconds. */
export type Rate = { perSecond: number; median: number; p99: number };

const atOnce = 32;

/** Sends messages over 32 connections, each with a proof of work and from a different address. */
export async function messageRate({ url, dataDir }: Site, seconds: number): Promise<Rate> {
  const nextSolution = solutionsOf(dataDir);
  const setupRequest = (request: autocannon.Request) => ({
    ...request,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': nextVisitor() },
    body: JSON.stringify({
      ...messageForm,
      idempotencyKey: randomBytes(24).toString('base64url'),
      challenge: nextSolution(),
    }),
  });
  const { non2xx, errors, requests, duration, latency } = await autocannon({
    url: `${url}/gw-api/en/wms/dqgx/submitReporter`,
    method: 'POST',
    connections: atOnce,
    duration: seconds,
    requests: [{ setupRequest }],
  });
  if (non2xx > 0 || errors > 0) throw new Error(`messages: ${non2xx} rejected, ${errors} failed`);
  return { perSecond: requests.total / duration, median: latency.p50, p99: latency.p99 };
}

/** Inserts rows of a stored message's size over 32 connections, each in its own synced transaction. */
export async function insertRate(dataDir: string, seconds: number): Promise<Rate> {
  const own = await connectToStore(dataDir);
  const bytes = await storedMessageBytes(own);
  await endIdleConnections(own);
  await own.query('create table bench_insert (id uuid primary key, content bytea not null)');
  const clients = await Promise.all(Array.from({ length: atOnce }, () => connectToStore(dataDir)));
  const histogram = createHistogram();
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  const insert = async (client: pg.Client) => {
    while (performance.now() < until) {
      const queriedAt = performance.now();
      await client.query({
        name: 'insert',
        text: 'insert into bench_insert values ($1, $2)',
        values: [randomUUID(), randomBytes(bytes)],
      });
      histogram.record(Math.ceil((performance.now() - queriedAt) * 1000));
    }
  };
  await Promise.all(clients.map(insert));
  const duration = (performance.now() - startedAt) / 1000;
  await Promise.all(clients.map((client) => client.end()));
  await own.query('drop table bench_insert');
  await own.end();
  const at = (percent: number) => histogram.percentile(percent) / 1000;
  return { perSecond: histogram.count / duration, median: at(50), p99: at(99) };
}

/**
 * Returns the size of a stored message. Throws unless messages were saved under real conditions:
 * accepted proofs of work, synced commits.
 */
async function storedMessageBytes(client: pg.Client): Promise<number> {
  const { rows: settings } = await client.query<{ synchronous_commit: string }>('show synchronous_commit');
  if (settings[0]?.synchronous_commit !== 'on') throw new Error('synchronous_commit is off');
  const { rows } = await client.query<{ bytes: number; unproven: string }>(
    `select avg(pg_column_size(submission.*))::integer as bytes, count(*) filter (where suspicions = '{noChallenge}') as unproven
     from (select * from submission where kind = 'message' order by received_at desc limit 500) as submission`,
  );
  const [{ bytes, unproven } = { bytes: 0, unproven: '' }] = rows;
  if (bytes === 0 || unproven !== '0') throw new Error('The server rejected the proofs of work of this benchmark');
  return bytes;
}

const connectionsOfServer = `from pg_stat_activity
  where usename = current_user and pid <> pg_backend_pid() and query <> 'select 1'`;

/**
 * Ends the server's pooled connections, which it opens again when it needs them: the embedded
 * PostgreSQL has too few for both. `select 1` is the heartbeat of the connection for notifications.
 */
async function endIdleConnections(client: pg.Client): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    await client.query(`select pg_terminate_backend(pid) ${connectionsOfServer} and state = 'idle'`);
    const { rows } = await client.query<{ count: string }>(`select count(*) ${connectionsOfServer}`);
    if (Number(rows[0]?.count) === 0) return;
    await pause(500);
  }
  throw new Error('The server does not release its connections to PostgreSQL');
}

/**
 * Solutions of challenges that are signed with the server's secret: solving real ones would cost
 * more than the measured work.
 */
function solutionsOf(dataDir: string): () => string {
  const secret = Buffer.from(readFileSync(path.join(dataDir, 'secret.key'), 'utf8').trim(), 'hex');
  const hmacKey = Buffer.from(hkdfSync('sha256', secret, '', 'challenge', 32)).toString('hex');
  return () => {
    const now = Date.now();
    const issued = now - 60_000;
    const salt = `${randomBytes(12).toString('hex')}?kind=message&issued=${issued}&expires=${Math.floor(now / 1000) + 600}&`;
    const challenge = createHash('sha256').update(`${salt}1`).digest('hex');
    const signature = createHmac('sha256', hmacKey).update(challenge).digest('hex');
    return Buffer.from(JSON.stringify({ algorithm: 'SHA-256', challenge, number: 1, salt, signature })).toString(
      'base64',
    );
  };
}
