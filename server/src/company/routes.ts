import { getCulture, getHonouredEmployees, getPartners, getStaticContent } from 'contract/company.ts';
import { Refusal } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { readSettings } from '../settings/store.ts';
import { findCompanyText, listCultureTabs, listHistory, listHonouredEmployees, listPartners } from './store.ts';
import { viewCompanyText, viewCultureTab, viewHistoryEntry, viewHonouredEmployee, viewPartner } from './view.ts';

const groupIntroduction = '1';
const history = '3';

export const companyRoutes = [
  serve(getStaticContent, async ({ db }, { id }, { locale }) => {
    if (id === history) {
      const entries = await listHistory(db);
      return { data: entries.map((entry, index) => viewHistoryEntry(entry, index, locale)) };
    }
    const text = await findCompanyText(db, Number(id));
    if (!text) throw new Refusal('notFound');
    const { facts } = await readSettings(db);
    return { data: viewCompanyText(text, { facts, counters: id === groupIntroduction }, locale) };
  }),

  serve(getCulture, async ({ db }, _input, { locale }) => {
    const [tabs, { facts }] = await Promise.all([listCultureTabs(db), readSettings(db)]);
    return { data: tabs.map((row) => viewCultureTab(row, facts, locale)) };
  }),

  serve(getHonouredEmployees, async ({ db }, _input, { locale }) => ({
    data: (await listHonouredEmployees(db)).map((row) => viewHonouredEmployee(row, locale)),
  })),

  serve(getPartners, async ({ db }, _input, { locale }) => ({
    data: (await listPartners(db)).map((row) => viewPartner(row, locale)),
  })),
];
