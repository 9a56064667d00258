import type { Locale } from '../locales.ts';
import { cn, type GatewayWords } from './cn.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

export const words: Record<Locale, GatewayWords> = { cn, en, ru };
