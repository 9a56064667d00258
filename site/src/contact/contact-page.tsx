import { getPlan } from 'contract/contact.ts';
import { useLoaderData } from 'react-router';
import type { Answer } from '../call.ts';
import { useSettings } from '../shell/use-settings.ts';
import type { Page } from '../page.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import layout from '../parts/layout.module.css';
import { Opener } from '../parts/opener.tsx';
import { usePageText } from '../text/use-text.tsx';
import { ContactDetails } from './contact-details.tsx';
import styles from './contact-page.module.css';
import { Desks } from './desks.tsx';
import { MapPanel } from './map-panel.tsx';
import { WriteToUs } from './write-to-us.tsx';

/** `plan` is an illustration: the page has all its words without it. */
type Data = { plan: Answer<typeof getPlan> | undefined };

function ContactPage() {
  const { plan } = useLoaderData<Data>();
  const text = usePageText('contact');
  const { desks } = useSettings().contact;
  return (
    <article>
      <div className={layout.page}>
        <Breadcrumb here={text.title} />
        <Opener index="01" name={text.details} title={text.title} say={<p>{text.say}</p>} level={1} />
        <div className={styles.where}>
          <ContactDetails />
          <MapPanel plan={plan} />
        </div>
      </div>
      {desks.length > 0 && (
        <section className={`${layout.page} ${layout.section}`}>
          <Opener index="02" name={text.desks.name} title={text.desks.title} say={<p>{text.desks.say}</p>} />
          <Desks desks={desks} />
        </section>
      )}
      <WriteToUs />
    </article>
  );
}

/** All but the plan stands in the settings, which the root has loaded. */
export const contactPage: Page<Data> = {
  Component: ContactPage,
  load: async (call, { request }) => ({ plan: await call(getPlan, {}, request.signal).catch(() => undefined) }),
  handle: {
    source: 'src/contact/contact-page.tsx',
    head: (_, text, settings) => ({
      title: text('contact').title,
      description: [settings?.contact.address, text('contact').say].filter(Boolean).join(' · '),
    }),
  },
};
