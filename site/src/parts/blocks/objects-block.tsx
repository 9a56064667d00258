import primitives from '../primitives.module.css';
import type { BlockProps } from './block-props.ts';
import { DarkBand } from './dark-band.tsx';
import { BlockHeading, Heading, levelInside } from './heading.tsx';
import drawings from './object-drawings.svg?no-inline';
import { RunningText } from '../../text/running-text.tsx';
import styles from './objects-block.module.css';

/** Objects of an exhibition in the order of their years. The file of drawings is fetched by this block only. */
export function ObjectsBlock({ block, lang, level }: BlockProps<'objects'>) {
  return (
    <DarkBand>
      <BlockHeading block={block} lang={lang} level={level} />
      <ol className={styles.objects}>
        {block.entries.map((entry, index) => (
          <li key={entry.key} className={`${styles.object} ${primitives.topBorder}`}>
            <svg className={styles.drawing} viewBox="0 0 120 120" width="120" height="120" aria-hidden="true">
              <use href={`${drawings}#${entry.key}`} />
            </svg>
            <div className={`${styles.words} ${primitives.alignTop}`}>
              <p className={styles.year}>
                <time dateTime={String(entry.year)}>{entry.year}</time>
              </p>
              <Heading
                level={levelInside(block, level)}
                className={`${styles.title} ${primitives.strong}`}
                lang={lang(`/entries/${index}/title`)}
              >
                {entry.title}
              </Heading>
              <p className={`${primitives.small} ${primitives.quiet}`} lang={lang(`/entries/${index}/text`)}>
                <RunningText>{entry.text}</RunningText>
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className={`${styles.caption} ${primitives.small} ${primitives.quiet}`} lang={lang('/caption')}>
        {block.caption}
      </p>
    </DarkBand>
  );
}
