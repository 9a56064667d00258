/** How long one message or resume is kept. */
import { z } from 'zod/mini';
import { extensionReasons } from '../submissions/conversation.ts';
import { day } from '../fields.ts';

/** Three years at most: claims are barred by then (Civil Code of China, article 188; of Russia, article 196). */
export const extensionBounds = { months: [3, 6, 12], times: 3 } as const;

/** One is erased so many days after its time: time to notice a wrong clock or setting. */
export const daysOfGrace = 7;

export const itemRetention = z.object({
  /** The Beijing day on which it is erased by itself. */
  erasedOn: day,
  /** The days that its kind is kept. */
  days: z.int(),
  /** Why it is kept longer than that; null if it is not. */
  keptFor: z.nullable(z.enum(extensionReasons)),
  /** How often that was extended. */
  extensions: z.int(),
  /** The day without the last extension; null if that cannot be taken back. */
  erasedOnWithoutExtension: z.nullable(day),
});

export type ItemRetention = z.infer<typeof itemRetention>;

/** The same day of a later month, or its last day: three months after 30 November it is 28 February. */
export function monthsLater(from: string, months: number): string {
  const [year = 0, month = 0, date = 0] = from.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0));
  const later = new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDay.getUTCDate())));
  return later.toISOString().slice(0, 10);
}
