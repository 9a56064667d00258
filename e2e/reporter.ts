/** A visitor with an IP address of its own, since one IP address may send only a few reports. */
import { randomInt } from 'node:crypto';
import { type ThrottledProxy, startThrottledProxy } from './throttled-proxy.ts';
import { test as base } from './visitor.ts';

type Fixtures = {
  bytesPerSecond: number;
  /** The connection to the system, which a test can cut. */
  connection: ThrottledProxy;
};

export const test = base.extend<Fixtures>({
  bytesPerSecond: [Infinity, { option: true }],
  connection: async ({ bytesPerSecond }, use) => {
    const ipAddress = ['127', ...Array.from({ length: 3 }, () => randomInt(2, 250))].join('.');
    const connection = await startThrottledProxy(bytesPerSecond, ipAddress);
    await use(connection);
    await connection.close();
  },
  baseURL: ({ connection }, use) => use(connection.url),
  visitor: async ({ connection, visitor }, use) => {
    visitor.expectPageError(new RegExp(`^foreign host: ${connection.url}/`));
    await use(visitor);
  },
});
