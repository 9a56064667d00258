import { paths } from 'contract/paths.ts';
import type { getAlbum } from 'contract/pictures.ts';
import { Link } from 'react-router';
import type { Answer } from '../call.ts';
import { Rail } from '../motion/rail.tsx';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import layout from '../parts/layout.module.css';
import { Opener } from '../parts/opener.tsx';
import { usePicturePreview } from '../parts/use-picture-preview.tsx';
import { useLocale, usePageText, useText } from '../text/use-text.tsx';
import { AlbumPicture } from './album-picture.tsx';
import styles from './care-rail.module.css';
import { pictureLang, previewed } from './previewed.ts';

/** The rail is a taste of the album: so many of its pictures, in the order that staff gave them. */
const tasted = 12;

type CareRailProps = { index: string; album: Answer<typeof getAlbum> };

/** Employee care in pictures: a rail that moves on every two seconds, and the way to the whole album. */
export function CareRail({ index, album }: CareRailProps) {
  const { pages } = useText().shell;
  const text = usePageText('pictures').album;
  const locale = useLocale();
  const all = album.data[0]?.picList ?? [];
  const shown = all.slice(0, tasted).map((picture, place) => ({ picture, place }));
  const { openPreview, preview } = usePicturePreview(shown.map((placed) => previewed(album, placed, locale)));
  if (all.length === 0) return null;
  const items = shown.map(({ picture, place }) => ({
    key: place,
    content: (
      <AlbumPicture taken={picture} lang={pictureLang(album, place)} onOpen={(link) => openPreview(place, link)} />
    ),
  }));
  return (
    <section className={styles.section} aria-labelledby="album-title">
      <div className={layout.page}>
        <Opener
          index={index}
          name={pages.employeeCare}
          title={text.title}
          say={
            <Link className={buttons.more} to={paths.photoAlbum()} viewTransition>
              {text.whole(all.length)}
              <Icon name="go" size="small" />
            </Link>
          }
          id="album-title"
        />
      </div>
      <Rail label={text.rail} items={items} interval={2000} className={styles.rail} />
      {preview}
    </section>
  );
}
