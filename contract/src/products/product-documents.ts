import type { Locale } from '../locales.ts';
import { localePath } from '../urls/paths.ts';

/** The URLs of the PDF documents that the server draws from the catalogue. They are not pages: a link to one is a plain `<a>`. */
export const documentUrls = {
  productSheet: (locale: Locale, itemNo: string) => documentUrl(locale, `products/${encodeURIComponent(itemNo)}`),
  safetySheet: (locale: Locale, itemNo: string) => documentUrl(locale, `safety/${encodeURIComponent(itemNo)}`),
  tableSheet: (locale: Locale, key: string) => documentUrl(locale, `tables/${encodeURIComponent(key)}`),
  catalogue: (locale: Locale) => documentUrl(locale, 'catalogue'),
};

function documentUrl(locale: Locale, name: string): string {
  return localePath(locale, `/documents/${name}.pdf`);
}
