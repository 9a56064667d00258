/** The kinds of content blocks of a composed page. A new kind is a definition here, its component and its texts. */
import { z } from 'zod/mini';
import { camelCaseName, contentField, type Fields } from './content-fields.ts';
import { factName } from './settings.ts';

function defineBlock<const Kind extends string, Parts extends Fields>(kind: Kind, fields: Parts) {
  return contentField.object({ kind: contentField.literal(kind), ...fields });
}

const textBlock = defineBlock('text', {
  heading: contentField.optionalText(),
  body: contentField.richText(),
  picture: contentField.optionalPicture(),
  pictureSide: contentField.choice(['left', 'right']),
});

const figuresBlock = defineBlock('figures', {
  heading: contentField.optionalText(),
  figures: contentField.list(contentField.figure(factName), 2),
});

const stepsBlock = defineBlock('steps', {
  heading: contentField.optionalText(),
  steps: contentField.list(contentField.object({ title: contentField.text(), text: contentField.text() }), 2),
});

/** `to` is a path of the site (`/news`) or an external URL. */
const link = contentField.object({
  to: contentField.string(z.string().check(z.regex(/^(\/|https:|mailto:|tel:)/))),
  label: contentField.text(),
});

const cardsBlock = defineBlock('cards', {
  heading: contentField.optionalText(),
  cards: contentField.list(
    contentField.object({
      /** Fragment name for URLs such as `#/page?name`; empty if the card has none. */
      name: contentField.string(z.union([camelCaseName, z.literal('')])),
      title: contentField.text(),
      text: contentField.text(),
      picture: contentField.optionalPicture(),
      link: contentField.optional(link),
    }),
    2,
  ),
});

const galleryBlock = defineBlock('gallery', {
  heading: contentField.optionalText(),
  pictures: contentField.list(
    contentField.object({ picture: contentField.requiredPicture(), caption: contentField.text() }),
    2,
  ),
});

/** Cells are formatted texts; `numeric` columns are right-aligned. */
const tableBlock = defineBlock('table', {
  heading: contentField.optionalText(),
  caption: contentField.text(),
  columns: contentField.list(contentField.object({ name: contentField.text(), numeric: contentField.boolean() }), 2),
  rows: contentField.list(contentField.list(contentField.text()), 1),
});

const quoteBlock = defineBlock('quote', { text: contentField.text(), source: contentField.text() });

/** While `film` is null, the page shows the poster alone. */
const videoBlock = defineBlock('video', {
  heading: contentField.optionalText(),
  caption: contentField.text(),
  poster: contentField.picture(),
  film: contentField.filmName(),
});

const timelineBlock = defineBlock('timeline', {
  heading: contentField.optionalText(),
  entries: contentField.list(
    contentField.object({ time: contentField.text(), title: contentField.text(), text: contentField.text() }),
    2,
  ),
});

export const transportModes = ['road', 'rail', 'sea', 'river', 'crossBorder'] as const;

export type TransportMode = (typeof transportModes)[number];

export const stopKinds = ['works', 'hub', 'port', 'border', 'customer'] as const;

export type StopKind = (typeof stopKinds)[number];

/** A route diagram: stops on a plan of 100 by 60 units, and legs between them by mode of transport. */
const routesBlock = defineBlock('routes', {
  heading: contentField.optionalText(),
  caption: contentField.text(),
  stops: contentField.list(
    contentField.object({
      key: contentField.key(),
      name: contentField.text(),
      kind: contentField.choice(stopKinds),
      across: contentField.number(0, 100),
      down: contentField.number(0, 60),
    }),
    2,
  ),
  legs: contentField.list(
    contentField.object({
      from: contentField.key(),
      to: contentField.key(),
      mode: contentField.choice(transportModes),
      days: contentField.text(),
    }),
    1,
  ),
});

export const block = contentField.variants('kind', [
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

export type Block = z.infer<typeof block.wire>;

export type BlockKind = Block['kind'];

export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>;

export type StoredBlock = z.infer<typeof block.stored>;

/** Why the parts of a block do not fit together; undefined if they do. */
export function blockProblem(stored: StoredBlock): string | undefined {
  if (stored.kind === 'table' && stored.rows.some((row) => row.length !== stored.columns.length))
    return 'every row must have one cell for each column';
  if (stored.kind === 'routes') {
    const stops = new Set(stored.stops.map(({ key }) => key));
    if (stored.legs.some(({ from, to }) => !stops.has(from) || !stops.has(to)))
      return 'every leg must connect two existing stops';
  }
  return undefined;
}
