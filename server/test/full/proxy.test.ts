/** The site behind the proxies of deploy/: large files pass, and the proxy stores nothing of a visitor. */
import { readFileSync } from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { maxFileBytes } from 'contract/uploads/uploads.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../free-port.ts';
import { type StartedServer, startServer } from '../started-server.ts';
import { checkNginx, deployFolder, type StartedProxy, startCaddy, startNginx, visitorIp } from './started-proxy.ts';
import { temporaryInstallation } from './temporary-installation.ts';
import { filesBelow } from './word-search.ts';

const long = describe.skipIf(process.env['LONG_TESTS'] === undefined);

/** A canary string in everything that a visitor sends. */
const canary = 'Quenvaltrix';

/** A naive configuration, which works and looks harmless. */
const naiveConfiguration = `
  error_log site/error.log;
  events {}
  http {
    include site/instances.conf;
    access_log site/access.log;
    server {
      include site/addresses.conf;
      location / { proxy_pass http://site; proxy_set_header X-Forwarded-For $remote_addr; client_max_body_size 100m; }
      location /cn/wms { proxy_pass http://site; }
      location /gw-api { proxy_pass http://site; access_log off; client_max_body_size 100m; }
      location /gw-api/en { proxy_pass http://site; access_log off; }
    }
  }`;

const boundary = 'x-boundary-x';
const upload = '/wms/dqgx/uploadFile';
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` };

function formOf(bytes: number) {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="filedName"; filename="${canary}.pdf"\r\n\r\n`;
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  const content = Buffer.alloc(bytes, `${canary} `);
  content.write('%PDF-1.7\n');
  const body = Buffer.concat([Buffer.from(head), content, tail]);
  return { body, headers: { ...multipart, 'content-length': String(body.length) } };
}

/** The files that contain the word, relative to the folder. */
function filesWith(folder: string, word: string): string[] {
  return filesBelow(folder)
    .filter((file) => readFileSync(file).includes(word))
    .map((file) => path.relative(folder, file));
}

/** Sends what a reporter sends; returns the responses and what the proxy has stored. */
async function useAsReporter(proxy: StartedProxy, { server, dataDir }: Site) {
  const large = formOf(maxFileBytes);
  let storedDuring: string[] = [];
  const page = await proxy.request('GET', '/cn/report');
  const smaller = formOf(2 * 1024 * 1024);
  const twoMegabytes = await proxy.request('POST', `/gw-api/en${upload}`, {
    headers: smaller.headers,
    body: inOneChunk(smaller.body),
  });
  async function* withPause() {
    const half = Math.floor(large.body.length / 2);
    const chunk = 256 * 1024;
    for (let from = 0; from < half; from += chunk) yield large.body.subarray(from, Math.min(half, from + chunk));
    // Half of the file is now either encrypted in the server's folder or unencrypted in the proxy's.
    while (!filesBelow(dataDir).some((file) => file.endsWith('.part')) && proxy.unnamedFiles().length === 0)
      await pause(20);
    storedDuring = proxy.unnamedFiles().filter((file) => readFileSync(file).includes(canary));
    for (let from = half; from < large.body.length; from += chunk) yield large.body.subarray(from, from + chunk);
  }
  const file = await proxy.request('POST', `/gw-api/cn${upload}`, { headers: large.headers, body: withPause() });
  const report = JSON.stringify({ sayType: '1', reporterItems: ['1'], deptName: canary, ifShow: 1, remark: canary });
  const send = () =>
    proxy.request('POST', '/gw-api/cn/wms/dqgx/submitReporter', {
      headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(report)) },
      body: inOneChunk(Buffer.from(report)),
    });
  const acknowledged = await send();
  await server.kill();
  const whileDown = await send();
  return {
    page: page.status,
    twoMegabytes: twoMegabytes.status,
    file: file.status,
    acknowledged: acknowledged.status,
    whileDown: { status: whileDown.status, retryAfter: whileDown.headers['retry-after'] },
    storedDuring: storedDuring.length > 0,
    storedAfter: filesWith(proxy.folder, canary),
    ipIn: filesWith(proxy.folder, visitorIp),
    output: proxy.output(),
  };
}

async function* inOneChunk(content: Buffer) {
  yield content;
}

type Site = { server: StartedServer; dataDir: string; port: number };

async function startSite(installation: ReturnType<typeof temporaryInstallation>): Promise<Site> {
  const port = await freePort();
  const environment = { PORT: String(port), PUBLIC_URL: 'https://www.example.com' };
  return {
    server: await startServer({ ...installation.environment, ...environment }),
    dataDir: installation.dataDir,
    port,
  };
}

const expected = {
  page: 200,
  twoMegabytes: 200,
  file: 200,
  acknowledged: 200,
  whileDown: { status: 503, retryAfter: '10' },
  storedDuring: false,
  storedAfter: [],
  ipIn: [],
};

