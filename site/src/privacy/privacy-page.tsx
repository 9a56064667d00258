import type { Page } from '../page.ts';
import layout from '../parts/layout.module.css';
import { Opener } from '../parts/opener.tsx';
import { useText } from '../text/use-text.tsx';
import { type PrivacyData, loadPrivacy } from './privacy-loader.ts';

export function PrivacyPage() {
  const text = useText().privacy;
  return (
    <article className={`${layout.page} ${layout.section}`}>
      <Opener index="01" name={text.title} title={text.title} say={<p>{text.say}</p>} level={1} />
    </article>
  );
}

export const privacyPage: Page<PrivacyData> = {
  Component: PrivacyPage,
  load: loadPrivacy,
  handle: {
    source: 'src/privacy/privacy-page.tsx',
    head: ({ data }) => ({ title: data.title, description: data.lead, languages: data.languages }),
  },
};
