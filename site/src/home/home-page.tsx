import type { Page } from '../page.ts';
import layout from '../parts/layout.module.css';
import { Opener } from '../parts/opener.tsx';
import { useText } from '../text/use-text.tsx';
import { type HomeData, loadHome } from './home-loader.ts';

export function HomePage() {
  const text = useText().home;
  return (
    <article className={`${layout.page} ${layout.section}`}>
      <Opener index="01" name={text.title} title={text.title} say={<p>{text.say}</p>} level={1} />
    </article>
  );
}

export const homePage: Page<HomeData> = {
  Component: HomePage,
  load: loadHome,
  handle: {
    source: 'src/home/home-page.tsx',
    theme: 'dark',
    head: (_, text) => ({ title: text.home.title, description: text.home.say }),
  },
};
