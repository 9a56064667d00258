import { z } from 'zod';

const table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
  /** SHA-256 of the rows in COPY format. */
  sha256: z.string(),
});

/** The archive's `manifest.json`. The hashes of all entries are in `SHA256SUMS`. */
export const manifestSchema = z.object({
  format: z.literal('carbon-group-site backup 1'),
  /** The Beijing day. */
  madeOn: z.string(),
  /** The last migration that the archived schema had. */
  migration: z.string(),
  /** In reference order: no row comes before one that it references. */
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
  files: z.int(),
  /** Files that were withdrawn or had expired before they were copied. */
  deletedMeanwhile: z.array(z.string()),
  /** Files that were missing from the store. */
  missing: z.array(z.string()),
  /** Fingerprints of the keys, which are not in the archive. */
  fingerprints: z.object({ secret: z.string(), submissionKeys: z.record(z.string(), z.string()) }),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type ArchivedTable = z.infer<typeof table>;

export const manifestName = 'manifest.json';
export const sumsName = 'SHA256SUMS';
