import { getCulture, getHonouredEmployees, getPartners, getStaticContent } from 'contract/company.ts';
import { Refusal } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { readSettings } from '../settings/store.ts';
import { findCompanyText, listCultureTabs, listHistory, listHonouredEmployees, listPartners } from './store.ts';
import { viewCompanyText, viewCultureTab, viewHistoryEntry, viewHonouredEmployee, viewPartner } from './view.ts';

const groupIntroduction = '1';
const history = '3';

export const companyRoutes = [
  serve(getStaticContent, async ({ db, pictures, films, drawPerson }, { id }, { locale }) => {
    if (id === history) {
      const entries = await listHistory(db);
      return { data: entries.map((entry, index) => viewHistoryEntry(entry, index, locale)) };
    }
    const text = await findCompanyText(db, Number(id));
    if (!text) throw new Refusal('notFound');
    const [{ facts }, pictureRegistry, filmRegistry] = await Promise.all([readSettings(db), pictures(), films()]);
    const counters = id === groupIntroduction;
    const shown = { facts, films: filmRegistry, counters, pictures: pictureRegistry, drawPerson };
    return { data: viewCompanyText(text, shown, locale) };
  }),

  serve(getCulture, async ({ db, pictures }, _input, { locale }) => {
    const [tabs, { facts }, registry] = await Promise.all([listCultureTabs(db), readSettings(db), pictures()]);
    return { data: tabs.map((row) => viewCultureTab(row, facts, registry, locale)) };
  }),

  serve(getHonouredEmployees, async ({ db, pictures, drawPerson }, _input, { locale }) => {
    const [employees, registry] = await Promise.all([listHonouredEmployees(db), pictures()]);
    return { data: employees.map((row) => viewHonouredEmployee(row, { pictures: registry, drawPerson }, locale)) };
  }),

  serve(getPartners, async ({ db, pictures }, _input, { locale }) => {
    const [partners, registry] = await Promise.all([listPartners(db), pictures()]);
    return { data: partners.map((row) => viewPartner(row, registry, locale)) };
  }),
];
