// `npm run build [-- site] [-- server]` builds the site and the server's bundle where their sources are newer.
import process from 'node:process';
import { build } from './prepare.mjs';

const workspaces = process.argv.slice(2);
build(workspaces.length === 0 ? undefined : workspaces);
