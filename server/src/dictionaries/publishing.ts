import { contentKinds } from 'contract/console/content-kinds.ts';
import { type DictionaryType, dictionaryTypes } from 'contract/dictionaries.ts';
import { paths } from 'contract/paths.ts';
import { definePublishing } from '../publishing/definition.ts';
import { nextRowId, withoutItem } from '../publishing/rows.ts';

/** A page that shows the entries of each dictionary. */
const pathOf: Record<DictionaryType, string> = {
  [dictionaryTypes.newsTab]: paths.news(),
  [dictionaryTypes.businessType]: paths.message(),
  [dictionaryTypes.reportType]: paths.report(),
  [dictionaryTypes.reportItem]: paths.report(),
};

function isDictionary(name: string): name is DictionaryType {
  return Object.hasOwn(pathOf, name);
}

export const dictionaryPublishing = definePublishing('dictionaryEntry', contentKinds.dictionaryEntry.body, {
  newId: (db) => nextRowId(db, 'dictionary_entry'),
  uniqueField: 'value',
  pathsOf: ({ body }) => [pathOf[body.dictionary]],
  project: async (db, { id, body, position }) => {
    const row = { dictionary: body.dictionary, value: body.value, label: JSON.stringify(body.label), position };
    await db
      .insertInto('dictionaryEntry')
      .values({ id: Number(id), ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  },
  remove: async (db, id) => {
    await db.deleteFrom('dictionaryEntry').where('id', '=', Number(id)).execute();
  },
  existingRows: async (db) => {
    const rows = await db
      .selectFrom('dictionaryEntry')
      .selectAll()
      .where(withoutItem('dictionaryEntry', 'dictionaryEntry.id'))
      .execute();
    return rows.flatMap(({ id, dictionary, value, label, position }) =>
      isDictionary(dictionary) ? [{ id: String(id), body: { dictionary, value, label }, position }] : [],
    );
  },
});
