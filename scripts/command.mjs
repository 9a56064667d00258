// Loaded before each command of package.json. With `--help` it prints the comment at the head of the
// command's file. Otherwise it says if the packages are missing.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** The first comment of a file, without its slashes and asterisks. */
function headComment(file) {
  const [comment = ''] = /^(\/\*\*.*?\*\/|(\/\/[^\n]*\n)+)/s.exec(readFileSync(file, 'utf8')) ?? [];
  const lines = comment
    .split('\n')
    .map((line) => line.replace(/^\s*(\/\*\*|\*\/|\/\/|\*)\s?/, '').replace(/\s*\*\/$/, ''));
  return lines.join('\n').trim();
}

const file = process.argv[1];
const node = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../node_modules/.bin/node');

if (process.argv.includes('--help')) {
  console.log(headComment(file));
  process.exit();
}
// Commands in JavaScript install the packages themselves. The system's Node may not run TypeScript.
if (file.endsWith('.ts') && !existsSync(node)) {
  console.error('The packages are not installed: run npm ci first (npm start does it by itself).');
  process.exit(1);
}
