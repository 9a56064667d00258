/** An editor who is signed in to the console of a running server. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Site } from './server-process.ts';
import { nextVisitor } from './visitors.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Calls an endpoint of the console and returns the response's JSON. Throws if the gateway rejects it. */
export type Editor = (path: string, body?: object) => Promise<string>;

/** Sets the built-in account “editor” up, by the link that the command prints. */
export async function signInEditor({ url, dataDir }: Site): Promise<Editor> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['server/src/accounts/set-up-command.ts', '--account', 'editor', '--anyway'],
    { cwd: root, env: { PATH: process.env.PATH, DATA_DIR: dataDir } },
  );
  const token = /set-up#([\w-]+)/.exec(stdout)?.[1];
  const address = nextVisitor();
  const request = async (name: string, body: object | undefined, cookie = '') => {
    const response = await fetch(`${url}/gw-api/en/console/${name}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { origin: url, 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${name}: ${response.status} ${text}`);
    return { text, cookie: response.headers.getSetCookie()[0]?.split(';')[0] };
  };
  const { cookie } = await request('sessions/set-up', { token, password: 'anthracite-kiln-2026' });
  return async (name, body) => (await request(name, body, cookie)).text;
}
