import { createBrowserRouter, type LazyRouteFunction, type RouteObject } from 'react-router';
import { Shell } from './shell/shell.tsx';
import { SignedInContext } from './shell/signed-in.tsx';

type Lazy = LazyRouteFunction<RouteObject>;

/** Each screen is a file of its own. */
const screens: Record<string, Lazy> = {
  '/': async () => ({ Component: (await import('./today/today-screen.tsx')).TodayScreen }),
  '/news': async () => ({ Component: (await import('./news/news-screen.tsx')).NewsScreen }),
  '/products': async () => ({ Component: (await import('./products/products-screen.tsx')).ProductsScreen }),
  '/typical-values': async () => ({
    Component: (await import('./typical-values/typical-values-screen.tsx')).TypicalValuesScreen,
  }),
  '/pages': async () => ({ Component: (await import('./pages/pages-screen.tsx')).PagesScreen }),
  '/banners': async () => ({ Component: (await import('./banners/banners-screen.tsx')).BannersScreen }),
  '/company': async () => ({ Component: (await import('./company/company-screen.tsx')).CompanyScreen }),
  '/jobs': async () => ({ Component: (await import('./jobs/jobs-screen.tsx')).JobsScreen }),
  '/honoured-employees': async () => ({
    Component: (await import('./honoured-employees/honoured-employees-screen.tsx')).HonouredEmployeesScreen,
  }),
  '/translations': async () => ({
    Component: (await import('./translations/translations-screen.tsx')).TranslationsScreen,
  }),
  '/media': async () => ({ Component: (await import('./media/media-screen.tsx')).MediaScreen }),
  '/albums': async () => ({ Component: (await import('./albums/albums-screen.tsx')).AlbumsScreen }),
  '/facts': async () => ({ Component: (await import('./facts/facts-screen.tsx')).FactsScreen }),
  '/calendar': async () => ({ Component: (await import('./calendar/calendar-screen.tsx')).CalendarScreen }),
  '/dictionaries': async () => ({
    Component: (await import('./dictionaries/dictionaries-screen.tsx')).DictionariesScreen,
  }),
  '/accounts': async () => ({ Component: (await import('./accounts/accounts-screen.tsx')).AccountsScreen }),
  '/roles': async () => ({ Component: (await import('./roles/roles-screen.tsx')).RolesScreen }),
  '/audit': async () => ({ Component: (await import('./audit/audit-screen.tsx')).AuditScreen }),
  '/sessions': async () => ({ Component: (await import('./sessions/sessions-screen.tsx')).SessionsScreen }),
};

// Until the sign-in exists.
const everybody = { accountId: 0, name: '样本', roles: ['admin'], permissions: ['*:*:*'] as const };

function SignedInShell() {
  return (
    <SignedInContext value={everybody}>
      <Shell />
    </SignedInContext>
  );
}

export const createRouter = () =>
  createBrowserRouter(
    [
      {
        Component: SignedInShell,
        HydrateFallback: () => null,
        children: Object.entries(screens).map(([path, lazy]) => ({ path, lazy })),
      },
    ],
    { basename: '/console' },
  );
