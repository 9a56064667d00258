import { useQueryClient } from '@tanstack/react-query';
import { type OutputOf } from 'client/call.ts';
import { isSessionEnded } from 'client/failure-text.ts';
import { confirmationMinutes, getSession, signOut } from 'contract/console/sessions.ts';
import { createContext, type ReactNode, use } from 'react';
import { Navigate, useLocation } from 'react-router';
import { call } from '../gateway/call.ts';
import { useRead } from '../gateway/use-read.ts';
import { LoadError } from '../parts/load-error.tsx';
import { currentTime } from '../text/clock.ts';
import { readTimestamp } from '../text/format.ts';
import { clearRecentItems } from './recent-items.ts';

/** The member of staff who is signed in, with roles and permissions. */
export type Session = OutputOf<typeof getSession>['data'];

const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = use(SessionContext);
  if (session === undefined) throw new Error('This part is rendered outside of a session');
  return session;
}

const returnKey = 'console-return-to';

/** Where to go after the next sign-in in this tab. */
export function takeReturnPath(): string {
  const path = sessionStorage.getItem(returnKey);
  sessionStorage.removeItem(returnKey);
  return path?.startsWith('/') ? path : '/';
}

/** Renders the console for whoever is signed in; everybody else is led to the sign-in and back. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { data, failure, retry } = useRead(getSession, {}, { silent: true });
  const { pathname, search } = useLocation();
  if (data) return <SessionContext value={data.data}>{children}</SessionContext>;
  if (failure === undefined) return null;
  if (!isSessionEnded(failure)) return <LoadError failure={failure} retry={retry} />;
  // “Sign in again” has already stored where to come back to, and leads here by the console's first page.
  if (pathname !== '/' || sessionStorage.getItem(returnKey) === null)
    sessionStorage.setItem(returnKey, pathname + search);
  return <Navigate to="/sign-in" replace />;
}

/** Ends the session, forgets everything that was read, and goes to the sign-in. */
export function useSignOut(): (options?: { comeBack?: boolean }) => Promise<void> {
  const cache = useQueryClient();
  return async ({ comeBack = false } = {}) => {
    await call(signOut, {});
    if (!comeBack) clearRecentItems();
    if (comeBack) sessionStorage.setItem(returnKey, location.pathname.replace(/^\/console/, '') + location.search);
    else sessionStorage.removeItem(returnKey);
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
