import { shapeOf } from 'contract/content-fields.ts';
import { byLocale } from 'contract/locales.ts';
import { settingsFields } from 'contract/settings.ts';
import { workingTime } from 'contract/working-time/working-calendar.ts';
import { z } from 'zod';

/** The zone's name is required in every language, because it is used in the middle of a sentence. */
export const storedCalendar = z.object({ ...workingTime.shape, zoneName: z.object(byLocale(() => z.string())) });

export type StoredCalendar = z.infer<typeof storedCalendar>;

/** The stored settings, one record for each name. */
export const storedSettings = z.object({
  ...shapeOf('stored', settingsFields),
  /** Absent in stores of earlier versions. An invalid calendar disables only the reply promise. */
  workingCalendar: storedCalendar.optional().catch(undefined),
});

export type StoredSettings = z.infer<typeof storedSettings>;
