import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { sealTo } from '../sealed-report.ts';
import { openIfOurs } from './open-report.ts';
import type { SealedReport } from './sealed-reports.ts';

/** A part of a report, sealed anew; `before` is the SHA-256 of what it takes the place of. */
export type Replacement = { part: 'content' | 'identity' | 'entry'; id: string; before: Buffer; sealed: Buffer };

/** What became of a report: its parts sealed anew, and what had to be left as it is. */
export type Resealed = { id: string; replacements: Replacement[]; closedParts: number; damaged: boolean };

/** Seals reports anew to these public halves, one after the other. */
export async function* resealEach(
  identity: string,
  recipients: readonly string[],
  reports: AsyncIterable<SealedReport>,
): AsyncGenerator<Resealed> {
  for await (const report of reports) {
    const { id } = report.clear;
    // What the error says could repeat a piece of the report.
    const parts = await resealParts(identity, recipients, report).catch(() => undefined);
    const replacements = parts?.filter((part) => part !== undefined) ?? [];
    const closedParts = (parts?.length ?? 0) - replacements.length;
    yield { id, replacements, closedParts, damaged: parts === undefined };
  }
}

function resealParts(
  identity: string,
  recipients: readonly string[],
  { clear: { id }, receiptRecipient, ...report }: SealedReport,
): Promise<(Replacement | undefined)[]> {
  const readers = receiptRecipient === null ? recipients : [...recipients, receiptRecipient];
  const resealPart = async (part: Replacement['part'], own: string, sealed: Buffer, to: readonly string[]) => {
    const opened = await openIfOurs(identity, sealed);
    if (opened === undefined) return undefined;
    const before = createHash('sha256').update(sealed).digest();
    return { part, id: own, before, sealed: await sealTo(to, opened) };
  };
  return Promise.all([
    resealPart('content', id, report.content, recipients),
    resealPart('identity', id, report.identity, recipients),
    ...report.entries.map((entry) => resealPart('entry', entry.id, entry.sealed, readers)),
  ]);
}

/** Puts parts into the place of what they were made from. Answers how many: what was withdrawn or resealed meanwhile stays as it is. */
export async function applyReplacements(db: Kysely<Tables>, replacements: readonly Replacement[]): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    let count = 0n;
    for (const { part, id, before, sealed } of replacements) {
      const { table, column } = placeOf[part];
      const { numAffectedRows } = await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sealed}
        where id = ${id} and sha256(${sql.ref(column)}) = ${before}`.execute(transaction);
      count += numAffectedRows ?? 0n;
    }
    return Number(count);
  });
}

const placeOf = {
  content: { table: 'submission', column: 'sealed' },
  identity: { table: 'submission', column: 'sealedIdentity' },
  entry: { table: 'submissionEntry', column: 'sealed' },
} satisfies Record<Replacement['part'], { table: keyof Tables; column: string }>;
