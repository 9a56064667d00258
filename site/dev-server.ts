/**
 * The development server of the site, run by `npm run dev`: pages are rendered from the sources and show each change at
 * once. Everything else comes from the gateway, which starts again when one of its sources changes.
 */
import {
  createServer as createHttpServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { requestFor } from 'client/request.ts';
import { endpoints } from 'contract/endpoints.ts';
import { defaultLocale, isLocale, type Locale, locales } from 'contract/locales.ts';
import { createServer, type ViteDevServer } from 'vite';
import { gatewaySources, isGatewaySource, startGateway } from './dev-gateway.ts';
import type { load as loadPage } from './src/render.tsx';

const root = fileURLToPath(new URL('.', import.meta.url));
const port = Number(process.env['PORT'] ?? 3000);
const gatewayPort = port + 1;
const gatewayUrl = `http://127.0.0.1:${gatewayPort}`;

/** In milliseconds: requests wait while the gateway starts again. */
const longestStart = 20_000;

async function whenStarted<Response>(request: () => Promise<Response>): Promise<Response> {
  const until = Date.now() + longestStart;
  for (;;)
    try {
      return await request();
    } catch (error) {
      const failure = gateway.failure();
      if (failure !== undefined) throw new Error(`The gateway does not start.\n${failure}`, { cause: error });
      if (Date.now() > until) throw error;
      await pause(100);
    }
}

/** Calls the gateway by the endpoint's name, and returns the text of its envelope. */
async function callGateway(name: string, locale: Locale, input: unknown): Promise<string> {
  const endpoint = endpoints.find((one) => one.name === name);
  if (endpoint === undefined) throw new Error(`${name} is not served`);
  const { url, body } = requestFor(endpoint, locale, input);
  const headers = { 'content-type': 'application/json' };
  const init = { method: endpoint.method, ...(body !== undefined && { headers, body }) };
  return (await whenStarted(() => fetch(gatewayUrl + url, init))).text();
}

type PageAddress = { locale: Locale; mode: 'path' | 'hash'; path: string };

/** Undefined for what is no page below a language: the gateway redirects it, or says that it is missing. */
function readAddress(url: string): PageAddress | undefined {
  const { pathname, search } = new URL(url, gatewayUrl);
  if (pathname === '/') return { locale: defaultLocale, mode: 'hash', path: '/' };
  const [, locale, path] = /^\/([^/]+)(\/.*)$/.exec(pathname) ?? [];
  return isLocale(locale) ? { locale, mode: 'path', path: `${path}${search}` } : undefined;
}

/** The style sheets of what has been rendered so far; the browser's scripts add what comes later. */
function styleLinks(vite: ViteDevServer): string {
  const files = [...(vite.environments['ssr']?.moduleGraph.urlToModuleMap.keys() ?? [])];
  const styles = files.filter((file) => file.endsWith('.css'));
  return styles.map((href) => `<link rel="stylesheet" href="${href}?direct">`).join('\n');
}

/** JSON inside a script element: `<` could close it. */
function scriptJson(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

async function sendPage(
  vite: ViteDevServer,
  address: PageAddress,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { locale, mode } = address;
  const renderer = await vite.ssrLoadModule('/src/render.tsx');
  const load: typeof loadPage = renderer['load'];
  const firstScript: string = renderer['firstScript'];
  const { data, render } = await load({
    ...address,
    posted: request.method === 'POST' ? await text(request) : undefined,
    callGateway: (name, input) => callGateway(name, locale, input),
  });
  const page = render();
  if (page.redirect !== undefined) {
    response.writeHead(page.status, { location: page.redirect }).end();
    return;
  }
  const attributes = `lang="${locales[locale].tag}" data-locale="${locale}" data-mode="${mode}" data-theme="${page.theme}"`;
  const document = `<!doctype html>
<html ${attributes} data-scripts="/src/main.tsx" data-styles="">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.head.title.replaceAll('<', '&lt;')}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styleLinks(vite)}
<script>${firstScript}</script>
</head>
<body><div id="root">${page.html}</div><script type="application/json" id="router-data">${scriptJson(data)}</script></body>
</html>`;
  const html = await vite.transformIndexHtml(request.url ?? '/', document);
  response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
}

/** Passes a request on to the gateway. */
async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
  await whenStarted(() => fetch(`${gatewayUrl}/healthz`));
  const { method, headers, url: path } = request;
  const forwarded = httpRequest({ port: gatewayPort, method, headers, path }, (forwardedResponse) => {
    response.writeHead(forwardedResponse.statusCode ?? 502, forwardedResponse.headers);
    forwardedResponse.pipe(response);
  });
  forwarded.on('error', () => response.destroy());
  request.pipe(forwarded);
}

/** In milliseconds: a change of several files restarts the gateway once. */
const moreChanges = 50;

// In middleware mode Vite leaves the signals to us: the store ends after the gateway.
const http = createHttpServer();
const vite = await createServer({
  root,
  configFile: `${root}vite.config.ts`,
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: http } },
});
const reload = () => vite.ws.send({ type: 'full-reload' });
let pageFailed = false;

/** Shows an error over an empty page, as Vite does over a page that is open. */
function sendFailure(response: ServerResponse, error: Error): void {
  pageFailed = true;
  vite.ssrFixStacktrace(error);
  console.error(error.stack);
  const { message, stack = '' } = error;
  const script = `import { ErrorOverlay } from '/@vite/client';
document.body.append(new ErrorOverlay(${scriptJson(JSON.stringify({ message, stack }))}));`;
  response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html><title>Error</title><body><script type="module">${script}</script></body>`);
}

// After Vite's own: what is here is no source.
vite.middlewares.use((request, response) => {
  const address = readAddress(request.url ?? '/');
  const sent = address === undefined ? forward(request, response) : sendPage(vite, address, request, response);
  sent.catch((error: Error) => sendFailure(response, error));
});

let starts = 0;
const gateway = await startGateway(
  { PORT: String(gatewayPort), PUBLIC_URL: `http://127.0.0.1:${port}` },
  {
    started: () => {
      starts += 1;
      if (starts === 1) console.log(`Site: http://127.0.0.1:${port}`);
      else reload();
    },
    failed: (stack) => vite.ws.send({ type: 'error', err: { message: 'The gateway does not start.', stack } }),
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, gateway.stop);

let restart: NodeJS.Timeout | undefined;
vite.watcher.add(gatewaySources).on('all', (_event, file) => {
  if (isGatewaySource(file)) {
    clearTimeout(restart);
    restart = setTimeout(gateway.restart, moreChanges);
  } else if (pageFailed) {
    pageFailed = false;
    reload();
  }
});
http.on('request', vite.middlewares).listen(port, process.env['HOST'] ?? '127.0.0.1');
