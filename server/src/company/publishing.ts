import { contentKinds } from 'contract/console/content-kinds.ts';
import { paths } from 'contract/urls/paths.ts';
import { definePublishing, rejectNewItem } from '../publishing/definition.ts';
import { publicTable } from '../publishing/public-table.ts';

const json = JSON.stringify;

const texts = publicTable('companyText');

export const companyTextPublishing = definePublishing('companyText', contentKinds.companyText.body, {
  // There are two texts, the introduction and the chairman's message.
  newId: rejectNewItem,
  pathsOf: () => [paths.about('company'), paths.home()],
  project: (db, { id, body }) =>
    texts.saveRow(db, id, {
      summary: json(body.summary),
      content: json(body.content),
      signature: body.signature && json(body.signature),
      picture: body.picture,
      film: body.film,
    }),
  remove: texts.removeRow,
  existingRows: async (db) => {
    const rows = await texts.rowsWithoutItem(db, 'companyText');
    return rows.map(({ id, ...body }) => ({ id: String(id), body }));
  },
});

const historyEntries = publicTable('historyEntry');

export const historyPublishing = definePublishing('historyEntry', contentKinds.historyEntry.body, {
  newId: historyEntries.newId,
  pathsOf: () => [paths.about('history'), paths.year20()],
  project: (db, { id, body, visibleIn }) =>
    historyEntries.saveRow(db, id, { year: body.year, content: json(body.content), visibleIn }),
  remove: historyEntries.removeRow,
  existingRows: async (db) => {
    const rows = await historyEntries.rowsWithoutItem(db, 'historyEntry');
    return rows.map(({ id, year, content }) => ({ id: String(id), body: { year, content } }));
  },
});

const cultureTabs = publicTable('cultureTab');

export const culturePublishing = definePublishing('cultureTab', contentKinds.cultureTab.body, {
  newId: cultureTabs.newId,
  pathsOf: () => [paths.about('culture')],
  project: (db, { id, body, visibleIn, position }) =>
    cultureTabs.saveRow(db, id, {
      name: json(body.name),
      title: json(body.title),
      content: json(body.content),
      picture: body.picture,
      position,
      visibleIn,
    }),
  remove: cultureTabs.removeRow,
  existingRows: async (db) => {
    const rows = await cultureTabs.rowsWithoutItem(db, 'cultureTab');
    return rows.map(({ id, position, visibleIn: _all, ...body }) => ({ id: String(id), body, position }));
  },
});

const partners = publicTable('partner');

export const partnerPublishing = definePublishing('partner', contentKinds.partner.body, {
  newId: partners.newId,
  pathsOf: () => [paths.home()],
  project: (db, { id, body, position }) =>
    partners.saveRow(db, id, { name: json(body.name), picture: body.picture, url: body.url, position }),
  remove: partners.removeRow,
  existingRows: async (db) => {
    const rows = await partners.rowsWithoutItem(db, 'partner');
    return rows.map(({ id, position, ...body }) => ({ id: String(id), body, position }));
  },
});

const honouredEmployees = publicTable('honouredEmployee');

export const honouredPublishing = definePublishing('honouredEmployee', contentKinds.honouredEmployee.body, {
  newId: honouredEmployees.newId,
  pathsOf: () => [paths.talentDevelopment()],
  project: (db, { id, body, position }) =>
    honouredEmployees.saveRow(db, id, {
      name: json(body.name),
      department: json(body.department),
      years: body.years,
      picture: body.picture,
      position,
    }),
  remove: honouredEmployees.removeRow,
  existingRows: async (db) => {
    const rows = await honouredEmployees.rowsWithoutItem(db, 'honouredEmployee');
    return rows.map(({ id, position, ...body }) => ({ id: String(id), body, position }));
  },
});
