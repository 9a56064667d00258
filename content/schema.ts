/**
 * Schemas of the demonstration's files. The loader rejects an invalid file and names the file and
 * the field.
 */
import { blockProblem } from 'contract/blocks.ts';
import { lotCertificate } from 'contract/certificates.ts';
import { honouredYears } from 'contract/company.ts';
import { page } from 'contract/composed-pages.ts';
import { plan } from 'contract/contact.ts';
import {
  contentField,
  kebabCaseName as key,
  nonBlankLine as line,
  shapeOf,
  translated as text,
  translatedLines as lines,
} from 'contract/content-fields.ts';
import { itemCodePattern } from 'contract/item-code.ts';
import { byLocale } from 'contract/locales.ts';
import { award } from 'contract/media/pictures.ts';
import { productUses } from 'contract/products/product-filter.ts';
import { productProperties, productSupply } from 'contract/products/products.ts';
import { settingsFields } from 'contract/settings.ts';
import { isAscending, typicalValueTable } from 'contract/typical-values.ts';
import { workingTime } from 'contract/working-time/working-calendar.ts';
import { z } from 'zod';

/** The name of a picture in `pictures.json`. */
const picture = key;
const share = z.number().min(0).max(1);
/** The point that cropping keeps visible: from the left and from the top, 0 to 1. */
const focus = z.tuple([share, share]);

/** The file beside each original in `pictures/originals/`. `description` is the alternative text. */
export const originalFile = z.strictObject({ focus, description: text });

const anyText = z.string();

/**
 * Written by `npm run pictures:encode`. Raster pictures are in `pictures/<name>/`, drawings are
 * `pictures/<name>.svg`.
 */
export const picturesFile = z.record(
  key,
  z.strictObject({
    kind: z.enum(['raster', 'drawing']),
    hash: z.string().regex(/^[0-9a-f]{20}$/),
    width: z.int().min(1),
    height: z.int().min(1),
    placeholder: anyText,
    focus,
    /** Empty only for a decorative drawing. */
    description: z.strictObject(byLocale(() => anyText)),
  }),
);

/**
 * Each film has `films/<name>.webm` and `.mp4`, and `.{cn,en,ru}.vtt` if it is captioned. Sizes are
 * in pixels.
 */
export const filmsFile = z.record(
  key,
  z.strictObject({
    width: z.int().min(1),
    height: z.int().min(1),
    seconds: z.number().positive(),
    captioned: z.boolean(),
  }),
);

/** Beijing time, `yyyy-MM-dd HH:mm:ss`. */
const timestamp = z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);

const records = shapeOf('imported', settingsFields);

export const settingsFile = z.strictObject({
  ...records,
  contact: records.contact.check(z.refine(({ desks }) => desks.length === 3, 'there are three desks')),
  social: records.social.check(z.length(2)),
  markets: records.markets.check(z.length(24)),
  scopes: records.scopes.check(z.length(5)),
  workingCalendar: z.strictObject({
    ...workingTime.shape,
    zoneName: text,
    /** The source of the holidays, or the note that they are samples. */
    note: text,
  }),
});

/** Groups of words with one meaning, for each language. */
export const searchSynonymsFile = z.strictObject(byLocale(() => z.array(z.array(line).min(2))));

export const dictionariesFile = z.strictObject({
  dqgx_new_type: z.array(z.strictObject({ value: line, label: text })).min(3),
  dqgx_bussiness_type: z.array(z.strictObject({ value: line, label: text })).min(3),
  dqgx_repoter_type: z.array(z.strictObject({ value: line, label: text })).min(1),
  dqgx_repoter_item: z.array(z.strictObject({ value: line, label: text })).min(3),
});

export const bannersFile = z.array(
  z.strictObject({
    key,
    placement: z.enum(['home', 'anniversary']),
    picture,
    /** The name of a film in `films.json`; the picture is its poster. */
    film: z.optional(key),
    mainTitle: text,
    subTitle: text,
    /** 1 left, 2 centre, 3 right. */
    picArea: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    /** A short name below the banner's progress line. */
    label: text,
    link: line,
  }),
);

