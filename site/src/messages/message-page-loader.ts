import { type FormPageData, loadFormPage } from '../forms/load-form-page.ts';
import type { Load } from '../pages/page.ts';
import { type MessageOptions, loadMessageOptions } from './message-options.ts';

export type MessagePageData = FormPageData<MessageOptions> & {
  /** The subject of the message, from the URL. */
  about: string;
  /** The server's time in milliseconds; undefined when the browser loads the page itself. */
  now: number | undefined;
  /** The gateway's wording. */
  chooseBusinessType: string;
};

const longestAbout = 200;

export const loadMessagePage: Load<MessagePageData> = async (call, loadArguments) => {
  const [page, { words }] = await Promise.all([
    loadFormPage(loadMessageOptions)(call, loadArguments),
    import('contract/words/words.ts'),
  ]);
  return {
    ...page,
    now: import.meta.env.SSR ? Date.now() : undefined,
    about: Array.from(new URL(loadArguments.request.url).searchParams.get('about') ?? '')
      .slice(0, longestAbout)
      .join(''),
    chooseBusinessType: words[loadArguments.locale].fieldErrors.businessTypeRequired,
  };
};
