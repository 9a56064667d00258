import type { AlbumPicture as Taken } from 'contract/pictures.ts';
import { Picture } from '../parts/picture.tsx';
import { PreviewLink } from '../parts/preview-link.tsx';
import { formatDate, machineDate } from '../text/format.ts';
import { useLocale } from '../text/use-text.tsx';
import styles from './album-picture.module.css';

type AlbumPictureProps = {
  taken: Taken;
  lang: 'zh-Hans' | undefined;
  onOpen: (link: HTMLElement) => void;
};

/** A picture of an album with its date and its name. */
export function AlbumPicture({ taken, lang, onOpen }: AlbumPictureProps) {
  const locale = useLocale();
  return (
    <PreviewLink address={taken.picturePath} className={styles.picture} onOpen={onOpen}>
      <span className={styles.frame}>
        <Picture
          className={styles.image}
          picture={taken.picture}
          alt={taken.picture.description}
          sizes="(max-width: 599px) 92vw, (max-width: 991px) 46vw, 460px"
          width={1920}
          height={1080}
        />
      </span>
      <time className={styles.date} dateTime={machineDate(taken.createTime)}>
        {formatDate(locale, taken.createTime)}
      </time>
      <span className={styles.name} lang={lang}>
        {taken.picName}
      </span>
    </PreviewLink>
  );
}
