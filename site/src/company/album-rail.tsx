import type { AboutSection } from 'contract/paths.ts';
import type { getAlbum } from 'contract/pictures.ts';
import type { Answer } from '../call.ts';
import { Rail } from '../motion/rail.tsx';
import layout from '../parts/layout.module.css';
import { Opener } from '../parts/opener.tsx';
import { Picture } from '../parts/picture.tsx';
import { foreignLang } from '../text/foreign.ts';
import { formatDate, machineDate } from '../text/format.ts';
import { useLocale, useText } from '../text/use-text.tsx';
import styles from './album-rail.module.css';

type AlbumRailProps = {
  index: string;
  section: AboutSection;
  words: { title: string; rail: string };
  album: Answer<typeof getAlbum>;
  /** Milliseconds between two steps. */
  interval: number;
};

/** An album as a section: opener, and a rail of its pictures with name and date. */
export function AlbumRail({ index, section, words, album, interval }: AlbumRailProps) {
  const text = useText();
  const locale = useLocale();
  const pictures = album.data[0]?.picList ?? [];
  if (pictures.length === 0) return null;
  const items = pictures.map((picture, place) => ({
    key: place,
    content: (
      <figure>
        <Picture
          className={styles.picture}
          picture={picture.picture}
          alt={picture.picture.description}
          sizes="(max-width: 767px) 80vw, (max-width: 1199px) 52vw, 620px"
          width={1920}
          height={1080}
        />
        <figcaption className={styles.caption}>
          <span lang={foreignLang(album, `/data/0/picList/${place}/picName`)}>{picture.picName}</span>
          <time className={styles.date} dateTime={machineDate(picture.createTime)}>
            {formatDate(locale, picture.createTime)}
          </time>
        </figcaption>
      </figure>
    ),
  }));
  return (
    <div className={styles.section} data-album={section}>
      <div className={layout.page}>
        <Opener index={index} name={text.shell.pages[section]} title={words.title} id={`${section}-title`} />
      </div>
      <Rail label={words.rail} items={items} interval={interval} className={styles.rail} />
    </div>
  );
}
