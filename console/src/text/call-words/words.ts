import type { Locale } from 'contract/locales.ts';
import { cn, type CallWords } from './cn.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

export const callWords: Record<Locale, CallWords> = { cn, en, ru };
