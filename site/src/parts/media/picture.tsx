import { type Picture as PictureFiles, type PictureType, rasterUrl } from 'contract/media/picture.ts';
import { useEffect, useRef } from 'react';
import { preload } from 'react-dom';
import primitives from '../primitives.module.css';
import styles from './picture.module.css';

type PictureProps = {
  /** Null when there is no picture: its space stays empty. */
  picture: PictureFiles | null;
  /** Empty where the text beside it says the same. */
  alt: string;
  /**
   * The displayed width for `sizes`, which browsers read before the styles. It is larger where the sides are cropped.
   */
  sizes: string;
  /** The displayed aspect ratio, so that nothing shifts when the picture loads. */
  width: number;
  height: number;
  /** The page's largest paint, one per page. It is fetched before everything else. */
  priority?: boolean;
  className?: string | undefined;
};

/**
 * A picture that fills its box, cropped around its focus. A blurred placeholder is shown until it loads: at once for the
 * page's largest paint, and from hydration on for the others, because each in the document delays the first paint.
 */
export function Picture({ picture, className, ...shown }: PictureProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const placeholder = picture?.placeholder ?? '';
  const inDocument = shown.priority === true;
  useEffect(() => {
    if (inDocument || frame.current === null) return;
    frame.current.style.background = placeholder === '' ? '' : `center / cover url("${placeholder}")`;
  }, [placeholder, inDocument]);
  return (
    <span ref={frame} className={`${styles.frame} ${className ?? styles.filling}`}>
      {placeholder !== '' && inDocument ? (
        <img className={primitives.cover} src={placeholder} alt="" width={shown.width} height={shown.height} />
      ) : null}
      {picture === null ? null : <PictureImage picture={picture} {...shown} />}
    </span>
  );
}

/** The picture alone, where it keeps its own aspect ratio. */
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
    widths.map((each) => `${rasterUrl(hash, each, type)} ${each}w`).join() || undefined;
  // Preloaded in the document's head, since its markup comes after the styles.
  if (import.meta.env.SSR && priority && widths.length > 0)
    preload(address, {
      as: 'image',
      type: 'image/avif',
      fetchPriority: 'high',
      imageSrcSet: files('avif'),
      imageSizes: sizes,
    });
  // The CSP forbids style attributes, so classes encode the focus in tenths.
  return (
    <picture className={styles.picture}>
      {/* SVG pictures have no widths. */}
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
