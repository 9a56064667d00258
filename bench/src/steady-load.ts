/** Requests that arrive one after the other at even intervals, whether or not earlier ones were answered. */
import http from 'node:http';
import { createHistogram } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { nextVisitor } from './visitors.ts';

/** In milliseconds. */
export type Latency = { median: number; p99: number; longest: number };

/** Connections that are open before the first request counts. */
const openConnections = 10;

/**
 * Requests a page at a steady rate, each time as another visitor. A load generator that sends all requests of a second
 * at once, as autocannon does with a rate, would measure a queue of its own making.
 */
export async function steadyLatency(url: string, perSecond: number, seconds: number): Promise<Latency> {
  const agent = new http.Agent({ keepAlive: true });
  const request = () =>
    new Promise<void>((resolve, reject) => {
      const headers = { 'accept-encoding': 'br', 'x-forwarded-for': nextVisitor() };
      const sent = http.get(url, { agent, headers }, (response) => {
        response.resume();
        response.once('end', () =>
          response.statusCode === 200 ? resolve() : reject(new Error(`${url}: ${response.statusCode}`)),
        );
      });
      sent.once('error', reject);
    });
  // The first requests wait for connections and for the first rendering.
  await Promise.all(Array.from({ length: openConnections }, request));

  const durations = createHistogram();
  const requests: Promise<void>[] = [];
  const begin = performance.now();
  for (let sent = 0; sent < perSecond * seconds; sent += 1) {
    const wait = begin + (sent * 1000) / perSecond - performance.now();
    if (wait > 0) await pause(wait);
    const sentAt = performance.now();
    requests.push(request().then(() => durations.record(Math.ceil((performance.now() - sentAt) * 1000))));
  }
  await Promise.all(requests);
  agent.destroy();
  const at = (microseconds: number) => microseconds / 1000;
  return { median: at(durations.percentile(50)), p99: at(durations.percentile(99)), longest: at(durations.max) };
}