export const companyFile = z.strictObject({
  groupIntroduction: z.strictObject({ summary: lines, content: lines, picture, film: z.nullable(key) }),
  /** Without a picture an initials avatar is drawn from the signature, which begins with the name. */
  chairmanMessage: z.strictObject({
    summary: lines,
    content: lines,
    picture: z.nullable(picture),
    signature: text,
  }),
});

export const historyFile = z.array(z.strictObject({ key, year: z.int(), content: text }));

export const cultureFile = z.array(z.strictObject({ key, name: text, title: text, content: lines, picture })).length(6);

export const albumsFile = z.array(
  z.strictObject({
    kind: z.enum(['talent', 'honour', 'teamStyle']),
    pictures: z
      .array(
        z.strictObject({
          key,
          picture,
          name: text,
          createdAt: timestamp,
          award: z.nullable(award.imported).default(null),
        }),
      )
      .min(6),
  }),
);

export const newsItemFile = z.strictObject({
  key,
  contentType: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
  publishedAt: timestamp,
  pinned: z.boolean(),
  externalUrl: z.nullable(z.url()),
  picture,
  editor: text,
  title: text,
  summary: text,
  /**
   * Blocks of HTML from the rich text allow-list: p, h2, h3, ul, ol, li, blockquote, table and its
   * parts, strong, em, a, figure, figcaption.
   */
  content: lines,
});

export const categoriesFile = z.array(z.strictObject({ key, parent: z.nullable(key), name: text }));

export const productFile = z.strictObject({
  itemNo: z.string().regex(itemCodePattern),
  category: key,
  /** 1 calcined coke (links to /cpc), 2 green petroleum coke (links to /gpc), 0 its own page. */
  aboutType: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  picture,
  pictures: z.array(picture).min(1),
  name: text,
  introduction: text,
  /** The card shows the first three. */
  properties: productProperties.imported.check(
    z.minLength(5),
    z.refine((properties) => properties.every(isAscending), 'each typical value is within its limit'),
  ),
  supply: productSupply.imported,
  /** Blocks of HTML below the tables: whose typical values they are, on which basis, and the origin. */
  attributes: contentField.optionalRichTextWithoutPlaceholders().imported,
  uses: z.array(z.enum(productUses)),
  /** Item numbers. */
  related: z.array(line).min(2),
});

export const jobsFile = z.array(
  z.strictObject({
    postNo: z.string().regex(itemCodePattern),
    /** 1 social recruitment, 2 part-time. */
    postType: z.union([z.literal(1), z.literal(2)]),
    name: text,
    openings: z.int().min(1),
    workArea: text,
    wages: text,
    createdAt: timestamp,
    mainWork: lines,
    baseDemand: lines,
    isOpenApplication: z.boolean().default(false),
  }),
);

/** The companies are invented: each has an address of the domain that is reserved for examples. */
const exampleUrl = z.url({ protocol: /^https$/, hostname: /^(?:[a-z-]+\.)?example\.com$/ });

export const partnersFile = z.array(z.strictObject({ key, name: text, picture, url: exampleUrl })).length(12);

export const lotCertificatesFile = z.array(lotCertificate.imported).min(5);

export const pageFile = page.imported.check(({ value, issues }) => {
  for (const [index, { blocks }] of value.sections.entries())
    for (const [at, block] of blocks.entries()) {
      const message = blockProblem(block);
      if (message !== undefined)
        issues.push({ code: 'custom', input: block, path: ['sections', index, 'blocks', at], message });
    }
});

/** `docs/decisions/009-typical-values-and-their-sources.md` has the sources of the ranges. */
export const typicalValuesFile = z
  .array(
    typicalValueTable.imported.check(
      z.refine(
        ({ properties, grades }) => grades.every(({ values }) => values.length === properties.length),
        'each grade has a range for every property',
      ),
      z.refine(({ grades }) => grades.every(({ values }) => values.every(isAscending)), 'each range is in order'),
    ),
  )
  .min(1);

/** The names are recognisable as samples. */
export const honouredFile = z.array(
  z.strictObject({ key, name: text, department: text, years: z.literal(honouredYears) }),
);

/** The street plan around the address as GeoJSON. Its streets and the address are invented. */
export const planFile = plan.imported;
