/** The shapes of the demonstration company's files. The loader refuses a file that does not fit, naming the file and the field. */
import { stopKinds, transportModes } from 'contract/blocks.ts';
import { honouredYears } from 'contract/company.ts';
import { planKinds } from 'contract/contact.ts';
import { marketRegions, scopeKeys } from 'contract/settings.ts';
import { markets, measuredProperties, units } from 'contract/typical-values.ts';
import { workingTime } from 'contract/working-calendar.ts';
import { z } from 'zod';

const line = z.string().trim().min(1);

/** One text in all three languages: demonstration content is never half translated. */
const text = z.strictObject({ cn: line, en: line, ru: line });
const lines = z.strictObject({ cn: z.array(line).min(1), en: z.array(line).min(1), ru: z.array(line).min(1) });
/** A figure or unit that may read the same everywhere ("0.45", "%") or differ ("10,000 t", "1 万吨"). */
const figure = z.union([line, text]);
const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
/** Name of a picture in `pictures.json`. */
const picture = key;
const share = z.number().min(0).max(1);
/** What must stay in sight when a picture is cropped: from the left, from the top, 0 to 1. */
const focus = z.tuple([share, share]);

/** Written beside each original in `pictures/originals/`. `description` says what is seen. */
export const originalFile = z.strictObject({ focus, description: text });

const anyText = z.string();

/** Made by `npm run pictures:encode`. A raster picture lies in `pictures/<name>/`, a drawing is `pictures/<name>.svg`. */
export const picturesFile = z.record(
  key,
  z.strictObject({
    kind: z.enum(['raster', 'drawing']),
    hash: z.string().regex(/^[0-9a-f]{20}$/),
    width: z.int().min(1),
    height: z.int().min(1),
    placeholder: anyText,
    focus,
    /** Empty only for a drawing that adds nothing to the words beside it. */
    description: z.strictObject({ cn: anyText, en: anyText, ru: anyText }),
  }),
);

/** Each is `films/<name>.webm` and `.mp4`, with `.{cn,en,ru}.vtt` where it is captioned. Sizes in pixels. */
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
  rewards: z.strictObject({
    nonStateBribery: z.int(),
    otherCriminalCase: z.int(),
    share: z.number(),
    bands: z.array(z.strictObject({ from: z.int(), above: z.boolean(), minimum: z.int(), maximum: z.int() })).min(1),
  }),
  markets: z
    .array(
      z.strictObject({
        code: z.string().regex(/^[A-Z]{2}$/),
        name: text,
        region: z.enum(marketRegions),
        latitude: z.number(),
        longitude: z.number(),
        note: text,
      }),
    )
    .length(24),
  scopes: z
    .array(
      z.strictObject({
        key: z.enum(scopeKeys),
        name: text,
        say: text,
        figure: text,
        unit: text,
        caption: text,
        picture,
      }),
    )
    .length(5),
  workingCalendar: z.strictObject({
    ...workingTime.shape,
    zoneName: text,
    /** Whose holidays they are, or that they are samples. */
    note: text,
  }),
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
    /** Name of a film in `films.json`, of which the picture is the first view. */
    film: key.optional(),
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
  groupIntroduction: z.strictObject({ smallContent: lines, companyContent: lines, picture, film: z.nullable(key) }),
  /** Without a picture, a card is drawn from the signature, which begins with the name. */
  chairmanMessage: z.strictObject({
    smallContent: lines,
    companyContent: lines,
    picture: z.nullable(picture),
    signature: text,
  }),
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

/** Null: what is said about the picture itself. */
const described = z.strictObject({ picture, description: z.nullable(text) });
const heading = z.nullable(text);
const name = z.string().regex(/^[a-z][a-zA-Z0-9]*$/);
/** A path of the site, or an address elsewhere. */
const link = z.strictObject({ to: z.string().regex(/^(\/|https:|mailto:|tel:)/), label: text });

