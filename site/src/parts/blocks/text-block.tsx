import primitives from '../primitives.module.css';
import { Picture } from '../media/picture.tsx';
import { PhoneCollapsible } from '../phone-collapsible.tsx';
import rich from '../rich-text.module.css';
import type { BlockProps } from './block-props.ts';
import { splitLongProse } from './split-text.ts';
import { BlockHeading } from './heading.tsx';
import styles from './text-block.module.css';
import { withUnbrokenValues } from '../../text/unbroken-values.ts';

export function TextBlock({ block, lang, level }: BlockProps<'text'>) {
  const { picture } = block;
  const prose = splitLongProse(block.body);
  return (
    <div
      className={`${primitives.grid} ${styles.text}`}
      data-picture={picture === null ? undefined : block.pictureSide}
    >
      <div className={`${styles.content} ${primitives.fullWidth}`}>
        <BlockHeading block={block} lang={lang} level={level} />
        {/* The gateway sanitizes this HTML with the allow-list, when it is saved and again when it is read (P9). */}
        {prose === undefined ? (
          <div
            className={`${rich.rich} ${styles.body}`}
            lang={lang('/body')}
            dangerouslySetInnerHTML={{ __html: withUnbrokenValues(block.body) }}
          />
        ) : (
          <div className={`${rich.rich} ${styles.body}`} lang={lang('/body')}>
            <p dangerouslySetInnerHTML={{ __html: withUnbrokenValues(prose[0]) }} />
            <PhoneCollapsible about={block.heading}>
              <div className={styles.rest} dangerouslySetInnerHTML={{ __html: withUnbrokenValues(prose[1]) }} />
            </PhoneCollapsible>
          </div>
        )}
      </div>
      {picture === null ? null : (
        <div className={`${styles.picture} ${primitives.fullWidth}`} lang={lang('/picture/description')}>
          <Picture
            className={styles.shape}
            picture={picture}
            alt={picture.description}
            sizes="(max-width: 991px) 120vw, 920px"
            width={1200}
            height={900}
          />
        </div>
      )}
    </div>
  );
}
