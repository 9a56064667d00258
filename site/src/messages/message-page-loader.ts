import { loadPostPage, type PostPageData } from '../forms/load-post-page.ts';
import type { Load } from '../pages/page.ts';
import { type Choices, loadChoices } from './choices.ts';

export type MessagePageData = PostPageData & {
  choices: Choices;
  /** The subject of the message, from the address. */
  about: string;
  /** The server's clock in milliseconds; undefined when the browser loads the page itself. */
  now: number | undefined;
  /** The gateway's wording. */
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
