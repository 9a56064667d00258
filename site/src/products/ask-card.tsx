import buttons from '../parts/button.module.css';
import { MessageButton } from '../shell/message-button.tsx';
import { useSettings } from '../shell/use-settings.ts';
import { usePageText } from '../text/use-text.tsx';
import styles from './ask-card.module.css';

type AskCardProps = {
  /** What was not found: a product in a list, or other figures of a product. */
  missing: 'ask' | 'other';
  level: 2 | 3;
  /** What the message is about. */
  about: string;
};

export function AskCard({ missing, level, about }: AskCardProps) {
  const text = usePageText('products');
  const { facts } = useSettings();
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.frame}>
      <div className={styles.card}>
        <div>
          <Title className={styles.title}>{text[missing].title}</Title>
          <p className={styles.say}>{text[missing].say(facts.replyHours)}</p>
        </div>
        <MessageButton className={`${buttons.line} ${styles.act}`} about={about}>
          {text.ask.act}
        </MessageButton>
      </div>
    </div>
  );
}
