import type { ApiResponse } from 'client/call.ts';
import type { AboutSection } from 'contract/urls/paths.ts';
import type { AlbumPicture, getAlbum } from 'contract/media/pictures.ts';
import type { ReactNode } from 'react';
import { Carousel } from '../motion/carousel.tsx';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { Picture } from '../parts/media/picture.tsx';
import type { PreviewedPicture } from '../parts/media/picture-preview.tsx';
import { PreviewLink } from '../parts/media/preview-link.tsx';
import { SectionHeader } from '../parts/sections/section-header.tsx';
import { usePicturePreview } from '../parts/media/use-picture-preview.tsx';
import { fallbackLang } from '../text/fallback-lang.ts';
import { formatDate, isoDate } from '../text/format.ts';
import { EagerLineBreakText } from '../text/eager-line-break-text.tsx';
import { useLocale, useText } from '../text/use-text.tsx';
import styles from './album-carousel.module.css';
import { useAwardFacts } from './award-facts.ts';

type AlbumCarouselProps = {
  index: string;
  section: AboutSection;
  words: { title: string; lead: string; carousel: string };
  album: ApiResponse<typeof getAlbum>;
  /** Milliseconds between two steps. */
  interval: number;
};

/** A section with an album: header, and a carousel of its pictures with name and date. A certificate can be enlarged. */
export function AlbumCarousel({ index, section, words, album, interval }: AlbumCarouselProps) {
  const text = useText();
  const locale = useLocale();
  const factsOf = useAwardFacts();
  const langOf = (pictureIndex: number, field: string) =>
    fallbackLang(album, `/data/0/picList/${pictureIndex}/${field}`);
  const pictures = album.data[0]?.picList ?? [];
  const { openPreview, preview } = usePicturePreview(
    pictures.map(
      ({ picture, picName, award, createTime }, pictureIndex): PreviewedPicture => ({
        picture,
        description: picture.description,
        caption: picName,
        detail: award === undefined ? formatDate(locale, createTime) : undefined,
        facts: award === undefined ? [] : factsOf(award, (field) => langOf(pictureIndex, `award/${field}`)),
        descriptionLang: langOf(pictureIndex, 'picture/description'),
        captionLang: langOf(pictureIndex, 'picName'),
      }),
    ),
  );
  if (pictures.length === 0) return null;
  const items = pictures.map((picture, pictureIndex) => ({
    key: pictureIndex,
    content: (
      <figure>
        <Enlargeable picture={picture} onOpen={(link) => openPreview(pictureIndex, link)}>
          <Picture
            className={styles.picture}
            picture={picture.picture}
            // The name of the link that opens it.
            alt={picture.picture.description || picture.picName}
            sizes="(max-width: 767px) 80vw, (max-width: 1199px) 52vw, 620px"
            width={1920}
            height={1080}
          />
        </Enlargeable>
        <figcaption className={`${styles.caption} ${primitives.stack}`}>
          <EagerLineBreakText lang={langOf(pictureIndex, 'picName')}>{picture.picName}</EagerLineBreakText>
          <p className={`${styles.particulars} ${primitives.wrap} ${primitives.smallSize} ${primitives.quiet}`}>
            {picture.award === undefined ? null : <span>{picture.award.number}</span>}
            <time dateTime={isoDate(picture.createTime)}>{formatDate(locale, picture.createTime)}</time>
          </p>
        </figcaption>
      </figure>
    ),
  }));
  return (
    <div className={`${styles.section} ${primitives.lastSection}`} data-album={section}>
      <div className={primitives.page}>
        <SectionHeader
          index={index}
          name={text.shell.pages[section]}
          title={words.title}
          lead={words.lead}
          id={`${section}-title`}
        />
      </div>
      <Carousel
        label={words.carousel}
        items={items}
        interval={interval}
        className={`${styles.carousel} ${primitives.nextBlock}`}
      />
      {preview}
    </div>
  );
}

type EnlargeableProps = { picture: AlbumPicture; onOpen: (link: HTMLElement) => void; children: ReactNode };

/** A certificate opens enlarged, with what it says. Other pictures have nothing more to show. */
function Enlargeable({ picture, onOpen, children }: EnlargeableProps) {
  if (picture.award === undefined) return children;
  return (
    <PreviewLink
      href={picture.picturePath}
      className={`${styles.enlarge} ${primitives.containingBlock}`}
      onOpen={onOpen}
    >
      {children}
      <span className={`${styles.enlargeIcon} ${primitives.accent} ${primitives.centred}`}>
        <Icon name="plus" size="small" />
      </span>
    </PreviewLink>
  );
}
