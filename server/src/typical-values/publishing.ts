import { contentKinds } from 'contract/console/content-kinds.ts';
import { paths } from 'contract/paths.ts';
import type { ValueRange } from 'contract/typical-values.ts';
import { definePublishing } from '../publishing/definition.ts';
import { nextRowId, withoutItem } from '../publishing/rows.ts';

const json = JSON.stringify;

function isAscending({ minimum, typical, maximum }: ValueRange): boolean {
  const given = [minimum, typical, maximum].filter((value) => value !== null);
  return given.every((value, index) => index === 0 || (given[index - 1] ?? value) <= value);
}

export const typicalValuePublishing = definePublishing('typicalValueTable', contentKinds.typicalValueTable.body, {
  newId: (db) => nextRowId(db, 'typical_value_table'),
  uniqueField: 'key',
  pathsOf: ({ body: { coke } }) => [coke === 'gpc' ? paths.petroleumCoke() : paths.calcinedCoke()],
  problemsOf: ({ properties, grades }, locale) => {
    if (locale !== null) return [];
    const isComplete = grades.every(({ values }) => values.length === properties.length);
    const isOrdered = grades.every(({ values }) => values.every(isAscending));
    return isComplete && isOrdered ? [] : [{ field: 'grades', locale: null, code: 'outOfRange' }];
  },
  project: async (db, { id, body, position }) => {
    const row = {
      coke: body.coke,
      key: body.key,
      kind: body.kind,
      market: body.market,
      title: json(body.title),
      note: json(body.note),
      properties: json(body.properties),
      grades: json(body.grades),
      position,
    };
    await db
      .insertInto('typicalValueTable')
      .values({ id: Number(id), ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  },
  remove: async (db, id) => {
    await db.deleteFrom('typicalValueTable').where('id', '=', Number(id)).execute();
  },
  existingRows: async (db) => {
    const rows = await db
      .selectFrom('typicalValueTable')
      .selectAll()
      .where(withoutItem('typicalValueTable', 'typicalValueTable.id'))
      .execute();
    return rows.map(({ id, position, ...body }) => ({ id: String(id), body, position }));
  },
});
