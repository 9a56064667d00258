import { Picture } from '../picture.tsx';
import { PreviewLink } from '../preview-link.tsx';
import { usePicturePreview } from '../use-picture-preview.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './gallery-block.module.css';
import { BlockHeading } from './heading.tsx';

export function GalleryBlock({ block, lang, level }: BlockProps<'gallery'>) {
  const pictures = block.pictures.map(({ picture, caption }, index) => ({
    ...picture,
    caption,
    descriptionLang: lang(`/pictures/${index}/picture/description`),
    captionLang: lang(`/pictures/${index}/caption`),
  }));
  const { openPreview, preview } = usePicturePreview(pictures);
  return (
    <div>
      <BlockHeading block={block} lang={lang} level={level} />
      <ul className={styles.pictures}>
        {pictures.map(({ address, description, caption, descriptionLang, captionLang }, index) => (
          <li key={index} className={styles.picture}>
            <figure className={styles.figure}>
              <PreviewLink
                address={address}
                className={styles.open}
                lang={descriptionLang}
                onOpen={(link) => openPreview(index, link)}
              >
                <Picture src={address} alt={description} width={1200} height={800} />
              </PreviewLink>
              <figcaption className={styles.caption} lang={captionLang}>
                {caption}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {preview}
    </div>
  );
}
