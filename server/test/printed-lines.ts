import { vi } from 'vitest';

/** The lines that a command prints, and its problems or error message, if any. */
export async function printedLines(print: () => Promise<readonly string[] | void>) {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const failure = await print().then(
    (problems) => (problems?.length ? problems.join('\n') : undefined),
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );
  const lines = write.mock.calls.map(([line]): Record<string, unknown> => JSON.parse(String(line)));
  write.mockRestore();
  return { lines, failure };
}
