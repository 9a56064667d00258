import { codeOf, Mistake } from '../mistake.ts';

/** Runs a command; what the operator got wrong is said in one clear sentence, with exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const isWrongOption = codeOf(error)?.startsWith('ERR_PARSE_ARGS_') ?? false;
    if (!(error instanceof Error) || (!(error instanceof Mistake) && !isWrongOption)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** A path that the operator wrote, seen from the folder where `npm run` was called: npm itself goes to the project’s. */
export function fromHere(): string {
  return process.env['INIT_CWD'] ?? process.cwd();
}
