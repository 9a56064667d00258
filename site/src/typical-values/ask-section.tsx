import type { ComposedSection } from 'contract/composed-pages.ts';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import layout from '../parts/layout.module.css';
import { MessageButton } from '../shell/message-button.tsx';
import { foreignLang } from '../text/foreign.ts';
import { usePageText } from '../text/use-text.tsx';
import styles from './ask-section.module.css';

type AskSectionProps = {
  section: ComposedSection;
  told: { fallback?: string[] | undefined };
  at: string;
  asked: string | undefined;
};

/** The page's end: ask for a price. */
export function AskSection({ section, told, at, asked }: AskSectionProps) {
  const text = usePageText('typical-values');
  return (
    <section className={`${layout.page} ${styles.ask}`}>
      <div className={styles.words}>
        <h2 className={styles.title} lang={foreignLang(told, `${at}/title`)}>
          {section.title}
        </h2>
        {section.lead === '' ? null : (
          <p className={styles.say} lang={foreignLang(told, `${at}/lead`)}>
            {section.lead}
          </p>
        )}
      </div>
      <MessageButton className={buttons.button} about={asked ?? ''}>
        {text.inquire}
        <Icon name="go" size="small" />
      </MessageButton>
    </section>
  );
}
