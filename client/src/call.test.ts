import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { defineEndpoint, readLimit } from 'contract/endpoint.ts';
import type { Locale } from 'contract/locales.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod/mini';
import { createCall, maxWait } from './call.ts';
import type { CallFailure } from './failure.ts';
import { downloadByForm, downloadFile, downloadZip } from './download.ts';

type Respond = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let respond: Respond;
const received: { method: string; url: string; type: string | undefined; body: string }[] = [];
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const { method = '', url = '' } = request;
    received.push({ method, url, type: request.headers['content-type'], body });
    respond(request, response, body);
  });
});
let origin: string;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  origin = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  received.length = 0;
  // A browser resolves a path against the URL of its page.
  const fetchUrl = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    fetchUrl(typeof input === 'string' ? new URL(input, origin) : input, init),
  );
});

const json = (status: number, body: unknown, headers = {}): Respond => {
  return (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
};
const raw = (status: number, text: string, headers: Record<string, string> = {}): Respond => {
  return (_request, response) => response.writeHead(status, headers).end(text);
};

const common = { name: 'test', summary: '', audience: 'signedIn', limit: readLimit, errors: [] } as const;
const readItem = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/{lang}/console/items/{id}',
  effect: 'read',
  input: z.object({ id: z.int(), text: z.optional(z.string()), page: z.optional(z.int()) }),
  output: z.object({ data: z.string() }),
});
const saveItem = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/{lang}/console/items/save',
  effect: 'write',
  input: z.object({ title: z.string(), tags: z.array(z.string()) }),
  output: z.object({ data: z.object({ version: z.int() }) }),
});

const callIn = (locale: Locale) => createCall(() => locale);

/** The failure of a call to which the server responds in this way. */
async function failureOf(responding: Respond, timeout?: number): Promise<CallFailure> {
  respond = responding;
  const result = await callIn('cn')(readItem, { id: 1 }, { timeout });
  if (result.ok) throw new Error('The call succeeded');
  return result.failure;
}

describe('a call', () => {
  it('puts path parameters and the language into the path, and the rest of a GET into the query', async () => {
    respond = json(200, { code: 200, msg: '', data: 'found' });
    const result = await callIn('ru')(readItem, { id: 7, text: 'кокс & уголь', page: undefined });
    expect(result).toEqual({ ok: true, value: { code: 200, msg: '', data: 'found' } });
    expect(received).toMatchObject([
      {
        method: 'GET',
        url: `/gw-api/ru/console/items/7?text=${encodeURIComponent('кокс & уголь').replaceAll('%20', '+')}`,
      },
    ]);
  });

  it('sends the input of a POST as JSON', async () => {
    respond = json(200, { code: 200, msg: '', data: { version: 2 } });
    const result = await callIn('cn')(saveItem, { title: '标题', tags: ['a'] });
    expect(result.ok && result.value.data.version).toBe(2);
    expect(received).toEqual([
      {
        method: 'POST',
        url: '/gw-api/cn/console/items/save',
        type: 'application/json',
        body: '{"title":"标题","tags":["a"]}',
      },
    ]);
  });

  it('fails with the error, the fields and the message of the gateway', async () => {
    const errors = [{ field: 'title', code: 'required', message: '必填' }];
    respond = json(422, { code: 422, msg: '有误', error: 'invalidInput', errors, requestId: 'ab12', retryAfter: 3 });
    expect(await callIn('cn')(saveItem, { title: '', tags: [] })).toMatchObject({
      ok: false,
      failure: {
        reason: 'rejected',
        status: 422,
        error: 'invalidInput',
        message: '有误',
        fields: [{ field: 'title', code: 'required', message: '必填' }],
        requestId: 'ab12',
        retryAfter: 3,
      },
    });
  });

  it('accepts a body whose message and fields are null, as a firewall before the gateway may send it', async () => {
    respond = json(403, { code: 403, msg: null, errors: null });
    const result = await callIn('cn')(saveItem, { title: '', tags: [] });
    expect(result).toMatchObject({ ok: false, failure: { reason: 'rejected', message: '', fields: [] } });
  });

  it('goes by the code of the body, whatever the status is', async () => {
    respond = json(200, { code: 403, msg: '' });
    expect(await callIn('cn')(readItem, { id: 1 })).toMatchObject({ ok: false, failure: { status: 403 } });
  });

  it('that its caller gives up fails as aborted', async () => {
    respond = () => undefined;
    const stop = new AbortController();
    const waiting = callIn('cn')(readItem, { id: 1 }, { signal: stop.signal });
    stop.abort();
    expect(await waiting).toMatchObject({ ok: false, failure: { reason: 'aborted', status: 0 } });
  });

  it('fails without a connection, and without a response in time', async () => {
    expect(await failureOf((request) => request.socket.destroy())).toMatchObject({ reason: 'network', status: 0 });
    expect(await failureOf(() => undefined, 50)).toMatchObject({ reason: 'timeout', status: 0 });
  });

  it('fails by its status if something else than the gateway responds', async () => {
    expect(await failureOf(raw(401, '<html>'))).toMatchObject({ reason: 'http', status: 401 });
    expect(await failureOf(raw(200, 'not JSON'))).toMatchObject({ reason: 'http', status: 200 });
  });

  it('takes the time of the next attempt from the header of a response without a code, if it is in seconds', async () => {
    const retryAfterOf = async (header: string) => {
      respond = raw(503, '<html>', { 'retry-after': header });
      const result = await callIn('cn')(readItem, { id: 1 });
      return result.ok ? undefined : result.failure;
    };
    expect(await retryAfterOf('120')).toMatchObject({ reason: 'http', status: 503, retryAfter: 120 });
    for (const header of ['Sat, 21 Nov 2026 21:00:00 GMT', '-5', '0', 'Infinity'])
      expect((await retryAfterOf(header))?.retryAfter, header).toBeUndefined();
  });

  it('tells the headers of its response', async () => {
    respond = json(200, { code: 200, msg: '', data: 'found' }, { 'x-sample': 'yes' });
    const told: (string | null)[] = [];
    const call = createCall(
      () => 'cn',
      (headers) => told.push(headers.get('x-sample')),
    );
    await call(readItem, { id: 1 });
    expect(told).toEqual(['yes']);
  });

  it('waits 20 seconds, or as long as the call says', async () => {
    expect(maxWait).toBe(20_000);
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    respond = json(200, { code: 200, msg: '', data: { version: 2 } });
    await callIn('cn')(saveItem, { title: '', tags: [] });
    await callIn('cn')(saveItem, { title: '', tags: [] }, { timeout: 180_000 });
    expect(timeout.mock.calls).toEqual([[20_000], [180_000]]);
    timeout.mockRestore();
  });
});

