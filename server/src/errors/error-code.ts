/** The code of a system or database error, such as `ENOENT` or `23505`. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
