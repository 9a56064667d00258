/** How fast messages are answered, as sums: nothing of it names a visitor or a member of staff. */
import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { dataResponse, locale } from '../fields.ts';
import { inboxRights } from './inbox.ts';
import { staffLimit } from './limits.ts';

export const answerTimesBounds = {
  /** This month and those before it. */
  months: 13,
  /** Today and the days before it. */
  days: 30,
  /** Only the newest are counted. */
  messages: 50_000,
  /** Subjects of a period; those with the fewest messages are one. */
  subjects: 20,
} as const;

const answerTimes = z.object({
  received: z.int(),
  /** Answered by the promised time. */
  inTime: z.int(),
  /** Answered after it. */
  late: z.int(),
  /** Not answered yet. */
  waiting: z.int(),
  /** Of the waiting ones: the promised time has passed. */
  overdue: z.int(),
  /** Of the working time until the first answer, in minutes; null if nothing was answered. */
  median: z.nullable(z.int()),
  ninetiethPercentile: z.nullable(z.int()),
});

export type AnswerTimes = z.infer<typeof answerTimes>;

const period = z.object({
  total: answerTimes,
  /** Most messages first. Of the remaining subjects the name is empty. */
  bySubject: z.array(z.extend(answerTimes, { subject: z.string() })),
  byLocale: z.array(z.extend(answerTimes, { locale })),
});

export type AnswerPeriod = z.infer<typeof period>;

export const getAnswerTimes = defineEndpoint({
  name: 'getAnswerTimes',
  summary: 'How fast messages were answered, for each month and for the last days; suspicious ones are not counted',
  method: 'GET',
  path: '/{lang}/console/answer-times',
  audience: { any: [inboxRights.message.read] },
  effect: 'read',
  // It reads more rows than others.
  limit: { ...staffLimit, requests: 120 },
  input: z.object({}),
  output: dataResponse(
    z.object({
      lastDays: period,
      /** Months of Beijing as `2026-11`, the newest first. */
      months: z.array(z.extend(period, { month: z.string() })),
      /** There were too many messages: earlier ones are not counted. */
      isCut: z.boolean(),
    }),
  ),
  errors: [],
});
