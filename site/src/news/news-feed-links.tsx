import { feedPath, feedTypes } from 'contract/news-feeds.ts';
import { useLocale } from '../text/use-text.tsx';

/** Links to the Atom feeds. React moves them into the head, and removes them with the page. */
export function NewsFeedLinks() {
  const locale = useLocale();
  return feedTypes.map((type) => (
    <link key={type} rel="alternate" type="application/atom+xml" href={feedPath(locale, type)} />
  ));
}
