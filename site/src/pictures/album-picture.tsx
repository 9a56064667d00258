import type { AlbumPicture as Taken } from 'contract/pictures.ts';
import { Picture } from '../parts/picture.tsx';
import { useHydrated } from '../parts/use-hydrated.ts';
import { formatDate, machineDate } from '../text/format.ts';
import { useLocale } from '../text/use-text.tsx';
import styles from './album-picture.module.css';

type AlbumPictureProps = {
  taken: Taken;
  lang: 'zh-Hans' | undefined;
  /** Shows it large. Without scripts the link leads to the picture itself. */
  onOpen: (link: HTMLElement) => void;
};

/** A picture of an album with its date and its name. */
export function AlbumPicture({ taken, lang, onOpen }: AlbumPictureProps) {
  const locale = useLocale();
  const hydrated = useHydrated();
  return (
    <a
      className={styles.picture}
      href={taken.picturePath}
      aria-haspopup={hydrated ? 'dialog' : undefined}
      onClick={(event) => {
        // A new tab that was asked for shows the file.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(event.currentTarget);
      }}
    >
      <span className={styles.frame}>
        <Picture className={styles.image} src={taken.picturePath} alt="" width={1920} height={1080} />
      </span>
      <time className={styles.date} dateTime={machineDate(taken.createTime)}>
        {formatDate(locale, taken.createTime)}
      </time>
      <span className={styles.name} lang={lang}>
        {taken.picName}
      </span>
    </a>
  );
}
