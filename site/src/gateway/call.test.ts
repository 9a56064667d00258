import { getSettings } from 'contract/settings.ts';
import { expect, it } from 'vitest';
import { createCall } from './call.ts';

/** The failure that a call reports when a proxy answers instead of the gateway. */
async function failureOf(status: number, headers: Record<string, string>): Promise<unknown> {
  const call = createCall('en', async () => new Response('<html>', { status, headers }));
  return call(getSettings, {}).catch((reason: unknown) => reason);
}

it('an error response without an envelope has its status, and the retry time of its header', async () => {
  expect(await failureOf(503, { 'retry-after': '120' })).toMatchObject({ code: 0, status: 503, retryAfter: 120 });
  expect(await failureOf(503, { 'retry-after': 'Sat, 21 Nov 2026 21:00:00 GMT' })).toMatchObject({
    retryAfter: undefined,
  });
  expect(await failureOf(502, {})).toMatchObject({ code: 0, status: 502, retryAfter: undefined });
});
