import { marketRegions, scopeKeys } from 'contract/settings.ts';
import { workingTime } from 'contract/working-calendar.ts';
import { z } from 'zod';

export const localized = z.object({ cn: z.string(), en: z.string().optional(), ru: z.string().optional() }).transform(
  // An absent translation is absent, not undefined: that is how the reader of localized texts knows it.
  ({ cn, en, ru }) => ({ cn, ...(en !== undefined && { en }), ...(ru !== undefined && { ru }) }),
);

const counters = z.object({
  startYear: z.int(),
  deptQuantity: z.int(),
  countryQuantity: z.int(),
  userQuantity: z.int(),
});

/** Its zone's name stands in the midst of a sentence, so that no language can do without its own. */
export const storedCalendar = z.object({
  ...workingTime.shape,
  zoneName: z.object({ cn: z.string(), en: z.string(), ru: z.string() }),
});

export type StoredCalendar = z.infer<typeof storedCalendar>;

/** The settings as they are stored, one record a name. */
export const storedSettings = z.object({
  company: z.object({
    name: localized,
    shortName: localized,
    slogan: localized,
    description: localized,
    founded: z.int(),
    copyrightSince: z.int(),
  }),
  contact: z.object({
    address: localized,
    phones: z.object({ switchboard: z.string(), domesticTrade: z.string(), foreignTrade: z.string() }),
    mail: z.string(),
    supervisionMail: z.string(),
    hours: localized,
    map: z.object({ latitude: z.number(), longitude: z.number(), zoom: z.int() }),
    desks: z.array(
      z.object({ name: localized, remit: localized, phone: z.string(), mail: z.string(), hours: localized }),
    ),
  }),
  filing: z.object({ icp: z.string(), publicSecurity: z.string() }),
  social: z.array(z.object({ name: localized, url: z.url() })),
  facts: z.object({
    replyHours: z.int(),
    enterprisesServed: z.int(),
    exportCountries: z.int(),
    calciningCapacityTonnes: z.int(),
    calciningMonthlyTonnes: z.int(),
    fushunAreaMu: z.int(),
    fushunInvestmentYuan: z.int(),
    mapCountries: z.int(),
    counters,
  }),
  rewards: z.object({
    nonStateBribery: z.int(),
    otherCriminalCase: z.int(),
    share: z.number(),
    bands: z.array(z.object({ from: z.int(), above: z.boolean(), minimum: z.int(), maximum: z.int() })),
  }),
  markets: z.array(
    z.object({
      code: z.string(),
      name: localized,
      region: z.enum(marketRegions),
      latitude: z.number(),
      longitude: z.number(),
      note: localized,
    }),
  ),
  scopes: z.array(
    z.object({
      key: z.enum(scopeKeys),
      name: localized,
      say: localized,
      figure: localized,
      unit: localized,
      caption: localized,
      picture: z.string(),
    }),
  ),
  /** Stores of earlier versions have none; one that does not fit costs the promise of a reply, not the site. */
  workingCalendar: storedCalendar.optional().catch(undefined),
});

export type StoredSettings = z.infer<typeof storedSettings>;
