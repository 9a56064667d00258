import type { AlbumPicture as Photo } from 'contract/media/pictures.ts';
import primitives from '../parts/primitives.module.css';
import { Picture } from '../parts/media/picture.tsx';
import { PreviewLink } from '../parts/media/preview-link.tsx';
import { formatDate, isoDate } from '../text/format.ts';
import { useLocale } from '../text/use-text.tsx';
import styles from './album-picture.module.css';

type AlbumPictureProps = {
  photo: Photo;
  lang: 'zh-Hans' | undefined;
  /** How much of a row it takes, from tablets on. */
  share?: RowShare;
  onOpen: (link: HTMLElement) => void;
};

export type RowShare = 'whole' | 'twoThirds' | 'half' | 'third';

const sizesOf: Record<RowShare, string> = {
  whole: '(max-width: 1565px) 92vw, 1200px',
  twoThirds: '(max-width: 599px) 92vw, (max-width: 991px) 62vw, 760px',
  half: '(max-width: 991px) 92vw, 560px',
  third: '(max-width: 599px) 92vw, (max-width: 991px) 46vw, 460px',
};

/** A picture of an album with its date and name. */
export function AlbumPicture({ photo, lang, share = 'third', onOpen }: AlbumPictureProps) {
  const locale = useLocale();
  return (
    <PreviewLink href={photo.picturePath} className={`${styles.picture} ${primitives.stack}`} onOpen={onOpen}>
      <span className={styles.frame}>
        <Picture
          className={styles.image}
          picture={photo.picture}
          alt={photo.picture.description}
          sizes={sizesOf[share]}
          width={1920}
          height={1080}
        />
      </span>
      <span className={styles.name} lang={lang}>
        {photo.picName}
      </span>
      <time className={`${styles.date} ${primitives.label} ${primitives.quiet}`} dateTime={isoDate(photo.createTime)}>
        {formatDate(locale, photo.createTime)}
      </time>
    </PreviewLink>
  );
}
