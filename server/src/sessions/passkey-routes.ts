import {
  addPasskey,
  beginPasskey,
  challengePasskey,
  confirmByPasskey,
  enterPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from 'contract/console/passkeys.ts';
import { beijingTimestamp } from '../database/beijing-time.ts';
import { serveSession, serveStaff, signedInCaller } from '../http/serve.ts';
import {
  beginPasskeyCreation,
  completeWithPasskey,
  confirmWithPasskey,
  createPasskey,
  ownPasskeys,
  passkeyChallenge,
  removeOwnPasskey,
  renameOwnPasskey,
} from './passkeys.ts';
import type { SessionsContext } from './sign-in.ts';

export const passkeyRoutes = [
  serveStaff(listPasskeys, async ({ db }: SessionsContext, _input, { signedIn }) => ({
    data: await ownPasskeys(db, signedIn.accountId),
  })),

  serveSession(beginPasskey, async (context: SessionsContext, _input, caller) => ({
    data: await beginPasskeyCreation(context, caller),
  })),

  serveSession(addPasskey, async (context: SessionsContext, input, caller) => ({
    data: await createPasskey(context, input, caller),
  })),

  serveStaff(renamePasskey, async (context: SessionsContext, input, caller) => {
    await renameOwnPasskey(context, input, caller);
    return {};
  }),

  serveStaff(removePasskey, async (context: SessionsContext, { id }, caller) => {
    await removeOwnPasskey(context, id, caller);
    return {};
  }),

  serveSession(challengePasskey, async (context: SessionsContext, _input, caller) => ({
    data: await passkeyChallenge(context, caller),
  })),

  serveSession(enterPasskey, async (context: SessionsContext, { passkey }, caller) => ({
    data: await completeWithPasskey(context, passkey, caller),
  })),

  serveSession(confirmByPasskey, async (context: SessionsContext, { passkey }, caller) => {
    await confirmWithPasskey(context, passkey, { ...caller, ...signedInCaller(caller) });
    return { data: { confirmedAt: beijingTimestamp(new Date()) } };
  }),
];
