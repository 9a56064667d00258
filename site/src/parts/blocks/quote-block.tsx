import { EagerLineBreakText } from '../../text/eager-line-break-text.tsx';
import primitives from '../primitives.module.css';
import type { BlockProps } from './block-props.ts';
import styles from './quote-block.module.css';

export function QuoteBlock({ block, lang }: BlockProps<'quote'>) {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.text} lang={lang('/text')}>
        <p>
          <EagerLineBreakText lang={lang('/text')}>{block.text}</EagerLineBreakText>
        </p>
      </blockquote>
      <figcaption className={`${styles.source} ${primitives.smallSize} ${primitives.quiet}`}>
        <cite lang={lang('/source')}>{block.source}</cite>
      </figcaption>
    </figure>
  );
}
