import { getCulture, getHonouredEmployees, getPartners, getStaticContent } from 'contract/company.ts';
import type { Database } from '../database/open.ts';
import type { FilmRegistry } from '../films/registry.ts';
import { HttpError } from '../http/http-error.ts';
import { serve } from '../http/serve.ts';
import type { AvatarOf } from '../initials-avatars/signed-url.ts';
import type { PictureRegistry } from '../pictures/registry.ts';
import { readSettings } from '../settings/store.ts';
import { findCompanyText, listCultureTabs, listHistory, listHonouredEmployees, listPartners } from './store.ts';
import { toCompanyText, toCultureTab, toHistoryEntry, toHonouredEmployee, toPartner } from './view.ts';

const groupIntroduction = '1';
const history = '3';
const maxSmallint = 32_767;

type CompanyContext = {
  db: Database;
  pictures: () => Promise<PictureRegistry>;
  films: () => Promise<FilmRegistry>;
  avatarOf: AvatarOf;
};

export const companyRoutes = [
  serve(getStaticContent, async ({ db, pictures, films, avatarOf }: CompanyContext, { id }, { locale }) => {
    if (id === history) {
      const entries = await listHistory(db, locale);
      return { data: entries.map((entry, index) => toHistoryEntry(entry, index, locale)) };
    }
    // A number that does not fit the column would be a database error.
    const text = Number(id) <= maxSmallint ? await findCompanyText(db, Number(id)) : undefined;
    if (!text) throw new HttpError('notFound');
    const [{ facts }, pictureRegistry, filmRegistry] = await Promise.all([readSettings(db), pictures(), films()]);
    const counters = id === groupIntroduction;
    const shown = { facts, films: filmRegistry, counters, pictures: pictureRegistry, avatarOf };
    return { data: toCompanyText(text, shown, locale) };
  }),

  serve(getCulture, async ({ db, pictures }: CompanyContext, _input, { locale }) => {
    const [tabs, { facts }, registry] = await Promise.all([listCultureTabs(db, locale), readSettings(db), pictures()]);
    return { data: tabs.map((row) => toCultureTab(row, facts, registry, locale)) };
  }),

  serve(getHonouredEmployees, async ({ db, pictures, avatarOf }: CompanyContext, _input, { locale }) => {
    const [employees, registry] = await Promise.all([listHonouredEmployees(db), pictures()]);
    return { data: employees.map((row) => toHonouredEmployee(row, { pictures: registry, avatarOf }, locale)) };
  }),

  serve(getPartners, async ({ db, pictures }: CompanyContext, _input, { locale }) => {
    const [partners, registry] = await Promise.all([listPartners(db), pictures()]);
    return { data: partners.map((row) => toPartner(row, registry, locale)) };
  }),
];
