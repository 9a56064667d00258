/** The first screen of the console. */
import { instant, locale } from '../fields.ts';
import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { contentRef, titles } from './content-items.ts';
import { contentReaders } from './content-rights.ts';
import { staffLimit } from './limits.ts';

/** Why an item waits for somebody, most urgent first. */
export const waitingReasons = ['stale', 'newerDraft', 'draft', 'missing'] as const;

export type WaitingReason = (typeof waitingReasons)[number];

/** `upcoming` is also the most of what is overdue, which is listed besides. */
export const todayBounds = { waiting: 10, upcoming: 8, upcomingDays: 14, recent: 6 } as const;

const waitingItem = z.object({
  ...contentRef,
  titles,
  /** The most urgent one. */
  reason: z.enum(waitingReasons),
  /** The languages that it is about. */
  locales: z.array(locale),
  /** Fields whose Chinese source has changed, if that is the reason. */
  fields: z.array(z.string()),
  since: instant,
  updatedBy: z.nullable(z.string()),
});

export type WaitingItem = z.infer<typeof waitingItem>;

const upcomingChange = z.object({
  ...contentRef,
  titles,
  at: instant,
  change: z.enum(['goLive', 'withdraw']),
  locales: z.array(locale),
  /** Languages in which an item that goes live has no text. */
  missing: z.array(locale),
});

export type UpcomingChange = z.infer<typeof upcomingChange>;

const recentChange = z.object({ ...contentRef, titles, at: instant, by: z.nullable(z.string()) });

export type RecentChange = z.infer<typeof recentChange>;

export const getToday = defineEndpoint({
  name: 'getToday',
  summary: 'What waits for the caller, what goes live or is withdrawn by itself in the next days, and the last changes',
  method: 'GET',
  path: '/{lang}/console/today',
  audience: { any: contentReaders },
  effect: 'read',
  limit: staffLimit,
  input: z.object({
    /** Only items that the caller changed last. */
    whose: z._default(z.enum(['all', 'mine']), 'all'),
  }),
  output: z.object({
    waiting: z.object({
      content: z.array(waitingItem),
      /** Also those that are not listed. */
      totalElements: z.int(),
      /** Of these, how many are stale. */
      stale: z.int(),
    }),
    /** What is overdue comes first. */
    upcoming: z.array(upcomingChange),
    recent: z.array(recentChange),
  }),
  errors: ['invalidInput'],
});
