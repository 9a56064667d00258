/**
 * `npm run submissions [-- --kind KIND]` prints submissions as JSON lines, with all fields as they
 * were sent and the names and hashes of files. An unknown KIND prints the names of the kinds.
 *
 * --key FILE             opens reports with this private key
 * --files FOLDER         saves the attachments into a new folder
 * --answer ID            answers with the text on standard input; with --status STATUS. An answer to a
 *                        report also needs --key FILE, which signs it; with --from it stays in the copy
 * --assign ID --to NAME  stores who handles a submission; "" for nobody
 * --export FOLDER        copies the reports, still sealed, for another machine
 * --from FOLDER          reads that copy instead of the store
 * --reseal               shows the keys that open reports; with --yes seals all reports to them
 * --import FOLDER        imports the resealed reports and the answers of a copy
 * --rewrap               rewraps messages and resumes with the first submission key
 *
 * docs/operations/submissions.md and docs/sealing.md say when to use which.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type SubmissionKind, sayTypes } from 'contract/submissions/submissions.ts';
import { fromHere, runCommand } from '../../command-line/run-command.ts';
import { UsageError } from '../../command-line/usage-error.ts';
import { answerExport, printExport, resealExport } from './export-actions.ts';
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
  ['answer', ['status', 'key', 'from', 'yes']],
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
  const unexpected = Object.keys(values).find((name) => name !== mode && !allowed.some((option) => option === name));
  if (unexpected !== undefined) throw new UsageError(`--${unexpected} cannot be used with --${mode}`);
  const kind = parseKind(values.kind);
  if (mode !== 'kind' && kind !== undefined && kind !== 'report')
    throw new UsageError(
      `--${mode} is only for reports: messages and resumes are decrypted with the server’s own keys`,
    );

  const [key, folder, from] = [resolvePath(values.key), resolvePath(values.files), resolvePath(values.from)];
  if (values.answer !== undefined) {
    const [id, confirmed] = [values.answer, values.yes ?? false];
    if (from === undefined) return answerOne(id, { status: values.status, key });
    if (key === undefined) throw new UsageError('--from with --answer requires --key FILE, which signs the answer');
    return answerExport(from, { id, status: values.status, key, confirmed });
  }
  if (values.assign !== undefined) {
    if (values.to === undefined)
      throw new UsageError('--assign requires --to NAME: who handles the submission, or "" for nobody');
    return assignOne(values.assign, values.to);
  }
  if (values.rewrap) return rewrap();
  if (values.import !== undefined) return importAll(resolvePath(values.import));
  if (values.export !== undefined) return exportAll(resolvePath(values.export));
  if (values.reseal && key === undefined)
    throw new UsageError('--reseal requires --key FILE: a private key that opens the reports');
  if (values.reseal && key !== undefined)
    return from === undefined ? resealAll(key, values.yes ?? false) : resealExport(from, key, values.yes ?? false);
  if (folder !== undefined && key === undefined && (from !== undefined || kind === 'report'))
    throw new UsageError('--files requires --key FILE: without it the files stay sealed');
  return from === undefined ? printAll(kind, { key, folder }) : printExport(from, { key, folder });
});

/** Resolves a path of the operator. */
function resolvePath(target: string): string;
function resolvePath(target: string | undefined): string | undefined;
function resolvePath(target: string | undefined): string | undefined {
  return target === undefined ? undefined : path.resolve(fromHere(), target);
}

function parseKind(value: string | undefined): SubmissionKind | undefined {
  if (value === undefined || isKind(value)) return value;
  throw new UsageError(`--kind must be one of: ${Object.keys(sayTypes).join(', ')}`);
}

function isKind(value: string): value is SubmissionKind {
  return Object.hasOwn(sayTypes, value);
}
