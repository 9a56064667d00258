import { settingsFile } from 'content/schema.ts';
import { localeNames } from 'contract/locales.ts';
import { albumIds } from 'contract/pictures.ts';
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
import { productCategoryPublishing, productPublishing } from '../products/publishing.ts';
import { importItem } from '../publishing/import.ts';
import { bodyOfSetting, kindOfSetting, settingPublishings } from '../settings/publishing.ts';
import { typicalValuePublishing } from '../typical-values/publishing.ts';
import type { Database } from '../database/open.ts';
import { keyPropertiesOf } from './key-properties.ts';
import type { Demonstration, DemonstrationProduct } from './read.ts';

/** One item of the demonstration, which is inserted once and identified by its kind and key. */
export type Item = { kind: string; key: string; insert: (db: Database) => Promise<unknown> };

const companyTextIds = { groupIntroduction: 1, chairmanMessage: 2 } as const;
const json = JSON.stringify;

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

function registeredPictureItems({ pictures }: Demonstration): Item[] {
  return Object.entries(pictures).map(([name, picture]) => ({
    kind: 'picture',
    key: name,
    // Staff may have used this name before the program had a picture of that name.
    insert: (db) =>
      db
        .insertInto('picture')
        .values({ name, source: 'demonstration', ...pictureColumns(picture) })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
  }));
}

/** The columns of a demonstration picture. */
export function pictureColumns({
  focus: [focusX, focusY],
  description,
  ...picture
}: Demonstration['pictures'][string]) {
  return { ...picture, focusX, focusY, description: json(description) };
}

function registeredFilmItems({ films }: Demonstration): Item[] {
  return films.map((film) => ({
    kind: 'film',
    key: film.name,
    // Staff may have used this name before the program had a film of that name.
    insert: (db) =>
      db
        .insertInto('film')
        .values(film)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
  }));
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
    insert: (db) =>
      importItem(db, settingPublishings[kindOfSetting[name]], { id: name, body: bodyOfSetting(name, value) }),
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
      ({ name, text: { smallContent: summary, companyContent: content, picture }, film, signature }): Item => ({
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

function productItems({ categories, products }: Demonstration): Item[] {
  /** Categories have no key in the store: their Chinese name below their parent identifies them. */
  async function categoryId(db: Database, key: string | null): Promise<number | null> {
    const category = categories.find((candidate) => candidate.key === key);
    if (!category) return null;
    const parentId = await categoryId(db, category.parent);
    const row = await db
      .selectFrom('productCategory')
      .select('id')
      .where('parentId', parentId === null ? 'is' : '=', parentId)
      .where((eb) => eb(eb.ref('name', '->>').key('cn'), '=', category.name.cn))
      .executeTakeFirst();
    return row?.id ?? null;
  }
  /** The order of the category tree; within a category green coke, then calcined coke, then the rest. */
  function byCategory(a: DemonstrationProduct, b: DemonstrationProduct): number {
    const index = ({ category }: DemonstrationProduct) => categories.findIndex(({ key }) => key === category);
    return index(a) - index(b) || b.aboutType - a.aboutType;
  }
  return [
    ...categories.map(
      ({ key, parent, name }, position): Item => ({
        kind: 'productCategory',
        key,
        insert: async (db) =>
          importItem(db, productCategoryPublishing, {
            body: { parentId: await categoryId(db, parent), name },
            position,
          }),
      }),
    ),
    ...products.toSorted(byCategory).map(
      (product, position): Item => ({
        kind: 'product',
        key: product.itemNo,
        insert: async (db) => {
          const category = await categoryId(db, product.category);
          // Staff have renamed or removed the category: a product without a category is skipped.
          if (category === null) return;
          const { category: _category, ...body } = product;
          await importItem(db, productPublishing, {
            body: {
              ...body,
              categoryId: category,
              uses: product.uses.map((use) => ({ use })),
              attributes: null,
              keyProperties: keyPropertiesOf(product),
            },
            position,
          });
        },
      }),
    ),
  ];
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
