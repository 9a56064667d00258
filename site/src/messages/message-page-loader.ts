import type { Load } from '../page.ts';
import { loadPostPage, type PostPageData } from '../parts/forms/load-post-page.ts';
import { type Choices, loadChoices } from './choices.ts';

export type MessagePageData = PostPageData & {
  choices: Choices;
  /** What the message is about, from the address. */
  about: string;
  /** The server's clock, in milliseconds; a browser that makes the page itself does not know it. */
  now: number | undefined;
  /** The gateway's own words. */
  chooseBusinessType: string;
};

const longestAbout = 200;

export const loadMessagePage: Load<MessagePageData> = async (call, { request, locale }) => {
  const query = new URL(request.url).searchParams;
  const [choices, page, { words }] = await Promise.all([
    loadChoices(call),
    loadPostPage(query, locale),
    import('contract/words/words.ts'),
  ]);
  return {
    ...page,
    choices,
    now: import.meta.env.SSR ? Date.now() : undefined,
    about: Array.from(query.get('about') ?? '')
      .slice(0, longestAbout)
      .join(''),
    chooseBusinessType: words[locale].fieldErrors.businessTypeRequired,
  };
};
