import { settingsFile } from 'content/schema.ts';
import { albumIds } from 'contract/pictures.ts';
import { newsPublishing } from '../news/publishing.ts';
import { importItem } from '../publishing/import.ts';
import { parseBeijingTimestamp } from '../database/beijing-time.ts';
import type { Database } from '../database/open.ts';
import { attributeTable, keyPropertiesOf } from './product-attributes.ts';
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
    insert: (db) => db.insertInto('film').values(film).execute(),
  }));
}

function settingItems({ settings, plan }: Demonstration): Item[] {
  const records = [
    ...settingsFile.keyof().options.map((name) => ({ name, value: settings[name] })),
    { name: 'plan' as const, value: plan },
  ];
  return records.map(({ name, value }) => ({
    kind: 'setting',
    key: name,
    insert: (db) =>
      db
        .insertInto('setting')
        .values({ name, value: json(value) })
        .execute(),
  }));
}

function dictionaryItems({ dictionaries }: Demonstration): Item[] {
  return Object.entries(dictionaries).flatMap(([dictionary, entries]) =>
    entries.map(({ value, label }, position) => ({
      kind: 'dictionaryEntry',
      key: `${dictionary} ${value}`,
      insert: (db) =>
        db
          .insertInto('dictionaryEntry')
          .values({ dictionary, value, label: json(label), position })
          .execute(),
    })),
  );
}

function companyItems({ company, history, culture, partners }: Demonstration): Item[] {
  const texts = [
    {
      name: 'groupIntroduction',
      text: company.groupIntroduction,
      film: company.groupIntroduction.film,
      signature: null,
    },
    {
      name: 'chairmanMessage',
      text: company.chairmanMessage,
      film: null,
      signature: company.chairmanMessage.signature,
    },
  ] as const;
  return [
    ...texts.map(
      ({ name, text, film, signature }): Item => ({
        kind: 'companyText',
        key: name,
        insert: (db) =>
          db
            .insertInto('companyText')
            .values({
              id: companyTextIds[name],
              film,
              summary: json(text.smallContent),
              content: json(text.companyContent),
              signature: signature && json(signature),
              picture: text.picture,
            })
            .execute(),
      }),
    ),
    ...history.map(
      ({ key, year, content }): Item => ({
        kind: 'historyEntry',
        key,
        insert: (db) =>
          db
            .insertInto('historyEntry')
            .values({ year, content: json(content) })
            .execute(),
      }),
    ),
    ...culture.map(
      ({ key, name, title, content, picture }, position): Item => ({
        kind: 'cultureTab',
        key,
        insert: (db) =>
          db
            .insertInto('cultureTab')
            .values({ name: json(name), title: json(title), content: json(content), picture, position })
            .execute(),
      }),
    ),
    ...partners.map(
      ({ key, name, picture }, position): Item => ({
        kind: 'partner',
        key,
        insert: (db) =>
          db
            .insertInto('partner')
            .values({ name: json(name), picture, position })
            .execute(),
      }),
    ),
  ];
}

function pictureItems({ banners, albums }: Demonstration): Item[] {
  return [
    ...banners.map(
      ({ key, placement, picture, film, mainTitle, subTitle, picArea, label, link }, position): Item => ({
        kind: 'banner',
        key,
        insert: (db) =>
          db
            .insertInto('banner')
            .values({
              placement,
              picture,
              film: film ?? null,
              mainTitle: json(mainTitle),
              subTitle: json(subTitle),
              label: json(label),
              picArea,
              link,
              position,
            })
            .execute(),
      }),
    ),
    ...albums.flatMap(({ kind, pictures }) =>
      pictures.map(
        ({ key, picture, name, createdAt }, position): Item => ({
          kind: 'albumPicture',
          key: `${kind} ${key}`,
          insert: (db) =>
            db
              .insertInto('albumPicture')
              .values({
                albumId: albumIds[kind],
                picture,
                name: json(name),
                createdAt: parseBeijingTimestamp(createdAt),
                position,
              })
              .execute(),
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
          db
            .insertInto('productCategory')
            .values({ parentId: await categoryId(db, parent), name: json(name), position })
            .execute(),
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
          const { id } = await db
            .insertInto('product')
            .values({
              itemNo: product.itemNo,
              categoryId: category,
              aboutType: product.aboutType,
              name: json(product.name),
              introduction: json(product.introduction),
              attributes: json(attributeTable(product)),
              facts: json(keyPropertiesOf(product)),
              picture: product.picture,
              position,
            })
            .returning('id')
            .executeTakeFirstOrThrow();
          const pictures = product.pictures.map((picture, index) => ({ productId: id, picture, position: index }));
          await db.insertInto('productPicture').values(pictures).execute();
          const related = product.related.map((relatedItemNo, index) => ({
            productId: id,
            relatedItemNo,
            position: index,
          }));
          await db.insertInto('relatedProduct').values(related).execute();
        },
      }),
    ),
  ];
}

function jobItems({ jobs }: Demonstration): Item[] {
  return jobs.map((post, position) => ({
    kind: 'jobPost',
    key: post.postNo,
    insert: (db) =>
      db
        .insertInto('jobPost')
        .values({
          postNo: post.postNo,
          postType: post.postType,
          name: json(post.name),
          openings: post.openings,
          workArea: json(post.workArea),
          wages: json(post.wages),
          mainWork: json(post.mainWork),
          baseDemand: json(post.baseDemand),
          createdAt: parseBeijingTimestamp(post.createdAt),
          position,
        })
        .execute(),
  }));
}

function pageItems({ pages }: Demonstration): Item[] {
  return pages.map(({ name, version, title, lead, picture, sections }) => ({
    kind: 'composedPage',
    key: name,
    insert: (db) =>
      db
        .insertInto('composedPage')
        .values({
          name,
          version,
          title: json(title),
          lead: json(lead),
          picture,
          sections: json(sections),
        })
        .execute(),
  }));
}

function typicalValueItems({ typicalValues }: Demonstration): Item[] {
  return Object.entries(typicalValues).flatMap(([coke, tables]) =>
    tables.map(
      ({ key, kind, market, title, note, properties, grades }, position): Item => ({
        kind: 'typicalValueTable',
        key: `${coke} ${key}`,
        insert: (db) =>
          db
            .insertInto('typicalValueTable')
            .values({
              coke: coke === 'gpc' ? 'gpc' : 'cpc',
              key,
              kind,
              market,
              title: json(title),
              note: json(note),
              properties: json(properties),
              grades: json(grades),
              position,
            })
            .execute(),
      }),
    ),
  );
}

function honouredItems({ honoured }: Demonstration): Item[] {
  return honoured.map(({ key, name, department, years }, position) => ({
    kind: 'honouredEmployee',
    key,
    insert: (db) =>
      db
        .insertInto('honouredEmployee')
        .values({ name: json(name), department: json(department), years, picture: null, position })
        .execute(),
  }));
}
