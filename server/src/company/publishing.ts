import { contentKinds } from 'contract/console/content-kinds.ts';
import { paths } from 'contract/paths.ts';
import { definePublishing } from '../publishing/definition.ts';
import { nextRowId, withoutItem } from '../publishing/rows.ts';

const json = JSON.stringify;

/** There are two texts, the introduction and the chairman's message; none is added. */
async function noNewId(): Promise<string> {
  throw new Error('items of this kind are given');
}

export const companyTextPublishing = definePublishing('companyText', contentKinds.companyText.body, {
  newId: noNewId,
  pathsOf: () => [paths.about('company'), paths.home()],
  project: async (db, { id, body }) => {
    const row = {
      summary: json(body.summary),
      content: json(body.content),
      signature: body.signature && json(body.signature),
      picture: body.picture,
      film: body.film,
    };
    await db
      .insertInto('companyText')
      .values({ id: Number(id), ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  },
  remove: async (db, id) => {
    await db.deleteFrom('companyText').where('id', '=', Number(id)).execute();
  },
  existingRows: async (db) => {
    const rows = await db
      .selectFrom('companyText')
      .selectAll()
      .where(withoutItem('companyText', 'companyText.id'))
      .execute();
    return rows.map(({ id, ...body }) => ({ id: String(id), body }));
  },
});

export const historyPublishing = definePublishing('historyEntry', contentKinds.historyEntry.body, {
  newId: (db) => nextRowId(db, 'history_entry'),
  pathsOf: () => [paths.about('history')],
  project: async (db, { id, body, visibleIn }) => {
    const row = { year: body.year, content: json(body.content), visibleIn };
    await db
      .insertInto('historyEntry')
      .values({ id: Number(id), ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  },
  remove: async (db, id) => {
    await db.deleteFrom('historyEntry').where('id', '=', Number(id)).execute();
  },
  existingRows: async (db) => {
    const rows = await db
      .selectFrom('historyEntry')
      .selectAll()
      .where(withoutItem('historyEntry', 'historyEntry.id'))
      .execute();
    return rows.map(({ id, year, content }) => ({ id: String(id), body: { year, content } }));
  },
});

export const culturePublishing = definePublishing('cultureTab', contentKinds.cultureTab.body, {
  newId: (db) => nextRowId(db, 'culture_tab'),
  pathsOf: () => [paths.about('culture')],
  project: async (db, { id, body, visibleIn, position }) => {
    const row = {
      name: json(body.name),
      title: json(body.title),
      content: json(body.content),
      picture: body.picture,
      position,
      visibleIn,
    };
    await db
      .insertInto('cultureTab')
      .values({ id: Number(id), ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  },
  remove: async (db, id) => {
    await db.deleteFrom('cultureTab').where('id', '=', Number(id)).execute();
  },
  existingRows: async (db) => {
    const rows = await db
      .selectFrom('cultureTab')
      .selectAll()
      .where(withoutItem('cultureTab', 'cultureTab.id'))
      .execute();
    return rows.map(({ id, position, visibleIn: _all, ...body }) => ({ id: String(id), body, position }));
  },
});

export const partnerPublishing = definePublishing('partner', contentKinds.partner.body, {
  newId: (db) => nextRowId(db, 'partner'),
  pathsOf: () => [paths.home()],
  project: async (db, { id, body, position }) => {
    const row = { name: json(body.name), picture: body.picture, position };
    await db
      .insertInto('partner')
      .values({ id: Number(id), ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  },
  remove: async (db, id) => {
    await db.deleteFrom('partner').where('id', '=', Number(id)).execute();
  },
  existingRows: async (db) => {
    const rows = await db.selectFrom('partner').selectAll().where(withoutItem('partner', 'partner.id')).execute();
    return rows.map(({ id, position, ...body }) => ({ id: String(id), body, position }));
  },
});

export const honouredPublishing = definePublishing('honouredEmployee', contentKinds.honouredEmployee.body, {
  newId: (db) => nextRowId(db, 'honoured_employee'),
  pathsOf: () => [paths.talentDevelopment()],
  project: async (db, { id, body, position }) => {
    const row = {
      name: json(body.name),
      department: json(body.department),
      years: body.years,
      picture: body.picture,
      position,
    };
    await db
      .insertInto('honouredEmployee')
      .values({ id: Number(id), ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  },
  remove: async (db, id) => {
    await db.deleteFrom('honouredEmployee').where('id', '=', Number(id)).execute();
  },
  existingRows: async (db) => {
    const rows = await db
      .selectFrom('honouredEmployee')
      .selectAll()
      .where(withoutItem('honouredEmployee', 'honouredEmployee.id'))
      .execute();
    return rows.map(({ id, position, ...body }) => ({ id: String(id), body, position }));
  },
});
