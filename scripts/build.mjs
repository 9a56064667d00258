// `npm run build [-- site] [-- server]` builds the site and the server's bundle where their sources are newer.
import process from 'node:process';
import { build } from './prepare.mjs';

const named = process.argv.slice(2);
build(named.length === 0 ? undefined : named);
