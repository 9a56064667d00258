import type { Config } from './config.ts';

/** Throws one error that lists what is allowed in development and not in production. */
export function checkProduction({ production, publicUrl }: Config, userId: number | undefined): void {
  if (!production) return;
  const reasons = [
    // As root the embedded store would run as “nobody”, whose other processes could read it. A
    // vulnerability of the server would also own the machine.
    ...(userId === 0 ? ['  Do not run the server as root: create a user for it.'] : []),
    // Without PUBLIC_URL, canonical links name the URL listened on, and form checks trust the Host header.
    ...(publicUrl === undefined ? ['  PUBLIC_URL: set the URL at which visitors reach the site.'] : []),
  ];
  if (reasons.length > 0)
    throw new Error(`The server does not start in production (NODE_ENV=production):\n${reasons.join('\n')}`);
}
