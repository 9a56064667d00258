/**
 * Every kind of content that staff publish, with the fields of its body. The server adds how a kind is stored and
 * shown (`server/src/<feature>/publishing.ts`).
 */
import { z } from 'zod/mini';
import { contentField, type ObjectField, type StoredOf } from '../content-fields.ts';
import { timestamp } from '../fields.ts';
import { contentTypes } from '../news.ts';

/**
 * `article`: has drafts; each language is published and withdrawn by itself. `record`: takes effect when it is saved.
 * `legal`: an article that visitors consent to.
 */
export type ContentSort = 'article' | 'record' | 'legal';

export type ContentKindDefinition = {
  sort: ContentSort;
  body: ObjectField;
  /** The text that names an item in lists; undefined if the kind has a single item. */
  title: string | undefined;
  /** A field by which lists are filtered. */
  group?: string;
  /** A field by which lists are sorted, `yyyy-MM-dd HH:mm:ss` in Beijing. */
  date?: string;
  /** Staff arrange the items. */
  isOrdered?: true;
  /** The items are given: none can be added, withdrawn or deleted. */
  isFixed?: true;
};

function defineKind<const Kind extends ContentKindDefinition>(kind: Kind): Kind {
  return kind;
}

/** A time in Beijing; 30 February is none. */
const beijingTime = timestamp.check(z.refine((text) => !Number.isNaN(Date.parse(`${text.replace(' ', 'T')}Z`))));

/** Without a date, the first publication's is shown. */
const optionalDate = () => contentField.optional(contentField.string(beijingTime));

export const contentKinds = {
  news: defineKind({
    sort: 'article',
    title: 'title',
    group: 'contentType',
    date: 'publishedAt',
    body: contentField.object({
      contentType: contentField.notLocalized(z.literal(contentTypes), z.literal(contentTypes)),
      publishedAt: optionalDate(),
      pinned: contentField.boolean(),
      /** The item links to this address instead of its own page, which it then does not have. */
      externalUrl: contentField.optional(contentField.url()),
      picture: contentField.pictureName(),
      title: contentField.textWithoutPlaceholders(),
      summary: contentField.textWithoutPlaceholders(),
      editor: contentField.optionalTextWithoutPlaceholders(),
      /** Needed unless there is an external address. */
      content: contentField.optionalRichTextWithoutPlaceholders(),
    }),
  }),
} as const satisfies Record<string, ContentKindDefinition>;

export type ContentKind = keyof typeof contentKinds;

export function isContentKind(value: unknown): value is ContentKind {
  return typeof value === 'string' && Object.hasOwn(contentKinds, value);
}

export const contentKindNames: readonly ContentKind[] = Object.keys(contentKinds).filter(isContentKind);

/** The body of an item as it is stored: texts in all languages. */
export type BodyOf<Kind extends ContentKind> = StoredOf<(typeof contentKinds)[Kind]['body']>;
