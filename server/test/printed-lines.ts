import { vi } from 'vitest';

/** What a command prints, line by line, and the sentence that it ends with when something was wrong. */
export async function printedLines(print: () => Promise<void>) {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const refusal = await print().then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );
  const lines = written.mock.calls.map(([line]): Record<string, unknown> => JSON.parse(String(line)));
  written.mockRestore();
  return { lines, refusal };
}
