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
  to: contentField.link(),
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

/**
 * Cells are formatted texts; `numeric` columns are right-aligned, and those with `bars` draw their numbers as bars.
 * With `lastRowIsTotal` the last row is set apart from those that it sums up.
 */
const tableBlock = defineBlock('table', {
  heading: contentField.optionalText(),
  caption: contentField.text(),
  columns: contentField.list(
    contentField.object({
      name: contentField.text(),
      numeric: contentField.boolean(),
      bars: contentField.booleanDefaultFalse(),
    }),
    2,
  ),
  rows: contentField.list(contentField.list(contentField.text()), 1),
  lastRowIsTotal: contentField.booleanDefaultFalse(),
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

/**
 * Routes between stops on a plan of 100 by 60 units. With `map` the plan is the map from Europe to Japan
 * (`site/src/parts/blocks/map-projection.ts`): it shows the coasts, and ships follow sea lanes. Rows that are older than
 * the field have no map.
 */
const routesBlock = defineBlock('routes', {
  heading: contentField.optionalText(),
  caption: contentField.text(),
  map: contentField.booleanDefaultFalse(),
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

/** Whether a yearly target is the highest or the lowest value that meets it. */
export const targetTypes = ['maximum', 'minimum'] as const;

/**
 * Hourly readings of one indicator against its permitted maximum, and indicators by year against their targets.
 * `values` is one line of numbers, so that staff can paste a column of a spreadsheet. A year without a value has not
 * ended.
 */
const emissionsBlock = defineBlock('emissions', {
  heading: contentField.optionalText(),
  caption: contentField.text(),
  name: contentField.text(),
  unit: contentField.text(),
  maximum: contentField.number(0),
  values: contentField.string(z.string().check(z.regex(/^\d+(\.\d+)?(\s+\d+(\.\d+)?)*$/))),
  rows: contentField.list(
    contentField.object({
      name: contentField.text(),
      unit: contentField.text(),
      type: contentField.choice(targetTypes),
      entries: contentField.list(
        contentField.object({
          year: contentField.integer(),
          value: contentField.optional(contentField.number(0)),
          target: contentField.number(0),
        }),
        2,
      ),
    }),
    1,
  ),
});

/** Readings of the line `values` of a block `emissions`. */
export function readingsOf(values: string): number[] {
  return values.trim().split(/\s+/).map(Number);
}

export const scheduleUnits = ['day', 'week'] as const;

/**
 * Who or what is there when: a bar from one day or week to another. A bar with a value consists of that many lines, each
 * one person or one million. `label` says what the values count.
 */
const scheduleBlock = defineBlock('schedule', {
  heading: contentField.optionalText(),
  caption: contentField.text(),
  unit: contentField.choice(scheduleUnits),
  label: contentField.optionalText(),
  rows: contentField.list(
    contentField.object({
      name: contentField.text(),
      text: contentField.optionalText(),
      from: contentField.number(1, 400),
      to: contentField.number(1, 400),
      value: contentField.optional(contentField.number(1, 60)),
    }),
    2,
  ),
});

/** The drawings of `site/src/parts/blocks/object-drawings.svg`, in the order of their years. */
export const objectDrawings = [
  'shovel',
  'padlock',
  'hydrometer',
  'crucible',
  'handcart',
  'rail-seal',
  'scoop',
  'kiln-brick',
  'sample-tin',
  'tally-counter',
  'sight-glass',
  'contract-draft',
  'billet-slice',
  'pinion',
  'telephone',
  'clock',
  'boundary-peg',
  'thermocouple',
  'coin-cell',
  'sample-bottle',
] as const;

/** Objects of an exhibition, one a year. `key` names the drawing. */
const objectsBlock = defineBlock('objects', {
  heading: contentField.optionalText(),
  caption: contentField.text(),
  entries: contentField.list(
    contentField.object({
      key: contentField.choice(objectDrawings),
      year: contentField.integer(),
      title: contentField.text(),
      text: contentField.text(),
    }),
    2,
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
  emissionsBlock,
  scheduleBlock,
  objectsBlock,
]);

export type Block = z.infer<typeof block.wire>;

export type BlockKind = Block['kind'];

export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>;

export type StoredBlock = z.infer<typeof block.stored>;

/** A day of hourly readings at least; more than a month would be narrower than a pixel on phones. */
const fewestReadings = 24;
const mostReadings = 744;

function isBetween(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}

/** Why the parts of a block do not fit together; undefined if they do. */
export function blockProblem(stored: StoredBlock): string | undefined {
  if (stored.kind === 'table' && stored.rows.some((row) => row.length !== stored.columns.length))
    return 'every row must have one cell for each column';
  if (stored.kind === 'routes') {
    const stops = new Set(stored.stops.map(({ key }) => key));
    if (stored.legs.some(({ from, to }) => !stops.has(from) || !stops.has(to)))
      return 'every leg must connect two existing stops';
  }
  if (stored.kind === 'emissions' && !isBetween(readingsOf(stored.values).length, fewestReadings, mostReadings))
    return `there must be ${fewestReadings} to ${mostReadings} readings`;
  if (stored.kind === 'schedule' && stored.rows.some(({ from, to }) => to < from))
    return 'no bar may end before it starts';
  return undefined;
}
