import type { ApiResponse } from 'client/call.ts';
import { paths } from 'contract/urls/paths.ts';
import type { Picture as PictureOnPage } from 'contract/media/picture.ts';
import type { getAlbum } from 'contract/media/pictures.ts';
import { Link } from '../pages/link.tsx';
import { Carousel } from '../motion/carousel.tsx';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { SectionHeader } from '../parts/sections/section-header.tsx';
import { usePicturePreview } from '../parts/media/use-picture-preview.tsx';
import { useLocale, usePageText } from '../text/use-text.tsx';
import { AlbumPicture } from './album-picture.tsx';
import styles from './care-carousel.module.css';
import { pictureLang, previewed } from './previewed.ts';
import { yearsOf } from './album-years.ts';

/** The carousel shows only the newest pictures of the album. */
const maxPictures = 6;

type CareCarouselProps = {
  /** “04”, the index of the section on the page. */
  index: string;
  album: ApiResponse<typeof getAlbum>;
  /** The picture in the header of the page, which is not shown again. */
  headerPicture: PictureOnPage | null;
};

/** Employee care: a carousel that advances every two seconds, and a link to the whole album. */
export function CareCarousel({ index, album, headerPicture }: CareCarouselProps) {
  const text = usePageText('pictures').album;
  const locale = useLocale();
  const all = album.data[0]?.picList ?? [];
  const shown = yearsOf(all)
    .flatMap(({ pictures }) => pictures)
    .filter(({ picture: { picture } }) => picture.hash !== headerPicture?.hash)
    .slice(0, maxPictures);
  const { openPreview, preview } = usePicturePreview(shown.map((indexed) => previewed(album, indexed, locale)));
  if (all.length === 0) return null;
  const items = shown.map(({ picture, index: pictureIndex }, shownIndex) => ({
    key: pictureIndex,
    content: (
      <AlbumPicture
        photo={picture}
        lang={pictureLang(album, pictureIndex)}
        onOpen={(link) => openPreview(shownIndex, link)}
      />
    ),
  }));
  return (
    <section className={`${styles.section} ${primitives.lastSection}`} aria-labelledby="album-title">
      <div className={primitives.page}>
        <SectionHeader
          index={index}
          name={text.name}
          title={text.title}
          lead={
            <Link className={buttons.more} to={paths.photoAlbum()} viewTransition>
              {text.showAll(all.length)}
              <Icon name="go" size="small" />
            </Link>
          }
          id="album-title"
        />
      </div>
      <Carousel label={text.carousel} items={items} interval={2000} className={styles.carousel} />
      {preview}
    </section>
  );
}
