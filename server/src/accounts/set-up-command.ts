/**
 * `npm run console:setup [-- --account admin|editor] [-- --anyway]` prints a link by which the
 * account's password and authenticator are set, good for 60 minutes. It does so only if no
 * administrator can sign in, or the account itself cannot, unless --anyway is given.
 */
import { parseArgs } from 'node:util';
import { builtInLogin } from 'contract/console/accounts.ts';
import { z } from 'zod/mini';
import { runCommand } from '../command-line/run-command.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { openCommandStore } from '../database/command-store.ts';
import { setUpLinkMinutes } from '../sessions/set-up-links.ts';
import { issueBuiltInLink } from './first-administrator.ts';
import { canSignIn, countAdministrators } from './store.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: { account: { type: 'string', default: 'admin' }, anyway: { type: 'boolean', default: false } },
  });
  const login = z.safeParse(builtInLogin, values.account);
  if (!login.success)
    throw new UsageError('--account must be admin or editor; other accounts get their links in the console');
  await using store = await openCommandStore({ mustExist: true });
  const { db, config } = store;
  const isNeeded = login.data === 'admin' ? (await countAdministrators(db)) === 0 : !(await canSignIn(db, login.data));
  if (!isNeeded && !values.anyway)
    throw new UsageError(
      login.data === 'admin'
        ? 'An administrator can sign in and issue links in the console. If that does not work, add -- --anyway.'
        : 'The account can sign in. Add -- --anyway to set its password again.',
    );
  const { path } = await issueBuiltInLink(db, login.data);
  const url = config.publicUrl ?? `http://127.0.0.1:${config.port}`;
  console.log(`Set-up of ${login.data}, good for ${setUpLinkMinutes.console} minutes:\n${url}${path}`);
});
