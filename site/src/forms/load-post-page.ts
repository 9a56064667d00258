import type { Locale } from 'contract/locales.ts';
import type { PostMetadata } from './form-action.ts';
import { randomKey } from './session-draft.ts';

export type PostPageData = {
  /** Values generated for this page view. */
  initial: PostMetadata;
  /** Why the server could not read the post, in the gateway's wording. */
  unreadable: string | undefined;
};

/** Loads what every page with a form that works without scripts needs. */
export async function loadPostPage(query: URLSearchParams, locale: Locale): Promise<PostPageData> {
  const { words } = await import('contract/words/words.ts');
  return {
    initial: { idempotencyKey: randomKey(), startedAt: new Date().toISOString() },
    unreadable: new Map<string, string>(Object.entries(words[locale].errors)).get(query.get('refused') ?? ''),
  };
}
