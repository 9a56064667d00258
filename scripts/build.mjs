// `npm run build [-- site] [-- console] [-- server]` builds the site, the console and the bundle of the server, where
// their sources are newer.
import { existsSync } from 'node:fs';
import process from 'node:process';
import { build, node } from './prepare.mjs';

if (!existsSync(node)) {
  console.error('The packages are not installed: run npm ci first, with npm 11 (npm start does it by itself).');
  process.exit(1);
}

const workspaces = process.argv.slice(2);
build(workspaces.length === 0 ? undefined : workspaces);
