import { aboutSections, paths } from 'contract/paths.ts';
import type { Page } from '../page.ts';
import layout from '../parts/layout.module.css';
import { Opener } from '../parts/opener.tsx';
import { useText } from '../text/use-text.tsx';
import { type AboutData, loadAbout } from './about-loader.ts';

export function AboutPage() {
  const text = useText().company;
  return (
    <article className={`${layout.page} ${layout.section}`}>
      <Opener index="01" name={text.title} title={text.title} say={<p>{text.say}</p>} level={1} />
    </article>
  );
}

export const aboutPage: Page<AboutData> = {
  Component: AboutPage,
  load: loadAbout,
  handle: {
    source: 'src/company/about-page.tsx',
    sections: aboutSections,
    head: (_, text) => ({ title: text.company.title, description: text.company.say, path: paths.about() }),
  },
};
