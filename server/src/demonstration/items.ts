import { albumIds } from 'contract/pictures.ts';
import type { Database } from '../database/open.ts';
import { instantOf } from '../database/moment.ts';
import { attributeTable, cardFacts, joined } from './product-attributes.ts';
import type { Demonstration, DemonstrationProduct } from './read.ts';

/** One thing the loader brings once, known by its kind and key. */
export type Item = { kind: string; key: string; insert: (db: Database) => Promise<unknown> };

const companyTextIds = { groupIntroduction: 1, chairmanMessage: 2 } as const;
const json = JSON.stringify;

/** Everything of the demonstration company, parents before children. */
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
    // Staff may have given a picture of their own this name before the program brought one.
    insert: (db) =>
      db
        .insertInto('picture')
        .values({ name, source: 'demonstration', ...pictureColumns(picture) })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
  }));
}

/** What the store knows about a demonstration picture's files. */
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
    { name: 'company', value: settings.company },
    { name: 'contact', value: settings.contact },
    { name: 'filing', value: settings.filing },
    { name: 'social', value: settings.social },
    { name: 'facts', value: settings.facts },
    { name: 'rewards', value: settings.rewards },
    { name: 'markets', value: settings.markets },
    { name: 'scopes', value: settings.scopes },
    { name: 'workingCalendar', value: settings.workingCalendar },
    { name: 'plan', value: plan },
  ] as const;
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
              summary: json(joined(text.smallContent, '\n')),
              content: json(joined(text.companyContent, '\n')),
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
            .values({ name: json(name), title: json(title), content: json(joined(content, '\n')), picture, position })
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
              .values({ albumId: albumIds[kind], picture, name: json(name), createdAt: instantOf(createdAt), position })
              .execute(),
        }),
      ),
    ),
  ];
}

function newsItems({ news }: Demonstration): Item[] {
  return news.map((item) => ({
    kind: 'newsItem',
    key: item.key,
    insert: (db) =>
      db
        .insertInto('newsItem')
        .values({
          contentType: item.contentType,
          title: json(item.title),
          summary: json(item.summary),
          content: json(joined(item.content, '\n')),
          editor: json(item.editor),
          picture: item.picture,
          externalUrl: item.externalUrl,
          pinned: item.pinned,
          publishedAt: instantOf(item.publishedAt),
        })
        .execute(),
  }));
}

function productItems({ categories, products }: Demonstration): Item[] {
  /** Categories have no key of their own in the store: they are met again by their Chinese name below their parent. */
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
  /** Products stand in the order of the tree; in a category green coke first, then calcined, then the rest. */
  function byPlace(a: DemonstrationProduct, b: DemonstrationProduct): number {
    const place = ({ category }: DemonstrationProduct) => categories.findIndex(({ key }) => key === category);
    return place(a) - place(b) || b.aboutType - a.aboutType;
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
    ...products.toSorted(byPlace).map(
      (product, position): Item => ({
        kind: 'product',
        key: product.itemNo,
        insert: async (db) => {
          const category = await categoryId(db, product.category);
          // Staff renamed or removed its category: a product without a place is not brought.
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
              facts: json(cardFacts(product)),
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
          mainWork: json(joined(post.mainWork, '\n')),
          baseDemand: json(joined(post.baseDemand, '\n')),
          createdAt: instantOf(post.createdAt),
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
          sections: json(
            sections.map((section) => ({
              ...section,
              blocks: section.blocks.map((block) =>
                block.kind === 'text' ? { ...block, body: joined(block.body, '\n') } : block,
              ),
            })),
          ),
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
