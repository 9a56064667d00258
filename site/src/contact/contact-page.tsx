import type { ApiResponse } from 'client/call.ts';
import { getPlan } from 'contract/contact.ts';
import { useLoaderData } from 'react-router';
import type { Page } from '../pages/page.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import primitives from '../parts/primitives.module.css';
import { SectionHeader } from '../parts/sections/section-header.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { usePageText } from '../text/use-text.tsx';
import { ContactDetails } from './contact-details.tsx';
import styles from './contact-page.module.css';
import { Desks } from './desks.tsx';
import { MapPanel, MapServices } from './map-panel.tsx';
import { WriteToUs } from './write-to-us.tsx';

/** `plan` is an illustration: the page is complete without it. */
type Data = { plan: ApiResponse<typeof getPlan> | undefined };

function ContactPage() {
  const { plan } = useLoaderData<Data>();
  const text = usePageText('contact');
  const { desks } = useSettings().contact;
  return (
    <article>
      <div className={primitives.page}>
        <Breadcrumb here={text.title} />
        <SectionHeader name={text.details} title={text.title} lead={text.lead} level={1} />
        <div className={`${styles.location} ${primitives.stack}`}>
          <ContactDetails />
          <MapPanel plan={plan} />
          <MapServices />
        </div>
      </div>
      {desks.length > 0 && (
        <section className={`${primitives.page} ${primitives.section}`}>
          <SectionHeader name={text.desks.name} title={text.desks.title} lead={text.desks.lead} />
          <Desks desks={desks} />
        </section>
      )}
      <WriteToUs />
    </article>
  );
}

/** Everything but the plan comes from the settings, which the root route has loaded. */
export const contactPage: Page<Data> = {
  Component: ContactPage,
  load: async (call, { request }) => ({ plan: await call(getPlan, {}, request.signal).catch(() => undefined) }),
  handle: {
    source: 'src/contact/contact-page.tsx',
    head: (_, { text, settings }) => ({
      title: text('contact').title,
      description: `${settings.contact.address} · ${text('contact').lead}`,
    }),
    shareCard: (_, { text }) => ({ title: text('contact').title }),
  },
};
