// Loaded before each command of package.json: with `--help` it prints the comment at the head of the command's file.
import { readFileSync } from 'node:fs';
import process from 'node:process';

/** The first comment of a file, without its slashes and asterisks. */
function headComment(file) {
  const [comment = ''] = /^(\/\*\*.*?\*\/|(\/\/[^\n]*\n)+)/s.exec(readFileSync(file, 'utf8')) ?? [];
  const lines = comment
    .split('\n')
    .map((line) => line.replace(/^\s*(\/\*\*|\*\/|\/\/|\*)\s?/, '').replace(/\s*\*\/$/, ''));
  return lines.join('\n').trim();
}

if (process.argv.includes('--help')) {
  console.log(headComment(process.argv[1]));
  process.exit();
}
