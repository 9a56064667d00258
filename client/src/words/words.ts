import type { Locale } from 'contract/locales.ts';
import { cn, type ClientWords } from './cn.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

export const clientWords: Record<Locale, ClientWords> = { cn, en, ru };
