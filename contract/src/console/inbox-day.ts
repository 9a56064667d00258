/** A day of the inbox: when the company works, what falls due, and what was answered. */
import { z } from 'zod/mini';
import { instant } from '../fields.ts';

/** More marks than this would cover each other. */
export const inboxDayMarks = 200;

/** The first of all times, in their order. */
const times = z.object({ total: z.int(), at: z.array(instant) });

export const inboxDay = z.object({
  /** Midnight in the zone of the working calendar. */
  ends: instant,
  hours: z.array(z.object({ opens: instant, closes: instant })),
  /** Promised times of this day that nobody has answered yet. */
  deadlines: times,
  /** Times of this day at which staff answered. */
  answers: times,
});

export type InboxDay = z.infer<typeof inboxDay>;
