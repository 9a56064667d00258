import { getSettings } from 'contract/settings.ts';
import { expect, it, vi } from 'vitest';
import { createCall } from './call.ts';
import { isCallFailure } from './route-errors.ts';

it('a call that gets no envelope throws a failure with the HTTP status', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('<html>', { status: 502 }));
  const thrown: unknown = await createCall('en')(getSettings, {}).catch((reason: unknown) => reason);
  expect(isCallFailure(thrown)).toBe(true);
  expect(thrown).toMatchObject({ name: 'getSettings', reason: 'http', status: 502 });
});

it('a call that its caller has aborted throws the reason of the signal', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('fetch failed'));
  const left = new Error('The visitor left the page');
  await expect(createCall('en')(getSettings, {}, AbortSignal.abort(left))).rejects.toBe(left);
});
