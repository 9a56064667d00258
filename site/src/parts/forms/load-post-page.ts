import type { Locale } from 'contract/locales.ts';
import type { PostCircumstances } from './answer-post.ts';
import { randomKey } from './kept-draft.ts';

export type PostPageData = {
  /** Made for this page alone. */
  begun: PostCircumstances;
  /** Why the server could not read what was posted, in the gateway's own words. */
  unreadable: string | undefined;
};

/** What every page whose form is posted without scripts needs, by the query it was asked with. */
export async function loadPostPage(query: URLSearchParams, locale: Locale): Promise<PostPageData> {
  const { words } = await import('contract/words/words.ts');
  return {
    begun: { idempotencyKey: randomKey(), startedAt: new Date().toISOString() },
    unreadable: new Map<string, string>(Object.entries(words[locale].errors)).get(query.get('refused') ?? ''),
  };
}
