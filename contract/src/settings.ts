import { z } from 'zod/mini';
import { defineEndpoint, readLimit } from './endpoint.ts';
import { answer } from './fields.ts';
import { picture } from './picture.ts';
import { workingCalendar } from './working-calendar.ts';

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

const desk = z.object({ name: z.string(), remit: z.string(), phone: z.string(), mail: z.string(), hours: z.string() });

const market = z.object({
  code: z.string(),
  name: z.string(),
  region: z.enum(marketRegions),
  latitude: z.number(),
  longitude: z.number(),
  note: z.string(),
});

export type Market = z.infer<typeof market>;

const scope = z.object({
  key: z.enum(scopeKeys),
  name: z.string(),
  say: z.string(),
  figure: z.string(),
  unit: z.string(),
  caption: z.string(),
  picture: z.nullable(picture),
});

export type Scope = z.infer<typeof scope>;

/** The figures the group prints about itself (P6): one record, used everywhere. Area in mu, money in yuan. */
const facts = z.object({
  replyHours: z.int(),
  enterprisesServed: z.int(),
  exportCountries: z.int(),
  calciningCapacityTonnes: z.int(),
  calciningMonthlyTonnes: z.int(),
  fushunAreaMu: z.int(),
  fushunInvestmentYuan: z.int(),
  mapCountries: z.int(),
  counters: z.object({ startYear: z.int(), deptQuantity: z.int(), countryQuantity: z.int(), userQuantity: z.int() }),
});

export type Facts = z.infer<typeof facts>;

/**
 * What a report may earn, in yuan (P8). A band begins at `from`, which belongs to it unless `above` says that it does not;
 * inside it the reward is `share` of the loss recovered, held between the minimum and the maximum.
 */
const rewards = z.object({
  nonStateBribery: z.int(),
  otherCriminalCase: z.int(),
  share: z.number(),
  bands: z.array(z.object({ from: z.int(), above: z.boolean(), minimum: z.int(), maximum: z.int() })),
});

export type Rewards = z.infer<typeof rewards>;

const settings = z.object({
  company: z.object({
    name: z.string(),
    shortName: z.string(),
    slogan: z.string(),
    description: z.string(),
    founded: z.int(),
    copyrightSince: z.int(),
  }),
  contact: z.object({
    address: z.string(),
    phones: z.object({ switchboard: z.string(), domesticTrade: z.string(), foreignTrade: z.string() }),
    mail: z.string(),
    supervisionMail: z.string(),
    hours: z.string(),
    map: z.object({ latitude: z.number(), longitude: z.number(), zoom: z.int() }),
    desks: z.array(desk),
  }),
  filing: z.object({ icp: z.string(), publicSecurity: z.string() }),
  social: z.array(z.object({ name: z.string(), url: z.string() })),
  facts,
  rewards,
  markets: z.array(market),
  scopes: z.array(scope),
  /** Null while nobody has set one: then no reply is promised by a time. */
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
  limit: readLimit,
  input: z.object({}),
  output: answer(settings),
  errors: [],
});
