/** What an operator got wrong, said in words; a command prints them and nothing else. */
export class Mistake extends Error {}

/** `ENOENT`, `23505` and the like, of an error that has one. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
