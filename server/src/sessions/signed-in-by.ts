import { requiresSecondFactor } from 'contract/console/roles.ts';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/open.ts';
import type { SignedIn } from '../http/serve.ts';
import { bearerToken, type SessionCookie } from '../http/session-cookie.ts';
import { findSession, touchSession } from './store.ts';

/** A session is marked as seen at most this often. */
const touchMilliseconds = 60_000;

/** Finds the member of staff whose session a request carries, as a bearer token or a cookie. */
export function createSignedInBy(
  db: Database,
  cookie: SessionCookie,
): (request: Pick<FastifyRequest, 'headers'>) => Promise<SignedIn | undefined> {
  return async ({ headers }) => {
    const bearer = bearerToken(headers);
    const token = bearer ?? cookie.read(headers);
    const session = token === undefined ? undefined : await findSession(db, token);
    if (session === undefined || session.stage !== 'complete') return undefined;
    // A browser's token would otherwise escape the check of Origin as a bearer.
    if (session.tokenType !== (bearer === undefined ? 'cookie' : 'bearer')) return undefined;
    const { roles, permissions, hasSecondFactor } = session;
    // A role that was granted later may require an authenticator: it is enrolled at the next sign-in.
    if (!hasSecondFactor && requiresSecondFactor(roles, permissions)) return undefined;
    if (Date.now() - session.seenAt.getTime() > touchMilliseconds) await touchSession(db, session);
    const { id: sessionId, accountId, name, tokenType, confirmedAt } = session;
    return { accountId, name, sessionId, tokenType, roles, permissions, confirmedAt: confirmedAt ?? undefined };
  };
}
