import { expect, it } from 'vitest';
import { startServer } from '../../test/started-server.ts';
import { checkConsoleAddress } from './console-address.ts';

const check = (publicUrl: string | undefined, host: string) => () => checkConsoleAddress({ publicUrl, host });

it.each([
  ['https://www.carbon.example', '0.0.0.0'],
  ['https://www.carbon.example', '127.0.0.1'],
  [undefined, '127.0.0.1'],
  [undefined, '127.1.2.3'],
  [undefined, 'localhost'],
  [undefined, '::1'],
  ['http://127.0.0.1:3000', '127.0.0.1'],
  ['http://localhost:3000', '::1'],
  ['http://[::1]:3000', '::1'],
])('accepts PUBLIC_URL %s on HOST %s', (publicUrl, host) => {
  expect(check(publicUrl, host)).not.toThrow();
});

it.each([
  ['http://www.carbon.example', '127.0.0.1', /PUBLIC_URL/],
  ['http://127.0.0.1.evil.example', '127.0.0.1', /PUBLIC_URL/],
  ['http://127.0.0.1:3000', '0.0.0.0', /HOST/],
  [undefined, '0.0.0.0', /HOST/],
  [undefined, '::', /HOST/],
  [undefined, '192.0.2.7', /HOST/],
])('rejects PUBLIC_URL %s on HOST %s', (publicUrl, host, reason) => {
  expect(check(publicUrl, host)).toThrow(reason);
});

it('ends a start before anything is opened', async () => {
  await expect(startServer({ HOST: '0.0.0.0', DATA_DIR: '/proc/none' })).rejects.toThrow(/HOST is 0\.0\.0\.0/);
});
