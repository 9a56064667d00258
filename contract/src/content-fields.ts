/**
 * The kinds of fields that content consists of. Each has three schemas: `wire` for responses,
 * `stored` for the store and `imported` for the demonstration's files, whose output is what is
 * stored. A definition combines fields; the server (`server/src/content-fields/resolve.ts`) walks it
 * to turn a stored value into a response.
 */
import { z } from 'zod/mini';
import { isAllowedLink } from './urls/allowed-link.ts';
import { film } from './media/film.ts';
import { localized } from './localized.ts';
import { byLocale } from './locales.ts';
import { picture } from './media/picture.ts';

/** A line with visible characters. */
export const nonBlankLine = z.string().check(z.trim(), z.minLength(1));
/** `green-coke` */
export const kebabCaseName = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
/** `photoAlbum` */
export const camelCaseName = z.string().check(z.regex(/^[a-z][a-zA-Z0-9]*$/));

/** The demonstration is completely translated. */
export const translated = z.strictObject(byLocale(() => nonBlankLine));
/** Paragraphs or blocks of HTML; stored as lines of one text. */
export const translatedLines = z.pipe(
  z.strictObject(byLocale(() => z.array(nonBlankLine).check(z.minLength(1)))),
  z.transform((lines) => byLocale((locale) => lines[locale].join('\n'))),
);

/** A picture by its name. Without a description it is shown with its own. */
export const storedPicture = z.object({
  picture: z.string(),
  description: z._default(z.nullable(localized), null),
});
const importedPicture = z.strictObject({ picture: kebabCaseName, description: z.nullable(translated) });

/** A figure of its own, or the name of one of the group's facts (P6). */
export const storedFigure = z.union([
  z.object({ value: localized, unit: z.nullable(localized), caption: localized }),
  z.object({ fact: z.string(), caption: localized }),
]);

type Schemas<Wire = z.ZodMiniType, Stored = z.ZodMiniType, Imported = z.ZodMiniType> = {
  wire: Wire;
  stored: Stored;
  imported: Imported;
};
type Representation = keyof Schemas;

type AnyObject = z.ZodMiniObject<z.core.$ZodShape, z.core.$ZodObjectConfig>;

/** Without `facts` a text is shown as stored; with `html` it is sanitized; with `multiline` it has lines. */
type TextField = Schemas & { type: 'text'; facts: boolean; html: boolean; multiline?: true };
type SimpleField = Schemas & {
  type: 'picture' | 'requiredPicture' | 'pictureName' | 'filmName' | 'figure' | 'notLocalized';
};
type OptionalField = Schemas & { type: 'optional'; item: Field };
type ListField = Schemas & { type: 'list'; item: Field; minimum: number };
export type ObjectField = Schemas<AnyObject, AnyObject, AnyObject> & { type: 'object'; fields: Fields };
/** Objects that the literal `by` tells apart. */
type VariantsField = Schemas & { type: 'variants'; by: string; variants: Variants };
type Variants = readonly [ObjectField, ...ObjectField[]];

export type Field = TextField | SimpleField | OptionalField | ListField | ObjectField | VariantsField;
type FieldWith<Wire, Stored, Imported> = Field & Schemas<Wire, Stored, Imported>;
export type Fields = { readonly [name: string]: Field };

/** A field's value in a response: texts in one language; pictures and films with their URLs. */
export type WireOf<Of extends Field> = z.output<Of['wire']>;
/** A field's stored value: texts in all languages; pictures and films by name. */
export type StoredOf<Of extends Field> = z.output<Of['stored']>;

/** One schema of each field, as the shape of an object schema. */
export function shapeOf<In extends Representation, Parts extends Fields>(
  representation: In,
  fields: Parts,
): { [Name in keyof Parts]: Parts[Name][In] };
export function shapeOf(representation: Representation, fields: Fields): Record<string, z.ZodMiniType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[representation]]));
}

/** A value that is the same in every language. The demonstration's files may have to fit a stricter schema. */
function notLocalized<Wire extends z.ZodMiniType, Imported extends z.ZodMiniType>(wire: Wire, imported: Imported) {
  return { type: 'notLocalized', wire, stored: wire, imported } as const;
}

function optionsOf<In extends Representation, Options extends Variants>(
  representation: In,
  variants: Options,
): [Options[number][In], ...Options[number][In][]];
function optionsOf(representation: Representation, [first, ...others]: Variants): AnyObject[] {
  return [first[representation], ...others.map((variant) => variant[representation])];
}

const string = z.string();
const httpsUrl = z.url({ protocol: /^https$/ });
const link = z.string().check(z.refine(isAllowedLink));
const optionalLink = z.string().check(z.refine((href) => href === '' || isAllowedLink(href)));

const text = { wire: string, stored: localized, imported: translated };
/** Null also in rows that are older than the field. */
const optionalText = {
  wire: string,
  stored: z._default(z.nullable(localized), null),
  imported: z.nullable(translated),
};

/**
 * All of these are functions like those of zod: the bundler may then remove a definition from the
 * browser's files (`site/vite.config.ts`).
 */
