/** A Debian proxy in its own folder, with a certificate for www.example.com. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import https from 'node:https';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../free-port.ts';

export const deployFolder = path.resolve(import.meta.dirname, '../../../deploy');

/** The visitor's IP address, which no file of the proxy may contain. */
export const visitorIp = '127.0.0.77';

export type ProxyResponse = { status: number; headers: Record<string, unknown>; text: string };

export type StartedProxy = {
  /** The only folder that the proxy can write to. */
  folder: string;
  /** Sends a request as a visitor; the body is sent as it is. */
  request: (
    method: string,
    urlPath: string,
    options?: { headers?: Record<string, string>; body?: AsyncIterable<Uint8Array> },
  ) => Promise<ProxyResponse>;
  port: number;
  certificate: string;
  /** Open files without a name in its folder: nginx buffers bodies in such files. */
  unnamedFiles: () => string[];
  /** The output of its standard streams. */
  output: () => string;
  stop: () => Promise<void>;
};

function createCertificate(folder: string): string {
  const [certificate, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'certificate.key')];
  const subject = ['-subj', '/CN=www.example.com', '-addext', 'subjectAltName=DNS:www.example.com'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  return readFileSync(certificate, 'utf8');
}

/** Starts nginx with the given configuration or the project's, in front of these instances. */
export async function startNginx(instances: readonly number[], configuration?: string): Promise<StartedProxy> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-nginx-'));
  chmodSync(folder, 0o755);
  const [included, temporary] = [path.join(folder, 'site'), path.join(folder, 'temporary')];
  for (const each of [included, temporary]) mkdirSync(each);
  const port = await freePort();
  const certificate = createCertificate(included);
  const servers = instances.map((each) => `server 127.0.0.1:${each} max_fails=3 fail_timeout=5s;`);
  const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${temporary}/${kind};`,
  );
  writeFileSync(
    path.join(included, 'instances.conf'),
    `upstream site { ${servers.join(' ')} keepalive 32; }\n${temporaryPaths.join('\n')}\n`,
  );
  writeFileSync(
    path.join(included, 'addresses.conf'),
    `listen 127.0.0.1:${port} ssl http2;
     server_name www.example.com;
     ssl_certificate ${included}/certificate.pem;
     ssl_certificate_key ${included}/certificate.key;`,
  );
  const file = path.join(folder, 'nginx.conf');
  if (configuration === undefined) cpSync(path.join(deployFolder, 'nginx.conf'), file);
  else writeFileSync(file, configuration);
  const options = ['-g', `daemon off; pid ${folder}/pid;`];
  return started('/usr/sbin/nginx', ['-p', folder, '-c', file, ...options], { folder, port, certificate });
}

/** nginx's check of the files of deploy/ as an operator copies them; only the certificate's path differs. */
export function checkNginx(instances: string): { status: number | null; stderr: string } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-nginx-'));
  cpSync(path.join(deployFolder, 'nginx.conf'), path.join(folder, 'nginx.conf'));
  cpSync(path.join(deployFolder, 'nginx'), path.join(folder, 'site'), { recursive: true });
  cpSync(path.join(deployFolder, 'nginx', instances), path.join(folder, 'site/instances.conf'));
  const configuration = path.join(folder, 'site/addresses.conf');
  writeFileSync(configuration, readFileSync(configuration, 'utf8').replaceAll('/etc/nginx/', `${folder}/`));
  createCertificate(path.join(folder, 'site'));
  const parameters = ['-t', '-q', '-p', folder, '-c', path.join(folder, 'nginx.conf'), '-g', `pid ${folder}/pid;`];
  const { status, stderr } = spawnSync('/usr/sbin/nginx', parameters, { encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });
  return { status, stderr };
}

/** Starts Debian's Caddy with the project's configuration; only certificate and ports differ. */
export async function startCaddy(instances: readonly number[], caddyfile: string): Promise<StartedProxy> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-caddy-'));
  const port = await freePort();
  const certificate = createCertificate(folder);
  const local = caddyfile
    .replace('admin off', `admin off\n\thttps_port ${port}\n\tauto_https disable_redirects`)
    .replace('www.example.com {', `www.example.com {\n\ttls ${folder}/certificate.pem ${folder}/certificate.key`)
    .replace('127.0.0.1:3001 127.0.0.1:3002', instances.map((each) => `127.0.0.1:${each}`).join(' '));
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(file, local);
  return started('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { folder, port, certificate });
}

async function started(
  program: string,
  parameters: string[],
  { folder, port, certificate }: Pick<StartedProxy, 'folder' | 'port' | 'certificate'>,
): Promise<StartedProxy> {
  const environment = { PATH: process.env['PATH'], HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const proxy = spawn(program, parameters, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((resolve) => proxy.once('exit', resolve));
  let output = '';
  for (const stream of [proxy.stdout, proxy.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  while (!(await accepts(port))) {
    if (proxy.exitCode !== null) throw new Error(output);
    await pause(20);
  }
  return {
    folder,
    port,
    certificate,
    request: (method, urlPath, options = {}) => requestFrom({ port, certificate }, method, urlPath, options),
    unnamedFiles: () => unnamedFilesOf(proxy.pid ?? 0, folder),
    output: () => output,
    stop: async () => {
      proxy.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function unnamedFilesOf(pid: number, folder: string): string[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return [String(pid), ...children].flatMap((each) =>
    readdirSync(`/proc/${each}/fd`)
      .map((name) => `/proc/${each}/fd/${name}`)
      .filter((file) => {
        const target = targetOf(file);
        return target.startsWith(folder) && target.endsWith(' (deleted)');
      }),
  );
}

/** A file may be closed between its listing and its reading. */
function targetOf(file: string): string {
  try {
    return readlinkSync(file);
  } catch {
    return '';
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => resolve(true));
    socket.once('connect', () => socket.destroy());
    socket.once('error', () => resolve(false));
  });
}

async function requestFrom(
  { port, certificate }: Pick<StartedProxy, 'port' | 'certificate'>,
  method: string,
  urlPath: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: AsyncIterable<Uint8Array> },
): Promise<ProxyResponse> {
  const request = https.request({
    host: '127.0.0.1',
    port,
    localAddress: visitorIp,
    servername: 'www.example.com',
    ca: certificate,
    method,
    path: urlPath,
    headers: { host: 'www.example.com', ...headers },
    agent: false,
  });
  const responded = new Promise<ProxyResponse>((resolve, reject) => {
    request.once('error', reject);
    request.once('response', (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      response.once('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
      response.once('error', reject);
    });
  });
  let hasResponded = false;
  void responded.then(
    () => (hasResponded = true),
    () => (hasResponded = true),
  );
  for await (const piece of body ?? []) {
    if (hasResponded) break;
    if (!request.write(piece))
      await Promise.race([new Promise((resolve) => request.once('drain', resolve)), responded]);
  }
  request.end();
  return responded;
}
