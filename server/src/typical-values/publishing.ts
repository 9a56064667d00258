import { contentKinds } from 'contract/console/content-kinds.ts';
import { paths } from 'contract/urls/paths.ts';
import { isAscending } from 'contract/typical-values.ts';
import { definePublishing } from '../publishing/definition.ts';
import { publicTable } from '../publishing/public-table.ts';

const json = JSON.stringify;

const tables = publicTable('typicalValueTable');

export const typicalValuePublishing = definePublishing('typicalValueTable', contentKinds.typicalValueTable.body, {
  newId: tables.newId,
  uniqueField: 'key',
  pathsOf: ({ body: { coke } }) => [coke === 'gpc' ? paths.petroleumCoke() : paths.calcinedCoke()],
  problemsOf: ({ properties, grades }, locale) => {
    if (locale !== null) return [];
    const isComplete = grades.every(({ values }) => values.length === properties.length);
    const isOrdered = grades.every(({ values }) => values.every(isAscending));
    return isComplete && isOrdered ? [] : [{ field: 'grades', locale: null, code: 'outOfRange' }];
  },
  project: (db, { id, body, position }) =>
    tables.saveRow(db, id, {
      coke: body.coke,
      key: body.key,
      kind: body.kind,
      market: body.market,
      title: json(body.title),
      note: json(body.note),
      properties: json(body.properties),
      grades: json(body.grades),
      position,
    }),
  remove: tables.removeRow,
  existingRows: async (db) => {
    const rows = await tables.rowsWithoutItem(db, 'typicalValueTable');
    return rows.map(({ id, position, ...body }) => ({ id: String(id), body, position }));
  },
});
