import type { Locale } from 'contract/locales.ts';
import { receipt as cn } from '../text/cn/receipt.ts';
import { receipt as en } from '../text/en/receipt.ts';
import { receipt as ru } from '../text/ru/receipt.ts';

/** Bundled with the dialog's code in all languages: when a receipt arrives, its texts must be there. */
export const receiptWords: Record<Locale, typeof cn> = { cn, en, ru };
