import { getSettings } from 'contract/settings.ts';
import { expect, it } from 'vitest';
import { createCall } from './call.ts';

/** The failure of a call when a proxy responds instead of the gateway. */
async function failureOf(status: number, headers: Record<string, string>): Promise<unknown> {
  const call = createCall('en', async () => new Response('<html>', { status, headers }));
  return call(getSettings, {}).catch((reason: unknown) => reason);
}

it('a call that gets no envelope fails with the HTTP status and the retry time of the header', async () => {
  expect(await failureOf(503, { 'retry-after': '120' })).toMatchObject({ code: 0, status: 503, retryAfter: 120 });
  expect(await failureOf(503, { 'retry-after': 'Sat, 21 Nov 2026 21:00:00 GMT' })).toMatchObject({
    retryAfter: undefined,
  });
  expect(await failureOf(502, {})).toMatchObject({ code: 0, status: 502, retryAfter: undefined });
});
