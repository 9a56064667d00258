import primitives from '../primitives.module.css';
import type { BlockProps } from './block-props.ts';
import { BlockHeading, Heading, levelInside } from './heading.tsx';
import { RunningText } from '../../text/running-text.tsx';
import styles from './timeline-block.module.css';

export function TimelineBlock({ block, lang, level }: BlockProps<'timeline'>) {
  return (
    <div>
      <BlockHeading block={block} lang={lang} level={level} />
      <ol>
        {block.entries.map((entry, index) => (
          <li key={index} className={`${styles.entry} ${primitives.stop}`}>
            <p className={`${styles.time} ${primitives.balanced}`} lang={lang(`/entries/${index}/time`)}>
              <Time written={entry.time} />
            </p>
            <div>
              <Heading
                level={levelInside(block, level)}
                className={`${styles.title} ${primitives.regular} ${primitives.quiet}`}
                lang={lang(`/entries/${index}/title`)}
              >
                {entry.title}
              </Heading>
              <p className={styles.text} lang={lang(`/entries/${index}/text`)}>
                <RunningText>{entry.text}</RunningText>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Marks up the year of `2019`, `2019年5月` or `май 2019`. A text without a year, such as “week 2”, is no date. */
function Time({ written }: { written: string }) {
  const year = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(written)?.[0];
  return year === undefined ? written : <time dateTime={year}>{written}</time>;
}
