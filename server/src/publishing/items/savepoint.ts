import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';

/** Runs `change` in a transaction. If it fails, it is taken back, and the rest of the transaction is not. */
export async function inSavepoint<Result>(db: Database, change: () => Promise<Result>): Promise<Result> {
  await sql`savepoint one_change`.execute(db);
  try {
    const result = await change();
    await sql`release savepoint one_change`.execute(db);
    return result;
  } catch (error) {
    await rollBack(db);
    throw error;
  }
}

/** Runs `change` in a transaction and takes it back: shows what it would do. */
export async function tryOut<Result>(db: Database, change: () => Promise<Result>): Promise<Result> {
  await sql`savepoint one_change`.execute(db);
  try {
    return await change();
  } finally {
    await rollBack(db);
  }
}

/** Also releases the savepoint: it would hide one of the same name around it. */
async function rollBack(db: Database): Promise<void> {
  await sql`rollback to savepoint one_change`.execute(db);
  await sql`release savepoint one_change`.execute(db);
}
