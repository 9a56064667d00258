import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { beijingMoment } from '../database/moment.ts';

const word = 'planted-word';
const lines: string[] = [];
let site: RunningSite;
beforeAll(async () => {
  site = await runSite({ log: { write: (line) => void lines.push(line) } });
  // As a database may fail: with what it was given in every place, and in lines that look like the stack's.
  const fail = () => {
    const error = new Error(`invalid input: ${word}\n    at ${word} (/server/src/${word}.ts:1:1)`);
    throw Object.assign(error, { code: '22P02', detail: word, where: word, parameters: [word] });
  };
  Object.assign(site.context, { receiptKeys: fail, answers: { get: fail }, pages: { get: fail } });
  Object.assign(site.context.admission, { admit: fail, challengeFor: fail });
});
beforeEach(() => void lines.splice(0));
afterAll(() => site.close());

const message = {
  sayType: '2',
  reporterType: '1',
  reporter: word,
  reporterMobile: '13800138000',
  email: 'li@carbon.example',
  remark: word,
};
const form = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: `remark=${word}`,
};
const failing: [string, () => Promise<{ status: number }>][] = [
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

it.each(failing)('of %s that fails for a reporter, the day is logged and nothing else', async (_name, ask) => {
  expect((await ask()).status).toBe(500);
  // A form's page of refusal may fail as well.
  expect(lines.length).toBeGreaterThan(0);
  for (const text of lines) {
    const line = z.record(z.string(), z.unknown()).parse(JSON.parse(text));
    expect(Object.keys(line).toSorted()).toEqual(['day', 'failure', 'hostname', 'level', 'msg', 'pid']);
    const failure = { type: 'Error', code: '22P02', stack: expect.arrayContaining([expect.any(String)]) };
    expect(line).toMatchObject({ day: beijingMoment(new Date()).slice(0, 10), failure });
    expect(text).not.toMatch(/planted|\/ru\/|POST|challenge\?|submitReporter|"req/);
  }
});

it('keeps the time and the route of what fails elsewhere', async () => {
  expect((await site.gateway('/ru/site/culture')).status).toBe(500);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    time: expect.any(Number),
    req: { method: 'GET', route: '/gw-api/:lang/site/culture' },
  });
});
