/**
 * `npm run submissions [-- --kind message|report|resume]`: what arrived, as JSON lines, every field as the visitor sent it, and
 * the names and hashes of its files. What else it does stands in docs/operations.md and docs/sealing.md.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sayTypes, type SubmissionKind } from 'contract/submissions.ts';
import { Mistake } from '../mistake.ts';
import { printExport, resealExport } from './on-export.ts';
import { answerOne, assignOne, exportAll, importAll, printAll, resealAll, rewrap } from './on-store.ts';
import { fromHere, runCommand } from './run-command.ts';

const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const;
const options = {
  kind: text,
  key: text,
  files: text,
  export: text,
  from: text,
  import: text,
  answer: text,
  status: text,
  assign: text,
  to: text,
  reseal: flag,
  yes: flag,
  rewrap: flag,
} as const;

/** What each way of calling it is known by, and what may stand beside that; the first that is there counts. */
const ways: [keyof typeof options, (keyof typeof options)[]][] = [
  ['answer', ['status']],
  ['assign', ['to']],
  ['rewrap', []],
  ['import', []],
  ['export', ['kind']],
  ['reseal', ['kind', 'key', 'from', 'yes']],
  ['from', ['kind', 'key', 'files']],
  ['kind', ['key', 'files']],
];

await runCommand(async () => {
  const { values } = parseArgs({ options });
  const [way, along] = ways.find(([name]) => values[name] !== undefined) ?? ['kind', ['key', 'files']];
  const stray = Object.keys(values).find((name) => name !== way && !along.some((fitting) => fitting === name));
  if (stray !== undefined) throw new Mistake(`--${stray} does not go with --${way}`);
  const kind = checkedKind(values.kind);
  if (way !== 'kind' && kind !== undefined && kind !== 'report')
    throw new Mistake(`--${way} is for reports: messages and resumes open with the server’s own keys`);

  const [key, folder, from] = [place(values.key), place(values.files), place(values.from)];
  if (values.answer !== undefined) return answerOne(values.answer, values.status);
  if (values.assign !== undefined) {
    if (values.to === undefined) throw new Mistake('--assign needs --to NAME: who has it now, or "" for nobody');
    return assignOne(values.assign, values.to);
  }
  if (values.rewrap) return rewrap();
  if (values.import !== undefined) return importAll(place(values.import));
  if (values.export !== undefined) return exportAll(place(values.export));
  if (values.reseal && key === undefined)
    throw new Mistake('--reseal needs --key FILE: only a key that opens them can');
  if (values.reseal && key !== undefined)
    return from === undefined ? resealAll(key, values.yes ?? false) : resealExport(from, key, values.yes ?? false);
  if (folder !== undefined && key === undefined && (from !== undefined || kind === 'report'))
    throw new Mistake('--files needs --key FILE: without it the files stay sealed');
  return from === undefined ? printAll(kind, { key, folder }) : printExport(from, { key, folder });
});

/** A path as the operator wrote it. */
function place(written: string): string;
function place(written: string | undefined): string | undefined;
function place(written: string | undefined): string | undefined {
  return written === undefined ? undefined : path.resolve(fromHere(), written);
}

function checkedKind(written: string | undefined): SubmissionKind | undefined {
  if (written === undefined || isKind(written)) return written;
  throw new Mistake(`--kind is one of: ${Object.keys(sayTypes).join(', ')}`);
}

function isKind(value: string): value is SubmissionKind {
  return Object.hasOwn(sayTypes, value);
}
