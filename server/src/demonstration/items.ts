import { settingsFile } from 'content/schema.ts';
import { localeNames } from 'contract/locales.ts';
import { albumIds } from 'contract/media/pictures.ts';
import { certificatePublishing } from '../certificates/publishing.ts';
import {
  companyTextPublishing,
  culturePublishing,
  historyPublishing,
  honouredPublishing,
  partnerPublishing,
} from '../company/publishing.ts';
import { composedPagePublishing, isLegalPage, legalPagePublishing } from '../composed-pages/publishing.ts';
import { dictionaryPublishing } from '../dictionaries/publishing.ts';
import { jobPublishing } from '../jobs/publishing.ts';
import { newsPublishing } from '../news/publishing.ts';
import { albumPublishing, bannerPublishing } from '../pictures/publishing.ts';
import { importItem } from '../publishing/changes/import.ts';
import { importSetting } from '../settings/publishing.ts';
import { typicalValuePublishing } from '../typical-values/publishing.ts';
import type { Item } from './item.ts';
import { registeredFilmItems, registeredPictureItems } from './media-items.ts';
import { productItems } from './product-items.ts';
import type { Demonstration } from './read.ts';

const companyTextIds = { groupIntroduction: 1, chairmanMessage: 2 } as const;

/** All items of the demonstration, parents before children. */
export function demonstrationItems(content: Demonstration): Item[] {
  return [
    ...registeredPictureItems(content),
    ...registeredFilmItems(content),
    ...settingItems(content),
    ...dictionaryItems(content),
    ...companyItems(content),
    ...pictureItems(content),
    ...newsItems(content),
    ...productItems(content),
    ...jobItems(content),
    ...certificateItems(content),
    ...pageItems(content),
    ...typicalValueItems(content),
    ...honouredItems(content),
  ];
}

function settingItems({ settings, plan, searchSynonyms }: Demonstration): Item[] {
  const records = [
    ...settingsFile.keyof().options.map((name) => ({ name, value: settings[name] })),
    { name: 'plan' as const, value: plan },
    { name: 'searchSynonyms' as const, value: synonymsOf(searchSynonyms) },
  ];
  return records.map(({ name, value }) => ({
    kind: 'setting',
    key: name,
    insert: (db) => importSetting(db, name, value),
  }));
}

function synonymsOf(groups: Demonstration['searchSynonyms']) {
  return localeNames.flatMap((locale) => groups[locale].map((words) => ({ locale, words })));
}

function dictionaryItems({ dictionaries }: Demonstration): Item[] {
  return Object.entries(dictionaries).flatMap(([dictionary, entries]) =>
    entries.map(({ value, label }, position) => ({
      kind: 'dictionaryEntry',
      key: `${dictionary} ${value}`,
      insert: (db) => importItem(db, dictionaryPublishing, { body: { dictionary, value, label }, position }),
    })),
  );
}

function companyItems({ company, history, culture, partners }: Demonstration): Item[] {
  const { groupIntroduction, chairmanMessage } = company;
  const texts = [
    { name: 'groupIntroduction', text: groupIntroduction, film: groupIntroduction.film, signature: null },
    { name: 'chairmanMessage', text: chairmanMessage, film: null, signature: chairmanMessage.signature },
  ] as const;
  return [
    ...texts.map(
      ({ name, text: { summary, content, picture }, film, signature }): Item => ({
        kind: 'companyText',
        key: name,
        insert: (db) =>
          importItem(db, companyTextPublishing, {
            id: String(companyTextIds[name]),
            body: { summary, content, signature, picture, film },
          }),
      }),
    ),
    ...history.map(
      ({ key, ...body }): Item => ({
        kind: 'historyEntry',
        key,
        insert: (db) => importItem(db, historyPublishing, { body }),
      }),
    ),
    ...culture.map(
      ({ key, ...body }, position): Item => ({
        kind: 'cultureTab',
        key,
        insert: (db) => importItem(db, culturePublishing, { body, position }),
      }),
    ),
    ...partners.map(
      ({ key, ...body }, position): Item => ({
        kind: 'partner',
        key,
        insert: (db) => importItem(db, partnerPublishing, { body, position }),
      }),
    ),
  ];
}

function pictureItems({ banners, albums }: Demonstration): Item[] {
  return [
    ...banners.map(
      ({ key, ...body }, position): Item => ({
        kind: 'banner',
        key,
        insert: (db) => importItem(db, bannerPublishing, { body, position }),
      }),
    ),
    ...albums.flatMap(({ kind, pictures }) =>
      pictures.map(
        ({ key, ...picture }, position): Item => ({
          kind: 'albumPicture',
          key: `${kind} ${key}`,
          insert: (db) => importItem(db, albumPublishing, { body: { albumId: albumIds[kind], ...picture }, position }),
        }),
      ),
    ),
  ];
}

function newsItems({ news }: Demonstration): Item[] {
  return news.map(({ key, ...body }) => ({
    kind: 'newsItem',
    key,
    insert: (db) => importItem(db, newsPublishing, { body }),
  }));
}

function jobItems({ jobs }: Demonstration): Item[] {
  return jobs.map((body, position) => ({
    kind: 'jobPost',
    key: body.postNo,
    insert: (db) => importItem(db, jobPublishing, { body, position }),
  }));
}

function certificateItems({ certificates }: Demonstration): Item[] {
  return certificates.map((body) => ({
    kind: 'lotCertificate',
    key: body.lotNo,
    insert: (db) => importItem(db, certificatePublishing, { body }),
  }));
}

function pageItems({ pages }: Demonstration): Item[] {
  return pages.map(({ name, ...body }) => ({
    kind: 'composedPage',
    key: name,
    insert: (db) =>
      importItem(db, isLegalPage(name) ? legalPagePublishing : composedPagePublishing, { id: name, body }),
  }));
}

function typicalValueItems({ typicalValues }: Demonstration): Item[] {
  return Object.entries(typicalValues).flatMap(([coke, tables]) =>
    tables.map(
      (table, position): Item => ({
        kind: 'typicalValueTable',
        key: `${coke} ${table.key}`,
        insert: (db) => importItem(db, typicalValuePublishing, { body: { coke, ...table }, position }),
      }),
    ),
  );
}

function honouredItems({ honoured }: Demonstration): Item[] {
  return honoured.map(({ key, ...body }, position) => ({
    kind: 'honouredEmployee',
    key,
    insert: (db) => importItem(db, honouredPublishing, { body: { ...body, picture: null }, position }),
  }));
}
