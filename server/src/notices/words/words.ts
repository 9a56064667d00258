import type { Locale } from 'contract/locales.ts';
import { cn, type NoticeWords } from './cn.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

export const words: Record<Locale, NoticeWords> = { cn, en, ru };
