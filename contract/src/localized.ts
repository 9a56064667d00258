import { z } from 'zod/mini';
import { byLocale } from './locales.ts';

/** A stored text: always in Chinese, in other languages if translated. */
export const localized = z.extend(z.object(byLocale(() => z.exactOptional(z.string()))), { cn: z.string() });

export type Localized = z.infer<typeof localized>;
