import { z } from 'zod/mini';
import { contentField, shapeOf } from './content-fields.ts';
import { defineEndpoint, readLimit } from './endpoint.ts';
import { localizedResponse, upperCaseLetters } from './fields.ts';
import { workingCalendar } from './working-time/working-calendar.ts';

export const marketRegions = ['asia', 'middleEast', 'europe', 'africa', 'americasOceania'] as const;

export type MarketRegion = (typeof marketRegions)[number];

export const scopeKeys = [
  'bulkTrade',
  'integratedLogistics',
  'productionManufacturing',
  'industryFinanceCollaboration',
  'exportOfServices',
] as const;

export type ScopeKey = (typeof scopeKeys)[number];

const company = contentField.object({
  name: contentField.textWithoutPlaceholders(),
  shortName: contentField.textWithoutPlaceholders(),
  slogan: contentField.text(),
  description: contentField.text(),
  founded: contentField.integer(),
  copyrightSince: contentField.integer(),
});

const mailbox = contentField.string(z.email());

const desk = contentField.object({
  name: contentField.textWithoutPlaceholders(),
  remit: contentField.textWithoutPlaceholders(),
  phone: contentField.line(),
  mail: mailbox,
  hours: contentField.textWithoutPlaceholders(),
});

const contact = contentField.object({
  address: contentField.textWithoutPlaceholders(),
  phones: contentField.object({
    switchboard: contentField.line(),
    domesticTrade: contentField.line(),
    foreignTrade: contentField.line(),
  }),
  mail: mailbox,
  supervisionMail: mailbox,
  hours: contentField.textWithoutPlaceholders(),
  map: contentField.object({
    latitude: contentField.number(),
    longitude: contentField.number(),
    zoom: contentField.integer(),
  }),
  desks: contentField.list(desk),
});

const filing = contentField.object({ icp: contentField.line(), publicSecurity: contentField.line() });

const social = contentField.list(
  contentField.object({ name: contentField.textWithoutPlaceholders(), url: contentField.link() }),
);

const factFields = {
  replyHours: contentField.integer(),
  enterprisesServed: contentField.integer(),
  exportCountries: contentField.integer(),
  calciningCapacityTonnes: contentField.integer(),
  calciningMonthlyTonnes: contentField.integer(),
  fushunAreaMu: contentField.integer(),
  fushunInvestmentYuan: contentField.integer(),
  mapCountries: contentField.integer(),
  counters: contentField.object({
    startYear: contentField.integer(),
    deptQuantity: contentField.integer(),
    countryQuantity: contentField.integer(),
    userQuantity: contentField.integer(),
  }),
};

/** The group's figures about itself (P6), stored once. Area in mu, money in yuan. */
const facts = contentField.object(factFields);

/** The facts that a text or a figure may name. */
export const factName = z.keyof(z.omit(z.object(shapeOf('wire', factFields)), { counters: true }));

export type FactName = z.infer<typeof factName>;

export type Facts = z.infer<typeof facts.wire>;

/**
 * The rewards of reports, in yuan (P8). A band includes `from` unless `above` is set. Its reward is
 * `share` of the recovered loss, clamped to minimum and maximum.
 */
const rewards = contentField.object({
  nonStateBribery: contentField.integer(),
  otherCriminalCase: contentField.integer(),
  share: contentField.number(),
  bands: contentField.list(
    contentField.object({
      from: contentField.integer(),
      above: contentField.boolean(),
      minimum: contentField.integer(),
      maximum: contentField.integer(),
    }),
    1,
  ),
});

export type Rewards = z.infer<typeof rewards.wire>;

const market = contentField.object({
  code: contentField.string(z.string().check(upperCaseLetters, z.length(2))),
  name: contentField.textWithoutPlaceholders(),
  region: contentField.choice(marketRegions),
  latitude: contentField.number(),
  longitude: contentField.number(),
  note: contentField.textWithoutPlaceholders(),
});

export type Market = z.infer<typeof market.wire>;

const scope = contentField.object({
  key: contentField.choice(scopeKeys),
  name: contentField.textWithoutPlaceholders(),
  say: contentField.text(),
  figure: contentField.text(),
  unit: contentField.text(),
  caption: contentField.text(),
  picture: contentField.pictureName(),
});

export type Scope = z.infer<typeof scope.wire>;

/** The records of the settings by their names. The working calendar is stored beside them. */
export const settingsFields = {
  company,
  contact,
  filing,
  social,
  facts,
  rewards,
  markets: contentField.list(market),
  scopes: contentField.list(scope),
};

const settings = z.extend(z.object(shapeOf('wire', settingsFields)), {
  /** Null if no calendar is set: then the site promises no reply time. */
  workingCalendar: z.nullable(workingCalendar),
});

export type Settings = z.infer<typeof settings>;

export const getSettings = defineEndpoint({
  name: 'getSettings',
  summary: 'The site’s settings: names, contact, filing numbers, facts, markets, business scopes',
  method: 'GET',
  path: '/{lang}/site/settings',
  audience: 'public',
  effect: 'read',
  isCached: true,
  limit: readLimit,
  input: z.object({}),
  output: localizedResponse(settings),
  errors: [],
});
