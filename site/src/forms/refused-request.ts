import type { Locale } from 'contract/locales.ts';

/** Why the server could not read a posted form, in the gateway's wording: the server names it in the page's URL. */
export async function refusalIn({ url }: Request, locale: Locale): Promise<string | undefined> {
  const { words } = await import('contract/words/words.ts');
  const refused = new URL(url).searchParams.get('refused') ?? '';
  return new Map<string, string>(Object.entries(words[locale].errors)).get(refused);
}
