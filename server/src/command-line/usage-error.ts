/** A mistake of the operator: commands print its message without a stack trace. */
export class UsageError extends Error {}

/** The code of a system or database error, such as `ENOENT` or `23505`. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
