import { getSettings } from 'contract/settings.ts';
import { submitForm } from 'contract/submissions/submissions.ts';
import { words } from 'contract/words/words.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { createGatewayCaller } from './gateway-caller.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.close());

const failure = new Error('seeded failure');
const failing = [submitForm, getSettings].map((endpoint) => ({
  endpoint,
  respond: () => Promise.reject(failure),
  requests: () => 1,
}));

it('responds to a failed write with an error body and reports it, and fails the page if a read fails', async () => {
  const reported: unknown[] = [];
  const request = createGatewayCaller(site.context, failing, { locale: 'en' }, (error) => reported.push(error));
  expect(JSON.parse(await request('submitForm', {}))).toEqual({
    code: 500,
    msg: words.en.errors.unexpected,
    error: 'unexpected',
  });
  expect(reported).toEqual([failure]);
  await expect(request('getSettings', {})).rejects.toBe(failure);
  expect(reported).toEqual([failure]);
});
