import type { Page } from '../page.ts';
import layout from '../parts/layout.module.css';
import { Opener } from '../parts/opener.tsx';
import { useText } from '../text/use-text.tsx';
import { type ContactData, loadContact } from './contact-loader.ts';

export function ContactPage() {
  const text = useText().contact;
  return (
    <article className={`${layout.page} ${layout.section}`}>
      <Opener index="01" name={text.title} title={text.title} say={<p>{text.say}</p>} level={1} />
    </article>
  );
}

export const contactPage: Page<ContactData> = {
  Component: ContactPage,
  load: loadContact,
  handle: {
    source: 'src/contact/contact-page.tsx',
    head: (_, text) => ({ title: text.contact.title, description: text.contact.say }),
  },
};