describe('a download', () => {
  const file = { 'content-type': 'text/csv', 'download-filename': encodeURIComponent('简历 1.csv') };

  it('brings the file and its name', async () => {
    respond = raw(200, 'a;b', file);
    const result = await downloadFile(`${origin}/gw-api/common/download?fileName=x`);
    expect(result.ok && [result.value.name, await result.value.blob.text()]).toEqual(['简历 1.csv', 'a;b']);
  });

  it('takes the name from the address if the server gives none', async () => {
    respond = raw(200, 'x', { 'content-type': 'image/webp' });
    const result = await downloadFile(`${origin}/pictures/kiln.webp?v=1`);
    expect(result.ok && result.value.name).toBe('kiln.webp');
  });

  it('posts form-encoded fields', async () => {
    respond = raw(200, 'a', file);
    expect((await downloadByForm(`${origin}/gw-api/common/export`, { ids: '1,2' })).ok).toBe(true);
    expect(received).toMatchObject([
      { method: 'POST', type: 'application/x-www-form-urlencoded;charset=UTF-8', body: 'ids=1%2C2' },
    ]);
  });

  it('that brings an error fails as a call does', async () => {
    respond = json(404, { code: 404, msg: '附件已删除', error: 'attachmentGone' });
    expect(await downloadFile(`${origin}/file`)).toMatchObject({
      ok: false,
      failure: { reason: 'rejected', status: 404, error: 'attachmentGone', message: '附件已删除' },
    });
    respond = raw(502, '<html>');
    expect(await downloadFile(`${origin}/file`)).toMatchObject({ ok: false, failure: { reason: 'http', status: 502 } });
    respond = (request) => request.socket.destroy();
    expect(await downloadFile(`${origin}/file`)).toMatchObject({ ok: false, failure: { reason: 'network' } });
  });

  it('of a zip accepts nothing else', async () => {
    respond = raw(200, 'PK\u0003\u0004…');
    expect((await downloadZip(`${origin}/zip`)).ok).toBe(true);
    respond = raw(200, '<html>');
    expect((await downloadZip(`${origin}/zip`)).ok).toBe(false);
  });

  it('that does not begin fails after the timeout, and one that takes long does not', async () => {
    respond = () => undefined;
    const result = await downloadFile(`${origin}/file`, { timeout: 50 });
    expect(result).toMatchObject({ ok: false, failure: { reason: 'timeout' } });
    respond = (_request, response) => {
      response.writeHead(200, file).write('a');
      setTimeout(() => response.end('b'), 200);
    };
    const slow = await downloadFile(`${origin}/file`, { timeout: 100 });
    expect(slow.ok && (await slow.value.blob.text())).toBe('ab');
  });
});
