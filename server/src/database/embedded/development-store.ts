/**
 * Runs the embedded PostgreSQL until standard input ends, and prints its URL. `npm run dev` starts
 * it once, so that a restart of the gateway does not wait for it.
 */
import { commandConfig } from '../command-store.ts';
import { startEmbedded } from './embedded-server.ts';
import { applicationRole } from './roles.ts';

// Ctrl-C reaches every process of the terminal: the gateway still needs its database then.
process.on('SIGINT', () => undefined);
const store = await startEmbedded(commandConfig().dataDir, (reason) => {
  console.error(`The store's PostgreSQL fails repeatedly: ${reason}`);
  process.exit(1);
});
process.stdin.resume().on('end', () => void store.stop());
console.log(
  `postgresql://${applicationRole}@localhost/${applicationRole}?host=${encodeURIComponent(store.socketFolder)}`,
);
