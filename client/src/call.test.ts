import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { defineEndpoint, readLimit } from 'contract/endpoint.ts';
import type { Locale } from 'contract/locales.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod/mini';
import { createCall, longestWait } from './call.ts';
import { downloadByForm, downloadFile, downloadZip } from './download.ts';
import { downloadFailureText, failureText, isSessionEnded, toastMilliseconds } from './failure-text.ts';
import { isTooLarge } from './upload.ts';
import { clientWords } from './words/words.ts';

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

/** What a toast says when the server responds in this way. */
async function toastFor(responding: Respond, locale: Locale = 'cn'): Promise<string> {
  respond = responding;
  const result = await callIn(locale)(readItem, { id: 1 });
  if (result.ok) throw new Error('The call succeeded');
  return failureText(result.failure, locale);
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

  it('accepts an envelope whose message and fields are null, as a firewall before the gateway may send it', async () => {
    respond = json(403, { code: 403, msg: null, errors: null });
    const result = await callIn('cn')(saveItem, { title: '', tags: [] });
    expect(result).toMatchObject({ ok: false, failure: { reason: 'rejected', message: '', fields: [] } });
  });

  it('goes by the code of the envelope, whatever the status is', async () => {
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

  it('takes the time of the next attempt from the header of a response without an envelope, if it is in seconds', async () => {
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
    expect(longestWait).toBe(20_000);
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    respond = json(200, { code: 200, msg: '', data: { version: 2 } });
    await callIn('cn')(saveItem, { title: '', tags: [] });
    await callIn('cn')(saveItem, { title: '', tags: [] }, { timeout: 180_000 });
    expect(timeout.mock.calls).toEqual([[20_000], [180_000]]);
    timeout.mockRestore();
  });
});

describe('the error catalogue', () => {
  it('shows toasts for 5 seconds', () => expect(toastMilliseconds).toBe(5000));

  it('401: the session has ended, which a dialog says', async () => {
    respond = json(401, { code: 401, msg: '', error: 'unauthorized' });
    const result = await callIn('cn')(readItem, { id: 1 });
    expect(!result.ok && isSessionEnded(result.failure)).toBe(true);
    const ended = json(401, { code: 401, msg: 'x', error: 'unauthorized' });
    expect(await toastFor(ended)).toBe('无效的会话，或者会话已过期，请重新登录。');
    expect(await toastFor(ended, 'en')).toBe('The session is not valid or has expired. Please sign in again.');
  });

  it('a 401 of a proxy does not end the session', async () => {
    respond = raw(401, '<html>');
    const result = await callIn('cn')(readItem, { id: 1 });
    expect(!result.ok && isSessionEnded(result.failure)).toBe(false);
  });

  it('403 and 404: the text of the code table', async () => {
    expect(await toastFor(json(403, { code: 403, msg: 'x', error: 'forbidden' }))).toBe('当前操作没有权限');
    expect(await toastFor(json(404, { code: 404, msg: 'x', error: 'notFound' }))).toBe('访问资源不存在');
  });

  it('403 of an error with a name of its own: its message', async () => {
    const rejected = json(403, { code: 403, msg: '账号或密码不正确', error: 'signInRejected' });
    expect(await toastFor(rejected)).toBe('账号或密码不正确');
  });

  it('500: the message of the error', async () => {
    expect(await toastFor(json(500, { code: 500, msg: '数据库不可用' }))).toBe('数据库不可用');
  });

  it('another code: the message of the server, otherwise the default text', async () => {
    expect(await toastFor(json(409, { code: 409, msg: '仍有账号使用此角色', error: 'roleInUse' }))).toBe(
      '仍有账号使用此角色',
    );
    expect(await toastFor(json(418, { code: 418 }))).toBe('系统未知错误，请反馈给管理员');
  });

  it('no connection', async () => {
    expect(await toastFor((request) => request.socket.destroy())).toBe('后端接口连接异常');
  });

  it('no response in time', async () => {
    respond = () => undefined;
    const result = await callIn('cn')(readItem, { id: 1 }, { timeout: 50 });
    expect(!result.ok && failureText(result.failure, 'cn')).toBe('系统接口请求超时');
  });

  it('a status without an envelope', async () => {
    expect(await toastFor(raw(502, '<html>'))).toBe('系统接口502异常');
    expect(await toastFor(raw(503, '', { 'retry-after': '5' }))).toBe('系统接口503异常');
    expect(await toastFor(raw(200, 'not JSON'))).toBe('系统接口200异常');
  });

  it('in English and Russian', async () => {
    expect(await toastFor(json(403, { code: 403, msg: '' }), 'en')).toBe('No permission for the current operation');
    expect(await toastFor(raw(502, ''), 'ru')).toBe('Ошибка интерфейса системы: 502');
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

  it.each([
    ['the text of the code table', json(200, { code: 403, msg: 'x' }), '当前操作没有权限'],
    ['the same of an ended session', json(401, { code: 401, msg: 'x' }), '认证失败，无法访问系统资源'],
    ['the message', json(404, { code: 404, msg: '附件已删除', error: 'attachmentGone' }), '附件已删除'],
    ['the default text', json(200, { code: 419 }), '系统未知错误，请反馈给管理员'],
    ['that it failed', raw(502, '<html>'), '下载文件出现错误，请联系管理员！'],
    [
      'that it failed, without a connection',
      ((request) => request.socket.destroy()) satisfies Respond,
      '下载文件出现错误，请联系管理员！',
    ],
  ])('that brings an error says %s', async (_what, responding, text) => {
    respond = responding;
    const result = await downloadFile(`${origin}/file`);
    expect(!result.ok && downloadFailureText(result.failure, 'cn')).toBe(text);
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

  it('has a text for a direct download that failed', () => {
    expect(clientWords.cn.directDownloadFailed).toBe('下载失败');
  });
});

describe('the texts of uploads and copies', () => {
  it('are those of the specification', () => {
    const { uploadFailed, editorPictureFailed, uploadTooLarge, copied, copyFailed } = clientWords.cn;
    expect([uploadFailed, editorPictureFailed, uploadTooLarge(5), copied, copyFailed]).toEqual([
      '上传图片失败，请重试',
      '图片插入失败',
      '上传文件大小不能超过 5 MB!',
      '复制成功',
      '复制失败',
    ]);
  });

  it('a file of exactly the limit is not too large', () => {
    const limit = 5 * 1024 * 1024;
    expect([isTooLarge({ size: limit }, 5), isTooLarge({ size: limit + 1 }, 5)]).toEqual([false, true]);
  });
});
