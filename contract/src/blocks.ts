/** The kinds of content that a composed page is made of. Every text is plain but `body`, which is HTML from the allow-list. */
import { z } from 'zod/mini';
import { film } from './film.ts';
import { picture } from './picture.ts';

/** A path of the site (`/news`), or an address elsewhere. */
const link = z.object({ to: z.string(), label: z.string() });

const textBlock = z.object({
  kind: z.literal('text'),
  heading: z.string(),
  body: z.string(),
  picture: z.nullable(picture),
  pictureSide: z.enum(['left', 'right']),
});

const figuresBlock = z.object({
  kind: z.literal('figures'),
  heading: z.string(),
  figures: z.array(z.object({ value: z.string(), unit: z.string(), caption: z.string() })),
});

const stepsBlock = z.object({
  kind: z.literal('steps'),
  heading: z.string(),
  steps: z.array(z.object({ title: z.string(), text: z.string() })),
});

const cardsBlock = z.object({
  kind: z.literal('cards'),
  heading: z.string(),
  cards: z.array(
    z.object({
      /** Named by an address as `#/page?name`; empty for none. */
      name: z.string(),
      title: z.string(),
      text: z.string(),
      picture: z.nullable(picture),
      link: z.nullable(link),
    }),
  ),
});

const galleryBlock = z.object({
  kind: z.literal('gallery'),
  heading: z.string(),
  pictures: z.array(z.object({ picture, caption: z.string() })),
});

/** Cells are texts as they are printed; `numeric` columns are set flush right. */
const tableBlock = z.object({
  kind: z.literal('table'),
  heading: z.string(),
  caption: z.string(),
  columns: z.array(z.object({ name: z.string(), numeric: z.boolean() })),
  rows: z.array(z.array(z.string())),
});

const quoteBlock = z.object({ kind: z.literal('quote'), text: z.string(), source: z.string() });

/** `film` is null until there is one: then the poster stands alone. */
const videoBlock = z.object({
  kind: z.literal('video'),
  heading: z.string(),
  caption: z.string(),
  poster: z.nullable(picture),
  film: z.nullable(film),
});

const timelineBlock = z.object({
  kind: z.literal('timeline'),
  heading: z.string(),
  entries: z.array(z.object({ time: z.string(), title: z.string(), text: z.string() })),
});

export const transportModes = ['road', 'rail', 'sea', 'river', 'crossBorder'] as const;

export type TransportMode = (typeof transportModes)[number];

export const stopKinds = ['works', 'hub', 'port', 'border', 'customer'] as const;

export type StopKind = (typeof stopKinds)[number];

/** A diagram of routes: stops at places on a plan of 100 by 60 units, legs between them by mode of transport. */
const routesBlock = z.object({
  kind: z.literal('routes'),
  heading: z.string(),
  caption: z.string(),
  stops: z.array(
    z.object({ key: z.string(), name: z.string(), kind: z.enum(stopKinds), across: z.number(), down: z.number() }),
  ),
  legs: z.array(z.object({ from: z.string(), to: z.string(), mode: z.enum(transportModes), days: z.string() })),
});

export const block = z.discriminatedUnion('kind', [
  textBlock,
  figuresBlock,
  stepsBlock,
  cardsBlock,
  galleryBlock,
  tableBlock,
  quoteBlock,
  videoBlock,
  timelineBlock,
  routesBlock,
]);

export type Block = z.infer<typeof block>;

export type BlockKind = Block['kind'];

export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>;
