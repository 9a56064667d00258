/** Visitors of every kind at a steady rate, each from its own address. Responses are counted by class. */
import { randomBytes, randomInt } from 'node:crypto';
import http from 'node:http';
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from 'contract/endpoints.ts';
import { localeNames } from 'contract/locales.ts';
import { paths, localePath } from 'contract/paths.ts';
import { readSitemap } from './sitemap-paths.ts';
import { type FormKind, filledIn, nextVisitor, parseResponse, type SendRequest, uploadFile } from './submitting.ts';

export type Tally = {
  requests: number;
  /** The number of errors by class and status. */
  errors: Map<string, number>;
  /** In microseconds. */
  durations: RecordableHistogram;
};

export type Load = {
  /** Sets the requests per second. */
  setRate: (perSecond: number) => void;
  /** Returns the results since the last call. */
  takeTally: () => Tally;
  stop: () => Promise<void>;
};

type Sent = { method?: string; type?: string; bytes?: Buffer };

/** Sends a request as one visitor; an unexpected status counts as an error of the class. */
type Visitor = (kind: string, path: string, sent?: Sent, expected?: number) => Promise<string>;

const timeoutMilliseconds = 30_000;
/** Concurrent requests. */
const maxVisitors = 64;
/** The maximum backlog that is caught up. */
const maxBehindMilliseconds = 1000;
const maxReceipts = 1000;

const reads = endpoints.filter(({ effect, input }) => effect === 'read' && input.safeParse({}).success);

const words = ['coke', 'carbon', 'petroleum', 'logistics', '焦', '石油焦', '物流', 'кокс', 'уголь', 'новости', '2026'];

function randomItem<Value>(values: readonly Value[]): Value {
  const found = values[randomInt(values.length)];
  if (found === undefined) throw new Error('The list is empty');
  return found;
}

function newTally(): Tally {
  return { requests: 0, errors: new Map(), durations: createHistogram() };
}

/** The site's paths: the pages of its sitemap and pictures of some pages. */
async function findPaths(url: string): Promise<{ pages: string[]; pictures: string[] }> {
  const read = async (urlPath: string) => (await fetch(`${url}${urlPath}`)).text();
  const { pagePaths } = await readSitemap(url);
  const documents = await Promise.all(
    localeNames.flatMap((locale) =>
      [paths.home(), paths.news(), paths.photoAlbum()].map((path) => read(localePath(locale, path))),
    ),
  );
  const pictures = documents.flatMap((text) => text.match(/\/pictures\/\w+\/\d+\.(?:avif|webp|jpg)/g) ?? []);
  return { pages: pagePaths, pictures: [...new Set(pictures)] };
}

