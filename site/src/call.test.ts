import { getSettings } from 'contract/settings.ts';
import { expect, it } from 'vitest';
import { createCall } from './call.ts';

/** What is told of a call that is answered by something between the visitor and the gateway. */
async function failureOf(status: number, headers: Record<string, string>): Promise<unknown> {
  const call = createCall('en', async () => new Response('<html>', { status, headers }));
  return call(getSettings, {}).catch((reason: unknown) => reason);
}

it('a refusal that is no envelope tells its status, and when to try again if its header does', async () => {
  expect(await failureOf(503, { 'retry-after': '120' })).toMatchObject({ code: 0, status: 503, retryAfter: 120 });
  expect(await failureOf(503, { 'retry-after': 'Sat, 21 Nov 2026 21:00:00 GMT' })).toMatchObject({
    retryAfter: undefined,
  });
  expect(await failureOf(502, {})).toMatchObject({ code: 0, status: 502, retryAfter: undefined });
});
