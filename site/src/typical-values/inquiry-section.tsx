import type { ComposedSection } from 'contract/composed-pages.ts';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { MessageButton } from '../dialogs/message-button.tsx';
import { fallbackLang } from '../text/fallback-lang.ts';
import { useText } from '../text/use-text.tsx';
import { RunningText } from '../text/running-text.tsx';
import styles from './inquiry-section.module.css';

type InquirySectionProps = {
  section: ComposedSection;
  response: { fallback?: string[] | undefined };
  at: string;
  /** The subject of the message. */
  about: string;
};

/** The end of the page: a button that requests a quotation. */
export function InquirySection({ section, response, at, about }: InquirySectionProps) {
  const { parts } = useText();
  return (
    <section
      className={`${primitives.page} ${styles.section} ${primitives.strongTopBorder} ${primitives.wrap} ${primitives.screenOnly}`}
    >
      <div className={styles.content}>
        <h2 className={`${styles.title} ${primitives.heading}`} lang={fallbackLang(response, `${at}/title`)}>
          {section.title}
        </h2>
        {section.lead === '' ? null : (
          <p className={`${styles.lead} ${primitives.quiet}`} lang={fallbackLang(response, `${at}/lead`)}>
            <RunningText>{section.lead}</RunningText>
          </p>
        )}
      </div>
      <MessageButton className={buttons.accent} about={about}>
        {parts.requestQuotation}
        <Icon name="go" size="small" />
      </MessageButton>
    </section>
  );
}
