import { type InboxItem } from 'contract/console/inbox-item.ts';
import { inboxBounds } from 'contract/console/inbox.ts';
import { foldCase } from 'contract/fold-case.ts';
import type { Locale } from 'contract/locales.ts';
import { localePath } from 'contract/urls/paths.ts';
import { productPath } from 'contract/products/product-path.ts';
import { isVisibleIn, pickLocale } from '../database/localized.ts';
import type { Database } from '../database/open.ts';

/** So many published products are looked for. */
const readProducts = 5000;

/** Shorter names are words of everyday language, such as “coke”. */
const shortestName = { han: 4, other: 10 } as const;

/**
 * The products whose number or whole name a text contains, in the order of the catalogue. They are compared here: an
 * encrypted text must not reach the database.
 */
export async function findNamedProducts(db: Database, text: string, locale: Locale): Promise<InboxItem['products']> {
  const products = await db
    .selectFrom('product')
    .select(['itemNo', 'name', 'aboutType'])
    .where('published', '=', true)
    .where(isVisibleIn(locale))
    .orderBy('position')
    .orderBy('id')
    .limit(readProducts)
    .execute();
  const searched = folded(text);
  return products
    .filter(
      ({ itemNo, name }) => hasNumber(searched, itemNo) || Object.values(name).some((one) => hasName(searched, one)),
    )
    .slice(0, inboxBounds.products)
    .map(({ itemNo, name, aboutType }) => ({
      itemNo,
      name: pickLocale(name, locale).text,
      path: localePath(locale, productPath({ itemNo, aboutType })),
    }));
}

/** Any dash and any blanks are the same. */
function folded(text: string): string {
  return foldCase(text)
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/\s+/gu, ' ');
}

/** BY-CPC-0201 is not named by BY-CPC-02011. */
function hasNumber(searched: string, itemNo: string): boolean {
  const number = folded(itemNo);
  for (let at = searched.indexOf(number); at !== -1; at = searched.indexOf(number, at + 1))
    if (!isWordPart(searched[at - 1]) && !isWordPart(searched[at + number.length])) return true;
  return false;
}

const isWordPart = (character: string | undefined) => character !== undefined && /[a-z0-9-]/.test(character);

function hasName(searched: string, name: string): boolean {
  const wanted = folded(name).trim();
  const shortest = /\p{Script=Han}/u.test(wanted) ? shortestName.han : shortestName.other;
  return wanted.length >= shortest && searched.includes(wanted);
}
