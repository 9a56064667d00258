import type { LibraryPicture } from 'contract/console/media.ts';
import { localeNames } from 'contract/locales.ts';
import { rasterUrl } from 'contract/picture.ts';
import { CircleDashed } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useRowKeys } from '../parts/use-row-keys.ts';
import visuallyHidden from '../parts/visually-hidden.module.css';
import { useLocale, useTexts } from '../text/use-language.ts';
import styles from './media.module.css';

/** The pictures of a page. J and K mark one, Enter opens it. */
export function PictureGrid({
  pictures,
  chosen,
  choose,
}: {
  pictures: readonly LibraryPicture[];
  chosen: string | undefined;
  choose: (name: string) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const marked = useRowKeys(pictures.length, {
    open: (index) => {
      const picture = pictures[index];
      if (picture) choose(picture.name);
    },
  });
  useEffect(() => {
    list.current?.children[marked]?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  return (
    <ul className={styles.grid} ref={list}>
      {pictures.map((picture, index) => (
        <li key={picture.name} data-marked={index === marked}>
          <Card picture={picture} isChosen={picture.name === chosen} choose={() => choose(picture.name)} />
        </li>
      ))}
    </ul>
  );
}

function Card({ picture, isChosen, choose }: { picture: LibraryPicture; isChosen: boolean; choose: () => void }) {
  const { media } = useTexts();
  const locale = useLocale();
  const { name, uses, description } = picture;
  const { address, hash, widths, focus } = picture.picture;
  const [smallest] = widths;
  const isDescribed = localeNames.every((language) => (description[language] ?? '').trim() !== '');
  return (
    <button type="button" className={styles.card} aria-pressed={isChosen} onClick={choose}>
      <img
        src={smallest === undefined ? address : rasterUrl(hash, smallest, 'webp')}
        alt={description[locale] ?? ''}
        loading="lazy"
        data-drawing={smallest === undefined}
        style={{ objectPosition: `${focus.x * 100}% ${focus.y * 100}%` }}
      />
      <span className={styles.cardFoot}>
        <span className={styles.name}>{name}</span>
        {isDescribed ? null : (
          <span className={styles.missing} title={media.undescribed}>
            <CircleDashed size={13} strokeWidth={1.6} aria-hidden="true" />
            <span className={visuallyHidden.text}>{media.undescribed}</span>
          </span>
        )}
        <small>{uses === 0 ? media.unused : media.uses(uses)}</small>
      </span>
    </button>
  );
}
