import { type ContentKind, contentKindNames } from 'contract/console/content-kinds.ts';
import { listPaths } from 'contract/console/content-list-paths.ts';
import type { InboxKind } from 'contract/console/inbox.ts';
import { createBrowserRouter, type LazyRouteFunction, Outlet, type RouteObject } from 'react-router';
import { Announcer } from './shell/announcer.tsx';
import { BrokenScreen, UnknownScreen } from './shell/missing-screens.tsx';
import { SessionGate } from './shell/session.tsx';
import { Shell } from './shell/shell.tsx';

type Lazy = LazyRouteFunction<RouteObject>;

function contentList(kind: ContentKind): Lazy {
  return async () => {
    const { ContentListScreen } = await import('./publishing/list/content-list-screen.tsx');
    return { Component: () => <ContentListScreen key={kind} kind={kind} /> };
  };
}

function contentEditor(kind: ContentKind): Lazy {
  return async () => {
    const { ContentEditScreen } = await import('./publishing/editor/content-edit-screen.tsx');
    return { Component: () => <ContentEditScreen key={kind} kind={kind} /> };
  };
}

function inbox(kind: InboxKind): Lazy {
  return async () => {
    const { InboxScreen } = await import('./inbox/list/inbox-screen.tsx');
    return { Component: () => <InboxScreen key={kind} kind={kind} /> };
  };
}

/** Each screen is a file of its own. */
const screens: Record<string, Lazy> = {
  ...Object.fromEntries(
    contentKindNames.flatMap((kind) => [
      [listPaths[kind], contentList(kind)],
      [`${listPaths[kind]}/item/:id`, contentEditor(kind)],
    ]),
  ),
  '/': async () => ({ Component: (await import('./today/today-screen.tsx')).TodayScreen }),
  // One route with and without an opened item: the list stays as it is.
  '/inbox/messages/:id?': inbox('message'),
  '/inbox/resumes/:id?': inbox('resume'),
  '/inbox/reports/:id?': async () => ({ Component: (await import('./reports/reports-screen.tsx')).ReportsScreen }),
  '/inbox/applications/:id?': async () => ({
    Component: (await import('./inbox/applications/applications-screen.tsx')).ApplicationsScreen,
  }),
  '/inbox/reports/keys': async () => ({ Component: (await import('./reports/keys/keys-screen.tsx')).KeysScreen }),
  '/inbox/reports/keys/new': async () => ({
    Component: (await import('./reports/keys/make-key-screen.tsx')).MakeKeyScreen,
  }),
  '/inbox/answer-times': async () => ({
    Component: (await import('./inbox/answer-times/answer-times-screen.tsx')).AnswerTimesScreen,
  }),
  '/inbox/answer-templates': async () => ({
    Component: (await import('./inbox/answer-templates/answer-templates-screen.tsx')).AnswerTemplatesScreen,
  }),
  '/translations': async () => ({
    Component: (await import('./publishing/list/translations-screen.tsx')).TranslationsScreen,
  }),
  '/translations/stale': async () => ({
    Component: (await import('./publishing/stale-texts/stale-texts-screen.tsx')).StaleTextsScreen,
  }),
  '/exchange': async () => ({
    Component: (await import('./content-exchange/content-exchange-screen.tsx')).ContentExchangeScreen,
  }),
  '/media': async () => ({ Component: (await import('./media/media-screen.tsx')).MediaScreen }),
  '/accounts': async () => ({ Component: (await import('./accounts/accounts-screen.tsx')).AccountsScreen }),
  '/roles': async () => ({ Component: (await import('./roles/roles-screen.tsx')).RolesScreen }),
  '/audit': async () => ({ Component: (await import('./audit/audit-screen.tsx')).AuditScreen }),
  '/retention': async () => ({ Component: (await import('./inbox/retention/retention-screen.tsx')).RetentionScreen }),
  '/account': async () => ({ Component: (await import('./account/account-screen.tsx')).AccountScreen }),
  '/sessions': async () => ({ Component: (await import('./sessions/sessions-screen.tsx')).SessionsScreen }),
};

function Console() {
  return (
    <SessionGate>
      <Shell />
    </SessionGate>
  );
}

/** Below the URL of the console, where the server sends the same document everywhere. */
export const createRouter = () =>
  createBrowserRouter(
    [
      {
        Component: OutsideSession,
        HydrateFallback: () => null,
        children: [
          {
            path: '/sign-in',
            lazy: async () => ({ Component: (await import('./sign-in/sign-in-screen.tsx')).SignInScreen }),
          },
          {
            path: '/set-up',
            lazy: async () => ({ Component: (await import('./sign-in/set-up-screen.tsx')).SetUpScreen }),
          },
        ],
      },
      {
        Component: Console,
        HydrateFallback: () => null,
        children: [
          ...Object.entries(screens).map(([path, lazy]) => ({ path, lazy, ErrorBoundary: BrokenScreen })),
          { path: '*', Component: UnknownScreen },
        ],
      },
    ],
    { basename: '/console' },
  );

/** Failures of the sign-in are shown like all others. */
function OutsideSession() {
  return (
    <Announcer>
      <Outlet />
    </Announcer>
  );
}
