import { type Picture as PictureFiles, type PictureType, rasterAddress } from 'contract/picture.ts';
import styles from './picture.module.css';

type PictureProps = {
  /** Null where there is none (any more): its place stays, empty. */
  picture: PictureFiles | null;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** How wide it is shown, as a browser reads it before the styles are there; wider where it is cropped at its sides. */
  sizes: string;
  /** The shape it is shown in, so that nothing moves when it arrives. */
  width: number;
  height: number;
  /** The page's largest paint, one a page: fetched at once, before anything that can wait. */
  priority?: boolean;
  className?: string | undefined;
};

/** A picture fills its place, cropped around what must stay in sight; until it has come, a few pixels of it stand there. */
export function Picture({ picture, className, ...shown }: PictureProps) {
  return (
    <span className={`${styles.place} ${className ?? styles.filling}`}>
      {picture?.placeholder ? (
        <img
          className={styles.placeholder}
          src={picture.placeholder}
          alt=""
          width={shown.width}
          height={shown.height}
        />
      ) : null}
      {picture === null ? null : <PictureImage picture={picture} {...shown} />}
    </span>
  );
}

/** The picture alone, for where it takes the size that fits. */
export function PictureImage({
  picture,
  alt,
  sizes,
  width,
  height,
  priority = false,
}: Omit<PictureProps, 'picture' | 'className'> & { picture: PictureFiles }) {
  const { address, hash, widths, focus } = picture;
  const files = (type: PictureType) =>
    widths.map((each) => `${rasterAddress(hash, each, type)} ${each}w`).join() || undefined;
  // A style attribute would need the CSP's leave: the styles know the focus in tenths.
  return (
    <picture className={styles.picture}>
      {/* A drawing has no widths. */}
      {widths.length === 0 ? null : <source type="image/avif" srcSet={files('avif')} sizes={sizes} />}
      {widths.length === 0 ? null : <source type="image/webp" srcSet={files('webp')} sizes={sizes} />}
      <img
        data-x={Math.round(focus.x * 10)}
        data-y={Math.round(focus.y * 10)}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        sizes={sizes}
        srcSet={files('jpg')}
        src={address}
        alt={alt}
        width={width}
        height={height}
      />
    </picture>
  );
}
