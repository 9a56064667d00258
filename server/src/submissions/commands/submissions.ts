/**
 * `npm run submissions [-- --kind message|report|resume]` prints submissions as JSON lines, with
 * all fields as they were sent and the names and hashes of files.
 *
 * --key FILE             opens reports with this private key
 * --files FOLDER         saves the attachments into a new folder
 * --answer ID            answers with the text on standard input; with --status STATUS
 * --assign ID --to NAME  notes who handles a submission; "" for nobody
 * --export FOLDER        copies the reports, still sealed, for another machine
 * --from FOLDER          reads that copy instead of the store
 * --reseal               shows the keys that open reports; with --yes seals all reports to them
 * --import FOLDER        takes a resealed copy over
 * --rewrap               encrypts messages and resumes with the newest key
 *
 * docs/operations.md and docs/sealing.md say when to use which.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type SubmissionKind, sayTypes } from 'contract/submissions.ts';
import { fromHere, runCommand } from '../../command-line/run-command.ts';
import { UsageError } from '../../command-line/usage-error.ts';
import { printExport, resealExport } from './export-actions.ts';
import { answerOne, assignOne, exportAll, importAll, printAll, resealAll, rewrap } from './store-actions.ts';

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

/** The option that selects a mode, and the options allowed with it. The first that is present counts. */
const modes: [keyof typeof options, (keyof typeof options)[]][] = [
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
  const [mode, allowed] = modes.find(([name]) => values[name] !== undefined) ?? ['kind', ['key', 'files']];
  const unexpected = Object.keys(values).find((name) => name !== mode && !allowed.some((fitting) => fitting === name));
  if (unexpected !== undefined) throw new UsageError(`--${unexpected} does not go with --${mode}`);
  const kind = checkedKind(values.kind);
  if (mode !== 'kind' && kind !== undefined && kind !== 'report')
    throw new UsageError(`--${mode} is for reports: messages and resumes open with the server’s own keys`);

  const [key, folder, from] = [resolvePath(values.key), resolvePath(values.files), resolvePath(values.from)];
  if (values.answer !== undefined) return answerOne(values.answer, values.status);
  if (values.assign !== undefined) {
    if (values.to === undefined) throw new UsageError('--assign needs --to NAME: who has it now, or "" for nobody');
    return assignOne(values.assign, values.to);
  }
  if (values.rewrap) return rewrap();
  if (values.import !== undefined) return importAll(resolvePath(values.import));
  if (values.export !== undefined) return exportAll(resolvePath(values.export));
  if (values.reseal && key === undefined)
    throw new UsageError('--reseal needs --key FILE: only a key that opens them can');
  if (values.reseal && key !== undefined)
    return from === undefined ? resealAll(key, values.yes ?? false) : resealExport(from, key, values.yes ?? false);
  if (folder !== undefined && key === undefined && (from !== undefined || kind === 'report'))
    throw new UsageError('--files needs --key FILE: without it the files stay sealed');
  return from === undefined ? printAll(kind, { key, folder }) : printExport(from, { key, folder });
});

/** Resolves a path of the operator. */
function resolvePath(written: string): string;
function resolvePath(written: string | undefined): string | undefined;
function resolvePath(written: string | undefined): string | undefined {
  return written === undefined ? undefined : path.resolve(fromHere(), written);
}

function checkedKind(written: string | undefined): SubmissionKind | undefined {
  if (written === undefined || isKind(written)) return written;
  throw new UsageError(`--kind is one of: ${Object.keys(sayTypes).join(', ')}`);
}

function isKind(value: string): value is SubmissionKind {
  return Object.hasOwn(sayTypes, value);
}
