/**
 * `npm run audit:verify [-- --noted ID:HASH]` verifies the hash chain of the audit log; exit code 1
 * names the first broken link. `-- --owner-sql` prints the statements by which a superuser gives the
 * log to a role of its own.
 */
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { runCommand } from '../command-line/run-command.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { auditOwnerStatements } from '../database/audit-owner.ts';
import { openCommandStore } from '../database/command-store.ts';
import { brokenWords } from './broken-words.ts';
import { type Head, headWords, isOwnedByServer, verifyAuditLog } from './verify.ts';

function notedHead(text: string): Head {
  const [, id, hash] = /^(\d{1,18}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (id === undefined || hash === undefined)
    throw new UsageError('--noted needs ID:HASH, as an earlier run printed it');
  return { id, hash };
}

await runCommand(async () => {
  const { values } = parseArgs({ options: { noted: { type: 'string' }, 'owner-sql': { type: 'boolean' } } });
  const noted = values.noted === undefined ? undefined : notedHead(values.noted);
  await using store = await openCommandStore({ mustExist: true });
  if (values['owner-sql'] === true) {
    const { rows } = await sql<{ role: string }>`select current_user::text as role`.execute(store.db);
    console.log(auditOwnerStatements(rows[0]?.role ?? ''));
    return;
  }
  const result = await verifyAuditLog(store.db, noted);
  if (result.breakCount > 0) {
    console.error(brokenWords(result));
    process.exitCode = 1;
    return;
  }
  console.log(`The audit log is intact: ${result.entries} ${result.entries === 1 ? 'entry' : 'entries'}.`);
  if (result.acknowledged > 0) console.log(`Staff have acknowledged its breaks: ${result.acknowledged}.`);
  if (result.head !== undefined) console.log(`Its head, to be noted elsewhere: ${headWords(result.head)}`);
  if (await isOwnedByServer(store.db))
    console.log('It belongs to the server’s own role: only triggers protect it (docs/operations/staff.md).');
});