/** The kinds of `contract/src/blocks.ts`. In every text `{factName}` stands for a fact of the settings: `{fushunAreaMu}`. */
const block = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('text'),
    heading,
    /** Blocks of HTML from the rich text allow-list. */
    body: lines,
    picture: z.nullable(described),
    pictureSide: z.enum(['left', 'right']),
  }),
  z.strictObject({
    kind: z.literal('figures'),
    heading,
    figures: z
      .array(
        z.union([
          z.strictObject({ value: text, unit: heading, caption: text }),
          z.strictObject({ fact: z.keyof(settingsFile.shape.facts.omit({ counters: true })), caption: text }),
        ]),
      )
      .min(2),
  }),
  z.strictObject({
    kind: z.literal('steps'),
    heading,
    steps: z.array(z.strictObject({ title: text, text })).min(2),
  }),
  z.strictObject({
    kind: z.literal('cards'),
    heading,
    cards: z
      .array(
        z.strictObject({
          name: z.union([name, z.literal('')]),
          title: text,
          text,
          picture: z.nullable(described),
          link: z.nullable(link),
        }),
      )
      .min(2),
  }),
  z.strictObject({
    kind: z.literal('gallery'),
    heading,
    pictures: z.array(z.strictObject({ picture: described, caption: text })).min(2),
  }),
  z
    .strictObject({
      kind: z.literal('table'),
      heading,
      caption: text,
      columns: z.array(z.strictObject({ name: text, numeric: z.boolean() })).min(2),
      rows: z.array(z.array(text)).min(1),
    })
    .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), 'each row has a cell a column'),
  z.strictObject({ kind: z.literal('quote'), text, source: text }),
  z.strictObject({
    kind: z.literal('video'),
    heading,
    caption: text,
    poster: described,
    film: z.nullable(key),
  }),
  z.strictObject({
    kind: z.literal('timeline'),
    heading,
    entries: z.array(z.strictObject({ time: text, title: text, text })).min(2),
  }),
  z
    .strictObject({
      kind: z.literal('routes'),
      heading,
      caption: text,
      stops: z
        .array(
          z.strictObject({
            key,
            name: text,
            kind: z.enum(stopKinds),
            across: z.number().min(0).max(100),
            down: z.number().min(0).max(60),
          }),
        )
        .min(2),
      legs: z
        .array(
          z.strictObject({
            from: key,
            to: key,
            mode: z.enum(transportModes),
            days: text,
          }),
        )
        .min(1),
    })
    .refine(
      ({ stops, legs }) =>
        legs.every((leg) => [leg.from, leg.to].every((end) => stops.some((stop) => stop.key === end))),
      'each leg runs between stops that are there',
    ),
]);

export const pageFile = z.strictObject({
  /** The page's name in `contract/src/paths.ts`. */
  name,
  /** Changes whenever the text does: forms store which version a visitor agreed to. */
  version: line,
  title: text,
  lead: text,
  picture: z.nullable(picture),
  sections: z.array(z.strictObject({ name, title: text, lead: heading, blocks: z.array(block) })),
});

const range = z.strictObject({
  minimum: z.nullable(z.number()),
  typical: z.nullable(z.number()),
  maximum: z.nullable(z.number()),
});

/** The shape is explained in `contract/src/typical-values.ts`; the ranges' sources are in `docs/decisions/`. */
export const typicalValuesFile = z
  .array(
    z
      .strictObject({
        key,
        kind: z.enum(['typical', 'specification']),
        market: z.enum(markets),
        title: text,
        note: text,
        properties: z
          .array(
            z.strictObject({
              key: z.enum(measuredProperties),
              name: text,
              group: text,
              unit: z.enum(units),
              decimals: z.int().min(0).max(4),
              methods: z.array(line).min(1),
            }),
          )
          .min(1),
        grades: z
          .array(
            z.strictObject({
              grade: line,
              purpose: text,
              region: text,
              itemNo: z.nullable(line),
              values: z.array(range),
            }),
          )
          .min(1),
      })
      .refine(
        ({ properties, grades }) => grades.every(({ values }) => values.length === properties.length),
        'each grade has a range for every property',
      ),
  )
  .min(1);

/** Names are visibly samples. */
export const honouredFile = z.array(
  z.strictObject({ key, name: text, department: text, years: z.literal(honouredYears) }),
);

const position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);
/** Closed: the last position is the first. */
const ring = z.array(position).min(4);

/** The plan of the streets around the address, as GeoJSON. A sample: its streets, like the address, are invented. */
export const planFile = z.strictObject({
  type: z.literal('FeatureCollection'),
  description: text,
  attribution: text,
  features: z
    .array(
      z.strictObject({
        type: z.literal('Feature'),
        properties: z.strictObject({ kind: z.enum(planKinds), name: heading }),
        geometry: z.discriminatedUnion('type', [
          z.strictObject({ type: z.literal('LineString'), coordinates: z.array(position).min(2) }),
          z.strictObject({ type: z.literal('Polygon'), coordinates: z.array(ring).min(1) }),
          z.strictObject({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring).min(1)).min(1) }),
        ]),
      }),
    )
    .min(1),
});
