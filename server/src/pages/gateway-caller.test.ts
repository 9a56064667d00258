import { getSettings } from 'contract/settings.ts';
import { submitForm } from 'contract/submissions.ts';
import { words } from 'contract/words/words.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { createGatewayCaller } from './gateway-caller.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.close());

const fault = new Error('planted');
const failing = [submitForm, getSettings].map((endpoint) => ({
  endpoint,
  respond: () => Promise.reject(fault),
  requests: () => 1,
}));

it('answers a post that fails unexpectedly, and tells the fault; what cannot be read fails the page', async () => {
  const told: unknown[] = [];
  const request = createGatewayCaller(site.context, failing, { locale: 'en' }, (one) => told.push(one));
  expect(JSON.parse(await request('submitForm', {}))).toEqual({
    code: 500,
    msg: words.en.errors.unexpected,
    error: 'unexpected',
  });
  expect(told).toEqual([fault]);
  await expect(request('getSettings', {})).rejects.toBe(fault);
  expect(told).toEqual([fault]);
});
