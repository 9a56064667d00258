import { useQueryClient } from '@tanstack/react-query';
import { type OutputOf } from 'client/call.ts';
import { isSessionEnded } from '../text/failure-text.ts';
import { confirmationMinutes, getSession, signOut } from 'contract/console/sessions.ts';
import { createContext, type ReactNode, use, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { announceFailure } from '../gateway/announcements.ts';
import { call } from '../gateway/call.ts';
import { useRead } from '../gateway/use-read.ts';
import { LoadError } from '../parts/loading/load-error.tsx';
import { currentTime } from '../text/clock.ts';
import { readTimestamp } from '../text/format.ts';
import { forgetKey } from './officer-key.ts';
import { clearRecentItems } from './recent-items.ts';
import { useDiscardQuestion } from './use-discard-question.ts';

/** The member of staff who is signed in, with roles and permissions. */
export type Session = OutputOf<typeof getSession>['data'];

const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = use(SessionContext);
  if (session === undefined) throw new Error('This part is rendered outside of a session');
  return session;
}

const returnKey = 'console-return-to';

/** Who is signed in, for the other tabs. */
const accountKey = 'console-account';

/** Where to go after the next sign-in in this tab. */
export function takeReturnPath(): string {
  const path = sessionStorage.getItem(returnKey);
  sessionStorage.removeItem(returnKey);
  return path?.startsWith('/') ? path : '/';
}

/** Renders the console for whoever is signed in; everybody else is led to the sign-in and back. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { data, failure, retry } = useRead(getSession, {}, { silent: true, hasTexts: false });
  const { pathname, search } = useLocation();
  useSameAccountInAllTabs(data?.data.account.id);
  if (data) return <SessionContext value={data.data}>{children}</SessionContext>;
  if (failure === undefined) return null;
  if (!isSessionEnded(failure)) return <LoadError failure={failure} retry={retry} />;
  // “Sign in again” has already stored where to come back to, and leads here by the console's first page.
  if (pathname !== '/' || sessionStorage.getItem(returnKey) === null)
    sessionStorage.setItem(returnKey, pathname + search);
  return <Navigate to="/sign-in" replace />;
}

/**
 * The tabs of a browser share a session. When somebody else signs in in one, the others load again: they would show the
 * first person's name, and write as the second. What is typed is stored for the first.
 */
function useSameAccountInAllTabs(accountId: number | undefined): void {
  useEffect(() => {
    if (accountId === undefined) return undefined;
    const own = String(accountId);
    localStorage.setItem(accountKey, own);
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== accountKey || newValue === own) return;
      forgetKey();
      // It is null after a sign-out, when this tab goes on showing what it has.
      if (newValue !== null) location.reload();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [accountId]);
}

/** Ends the session, forgets everything that was read, and goes to the sign-in. */
export function useSignOut(): (options?: { comeBack?: boolean }) => Promise<void> {
  const cache = useQueryClient();
  const mayDiscard = useDiscardQuestion();
  return async ({ comeBack = false } = {}) => {
    if (!(await mayDiscard())) return;
    const result = await call(signOut, {});
    // Whoever leaves a shared computer must know that the session is still open.
    if (!result.ok && !isSessionEnded(result.failure)) return announceFailure(result.failure);
    if (!comeBack) clearRecentItems();
    if (comeBack) sessionStorage.setItem(returnKey, location.pathname.replace(/^\/console/, '') + location.search);
    else sessionStorage.removeItem(returnKey);
    localStorage.removeItem(accountKey);
    forgetKey();
    cache.clear();
    // The specification's URL after a sign-out; the server leads from there to the console.
    location.assign('/index');
  };
}

/** Whether the second factor was entered lately enough for actions that require it. */
export function isRecentlyConfirmed({ confirmedAt }: Session['session']): boolean {
  if (confirmedAt === null) return false;
  return currentTime().getTime() - readTimestamp(confirmedAt).getTime() < confirmationMinutes * 60_000;
}
