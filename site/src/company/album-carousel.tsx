import type { AboutSection } from 'contract/paths.ts';
import type { getAlbum } from 'contract/pictures.ts';
import type { ApiResponse } from '../gateway/call.ts';
import { Carousel } from '../motion/carousel.tsx';
import layout from '../parts/layout.module.css';
import { Picture } from '../parts/picture.tsx';
import { SectionHeader } from '../parts/section-header.tsx';
import { foreignLang } from '../text/foreign.ts';
import { formatDate, isoDate } from '../text/format.ts';
import { useLocale, useText } from '../text/use-text.tsx';
import styles from './album-carousel.module.css';

type AlbumCarouselProps = {
  index: string;
  section: AboutSection;
  words: { title: string; carousel: string };
  album: ApiResponse<typeof getAlbum>;
  /** Milliseconds between two steps. */
  interval: number;
};

/** A section with an album: header, and a carousel of its pictures with name and date. */
export function AlbumCarousel({ index, section, words, album, interval }: AlbumCarouselProps) {
  const text = useText();
  const locale = useLocale();
  const pictures = album.data[0]?.picList ?? [];
  if (pictures.length === 0) return null;
  const items = pictures.map((picture, pictureIndex) => ({
    key: pictureIndex,
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
          <span lang={foreignLang(album, `/data/0/picList/${pictureIndex}/picName`)}>{picture.picName}</span>
          <time className={`${layout.fine} ${layout.quiet}`} dateTime={isoDate(picture.createTime)}>
            {formatDate(locale, picture.createTime)}
          </time>
        </figcaption>
      </figure>
    ),
  }));
  return (
    <div className={`${styles.section} ${layout.lastSection}`} data-album={section}>
      <div className={layout.page}>
        <SectionHeader index={index} name={text.shell.pages[section]} title={words.title} id={`${section}-title`} />
      </div>
      <Carousel label={words.carousel} items={items} interval={interval} className={styles.carousel} />
    </div>
  );
}
