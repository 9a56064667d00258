import { ForeignFolder } from '../database/store-folder.ts';
import { escapeHidden } from './hidden-characters.ts';
import { codeOf, UsageError } from './usage-error.ts';

/** Runs a command; a usage error is printed as one sentence, with exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const isWrongOption = codeOf(error)?.startsWith('ERR_PARSE_ARGS_') ?? false;
    const isClear = error instanceof UsageError || error instanceof ForeignFolder || isWrongOption;
    if (!(error instanceof Error) || !isClear) throw error;
    console.error(error.message.split('\n').map(escapeHidden).join('\n'));
    process.exitCode = 1;
  }
}

/**
 * The folder in which `npm run` was called: npm itself changes to the project's folder. Paths of
 * the operator are relative to it.
 */
export function fromHere(): string {
  return process.env['INIT_CWD'] ?? process.cwd();
}
