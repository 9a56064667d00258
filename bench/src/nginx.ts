/** nginx as a baseline: it sends the same compressed bytes from disk. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Started } from './server-process.ts';

const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find(existsSync);

export type File = { name: string; type: string; encoding: string; bytes: Buffer };

/** Undefined if nginx is not installed. A single process, so that all its CPU time is measured. */
export async function startNginx(folder: string, files: readonly File[]): Promise<Started | undefined> {
  if (program === undefined) return undefined;
  const root = path.join(folder, 'nginx');
  mkdirSync(root);
  for (const { name, bytes } of files) writeFileSync(path.join(root, name), bytes);
  const port = await freePort();
  const locations = files.map(({ name, type, encoding }) => {
    const encoded = encoding === '' ? '' : `add_header content-encoding ${encoding};`;
    return `location = /${name} { default_type "${type}"; ${encoded} add_header cache-control no-cache; }`;
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${root}/${kind};`,
  );
  writeFileSync(
    path.join(root, 'nginx.conf'),
    `daemon off; master_process off; pid ${root}/pid; error_log stderr crit;
    events { worker_connections 256; }
    http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=100;
      ${temporary.join(' ')}
      types { } server { listen 127.0.0.1:${port}; root ${root}; ${locations.join('\n')} } }\n`,
  );
  const child = spawn(program, ['-p', root, '-c', path.join(root, 'nginx.conf')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  for (let time = 0; time < 100; time += 1) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return { process: child, url };
    await pause(50);
  }
  throw new Error('nginx does not respond');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
