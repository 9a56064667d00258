import type { Locale } from 'contract/locales.ts';
import { isVisibleIn } from '../database/localized.ts';
import type { Database } from '../database/open.ts';

export function findCompanyText(db: Database, id: number) {
  return db.selectFrom('companyText').selectAll().where('id', '=', id).executeTakeFirst();
}

export function listHistory(db: Database, locale: Locale) {
  return db
    .selectFrom('historyEntry')
    .select(['year', 'content'])
    .where(isVisibleIn(locale))
    .orderBy('year')
    .orderBy('id')
    .execute();
}

export function listCultureTabs(db: Database, locale: Locale) {
  return db.selectFrom('cultureTab').selectAll().where(isVisibleIn(locale)).orderBy('position').orderBy('id').execute();
}

/** Longest service first. */
export function listHonouredEmployees(db: Database) {
  return db
    .selectFrom('honouredEmployee')
    .select(['name', 'department', 'years', 'picture'])
    .orderBy('years', 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function listPartners(db: Database) {
  return db.selectFrom('partner').select(['name', 'picture', 'url']).orderBy('position').orderBy('id').execute();
}
