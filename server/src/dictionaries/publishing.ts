import { contentKinds } from 'contract/console/content-kinds.ts';
import { type DictionaryType, dictionaryTypes } from 'contract/dictionaries.ts';
import { paths } from 'contract/urls/paths.ts';
import { definePublishing } from '../publishing/definition.ts';
import { publicTable } from '../publishing/public-table.ts';

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

const entries = publicTable('dictionaryEntry');

export const dictionaryPublishing = definePublishing('dictionaryEntry', contentKinds.dictionaryEntry.body, {
  newId: entries.newId,
  uniqueField: 'value',
  pathsOf: ({ body }) => [pathOf[body.dictionary]],
  project: (db, { id, body, position }) =>
    entries.saveRow(db, id, {
      dictionary: body.dictionary,
      value: body.value,
      label: JSON.stringify(body.label),
      position,
    }),
  remove: entries.removeRow,
  existingRows: async (db) => {
    const rows = await entries.rowsWithoutItem(db, 'dictionaryEntry');
    return rows.flatMap(({ id, dictionary, value, label, position }) =>
      isDictionary(dictionary) ? [{ id: String(id), body: { dictionary, value, label }, position }] : [],
    );
  },
});
