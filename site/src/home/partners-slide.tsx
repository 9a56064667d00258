import type { ApiResponse } from 'client/call.ts';
import type { getPartners, Partner } from 'contract/company.ts';
import { Marquee } from '../motion/marquee.tsx';
import primitives from '../parts/primitives.module.css';
import { Picture } from '../parts/media/picture.tsx';
import { SectionHeader } from '../parts/sections/section-header.tsx';
import { Filing } from '../settings/filing.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { fallbackLang } from '../text/fallback-lang.ts';
import { usePageText, useText } from '../text/use-text.tsx';
import { ContactStrip } from './contact-strip.tsx';
import styles from './partners-slide.module.css';
import { Slide } from './slide.tsx';

/** The last slide. The home page has no footer, so the contact details and filing numbers are here (P3). */
export function PartnersSlide({ partners }: { partners: ApiResponse<typeof getPartners> }) {
  const text = usePageText('home').partners;
  const { facts } = useSettings();
  return (
    <Slide name="partners" labelledBy="partners-title" className={styles.slide}>
      <div className={primitives.page}>
        <SectionHeader
          index="05"
          name={text.name}
          title={text.title(facts.enterprisesServed)}
          lead={text.lead}
          id="partners-title"
        />
      </div>
      <div className={styles.marquee}>
        <Marquee
          label={text.name}
          heading={<span className={`${styles.rule} ${primitives.topBorder}`} />}
          items={partners.data.map((partner, index) => ({
            key: partner.name,
            content: <PartnerMark partner={partner} lang={fallbackLang(partners, `/data/${index}/name`)} />,
          }))}
        />
      </div>
      <ContactStrip />
      <Filing />
    </Slide>
  );
}

function PartnerMark({ partner, lang }: { partner: Partner; lang: string | undefined }) {
  const outside = useText().parts.opensOutside;
  return (
    <figure className={`${styles.partner} ${primitives.containingBlock} ${primitives.label}`}>
      <Picture picture={partner.picture} alt="" sizes="240px" width={240} height={80} />
      <figcaption lang={lang}>
        {partner.url === undefined ? (
          partner.name
        ) : (
          <a className={`${primitives.link} ${primitives.stretched}`} href={partner.url} target="_blank" rel="noopener">
            {partner.name}
            <span className={primitives.visuallyHidden}> {outside}</span>
          </a>
        )}
      </figcaption>
    </figure>
  );
}
