import type { Manifest } from './manifest.ts';

/** A manifest as text for the operator. */
export function summaryOf({ madeOn, tables, files, deletedMeanwhile, missing }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const lines = [`Made on ${madeOn}: ${tables.length} tables, ${rows} rows, ${files} files.`];
  if (deletedMeanwhile.length > 0)
    lines.push(
      `${deletedMeanwhile.length} files were deleted while the backup was made; a restore deletes their rows.`,
    );
  if (missing.length > 0) lines.push(`${missing.length} files were missing from the store.`);
  return lines.join('\n');
}