export const contentField = {
  /** A text. The name of a fact in braces, such as `{fushunAreaMu}`, is replaced by the fact. */
  text: () => ({ type: 'text', facts: true, html: false, ...text }) as const,
  /** Null in the store and empty in a response if there is none. */
  optionalText: () => ({ type: 'text', facts: true, html: false, ...optionalText }) as const,
  /** A text in which braces have no meaning: no facts are inserted. */
  textWithoutPlaceholders: () => ({ type: 'text', facts: false, html: false, ...text }) as const,
  optionalTextWithoutPlaceholders: () => ({ type: 'text', facts: false, html: false, ...optionalText }) as const,
  /** A text whose lines are paragraphs or the items of a list. */
  multilineText: () => ({ type: 'text', facts: true, html: false, multiline: true, ...text }) as const,
  multilineTextWithoutPlaceholders: () =>
    ({ type: 'text', facts: false, html: false, multiline: true, ...text }) as const,
  /** Blocks of HTML with facts, sanitized in a response by `server/src/content-fields/rich-text.ts`. */
  richText: () =>
    ({ type: 'text', facts: true, html: true, wire: string, stored: localized, imported: translatedLines }) as const,
  richTextWithoutPlaceholders: () =>
    ({ type: 'text', facts: false, html: true, wire: string, stored: localized, imported: translatedLines }) as const,
  optionalRichTextWithoutPlaceholders: () =>
    ({
      type: 'text',
      facts: false,
      html: true,
      wire: string,
      stored: z.nullable(localized),
      imported: z.nullable(translatedLines),
    }) as const,
  /** A picture and possibly its description where it is shown. Null in a response if there is no picture of that name. */
  picture: () =>
    ({ type: 'picture', wire: z.nullable(picture), stored: storedPicture, imported: importedPicture }) as const,
  optionalPicture: () =>
    ({
      type: 'picture',
      wire: z.nullable(picture),
      stored: z.nullable(storedPicture),
      imported: z.nullable(importedPicture),
    }) as const,
  /** An item of a list is left out if there is no picture of that name. */
  requiredPicture: () =>
    ({ type: 'requiredPicture', wire: picture, stored: storedPicture, imported: importedPicture }) as const,
  pictureName: () =>
    ({ type: 'pictureName', wire: z.nullable(picture), stored: string, imported: kebabCaseName }) as const,
  optionalPictureName: () =>
    ({
      type: 'pictureName',
      wire: z.nullable(picture),
      stored: z.nullable(string),
      imported: z.nullable(kebabCaseName),
    }) as const,
  /** Null in a response if there is no film of that name. */
  filmName: () =>
    ({
      type: 'filmName',
      wire: z.nullable(film),
      stored: z.nullable(string),
      imported: z.nullable(kebabCaseName),
    }) as const,
  line: () => notLocalized(string, nonBlankLine),
  key: () => notLocalized(string, kebabCaseName),
  /** An external URL, an e-mail address, a phone number or a path of the site. */
  link: () => ({ type: 'notLocalized', wire: string, stored: link, imported: link }) as const,
  /** Empty if there is none. */
  optionalLink: () => ({ type: 'notLocalized', wire: string, stored: optionalLink, imported: optionalLink }) as const,
  /** A page without encryption could be replaced on its way. */
  httpsUrl: () => ({ type: 'notLocalized', wire: string, stored: httpsUrl, imported: httpsUrl }) as const,
  integer: () => notLocalized(z.int(), z.int()),
  boolean: () => notLocalized(z.boolean(), z.boolean()),
  /** False in rows that are older than the field. */
  booleanDefaultFalse: () => {
    const boolean = z._default(z.boolean(), false);
    return notLocalized(boolean, boolean);
  },
  string: (imported: z.ZodMiniType<string>) => notLocalized(string, imported),
  number: (minimum = -Infinity, maximum = Infinity) =>
    notLocalized(z.number(), z.number().check(z.minimum(minimum), z.maximum(maximum))),
  literal: <const Only extends string>(value: Only) => notLocalized(z.literal(value), z.literal(value)),
  choice: <const Choices extends readonly string[]>(values: Choices) => notLocalized(z.enum(values), z.enum(values)),
  notLocalized,
  /** A figure of its own, or a fact with its value and unit. */
  figure: (factName: z.ZodMiniType<string>) =>
    ({
      type: 'figure',
      wire: z.object({ value: string, unit: string, caption: string }),
      stored: storedFigure,
      imported: z.union([
        z.strictObject({ value: translated, unit: z.nullable(translated), caption: translated }),
        z.strictObject({ fact: factName, caption: translated }),
      ]),
    }) as const,
  optional: <W extends z.ZodMiniType, S extends z.ZodMiniType, I extends z.ZodMiniType>(item: FieldWith<W, S, I>) => {
    const { wire, stored, imported }: Schemas<W, S, I> = item;
    return {
      type: 'optional',
      item,
      wire: z.nullable(wire),
      stored: z.nullable(stored),
      imported: z.nullable(imported),
    } as const;
  },
  list: <W extends z.ZodMiniType, S extends z.ZodMiniType, I extends z.ZodMiniType>(
    item: FieldWith<W, S, I>,
    minimum = 0,
  ) => {
    const { wire, stored, imported }: Schemas<W, S, I> = item;
    return {
      type: 'list',
      item,
      minimum,
      wire: z.array(wire),
      stored: z.array(stored),
      imported: z.array(imported).check(z.minLength(minimum)),
    } as const;
  },
  object: <Parts extends Fields>(fields: Parts) =>
    ({
      type: 'object',
      fields,
      wire: z.object(shapeOf('wire', fields)),
      stored: z.object(shapeOf('stored', fields)),
      imported: z.strictObject(shapeOf('imported', fields)),
    }) as const,
  variants: <Options extends Variants>(by: string, variants: Options) =>
    ({
      type: 'variants',
      by,
      variants,
      wire: z.discriminatedUnion(by, optionsOf('wire', variants)),
      stored: z.discriminatedUnion(by, optionsOf('stored', variants)),
      imported: z.discriminatedUnion(by, optionsOf('imported', variants)),
    }) as const,
} as const;
