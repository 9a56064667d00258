import { type ReactNode, useRef, useState } from 'react';
import { turnTo } from '../motion/turn-to.ts';
import { useAutoplay } from '../motion/use-autoplay.ts';
import { useTurningToFocus } from '../motion/use-turning-to-focus.ts';
import { foreignLang } from '../text/foreign.ts';
import { usePageText } from '../text/use-text.tsx';
import { AnniversaryBanner } from './anniversary-banner.tsx';
import styles from './anniversary-banners.module.css';
import { BannerSteps } from './banner-steps.tsx';
import type { Year20Data } from './year20-loader.ts';

const interval = 6000;

type AnniversaryBannersProps = {
  banners: Year20Data['banners'];
  /** Stands above the words of the first. */
  breadcrumb: ReactNode;
  /** The page's title; with the first banner's words it is the main heading. */
  title: ReactNode;
};

/** The banners side by side in a strip that scrolls and snaps; in calm one below the other. */
export function AnniversaryBanners({ banners, breadcrumb, title }: AnniversaryBannersProps) {
  const text = usePageText('year20');
  const frame = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const autoplay = useAutoplay(frame, {
    interval,
    position: shown,
    onTick: (position) => void turnTo(strip.current, (position + 1) % banners.data.length),
  });
  useTurningToFocus(strip);

  function follow() {
    const view = strip.current;
    if (view !== null && view.clientWidth > 0) setShown(Math.round(view.scrollLeft / view.clientWidth));
  }

  return (
    <div ref={frame} className={styles.frame} data-theme="dark" data-calm={autoplay.calm || undefined}>
      <div className={styles.breadcrumb}>{breadcrumb}</div>
      <ul ref={strip} className={styles.strip} aria-label={text.banners} onScroll={follow}>
        {banners.data.map((banner, index) => (
          <AnniversaryBanner
            key={banner.picturePath}
            banner={banner}
            number={index + 1}
            pageTitle={index === 0 ? title : undefined}
            lang={(field) => foreignLang(banners, `/data/${index}/${field}`)}
          />
        ))}
      </ul>
      <BannerSteps
        banners={banners}
        shown={shown}
        autoplay={autoplay}
        onChoose={(index) => void turnTo(strip.current, index)}
      />
    </div>
  );
}
