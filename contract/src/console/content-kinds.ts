/**
 * Every kind of content that staff publish, with the fields of its body. The server adds how a kind is stored and
 * shown (`server/src/<feature>/publishing.ts`).
 */
import { z } from 'zod/mini';
import { lotCertificate } from '../certificates.ts';
import { honouredYears } from '../company.ts';
import { page } from '../composed-pages.ts';
import { plan } from '../contact.ts';
import { contentField, type ObjectField, type StoredOf } from '../content-fields.ts';
import { dictionaryTypes } from '../dictionaries.ts';
import { existingTimestamp } from '../fields.ts';
import { itemCodePattern } from '../item-code.ts';
import { contentTypes } from '../news.ts';
import { award } from '../media/pictures.ts';
import { keyProperties, productProperties, productSupply, uses } from '../products/products.ts';
import { searchSynonyms } from '../search.ts';
import { settingsFields } from '../settings.ts';
import { cokeKinds, typicalValueTable } from '../typical-values.ts';
import { workingTime } from '../working-time/working-calendar.ts';

/**
 * `article`: has drafts; each language is published and withdrawn by itself. `record`: takes effect when it is saved.
 * `legal`: an article that visitors consent to.
 */
export type ContentLifecycle = 'article' | 'record' | 'legal';

export type ContentKindDefinition = {
  lifecycle: ContentLifecycle;
  body: ObjectField;
  /** The text that names an item in lists; undefined if the kind has a single item. */
  title: string | undefined;
  /** A field by which staff know an item, such as `BY-CPC-0101`: searches find it. */
  code?: string;
  /** A field by which lists are filtered. */
  group?: string;
  /** A field by which lists are sorted, `yyyy-MM-dd HH:mm:ss` in Beijing. */
  date?: string;
  /** An item is published on the day of `date` at the earliest: the site leaves out what is dated later than now. */
  isHiddenUntilDate?: true;
  /** Staff arrange the items. */
  isOrdered?: true;
  /** The items are given: none can be added, withdrawn or deleted. */
  isFixed?: true;
};

/** The field by which the items of a kind stand below each other, if they form a tree. */
export const parentField = 'parentId';

export function isTree({ group }: Pick<ContentKindDefinition, 'group'>): boolean {
  return group === parentField;
}

function defineKind<const Kind extends ContentKindDefinition>(kind: Kind): Kind {
  return kind;
}

/** Without a date, the first publication's is shown. */
const optionalDate = () => contentField.optional(contentField.string(existingTimestamp));

/** `PC-101` */
const itemNo = z.string().check(z.regex(itemCodePattern));

const { name: _pageName, ...pageFields } = page.fields;
/** A composed page; its name is its id. */
const pageBody = contentField.object(pageFields);

const { timeZone, hours, holidays, workingDays, knownUntil } = workingTime.shape;

const calendarBody = contentField.object({
  timeZone: contentField.notLocalized(timeZone, timeZone),
  hours: contentField.notLocalized(hours, hours),
  holidays: contentField.notLocalized(holidays, holidays),
  workingDays: contentField.notLocalized(workingDays, workingDays),
  knownUntil: contentField.notLocalized(knownUntil, knownUntil),
  zoneName: contentField.textWithoutPlaceholders(),
  /** Where the holidays come from. */
  note: contentField.optionalTextWithoutPlaceholders(),
});

/** A record of the site's settings: there is one of each. */
function defineSetting<const Body extends ObjectField>(body: Body) {
  return defineKind({ lifecycle: 'record', title: undefined, isFixed: true, body });
}

