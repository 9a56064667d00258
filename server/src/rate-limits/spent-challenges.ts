import { sql } from 'kysely';
import type { Database } from '../database/open.ts';

/** About 100 bytes each. An attacker needs more than a thousand IP addresses to fill it. */
const maxStored = 1_000_000;
const tenMinutes = 600_000;
const hour = 3_600_000;

/** The solution of a challenge and its use. */
export type Solution = { challenge: string; usedFor: Buffer };

/** The row of a spent solution. */
export type SpentSolution = { challenge: Buffer; usedFor: Buffer; until: Date };

export type SpentChallenges = {
  /**
   * Whether the solution was unspent or spent for the same use; afterwards it is spent. Of two
   * concurrent uses one gets `true`.
   */
  spend: (solution: Solution) => Promise<boolean>;
  /** The row that spends a solution in another statement; undefined while the table is full. */
  rowOf: (solution: Solution) => SpentSolution | undefined;
  sweep: () => Promise<void>;
};

/**
 * Solved challenges that were used, until they expire. While the table is full all solutions are
 * rejected: filling it must not allow a second use.
 */
export function createSpentChallenges(db: Database, max = maxStored): SpentChallenges {
  let isFull = false;
  const rowOf = ({ challenge, usedFor }: Solution): SpentSolution | undefined => {
    if (isFull) return undefined;
    // Rounded up to ten minutes: a row must not reveal when a form was sent.
    const until = new Date(Math.ceil((Date.now() + hour) / tenMinutes) * tenMinutes);
    return { challenge: Buffer.from(challenge, 'hex'), usedFor, until };
  };
  return {
    rowOf,
    spend: async (solution) => {
      const row = rowOf(solution);
      if (row === undefined) return false;
      // The update changes nothing; `do nothing` would not return the existing row.
      const { rows } = await sql<{ isUnspent: boolean }>`
        insert into spent_challenge as known (challenge, used_for, until)
        values (${row.challenge}, ${row.usedFor}, ${row.until})
        on conflict (challenge) do update set used_for = known.used_for
        returning used_for = ${row.usedFor} as is_unspent`.execute(db);
      return rows[0]?.isUnspent === true;
    },
    sweep: async () => {
      await db.deleteFrom('spentChallenge').where('until', '<=', new Date()).execute();
      const { count } = await db
        .selectFrom('spentChallenge')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow();
      isFull = Number(count) >= max;
    },
  };
}
