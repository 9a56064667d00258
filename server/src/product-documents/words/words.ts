import type { Locale } from 'contract/locales.ts';
import { cn } from './cn.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

export type Words = typeof cn;

/** The words of the documents. The server draws them, so they are not among the texts of the site. */
export const words: Record<Locale, Words> = { cn, en, ru };
