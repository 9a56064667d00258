import type { ApiResponse } from 'client/call.ts';
import { getComposedPage } from 'contract/composed-pages.ts';
import { paths } from 'contract/urls/paths.ts';
import { albumIds, getAlbum } from 'contract/media/pictures.ts';
import { useLoaderData } from 'react-router';
import { Link } from '../pages/link.tsx';
import type { Load, Page } from '../pages/page.ts';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { PageHeader } from '../parts/page-header.tsx';
import pictureRows from '../parts/media/picture-rows.module.css';
import { usePicturePreview } from '../parts/media/use-picture-preview.tsx';
import { useLocale, usePageText, useText } from '../text/use-text.tsx';
import { AlbumPicture, type RowShare } from './album-picture.tsx';
import styles from './photo-album-page.module.css';
import { pictureLang, previewed } from './previewed.ts';
import { yearsOf } from './album-years.ts';

type Data = { page: ApiResponse<typeof getComposedPage>; album: ApiResponse<typeof getAlbum> };

const load: Load<Data> = async (call, { request: { signal } }) => {
  const [page, album] = await Promise.all([
    call(getComposedPage, { name: 'photoAlbum' }, signal),
    call(getAlbum, { id: String(albumIds.talent) }, signal),
  ]);
  return { page, album };
};

function PhotoAlbumPage() {
  const { page, album } = useLoaderData<Data>();
  const group = useText().shell.navigation.talentDevelopment.full;
  return (
    <article>
      <PageHeader page={page} between={[{ to: paths.talentDevelopment(), label: group }]} name={group} />
      <Years album={album} />
    </article>
  );
}

/** The preview contains the whole album in the order of this page. */
function Years({ album }: { album: ApiResponse<typeof getAlbum> }) {
  const text = usePageText('pictures').album;
  const locale = useLocale();
  const years = yearsOf(album.data[0]?.picList ?? []);
  const all = years.flatMap(({ pictures }) => pictures);
  const { openPreview, preview } = usePicturePreview(all.map((indexed) => previewed(album, indexed, locale)));
  if (all.length === 0) return <EmptyAlbum />;
  return (
    <div className={`${primitives.page} ${styles.years}`}>
      {years.map(({ year, pictures }) => (
        <section
          key={year}
          className={`${styles.year} ${primitives.stack} ${primitives.topBorder}`}
          aria-labelledby={`year-${year}`}
        >
          <header className={`${styles.header} ${primitives.sticky}`}>
            <h2 id={`year-${year}`} className={styles.title}>
              {text.year(year)}
            </h2>
            <p className={`${primitives.smallSize} ${primitives.quiet}`}>{text.count(pictures.length)}</p>
          </header>
          <ul className={`${styles.pictures} ${pictureRows.rows} ${primitives.stack}`}>
            {pictures.map((indexed, index) => (
              <li key={indexed.index}>
                <AlbumPicture
                  photo={indexed.picture}
                  lang={pictureLang(album, indexed.index)}
                  share={shareOf(index, pictures.length)}
                  onOpen={(link) => openPreview(all.indexOf(indexed), link)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {preview}
    </div>
  );
}

/**
 * One picture over rows of three takes a whole row at the start, two take half a row each (picture-rows.module.css).
 * Where none is over, the first takes two rows of two.
 */
function shareOf(index: number, count: number): RowShare {
  const over = count % 3;
  if (over === 0 && index === 0) return 'twoThirds';
  if (index >= over) return 'third';
  return over === 1 ? 'whole' : 'half';
}

function EmptyAlbum() {
  const text = usePageText('pictures').album;
  return (
    <div className={`${primitives.page} ${styles.empty} ${primitives.alignStart}`}>
      <p>{text.empty}</p>
      <Link className={buttons.more} to={paths.talentDevelopment()} viewTransition>
        {text.back}
        <Icon name="go" size="small" />
      </Link>
    </div>
  );
}

export const photoAlbumPage: Page<Data> = {
  Component: PhotoAlbumPage,
  load,
  handle: {
    source: 'src/pictures/photo-album-page.tsx',
    head: ({ page: { data } }) => ({ title: data.title, description: data.lead, languages: data.languages }),
    shareCard: ({ page: { data } }, { shell }) => ({
      title: data.title,
      section: shell.navigation.talentDevelopment.full,
      picture: data.picture,
    }),
  },
};
