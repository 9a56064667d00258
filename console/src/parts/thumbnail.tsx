import type { Thumbnail as Picture } from 'contract/console/content-items.ts';
import styles from './thumbnail.module.css';

/** The picture of an item in a list, always of one size. The title beside it says what it is. */
export function Thumbnail({ picture: { address, focus } }: { picture: Picture }) {
  return (
    <img
      className={styles.thumbnail}
      src={address}
      alt=""
      width={48}
      height={32}
      loading="lazy"
      decoding="async"
      style={{ objectPosition: `${focus.x * 100}% ${focus.y * 100}%` }}
    />
  );
}
