/** A visitor with a client address of its own, since one address may send only a few reports. */
import { randomInt } from 'node:crypto';
import { type Relay, startRelay } from './relay.ts';
import { test as base } from './visitor.ts';

type Fixtures = {
  bytesPerSecond: number;
  /** The connection to the system, which a test can cut. */
  line: Relay;
};

export const test = base.extend<Fixtures>({
  bytesPerSecond: [Infinity, { option: true }],
  line: async ({ bytesPerSecond }, use) => {
    const address = ['127', ...Array.from({ length: 3 }, () => randomInt(2, 250))].join('.');
    const line = await startRelay(bytesPerSecond, address);
    await use(line);
    await line.close();
  },
  baseURL: ({ line }, use) => use(line.url),
  visitor: async ({ line, visitor }, use) => {
    visitor.expectPageError(new RegExp(`^foreign host: ${line.url}/`));
    await use(visitor);
  },
});
