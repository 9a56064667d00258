/** The upload of `client/` in a real browser: progress, failures and stalls. Its sources are served as modules. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '../..');

let server: Server;
let url: string;
let received = 0;

const document = `<!doctype html><script type="importmap">{"imports":{"contract/":"/contract/src/"}}</script>
<script type="module">
  import { uploadFile } from '/client/src/upload.ts';
  import { failureText } from '/console/src/text/failure-text.ts';
  window.upload = async (bytes, name, stall) => {
    const progress = [];
    const endpoint = { name, method: 'POST', path: '/common/' + name };
    const file = new File([new Uint8Array(bytes)], '样本.png');
    const result = await uploadFile(endpoint, file, { locale: 'cn', stall, onProgress: (share) => progress.push(share) });
    return { result, progress, text: result.ok ? '' : failureText(result.failure, 'cn') };
  };
</script>`;

function respond(request: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(request.url ?? '', 'http://localhost');
  const sendJson = (status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (pathname.endsWith('.ts')) {
    const source = stripTypeScriptTypes(readFileSync(path.join(root, pathname), 'utf8'));
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(source);
  } else if (pathname === '/gw-api/common/dropped') request.socket.destroy();
  else if (pathname === '/gw-api/common/stalled') request.pause();
  else if (request.method === 'POST') {
    received = 0;
    request.on('data', (chunk: Buffer) => (received += chunk.length));
    request.on('end', () => {
      if (pathname === '/gw-api/common/rejected') sendJson(415, { code: 415, msg: '不支持的格式', error: 'x' });
      else sendJson(200, { code: 200, msg: '', fileName: 'a.png' });
    });
  } else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(document);
}

test.beforeAll(async () => {
  server = createServer(respond);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  url = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

type Uploaded = { result: { ok: boolean; value?: object }; progress: number[]; text: string };

declare global {
  interface Window {
    upload: (bytes: number, name: string, stall: number) => Promise<Uploaded>;
  }
}

async function upload(page: Page, bytes: number, name: string, stall = 20_000): Promise<Uploaded> {
  await page.goto(url);
  await page.waitForFunction(() => 'upload' in window);
  return page.evaluate(([size, endpoint, wait]) => window.upload(size, endpoint, wait), [bytes, name, stall] as const);
}

test('sends the file and reports progress up to its end', async ({ page }) => {
  const { result, progress } = await upload(page, 8 * 1024 * 1024, 'upload');
  expect(result).toMatchObject({ ok: true, value: { fileName: 'a.png' } });
  expect(received).toBeGreaterThan(8 * 1024 * 1024);
  expect(progress.at(-1)).toBe(1);
  expect(progress.toSorted((one, other) => one - other)).toEqual(progress);
});

test('shows the message of the gateway, or that the connection failed', async ({ page }) => {
  expect((await upload(page, 1000, 'rejected')).text).toBe('不支持的格式');
  expect((await upload(page, 1000, 'dropped')).text).toBe('后端接口连接异常');
});

test('fails when the upload stalls', async ({ page }) => {
  expect((await upload(page, 32 * 1024 * 1024, 'stalled', 500)).text).toBe('系统接口请求超时');
});
