import { expect, it } from 'vitest';
import { createThrottle } from './throttle.ts';

const network = (index: number) => `10.0.${index}.0`;

it('limits waiting requests in total and for each network, and frees their slots afterwards', async () => {
  const wait = createThrottle(20);
  const sameNetwork = [1, 2, 3].map(() => wait(network(1)));
  await expect(wait(network(1))).rejects.toMatchObject({ code: 'tooManyRequests', retryAfter: 1 });
  const others = Array.from({ length: 17 }, (_, index) => wait(network(index + 2)));
  await expect(wait(network(99))).rejects.toMatchObject({ code: 'tooManyRequests' });
  await Promise.all([...sameNetwork, ...others]);
  await wait(network(1));
});