export const contentKinds = {
  news: defineKind({
    lifecycle: 'article',
    title: 'title',
    group: 'contentType',
    date: 'publishedAt',
    isHiddenUntilDate: true,
    body: contentField.object({
      contentType: contentField.notLocalized(z.literal(contentTypes), z.literal(contentTypes)),
      publishedAt: optionalDate(),
      pinned: contentField.boolean(),
      /** The item links to this URL instead of its own page, which it then does not have. */
      externalUrl: contentField.optional(contentField.link()),
      picture: contentField.pictureName(),
      title: contentField.textWithoutPlaceholders(),
      summary: contentField.textWithoutPlaceholders(),
      editor: contentField.optionalTextWithoutPlaceholders(),
      /** Needed unless there is an external URL. */
      content: contentField.optionalRichTextWithoutPlaceholders(),
    }),
  }),
  jobPost: defineKind({
    lifecycle: 'article',
    title: 'name',
    code: 'postNo',
    group: 'postType',
    date: 'createdAt',
    isOrdered: true,
    body: contentField.object({
      postNo: contentField.string(itemNo),
      postType: contentField.notLocalized(z.literal([1, 2]), z.literal([1, 2])),
      name: contentField.textWithoutPlaceholders(),
      openings: contentField.notLocalized(z.int(), z.int().check(z.minimum(1))),
      workArea: contentField.textWithoutPlaceholders(),
      wages: contentField.textWithoutPlaceholders(),
      /** One task on each line. */
      mainWork: contentField.multilineTextWithoutPlaceholders(),
      baseDemand: contentField.multilineTextWithoutPlaceholders(),
      createdAt: optionalDate(),
      /** For those whom no post fits: it is shown below the list and is not counted in it. */
      isOpenApplication: contentField.optional(contentField.boolean()),
    }),
  }),
  product: defineKind({
    lifecycle: 'article',
    title: 'name',
    code: 'itemNo',
    group: 'categoryId',
    isOrdered: true,
    body: contentField.object({
      itemNo: contentField.string(itemNo),
      categoryId: contentField.integer(),
      aboutType: contentField.notLocalized(z.literal([0, 1, 2]), z.literal([0, 1, 2])),
      name: contentField.textWithoutPlaceholders(),
      introduction: contentField.textWithoutPlaceholders(),
      properties: productProperties,
      supply: productSupply,
      uses,
      /** What is shown below the table of properties, or the whole specification of a product without one. */
      attributes: contentField.optionalRichTextWithoutPlaceholders(),
      keyProperties,
      picture: contentField.pictureName(),
      pictures: contentField.list(contentField.pictureName()),
      /** Item numbers. */
      related: contentField.list(contentField.line()),
    }),
  }),
  productCategory: defineKind({
    lifecycle: 'record',
    title: 'name',
    group: parentField,
    isOrdered: true,
    body: contentField.object({
      /** Null at the top of the tree. */
      parentId: contentField.optional(contentField.integer()),
      name: contentField.textWithoutPlaceholders(),
    }),
  }),
  typicalValueTable: defineKind({
    lifecycle: 'article',
    title: 'title',
    group: 'coke',
    isOrdered: true,
    isFixed: true,
    body: contentField.object({ coke: contentField.choice(cokeKinds), ...typicalValueTable.fields }),
  }),
  lotCertificate: defineKind({
    lifecycle: 'record',
    title: 'name',
    code: 'lotNo',
    date: 'issuedAt',
    body: contentField.object({ ...lotCertificate.fields, issuedAt: contentField.string(existingTimestamp) }),
  }),
  companyText: defineKind({
    lifecycle: 'article',
    title: 'summary',
    isFixed: true,
    body: contentField.object({
      /** Paragraphs are lines. */
      summary: contentField.multilineText(),
      content: contentField.multilineText(),
      signature: contentField.optionalTextWithoutPlaceholders(),
      picture: contentField.optionalPictureName(),
      film: contentField.filmName(),
    }),
  }),
  cultureTab: defineKind({
    lifecycle: 'article',
    title: 'name',
    isOrdered: true,
    body: contentField.object({
      name: contentField.textWithoutPlaceholders(),
      title: contentField.textWithoutPlaceholders(),
      content: contentField.multilineText(),
      picture: contentField.pictureName(),
    }),
  }),
  historyEntry: defineKind({
    lifecycle: 'article',
    title: 'content',
    group: 'year',
    body: contentField.object({
      year: contentField.notLocalized(z.int(), z.int().check(z.minimum(1900), z.maximum(2200))),
      content: contentField.textWithoutPlaceholders(),
    }),
  }),
  banner: defineKind({
    lifecycle: 'article',
    title: 'mainTitle',
    group: 'placement',
    isOrdered: true,
    body: contentField.object({
      placement: contentField.choice(['home', 'anniversary']),
      picture: contentField.pictureName(),
      film: contentField.filmName(),
      mainTitle: contentField.textWithoutPlaceholders(),
      subTitle: contentField.optionalTextWithoutPlaceholders(),
      label: contentField.textWithoutPlaceholders(),
      picArea: contentField.notLocalized(z.literal([1, 2, 3]), z.literal([1, 2, 3])),
      link: contentField.optionalLink(),
    }),
  }),
  albumPicture: defineKind({
    lifecycle: 'article',
    title: 'name',
    group: 'albumId',
    date: 'createdAt',
    isOrdered: true,
    body: contentField.object({
      albumId: contentField.notLocalized(z.literal([1, 2, 3]), z.literal([1, 2, 3])),
      picture: contentField.pictureName(),
      name: contentField.textWithoutPlaceholders(),
      createdAt: optionalDate(),
      /** What a certificate or an award says. */
      award: contentField.optional(award),
    }),
  }),
  partner: defineKind({
    lifecycle: 'record',
    title: 'name',
    isOrdered: true,
    body: contentField.object({
      name: contentField.textWithoutPlaceholders(),
      picture: contentField.pictureName(),
      /** The partner's own site. */
      url: contentField.optional(contentField.httpsUrl()),
    }),
  }),
  honouredEmployee: defineKind({
    lifecycle: 'record',
    title: 'name',
    group: 'years',
    isOrdered: true,
    body: contentField.object({
      name: contentField.textWithoutPlaceholders(),
      department: contentField.textWithoutPlaceholders(),
      years: contentField.notLocalized(z.literal(honouredYears), z.literal(honouredYears)),
      picture: contentField.optionalPictureName(),
    }),
  }),
  composedPage: defineKind({ lifecycle: 'article', title: 'title', isFixed: true, body: pageBody }),
  legalPage: defineKind({
    lifecycle: 'legal',
    title: 'title',
    isFixed: true,
    body: contentField.object({
      ...pageFields,
      /** The sentence beside the consent boxes of forms, in the form of `submissions/consent.ts`. */
      consent: contentField.optionalTextWithoutPlaceholders(),
    }),
  }),
  dictionaryEntry: defineKind({
    lifecycle: 'record',
    title: 'label',
    group: 'dictionary',
    isOrdered: true,
    body: contentField.object({
      dictionary: contentField.choice(Object.values(dictionaryTypes)),
      value: contentField.line(),
      label: contentField.textWithoutPlaceholders(),
    }),
  }),
  companyDetails: defineSetting(settingsFields.company),
  contactDetails: defineSetting(settingsFields.contact),
  filing: defineSetting(settingsFields.filing),
  socialAccounts: defineSetting(contentField.object({ entries: settingsFields.social })),
  facts: defineSetting(settingsFields.facts),
  rewards: defineSetting(settingsFields.rewards),
  markets: defineSetting(contentField.object({ entries: settingsFields.markets })),
  businessScopes: defineSetting(contentField.object({ entries: settingsFields.scopes })),
  workingCalendar: defineSetting(calendarBody),
  contactPlan: defineSetting(plan),
  searchSynonyms: defineSetting(contentField.object({ entries: searchSynonyms })),
} as const satisfies Record<string, ContentKindDefinition>;

export type ContentKind = keyof typeof contentKinds;

export function isContentKind(value: unknown): value is ContentKind {
  return typeof value === 'string' && Object.hasOwn(contentKinds, value);
}

export const contentKindNames: readonly ContentKind[] = Object.keys(contentKinds).filter(isContentKind);

/** The body of an item as it is stored: texts in all languages. */
export type BodyOf<Kind extends ContentKind> = StoredOf<(typeof contentKinds)[Kind]['body']>;
