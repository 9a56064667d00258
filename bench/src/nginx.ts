/** nginx as a baseline: it sends the same compressed bytes from disk. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startLocalServer } from './local-server.ts';
import { type Started, started } from './server-process.ts';

const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find(existsSync);

export const hasNginx = program !== undefined;

export type File = { type: string; encoding: string; bytes: Buffer };

/** Starts nginx with one file. A single process, so that all its CPU time is measured. */
export async function startNginx(folder: string, { type, encoding, bytes }: File): Promise<Started> {
  if (program === undefined) throw new Error('nginx is not installed');
  const root = path.join(folder, 'nginx');
  mkdirSync(root, { recursive: true });
  writeFileSync(path.join(root, 'file'), bytes);
  const host = await freeHost();
  const encoded = encoding === '' ? '' : `add_header content-encoding ${encoding};`;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${root}/${kind};`,
  );
  writeFileSync(
    path.join(root, 'nginx.conf'),
    `daemon off; master_process off; pid ${root}/pid; error_log stderr crit;
    events { worker_connections 256; }
    http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=100;
      ${temporary.join(' ')}
      types { } server { listen ${host}; root ${root};
        location = /file { default_type "${type}"; ${encoded} add_header cache-control no-cache; } } }\n`,
  );
  const child = spawn(program, ['-p', root, '-c', path.join(root, 'nginx.conf')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = `http://${host}/file`;
  for (let time = 0; time < 100; time += 1) {
    const responds = await fetch(url).then(
      () => true,
      () => false,
    );
    if (responds) return started(child, url);
    await pause(50);
  }
  throw new Error('nginx does not respond');
}

async function freeHost(): Promise<string> {
  await using server = await startLocalServer(() => {});
  return new URL(server.url).host;
}
