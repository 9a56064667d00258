import primitives from '../primitives.module.css';
import { Picture } from '../media/picture.tsx';
import pictureRows from '../media/picture-rows.module.css';
import { PreviewLink } from '../media/preview-link.tsx';
import { usePicturePreview } from '../media/use-picture-preview.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './gallery-block.module.css';
import { RunningText } from '../../text/running-text.tsx';
import { BlockHeading } from './heading.tsx';

/** A picture left over from the rows of three spans the first row. */
const across = '(max-width: 1565px) 92vw, 1440px';
const inRow = '(max-width: 599px) 92vw, (max-width: 991px) 46vw, 480px';

export function GalleryBlock({ block, lang, level }: BlockProps<'gallery'>) {
  const pictures = block.pictures.map(({ picture, caption }, index) => ({
    picture,
    description: picture.description,
    caption,
    descriptionLang: lang(`/pictures/${index}/picture/description`),
    captionLang: lang(`/pictures/${index}/caption`),
  }));
  const { openPreview, preview } = usePicturePreview(pictures);
  return (
    <div>
      <BlockHeading block={block} lang={lang} level={level} />
      <ul className={`${styles.pictures} ${pictureRows.rows} ${primitives.stack}`}>
        {pictures.map(({ picture, description, caption, descriptionLang, captionLang }, index) => (
          <li key={index} className={styles.picture}>
            <figure className={`${styles.figure} ${primitives.alignTop}`}>
              <PreviewLink
                href={picture.address}
                className={styles.open}
                lang={descriptionLang}
                onOpen={(link) => openPreview(index, link)}
              >
                <Picture
                  picture={picture}
                  alt={description}
                  sizes={index === 0 && pictures.length % 3 === 1 ? across : inRow}
                  width={1200}
                  height={800}
                />
              </PreviewLink>
              <figcaption className={`${styles.caption} ${primitives.small} ${primitives.quiet}`} lang={captionLang}>
                <RunningText>{caption}</RunningText>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {preview}
    </div>
  );
}
