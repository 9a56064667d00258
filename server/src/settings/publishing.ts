import { type ContentKind, contentKinds } from 'contract/console/content-kinds.ts';
import type { PublishingProblem } from 'contract/console/content-items.ts';
import { localeNames } from 'contract/locales.ts';
import { paths } from 'contract/urls/paths.ts';
import { z } from 'zod/mini';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { definePublishing, type Publishable, rejectNewItem } from '../publishing/definition.ts';
import { importItem } from '../publishing/changes/import.ts';
import { withoutItem } from '../publishing/public-table.ts';

type SettingName = Tables['setting']['name'];

type SettingPublishing = Publishable & { setting: SettingName; isList: boolean };

type SettingOptions = {
  kind: ContentKind;
  /** The name of the record in the table `setting`, which is also the item's id. */
  setting: SettingName;
  /** The page that is previewed. */
  path: string;
  /** Whether the record is a list. The body of an item is an object, and has the list as `entries`. */
  isList?: boolean;
  problemsOf?: (body: unknown) => PublishingProblem[];
};

function bodyOf({ isList }: Pick<SettingPublishing, 'isList'>, value: unknown): unknown {
  return isList ? { entries: value } : value;
}

function settingPublishing({ kind, setting, path, isList = false, problemsOf }: SettingOptions): SettingPublishing {
  // The engine's types differ from record to record; the value is what the record's definition says.
  const publishing = definePublishing(
    kind,
    { stored: z.unknown() },
    {
      newId: rejectNewItem,
      pathsOf: () => [path],
      ...(problemsOf && { problemsOf: (body: unknown, locale) => (locale === null ? problemsOf(body) : []) }),
      project: async (db, item) => {
        const body = z.parse(contentKinds[kind].body.stored, item.body);
        const value = JSON.stringify(isList ? Object(body).entries : body);
        await db
          .insertInto('setting')
          .values({ name: setting, value })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
          .execute();
      },
      remove: async (db: Database) => {
        await db.deleteFrom('setting').where('name', '=', setting).execute();
      },
      existingRows: async (db: Database) => {
        const rows = await db
          .selectFrom('setting')
          .selectAll()
          .where('name', '=', setting)
          .where(withoutItem(kind, 'setting.name'))
          .execute();
        return rows.map(({ value }) => ({ id: setting, body: bodyOf({ isList }, value) }));
      },
    },
  );
  return { ...publishing, setting, isList };
}

/** The zone's name stands in the middle of a sentence, so Chinese cannot stand in for it. */
function calendarProblems(body: unknown): PublishingProblem[] {
  const zoneName = Object(Object(body).zoneName);
  return localeNames.flatMap((locale) =>
    typeof zoneName[locale] === 'string' ? [] : [{ field: 'zoneName', locale, code: 'required' }],
  );
}

export const settingPublishings = {
  companyDetails: settingPublishing({ kind: 'companyDetails', setting: 'company', path: paths.home() }),
  contactDetails: settingPublishing({ kind: 'contactDetails', setting: 'contact', path: paths.contact() }),
  filing: settingPublishing({ kind: 'filing', setting: 'filing', path: paths.home() }),
  socialAccounts: settingPublishing({
    kind: 'socialAccounts',
    setting: 'social',
    path: paths.home(),
    isList: true,
  }),
  facts: settingPublishing({ kind: 'facts', setting: 'facts', path: paths.home() }),
  rewards: settingPublishing({ kind: 'rewards', setting: 'rewards', path: paths.supervisionAndReporting() }),
  markets: settingPublishing({ kind: 'markets', setting: 'markets', path: paths.home(), isList: true }),
  businessScopes: settingPublishing({ kind: 'businessScopes', setting: 'scopes', path: paths.home(), isList: true }),
  workingCalendar: settingPublishing({
    kind: 'workingCalendar',
    setting: 'workingCalendar',
    path: paths.contact(),
    problemsOf: calendarProblems,
  }),
  contactPlan: settingPublishing({ kind: 'contactPlan', setting: 'plan', path: paths.contact() }),
  searchSynonyms: settingPublishing({
    kind: 'searchSynonyms',
    setting: 'searchSynonyms',
    path: paths.search(),
    isList: true,
  }),
};

/** Creates the item of a record with this value, and publishes it. */
export async function importSetting(db: Database, name: SettingName, value: unknown): Promise<void> {
  const publishing = Object.values(settingPublishings).find(({ setting }) => setting === name);
  if (publishing === undefined) throw new Error(`No kind of content is the record ${name}`);
  await importItem(db, publishing, { id: name, body: bodyOf(publishing, value) });
}
