import { setImmediate as nextTurn } from 'node:timers/promises';
import { words } from 'contract/words/words.ts';
import { afterEach, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { message } from '../../test/sample-submissions.ts';
import { submitAsNew } from '../../test/visitor.ts';

let site: RunningSite;
afterEach(() => site.close());

/** Blocks the event loop while `work` runs: each turn longer than the interval of the measurement and its limit. */
async function whileBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = new AbortController();
  const waiting = new Int32Array(new SharedArrayBuffer(4));
  const blockEventLoop = async () => {
    while (!done.signal.aborted) {
      Atomics.wait(waiting, 0, 0, 150);
      await nextTurn();
    }
  };
  const blocking = blockEventLoop();
  try {
    return await work();
  } finally {
    done.abort();
    await blocking;
  }
}

it('rejects reads with 503 and Retry-After while it is overloaded, and accepts writes', async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'], overload: { reads: 20, writes: 600_000 } });
  const { url } = site;
  // On a busy machine the start alone may exceed so low a limit.
  await expect.poll(async () => (await fetch(`${url}/cn/`)).status).toBe(200);
  await whileBusy(async () => {
    let rejected = await fetch(`${url}/cn/contact`);
    while (rejected.status === 200) rejected = await fetch(`${url}/cn/contact?${Math.random()}`);
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await rejected.text()).toContain(words.cn.errors.unavailable);
    expect((await site.gateway('/cn/site/settings')).status).toBe(503);
    // Cached responses are free.
    expect((await fetch(`${url}/cn/`)).status).toBe(200);
    expect((await submitAsNew(url, message)).status).toBe(200);
  });
  let again = await fetch(`${url}/cn/contact`);
  while (again.status === 503) again = await fetch(`${url}/cn/contact`);
  expect(again.status).toBe(200);
});

it('responds to a posted form with an HTML page while it is overloaded', async () => {
  site = await runSite({ overload: { reads: 20, writes: 20 } });
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: site.url };
  const post = () => fetch(`${site.url}/ru/message`, { method: 'POST', headers, body: 'remark=x' });
  await whileBusy(async () => {
    let rejected = await post();
    while (rejected.status !== 503) rejected = await post();
    expect(rejected.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await rejected.text()).toContain(words.ru.errors.unavailable);
  });
});

it('rejects writes above their own, higher limit', async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'], overload: { reads: 600_000, writes: 20 } });
  await whileBusy(async () => {
    let sent = await submitAsNew(site.url, message);
    while (sent.status === 200) sent = await submitAsNew(site.url, message);
    expect(sent).toMatchObject({ status: 503, body: { error: 'unavailable', retryAfter: 5 } });
  });
});
