import type { BlockProps } from './block-props.ts';
import { BlockHeading, Heading, levelInside } from './heading.tsx';
import styles from './timeline-block.module.css';

export function TimelineBlock({ block, lang, level }: BlockProps<'timeline'>) {
  return (
    <div>
      <BlockHeading block={block} lang={lang} level={level} />
      <ol className={styles.entries}>
        {block.entries.map((entry, index) => (
          <li key={index} className={styles.entry}>
            <p className={styles.time} lang={lang(`/entries/${index}/time`)}>
              <Time written={entry.time} />
            </p>
            <div>
              <Heading
                level={levelInside(block, level)}
                className={styles.title}
                lang={lang(`/entries/${index}/title`)}
              >
                {entry.title}
              </Heading>
              <p className={styles.say} lang={lang(`/entries/${index}/text`)}>
                {entry.text}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** `2019`, `2019年5月`, `май 2019`: the year is for machines. What names no year is no date: “week 2”. */
function Time({ written }: { written: string }) {
  const year = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(written)?.[0];
  return year === undefined ? written : <time dateTime={year}>{written}</time>;
}
