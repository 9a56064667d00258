/** The shapes of the demonstration company's files. The loader refuses a file that does not fit, naming the file and the field. */
import { z } from 'zod';

const line = z.string().trim().min(1);

/** One text in all three languages: demonstration content is never half translated. */
const text = z.strictObject({ cn: line, en: line, ru: line });
const lines = z.strictObject({ cn: z.array(line).min(1), en: z.array(line).min(1), ru: z.array(line).min(1) });
/** A figure or unit that may read the same everywhere ("0.45", "%") or differ ("10,000 t", "1 万吨"). */
const figure = z.union([line, text]);
const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
/** Name of a file in `pictures/`, without its ending. */
const picture = key;
/** Beijing time, `yyyy-MM-dd HH:mm:ss`. */
const moment = z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);

export const settingsFile = z.strictObject({
  company: z.strictObject({
    name: text,
    shortName: text,
    slogan: text,
    description: text,
    founded: z.int(),
    copyrightSince: z.int(),
  }),
  contact: z.strictObject({
    address: text,
    phones: z.strictObject({ switchboard: line, domesticTrade: line, foreignTrade: line }),
    mail: z.email(),
    supervisionMail: z.email(),
    hours: text,
    map: z.strictObject({ latitude: z.number(), longitude: z.number(), zoom: z.int() }),
    desks: z.array(z.strictObject({ name: text, remit: text, phone: line, mail: z.email(), hours: text })).length(3),
  }),
  filing: z.strictObject({ icp: line, publicSecurity: line }),
  social: z.array(z.strictObject({ name: text, url: z.url() })).length(2),
  facts: z.strictObject({
    replyHours: z.int(),
    enterprisesServed: z.int(),
    exportCountries: z.int(),
    calciningCapacityTonnes: z.int(),
    calciningMonthlyTonnes: z.int(),
    fushunAreaMu: z.int(),
    fushunInvestmentYuan: z.int(),
    mapCountries: z.int(),
    counters: z.strictObject({
      startYear: z.int(),
      deptQuantity: z.int(),
      countryQuantity: z.int(),
      userQuantity: z.int(),
    }),
  }),
  markets: z
    .array(
      z.strictObject({
        code: z.string().regex(/^[A-Z]{2}$/),
        name: text,
        region: z.enum(['asia', 'middleEast', 'europe', 'africa', 'americasOceania']),
        latitude: z.number(),
        longitude: z.number(),
        note: text,
      }),
    )
    .length(24),
  scopes: z
    .array(
      z.strictObject({
        key: z.enum([
          'bulkTrade',
          'integratedLogistics',
          'productionManufacturing',
          'industryFinanceCollaboration',
          'exportOfServices',
        ]),
        name: text,
        say: text,
        figure: text,
        unit: text,
        caption: text,
        picture,
      }),
    )
    .length(5),
});

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
    mainTitle: text,
    subTitle: text,
    /** 1 left, 2 centre, 3 right. */
    picArea: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    /** Short name under the banner's progress line. */
    label: text,
    link: line,
  }),
);

export const companyFile = z.strictObject({
  groupIntroduction: z.strictObject({ smallContent: lines, companyContent: lines, picture }),
  chairmanMessage: z.strictObject({ smallContent: lines, companyContent: lines, picture, signature: text }),
});

export const historyFile = z.array(z.strictObject({ key, year: z.int(), content: text }));

export const cultureFile = z.array(z.strictObject({ key, name: text, title: text, content: lines, picture })).length(6);

export const albumsFile = z.array(
  z.strictObject({
    kind: z.enum(['talent', 'honour', 'teamStyle']),
    pictures: z.array(z.strictObject({ key, picture, name: text, createdAt: moment })).min(8),
  }),
);

export const newsItemFile = z.strictObject({
  key,
  contentType: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
  publishedAt: moment,
  pinned: z.boolean(),
  externalUrl: z.nullable(z.url()),
  picture,
  editor: text,
  title: text,
  summary: text,
  /** Blocks of HTML from the rich text allow-list: p, h2, h3, ul, ol, li, blockquote, table and its parts, strong, em, a, figure, figcaption. */
  content: lines,
});

export const categoriesFile = z.array(z.strictObject({ key, parent: z.nullable(key), name: text }));

export const productFile = z.strictObject({
  itemNo: z.string().regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/),
  category: key,
  /** 1 calcined coke (leads to /cpc), 2 green petroleum coke (leads to /gpc), 0 a page of its own. */
  aboutType: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  picture,
  pictures: z.array(picture).min(2),
  name: text,
  introduction: text,
  /** Write decimals with a point; the loader writes a comma for Russian. */
  attributes: z.array(z.strictObject({ property: text, value: figure, unit: figure, method: z.nullable(line) })).min(5),
  /** Item numbers. */
  related: z.array(line).min(2),
});

export const jobsFile = z.array(
  z.strictObject({
    postNo: z.string().regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/),
    /** 1 social recruitment, 2 part-time. */
    postType: z.union([z.literal(1), z.literal(2)]),
    name: text,
    openings: z.int().min(1),
    workArea: text,
    wages: text,
    createdAt: moment,
    mainWork: lines,
    baseDemand: lines,
  }),
);

export const partnersFile = z.array(z.strictObject({ key, name: text, picture })).length(12);

export const pageFile = z.strictObject({
  name: z.string().regex(/^[a-z][a-zA-Z0-9]*$/),
  /** Changes whenever the text does: forms store which version a visitor agreed to. */
  version: line,
  title: text,
  lead: text,
  blocks: z.array(z.strictObject({ kind: z.literal('text'), heading: text, body: lines })).min(1),
});
