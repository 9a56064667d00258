import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../test/free-port.ts';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { submitAsNew } from '../../test/visitor.ts';

let site: RunningSite;
let metricsUrl: string;
beforeAll(async () => {
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  site = await runSite({ metrics: { port, host: '127.0.0.1' }, trustedProxies: ['127.0.0.1'] });
});
afterAll(() => site.close());

const metrics = async () => (await fetch(metricsUrl)).text();

/** The lines that count requests. */
const requestLines = async () => (await metrics()).split('\n').filter((line) => line.startsWith('site_read'));

it('counts reads by kind, and reports each check of /readyz', async () => {
  await fetch(`${site.url}/cn/`);
  await fetch(`${site.url}/en/nothing-here`);
  await site.gateway('/cn/site/settings');
  const text = await metrics();
  expect(text).toContain('site_read_seconds_count{kind="page",status="2xx"} 1');
  expect(text).toContain('site_read_seconds_count{kind="page",status="4xx"} 1');
  expect(text).toContain('site_read_seconds_count{kind="gateway",status="2xx"} 1');
  expect(text).toContain('site_ready{check="store"} 1');
  expect(text).toContain('nodejs_eventloop_lag_seconds');
});

it('counts no request of a reporter, and contains no URL or IP address', async () => {
  const before = await requestLines();
  await submitAsNew(site.url, { sayType: '1' });
  await site.gateway('/cn/site/submission', { receipt: '1234-5678-1234-5678' });
  for (const page of ['report', 'submission', 'supervisionAndReporting', 'SupervisionAndReporting', '%72eport'])
    await fetch(`${site.url}/cn/${page}`);
  expect(await requestLines()).toEqual(before);
  expect(await metrics()).not.toMatch(/127\.0|10\.0\.|submission"/);
});

it('serves metrics on their own port only', async () => {
  expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
  expect((await fetch(metricsUrl.replace('/metrics', '/'))).status).toBe(404);
});

it('serves the site without metrics and logs why, when another instance uses the port', async () => {
  const lines: string[] = [];
  const port = Number(new URL(metricsUrl).port);
  const second = await runSite({
    metrics: { port, host: '127.0.0.1' },
    log: { write: (line) => void lines.push(line) },
  });
  try {
    expect((await fetch(`${second.url}/cn/`)).status).toBe(200);
    expect(lines).toEqual([expect.stringMatching(/EADDRINUSE.*Metrics are not served/)]);
  } finally {
    await second.close();
  }
  expect((await fetch(metricsUrl)).status).toBe(200);
});
