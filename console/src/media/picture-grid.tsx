import type { LibraryPicture } from 'contract/console/media.ts';
import { localeNames } from 'contract/locales.ts';
import { rasterUrl } from 'contract/media/picture.ts';
import { CircleDashed } from 'lucide-react';
import visuallyHidden from '../parts/visually-hidden.module.css';
import { useLocale, useTexts } from '../text/use-language.ts';
import { CardGrid } from './card-grid.tsx';
import styles from './media.module.css';

/** The pictures of a page. */
export function PictureGrid({
  pictures,
  chosen,
  choose,
}: {
  pictures: readonly LibraryPicture[];
  chosen: string | undefined;
  choose: (name: string) => void;
}) {
  return (
    <CardGrid items={pictures} chosen={chosen} choose={choose}>
      {(picture) => <CardContent picture={picture} />}
    </CardGrid>
  );
}

function CardContent({ picture: { name, uses, description, picture } }: { picture: LibraryPicture }) {
  const { media } = useTexts();
  const locale = useLocale();
  const { address, hash, widths, focus } = picture;
  const [smallest] = widths;
  const isDescribed = localeNames.every((language) => (description[language] ?? '').trim() !== '');
  return (
    <>
      <img
        src={smallest === undefined ? address : rasterUrl(hash, smallest, 'webp')}
        alt={description[locale] ?? ''}
        loading="lazy"
        data-drawing={smallest === undefined}
        style={{ objectPosition: `${focus.x * 100}% ${focus.y * 100}%` }}
      />
      <span className={styles.cardFooter}>
        <span className={styles.name}>{name}</span>
        {isDescribed ? null : (
          <span className={styles.missing} title={media.pictures.undescribed}>
            <CircleDashed size={13} strokeWidth={1.6} aria-hidden="true" />
            <span className={visuallyHidden.text}>{media.pictures.undescribed}</span>
          </span>
        )}
        <small>{uses === 0 ? media.unused : media.uses(uses)}</small>
      </span>
    </>
  );
}
