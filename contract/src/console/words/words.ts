import type { Locale } from '../../locales.ts';
import { cn, type StaffWords } from './cn.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

export const staffWords: Record<Locale, StaffWords> = { cn, en, ru };
