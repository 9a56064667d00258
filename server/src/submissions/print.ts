/** `npm run submissions [-- --kind message]`: what arrived, as JSON lines, every field as the visitor sent it. */
import { parseArgs } from 'node:util';
import path from 'node:path';
import { sayTypes, type SubmissionKind } from 'contract/submissions.ts';
import { decideConfig } from '../config/config.ts';
import { readEnvironment } from '../config/env.ts';
import { runningEmbedded, startEmbedded } from '../database/embedded.ts';
import { migrate, openDatabase, type Reach } from '../database/open.ts';
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

const config = decideConfig(readEnvironment(process.env), path.resolve(import.meta.dirname, '../../..'));
const running = config.databaseUrl ? undefined : await runningEmbedded(config.dataDir);
const started = config.databaseUrl || running ? undefined : await startEmbedded(config.dataDir);
const socketFolder = running ?? started?.socketFolder;
const reach: Reach = socketFolder === undefined ? { databaseUrl: config.databaseUrl ?? '' } : { socketFolder };
const db = await openDatabase(reach);
try {
  if (started) await migrate(db);
  for await (const { fields, ...row } of readSubmissions(db, kind))
    process.stdout.write(`${JSON.stringify({ ...row, ...fields })}\n`);
} finally {
  await db.destroy();
  await started?.stop();
}