/** Starts the visitors; every request waits for its time slot. */
export async function startLoad(url: string, firstRate: number): Promise<Load> {
  const { pages, pictures } = await findPaths(url);
  const agent = new http.Agent({ keepAlive: true, maxSockets: maxVisitors });
  const { hostname, port } = new URL(url);
  const receipts: string[] = [];
  let tally = newTally();
  let gap = 1000 / firstRate;
  let next = performance.now();
  const stopping = new AbortController();

  function count(error: string): void {
    tally.errors.set(error, (tally.errors.get(error) ?? 0) + 1);
  }

  async function waitForSlot(): Promise<void> {
    const now = performance.now();
    next = Math.max(next, now - maxBehindMilliseconds) + gap;
    if (next > now) await pause(next - now);
  }

  function send(path: string, from: string, { method = 'GET', type, bytes }: Sent) {
    const headers = {
      'x-forwarded-for': from,
      // Responses to forms are read here, so they are not compressed.
      ...(bytes ? { 'content-type': type, 'content-length': bytes.length } : { 'accept-encoding': 'br' }),
    };
    return new Promise<{ status: number; text: string }>((resolve, reject) => {
      const request = http.request({ agent, hostname, port, method, path, headers }, (response) => {
        buffer(response).then((body) => resolve({ status: response.statusCode ?? 0, text: body.toString() }), reject);
      });
      request.setTimeout(timeoutMilliseconds, () => request.destroy(new Error('timeout')));
      request.once('error', reject);
      request.end(bytes);
    });
  }

  function newVisitor(): Visitor {
    const from = nextVisitor();
    return async (kind, path, sent = {}, expected = 200) => {
      await waitForSlot();
      const startedAt = performance.now();
      const response = await send(path, from, sent).catch((error: unknown) => String(error));
      tally.requests += 1;
      tally.durations.record(Math.max(1, Math.round((performance.now() - startedAt) * 1000)));
      if (typeof response !== 'string' && response.status === expected) return response.text;
      count(`${kind} ${typeof response === 'string' ? response : response.status}`);
      throw new RequestFailed();
    };
  }

  /** Sends the requests of a form on behalf of a visitor. */
  function sendAs(visitor: Visitor, kind: string): SendRequest {
    return async (path, body) => {
      // `Response` encodes a form's parts and chooses the boundary.
      const encoded = new Response(body instanceof FormData ? body : JSON.stringify(body));
      const type = body instanceof FormData ? (encoded.headers.get('content-type') ?? '') : 'application/json';
      const bytes = Buffer.from(await encoded.arrayBuffer());
      return parseResponse(200, await visitor(kind, `/gw-api${path}`, { method: 'POST', type, bytes }));
    };
  }

  async function submit(visitor: Visitor, kind: FormKind): Promise<void> {
    const submission = await filledIn(sendAs(visitor, kind), kind);
    receipts.push((await submission()).receipt);
    if (receipts.length > maxReceipts) receipts.shift();
  }

  async function callGateway(visitor: Visitor): Promise<unknown> {
    const { method, path } = randomItem(reads);
    const requestPath = `/gw-api${path.replace('{lang}', randomItem(localeNames))}`;
    const body = { method, type: 'application/json', bytes: Buffer.from('{}') };
    return visitor('API', requestPath, method === 'POST' ? body : {});
  }

  async function search(visitor: Visitor): Promise<unknown> {
    const query = `${randomItem(words)} ${randomItem(words)}`;
    const locale = randomItem(localeNames);
    const endpoint = `/gw-api/${locale}/site/search?q=${encodeURIComponent(query)}`;
    return visitor('searches', randomItem([localePath(locale, paths.search(query)), endpoint]));
  }

  async function openReceipt(visitor: Visitor): Promise<unknown> {
    if (receipts.length === 0) return submit(visitor, 'message');
    return sendAs(visitor, 'receipts')('/en/site/submission', { receipt: randomItem(receipts) });
  }

  /** Weights of the actions, in a thousand. */
  const visits: [number, (visitor: Visitor) => Promise<unknown>][] = [
    [400, (visitor) => visitor('pages', randomItem(pages))],
    [308, (visitor) => visitor('pictures', randomItem(pictures))],
    [170, callGateway],
    [60, search],
    [30, (visitor) => visitor('404', `/${randomItem(localeNames)}/${randomBytes(6).toString('hex')}`, {}, 404)],
    [10, (visitor) => uploadFile(sendAs(visitor, 'uploads'))],
    [10, (visitor) => submit(visitor, 'message')],
    [5, (visitor) => submit(visitor, 'resume')],
    // Few: after twenty an hour each one needs a proof of work of half a second.
    [2, (visitor) => submit(visitor, 'report')],
    [5, openReceipt],
  ];

  async function visit(): Promise<void> {
    let remaining = randomInt(visits.reduce((sum, [weight]) => sum + weight, 0));
    const [, act] = visits.find(([weight]) => (remaining -= weight) < 0) ?? [0, callGateway];
    await act(newVisitor());
  }

  async function visitRepeatedly(): Promise<void> {
    while (!stopping.signal.aborted)
      await visit().catch((error: unknown) => {
        if (!(error instanceof RequestFailed)) count(String(error));
      });
  }

  const visitors = Array.from({ length: maxVisitors }, visitRepeatedly);
  return {
    setRate: (perSecond) => (gap = 1000 / perSecond),
    takeTally: () => {
      const finished = tally;
      tally = newTally();
      return finished;
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(visitors);
      agent.destroy();
    },
  };
}

/** A request failed and is counted; the visit ends. */
class RequestFailed extends Error {}