long('behind a proxy', () => {
  it('finds what a naive configuration stores, by the same search', async () => {
    using installation = temporaryInstallation('proxy');
    const site = await startSite(installation);
    const proxy = await startNginx([site.port], naiveConfiguration);
    try {
      const found = await useAsReporter(proxy, site);
      expect(found).toMatchObject({
        twoMegabytes: 413,
        file: 200,
        whileDown: { status: 502 },
        storedDuring: true,
        ipIn: expect.arrayContaining(['site/access.log', 'site/error.log']),
      });
    } finally {
      await proxy.stop();
      await site.server.kill();
    }
  }, 180_000);

  it('passes files of 50 MB, and nginx stores nothing of a reporter', async () => {
    using installation = temporaryInstallation('proxy');
    const site = await startSite(installation);
    const proxy = await startNginx([site.port, await freePort()]);
    try {
      expect(await useAsReporter(proxy, site)).toEqual({ ...expected, output: '' });
    } finally {
      await proxy.stop();
      await site.server.kill();
    }
  }, 180_000);

  it('passes files of 50 MB, and Caddy stores nothing of a reporter', async () => {
    using installation = temporaryInstallation('proxy');
    const site = await startSite(installation);
    const caddyfile = readFileSync(path.join(deployFolder, 'Caddyfile'), 'utf8');
    const proxy = await startCaddy([site.port, await freePort()], caddyfile);
    try {
      const { output, ...found } = await useAsReporter(proxy, site);
      expect(found).toEqual(expected);
      expect(output).not.toContain(visitorIp);
    } finally {
      await proxy.stop();
      await site.server.kill();
    }
  }, 180_000);
});

long('nginx', () => {
  const received: http.IncomingMessage[] = [];
  const instance = http.createServer((request, response) => {
    received.push(request);
    request.resume();
    response.end('ok');
  });
  let proxy: StartedProxy;
  beforeAll(async () => {
    const port = await freePort();
    await new Promise<void>((resolve) => instance.listen(port, '127.0.0.1', resolve));
    proxy = await startNginx([await freePort(), port]);
  });
  afterAll(async () => {
    await proxy.stop();
    instance.close();
  });

  it('forwards the visitor’s real IP address instead of a forged one', async () => {
    await proxy.request('GET', '/', { headers: { 'x-forwarded-for': '6.6.6.6' } });
    expect(received.at(-1)?.headers['x-forwarded-for']).toBe(visitorIp);
  });

  it('uses the other instance while one is down, and hides /readyz', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => proxy.request('GET', '/cn/')));
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect((await proxy.request('GET', '/readyz')).status).toBe(404);
  });

  it.each(['/assets/', '/console/assets/'])(
    'finds a file below %s that only one of three instances has',
    async (prefix) => {
      const others = [0, 1].map(() => http.createServer((_request, response) => response.writeHead(404).end('none')));
      const withFile = http.createServer((request, response) => {
        response.writeHead(request.url?.endsWith('/new.js') === true ? 200 : 404).end('file');
      });
      const ports: number[] = [];
      for (const server of [...others, withFile]) {
        const port = await freePort();
        await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
        ports.push(port);
      }
      const during = await startNginx(ports);
      const statusesOf = async (url: string) => {
        const statuses = [];
        for (let count = 0; count < 9; count++) statuses.push((await during.request('GET', url)).status);
        return new Set(statuses);
      };
      try {
        expect(await statusesOf(`${prefix}new.js`)).toEqual(new Set([200]));
        expect(await statusesOf(`${prefix}missing.js`)).toEqual(new Set([404]));
        // Elsewhere an instance's 404 is final, and none of them took an instance out.
        expect(await statusesOf('/new.js')).toEqual(new Set([200, 404]));
      } finally {
        await during.stop();
        for (const server of [...others, withFile]) server.close();
      }
    },
  );

  // Only root may use ports 80 and 443.
  it.runIf(process.getuid?.() === 0).each(['instances.conf', 'instances-compose.conf'])(
    'accepts the unchanged files of deploy/ with %s',
    (instances) => {
      expect(checkNginx(instances)).toEqual({ status: 0, stderr: '' });
    },
  );

  it('serves HTTP/2', async () => {
    const { port, certificate: ca } = proxy;
    const session = http2.connect(`https://127.0.0.1:${port}`, { ca, servername: 'www.example.com' });
    const status = await new Promise((resolve, reject) => {
      session.once('error', reject);
      session
        .request({ ':path': '/', ':authority': 'www.example.com' })
        .once('response', (headers) => resolve(headers[':status']))
        .end();
    });
    session.close();
    expect(status).toBe(200);
  });
});
