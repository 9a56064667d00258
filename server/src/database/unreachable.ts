/**
 * Error codes of Node and PostgreSQL for a refused or lost connection, or a server that shuts down
 * or is full. 57014 is a statement timeout: the store is overloaded.
 */
const connectionCodes =
  /^(?:E(?:CONNREFUSED|CONNRESET|NOENT|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN)|ENOTFOUND|08\w{3}|57014|57P0\d|53300)$/;

/** The driver gives these errors no code; the last one is our own (open.ts). */
const connectionMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|PostgreSQL has not answered)/;

/** Whether the error means that the database is unreachable, and not that the query is wrong. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // A missing file fails with ENOENT as well; only a socket has the syscall `connect`.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  return connectionCodes.test(code) || connectionMessages.test(error.message);
}
