import type { Banner } from 'contract/media/pictures.ts';
import type { ReactNode } from 'react';
import styles from './banner-item.module.css';

type BannerItemProps = {
  banner: Banner;
  id: string;
  className: string | undefined;
  picture: ReactNode;
  /** Text on the picture, at the position that the banner defines. */
  words: ReactNode;
  wordsClassName: string | undefined;
};

export function BannerItem({ banner, id, className, picture, words, wordsClassName }: BannerItemProps) {
  return (
    <li id={id} className={`${styles.item} ${className}`} data-area={areaOf(banner.picArea)}>
      {picture}
      <div className={`${styles.content} ${wordsClassName}`}>{words}</div>
    </li>
  );
}

/** 1 left, 2 centre, otherwise right (section 2). */
function areaOf(picArea: number): 'left' | 'centre' | 'right' {
  return picArea === 1 ? 'left' : picArea === 2 ? 'centre' : 'right';
}
