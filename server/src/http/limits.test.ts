import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { RotatingHashKey } from '../rate-limits/rotating-hash-key.ts';
import { HttpError } from './http-error.ts';
import { registerLimits, RequestCounter } from './limits.ts';

it('counts each route and IP address separately, GET and HEAD together, and rejects before the handler', async () => {
  const keys = new RotatingHashKey();
  const app = Fastify();
  app.setErrorHandler((error, _request, reply) => reply.code(error instanceof HttpError ? 429 : 500).send());
  registerLimits(app, keys);
  let handled = 0;
  for (const url of ['/a', '/b'])
    app.get(url, { config: { requestLimit: { max: 3, timeWindow: 60_000 } } }, async () => `${(handled += 1)}`);
  app.get('/free', async () => 'free');
  const request = async (method: 'GET' | 'HEAD', url: string, remoteAddress = '192.0.2.1') =>
    (await app.inject({ method, url, remoteAddress })).statusCode;
  expect([await request('GET', '/a'), await request('HEAD', '/a'), await request('GET', '/a')]).toEqual([
    200, 200, 200,
  ]);
  expect([await request('GET', '/a'), await request('HEAD', '/a')]).toEqual([429, 429]);
  expect(handled).toBe(3);
  expect([await request('GET', '/b'), await request('GET', '/a', '192.0.2.2'), await request('GET', '/free')]).toEqual([
    200, 200, 200,
  ]);
  await app.close();
  keys.stop();
});

it('counts requests without an IP address, which a cut connection no longer has', () => {
  const keys = new RotatingHashKey();
  const counter = new RequestCounter(keys, { max: 1, timeWindow: 60_000 });
  expect([counter.count(undefined), counter.count(undefined), counter.count('192.0.2.1')]).toEqual([
    undefined,
    60,
    undefined,
  ]);
  keys.stop();
});
