import buttons from '../parts/button.module.css';
import primitives from '../parts/primitives.module.css';
import { MessageButton } from '../dialogs/message-button.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { RunningText } from '../text/running-text.tsx';
import { usePageText, useText } from '../text/use-text.tsx';
import styles from './inquiry-card.module.css';

type InquiryCardProps = {
  /** What the visitor did not find: a product in the list, or other specifications of a product. */
  missing: 'inquiry' | 'other';
  level: 2 | 3;
  /** The subject of the message. */
  about: string;
};

export function InquiryCard({ missing, level, about }: InquiryCardProps) {
  const text = usePageText('products');
  const { parts } = useText();
  const { facts } = useSettings();
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.frame}>
      <div className={`${styles.card} ${primitives.column}`}>
        <div>
          <Title className={styles.title}>{text[missing].title}</Title>
          <p className={`${styles.text} ${primitives.quiet}`}>
            <RunningText>{text[missing].lead(facts.replyHours)}</RunningText>
          </p>
        </div>
        <MessageButton className={`${buttons.line} ${styles.button}`} about={about}>
          {parts.leaveMessage}
        </MessageButton>
      </div>
    </div>
  );
}
