import type { Locale } from 'contract/locales.ts';

/** Why the server could not read a posted form, in the gateway's wording: the server names it in the page's URL. */
export async function requestError({ url }: Request, locale: Locale): Promise<string | undefined> {
  const { errorWords } = await import('contract/words/words.ts');
  return errorWords(locale, new URL(url).searchParams.get('error') ?? '');
}
