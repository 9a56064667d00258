import type { Load } from '../page.ts';
import { loadPostPage, type PostPageData } from '../parts/forms/load-post-page.ts';
import { type Choices, loadChoices } from './choices.ts';

export type MessagePageData = PostPageData & {
  choices: Choices;
  /** What the message is about, from the address. */
  about: string;
  /** The gateway's own words. */
  chooseBusinessType: string;
};

const longestAbout = 200;

export const loadMessagePage: Load<MessagePageData> = async (call, { request, locale }) => {
  const query = new URL(request.url).searchParams;
  const [choices, page, { words }] = await Promise.all([
    loadChoices(call),
    loadPostPage(call, query, locale),
    import('contract/words/words.ts'),
  ]);
  return {
    ...page,
    choices,
    about: Array.from(query.get('about') ?? '')
      .slice(0, longestAbout)
      .join(''),
    chooseBusinessType: words[locale].fieldErrors.businessTypeRequired,
  };
};
