import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { type GatewayResponse, type RunningSite, runSite } from '../../test/running-site.ts';
import { beijingDay } from '../database/beijing-time.ts';

const canary = 'canary-word';
const lines: string[] = [];
let site: RunningSite;
beforeAll(async () => {
  site = await runSite({ log: { write: (line) => void lines.push(line) } });
  // A database error may contain its parameters everywhere, even in lines that look like stack frames.
  const fail = () => {
    const error = new Error(`invalid input: ${canary}\n    at ${canary} (/server/src/${canary}.ts:1:1)`);
    throw Object.assign(error, { code: '22P02', detail: canary, where: canary, parameters: [canary] });
  };
  Object.assign(site.context, { receiptKeys: fail, responses: { get: fail }, pages: { has: () => true, get: fail } });
  Object.assign(site.context.admission, { admit: fail, challengeFor: fail });
});
beforeEach(() => void lines.splice(0));
afterAll(() => site.close());

const message = {
  sayType: '2',
  reporterType: '1',
  reporter: canary,
  reporterMobile: '13800138000',
  email: 'li@carbon.example',
  remark: canary,
};
const form = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: `remark=${canary}`,
};
const failing: [string, () => Promise<Response | { status: number; body: GatewayResponse }>][] = [
  ['a challenge', () => site.gateway('/ru/site/challenge', { kind: 'report' })],
  ['an opened conversation', () => site.gateway('/ru/site/submission', { receipt: '9999-9999-9999-9999' })],
  ['a message', () => site.gateway('/ru/wms/dqgx/submitReporter', message)],
  ['a page', () => fetch(`${site.url}/ru/Report`)],
  [
    'a form',
    () =>
      fetch(`${site.url}/ru/submission`, {
        ...form,
        body: 'receipt=9999999999999999',
        headers: { ...form.headers, origin: site.url },
      }),
  ],
];

it.each(failing)('logs only the day when %s of a reporter fails', async (_name, request) => {
  const dayBefore = beijingDay(new Date());
  const response = await request();
  expect(response.status).toBe(500);
  const days = [dayBefore, beijingDay(new Date())];
  const body = 'text' in response ? await response.text() : JSON.stringify(response.body);
  expect(body).not.toContain('requestId');
  // A form's error page may fail as well.
  expect(lines.length).toBeGreaterThan(0);
  for (const text of lines) {
    const line = z.record(z.string(), z.unknown()).parse(JSON.parse(text));
    expect(Object.keys(line).toSorted()).toEqual(['day', 'failure', 'hostname', 'level', 'msg', 'pid']);
    const failure = { type: 'Error', code: '22P02', stack: expect.arrayContaining([expect.any(String)]) };
    expect(line).toMatchObject({ day: expect.toSatisfy((day: string) => days.includes(day)), failure });
    expect(text).not.toMatch(/canary|\/ru\/|POST|challenge\?|submitReporter|"req/);
  }
});

it('logs time, route and request id of any other failure, and returns the id', async () => {
  const { status, body } = await site.gateway('/ru/site/culture');
  expect(status).toBe(500);
  expect(body).toMatchObject({ requestId: expect.stringMatching(/^[\da-f]{8}$/) });
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    time: expect.any(Number),
    reqId: body.requestId,
    req: { method: 'GET', route: '/gw-api/:lang/site/culture' },
  });
});

it('shows the request id on the error page', async () => {
  const page = await fetch(`${site.url}/ru/about`);
  expect(page.status).toBe(500);
  const { reqId } = z.object({ reqId: z.string() }).parse(JSON.parse(lines[0] ?? ''));
  expect(await page.text()).toContain(`Номер запроса: ${reqId}`);
});
