const smallestId = '00000000-0000-0000-0000-000000000000';
const batchSize = 500;

/** Reads rows by keyset pagination and passes them on in batches: `find` returns the next rows after an id, in their order. */
export async function forEachBatchById<Row extends { id: string }>(
  find: (after: string, limit: number) => Promise<Row[]>,
  work: (rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  for (let after = smallestId; ; ) {
    const rows = await find(after, batchSize);
    await work(rows);
    const last = rows.at(-1);
    if (last === undefined || rows.length < batchSize) return;
    after = last.id;
  }
}
