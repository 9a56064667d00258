/** `npm run submissions [-- --kind message]`: what arrived, as JSON lines, every field as the visitor sent it. */
import { parseArgs } from 'node:util';
import { sayTypes, type SubmissionKind } from 'contract/submissions.ts';
import { openForCommand } from '../database/for-command.ts';
import { readSubmissions } from './store.ts';

function isKind(value: string): value is SubmissionKind {
  return Object.hasOwn(sayTypes, value);
}

const { values } = parseArgs({ options: { kind: { type: 'string' } } });
const kind = values.kind;
if (kind !== undefined && !isKind(kind)) {
  console.error(`--kind is one of: ${Object.keys(sayTypes).join(', ')}`);
  process.exit(1);
}

await using store = await openForCommand();
for await (const { fields, ...row } of readSubmissions(store.db, kind))
  process.stdout.write(`${JSON.stringify({ ...row, ...fields })}\n`);
