import { type ContentKind, type ContentKindDefinition, contentKinds } from 'contract/console/content-kinds.ts';
import type { PublishingProblem } from 'contract/console/content-items.ts';
import type { Locale } from 'contract/locales.ts';
import { z } from 'zod/mini';
import type { Database } from '../database/open.ts';
import { codeOf } from '../errors/error-code.ts';
import { HttpError } from '../http/http-error.ts';

/** An item as the site shows it: each language from its own revision, without languages that are not live. */
export type PublishedItem<Body> = {
  id: string;
  body: Body;
  visibleIn: Locale[];
  /** Among the items of its kind; 0 if the kind has no order. */
  position: number;
  /** When a language of the item first went live. */
  firstLiveAt: Date;
};

/** A row of the store that was written before its kind was published by the engine, or by an older version. */
export type ExistingRow<Body> = { id: string; body: Body; position?: number; isShown?: boolean };

type Publishing<Body> = {
  /** The id of a new item. */
  newId: (db: Database) => Promise<string>;
  /** The site's pages that show the item, without the language; the first one is previewed. */
  pathsOf: (item: { id: string; body: Body }) => string[];
  /** What the definition of the fields cannot express, for one language or (null) for the shared fields. */
  problemsOf?: (body: Body, locale: Locale | null) => PublishingProblem[];
  /** The field whose value no other item may have. */
  uniqueField?: string;
  /** The field that names another item. */
  referenceField?: string;
  /** Writes the public rows of an item. Nothing else writes them. */
  project: (db: Database, item: PublishedItem<Body>) => Promise<void>;
  /** Removes the public rows of an item. */
  remove: (db: Database, id: string) => Promise<void>;
  existingRows: (db: Database) => Promise<ExistingRow<Body>[]>;
};

/** The `newId` of a kind whose items are fixed: they can be edited, and none is added. */
export async function rejectNewItem(): Promise<string> {
  throw new Error('no item of this kind can be added');
}

/** How a kind of content is stored and shown. The engine knows kinds only by this. */
export type Publishable = Publishing<unknown> & { kind: ContentKind; definition: ContentKindDefinition };

/** Describes a kind of content to the engine. `body` is the kind's own of `contentKinds`. */
export function definePublishing<Stored extends z.ZodMiniType>(
  kind: ContentKind,
  body: { stored: Stored },
  { pathsOf, problemsOf, project, remove, ...rest }: Publishing<z.output<Stored>>,
): Publishable {
  const parse = (value: unknown): z.output<Stored> => z.parse(body.stored, value);
  return {
    ...rest,
    kind,
    definition: contentKinds[kind],
    pathsOf: ({ id, body: value }) => pathsOf({ id, body: parse(value) }),
    ...(problemsOf && { problemsOf: (value, locale) => problemsOf(parse(value), locale) }),
    project: async (db, item) => {
      await project(db, { ...item, body: parse(item.body) }).catch((error: unknown) => {
        throw rejectedField(error, rest) ?? error;
      });
    },
    remove: async (db, id) => {
      await remove(db, id).catch((error: unknown) => {
        throw codeOf(error) === foreignKeyViolation ? new HttpError('isReferenced') : error;
      });
    },
  };
}

const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

/** The field that the database rejects: two items at once can only be told apart there. */
function rejectedField(
  error: unknown,
  { uniqueField, referenceField }: { uniqueField?: string; referenceField?: string },
): HttpError | undefined {
  const code = codeOf(error);
  if (code === uniqueViolation && uniqueField !== undefined)
    return new HttpError('notPublishable', [{ field: uniqueField, code: 'notUnique' }]);
  if (code === foreignKeyViolation && referenceField !== undefined)
    return new HttpError('notPublishable', [{ field: referenceField, code: 'notOneOf' }]);
  return undefined;
}

export type PublishableKinds = Readonly<Record<ContentKind, Publishable>>;
