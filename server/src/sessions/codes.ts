import type { Caller } from '../http/serve.ts';
import { HttpError } from '../http/http-error.ts';
import { addressBlockOf } from '../http/networks.ts';
import { spendCode } from '../second-factors/authenticator.ts';
import { spendRecoveryCode } from '../second-factors/recovery-codes.ts';
import { type Credentials } from './account-store.ts';
import { forgetAttempts, reserveAttempt } from './attempts.ts';
import { knownBlock } from './known-address-blocks.ts';
import type { SessionsContext } from './sign-in.ts';

export type EnteredCode = { code: string } | { recoveryCode: string };

/** Spends a code of the account's authenticator, or a recovery code. Throws if it is wrong or was used before. */
export async function requireCode(
  context: SessionsContext,
  { id, totpSecret }: Pick<Credentials, 'id' | 'totpSecret'>,
  entered: EnteredCode,
  caller: Caller,
): Promise<void> {
  await countedAttempt(context, id, caller, async () => {
    const { db, secret } = context;
    if ('recoveryCode' in entered) return spendRecoveryCode(db, secret, id, entered.recoveryCode);
    return totpSecret !== null && (await spendCode(db, secret, { accountId: id, sealed: totpSecret }, entered.code));
  });
}

/**
 * Six digits are soon guessed from many IP addresses. All blocks from which the account never signed in
 * share one allowance; only somebody with the password can use it up.
 */
export async function countedAttempt(
  { db, secret }: SessionsContext,
  accountId: number,
  { ip }: Caller,
  check: () => Promise<boolean>,
): Promise<void> {
  const block = addressBlockOf(ip);
  const { isKnownToAccount } = await knownBlock(db, accountId, block);
  const key = { kind: 'code', subject: String(accountId), block: isKnownToAccount ? block : '*' } as const;
  const { waitSeconds } = await reserveAttempt(db, secret, key);
  if (waitSeconds !== undefined) throw new HttpError('signInDelayed', [], waitSeconds);
  if (!(await check())) throw new HttpError('codeRejected');
  await forgetAttempts(db, secret, key);
}
