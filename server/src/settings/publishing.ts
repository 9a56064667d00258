import { type ContentKind, contentKinds } from 'contract/console/content-kinds.ts';
import type { PublishingProblem } from 'contract/console/content-items.ts';
import { localeNames } from 'contract/locales.ts';
import { paths } from 'contract/paths.ts';
import { z } from 'zod/mini';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { definePublishing, type Publishable, rejectNewItem } from '../publishing/definition.ts';
import { withoutItem } from '../publishing/public-table.ts';

type SettingName = Tables['setting']['name'];

/** The record of the settings that each kind is. Its name is the item's id. */
export const settingKinds = {
  companyDetails: 'company',
  contactDetails: 'contact',
  filing: 'filing',
  socialAccounts: 'social',
  facts: 'facts',
  rewards: 'rewards',
  markets: 'markets',
  businessScopes: 'scopes',
  workingCalendar: 'workingCalendar',
  contactPlan: 'plan',
  searchSynonyms: 'searchSynonyms',
} as const satisfies Partial<Record<ContentKind, SettingName>>;

export type SettingKind = keyof typeof settingKinds;

/** The kind of a record. */
export const kindOfSetting: Record<SettingName, SettingKind> = {
  company: 'companyDetails',
  contact: 'contactDetails',
  filing: 'filing',
  social: 'socialAccounts',
  facts: 'facts',
  rewards: 'rewards',
  markets: 'markets',
  scopes: 'businessScopes',
  workingCalendar: 'workingCalendar',
  plan: 'contactPlan',
  searchSynonyms: 'searchSynonyms',
};

/** Records that are lists: a body is an object. */
const lists: readonly string[] = ['social', 'markets', 'scopes', 'searchSynonyms'];

export function bodyOfSetting(name: SettingName, value: unknown): unknown {
  return lists.includes(name) ? { entries: value } : value;
}

function valueOfBody(name: SettingName, body: unknown): unknown {
  return lists.includes(name) ? Object(body).entries : body;
}

/** The zone's name stands in the middle of a sentence, so Chinese cannot stand in for it. */
function calendarProblems(body: unknown): PublishingProblem[] {
  const zoneName = Object(Object(body).zoneName);
  return localeNames.flatMap((locale) =>
    typeof zoneName[locale] === 'string' ? [] : [{ field: 'zoneName', locale, code: 'required' }],
  );
}

function settingPublishing(kind: SettingKind, path: string): Publishable {
  const name = settingKinds[kind];
  // The engine's types differ from record to record; the value is what the record's definition says.
  return definePublishing(
    kind,
    { stored: z.unknown() },
    {
      newId: rejectNewItem,
      pathsOf: () => [path],
      ...(kind === 'workingCalendar' && {
        problemsOf: (body: unknown, locale) => (locale === null ? calendarProblems(body) : []),
      }),
      project: async (db, { body }) => {
        const value = JSON.stringify(valueOfBody(name, z.parse(contentKinds[kind].body.stored, body)));
        await db
          .insertInto('setting')
          .values({ name, value })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
          .execute();
      },
      remove: async (db: Database) => {
        await db.deleteFrom('setting').where('name', '=', name).execute();
      },
      existingRows: async (db: Database) => {
        const rows = await db
          .selectFrom('setting')
          .selectAll()
          .where('name', '=', name)
          .where(withoutItem(kind, 'setting.name'))
          .execute();
        return rows.map(({ value }) => ({ id: name, body: bodyOfSetting(name, value) }));
      },
    },
  );
}

export const settingPublishings: Record<SettingKind, Publishable> = {
  companyDetails: settingPublishing('companyDetails', paths.home()),
  contactDetails: settingPublishing('contactDetails', paths.contact()),
  filing: settingPublishing('filing', paths.home()),
  socialAccounts: settingPublishing('socialAccounts', paths.home()),
  facts: settingPublishing('facts', paths.home()),
  rewards: settingPublishing('rewards', paths.supervisionAndReporting()),
  markets: settingPublishing('markets', paths.home()),
  businessScopes: settingPublishing('businessScopes', paths.home()),
  workingCalendar: settingPublishing('workingCalendar', paths.contact()),
  contactPlan: settingPublishing('contactPlan', paths.contact()),
  searchSynonyms: settingPublishing('searchSynonyms', paths.search()),
};
