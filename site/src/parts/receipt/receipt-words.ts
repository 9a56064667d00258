import type { Locale } from 'contract/locales.ts';
import { receipt as cn } from '../../text/cn/receipt.ts';
import { receipt as en } from '../../text/en/receipt.ts';
import { receipt as ru } from '../../text/ru/receipt.ts';

/** With the dialog's code and not loaded by language: when a receipt has come, nothing of it may be missing. */
export const receiptWords: Record<Locale, typeof cn> = { cn, en, ru };
