import { codeOf } from '../errors/error-code.ts';
import { ForeignFolderError } from '../database/embedded/store-folder.ts';
import { isUnreachable } from '../database/unreachable.ts';
import { escapeHidden } from './hidden-characters.ts';
import { UsageError } from './usage-error.ts';

/** Runs a command; an error that the operator can mend is printed as one sentence, with exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const message = operatorMessage(error);
    if (message === undefined) throw error;
    console.error(message.split('\n').map(escapeHidden).join('\n'));
    process.exitCode = 1;
  }
}

/** Undefined for an error of the program, which is printed with its stack. */
function operatorMessage(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { message } = error;
  const code = codeOf(error) ?? '';
  if (error instanceof UsageError || error instanceof ForeignFolderError || code.startsWith('ERR_PARSE_ARGS_'))
    return message;
  // Node gives an error for several addresses no message.
  if (isUnreachable(error))
    return `The database or the bucket does not respond (${message || code}): is it running, and are DATABASE_URL and S3_ENDPOINT right?`;
  if (wrongUrlCodes.test(code)) return `PostgreSQL rejects DATABASE_URL: ${message}`;
  if (code === undefinedTable)
    return `The database is empty or of an older version (${message}): restore a backup, or start the server first`;
  if (code === 'EACCES') return `The user ${process.getuid?.()} has no permission: ${message}`;
  return undefined;
}

/** PostgreSQL's codes for a wrong password or role, and for a database that does not exist. */
const wrongUrlCodes = /^(?:28000|28P01|3D000)$/;
const undefinedTable = '42P01';

/**
 * The folder in which `npm run` was called: npm itself changes to the project's folder. Paths of
 * the operator are relative to it.
 */
export function fromHere(): string {
  return process.env['INIT_CWD'] ?? process.cwd();
}
