import type { Banner, getBanners } from 'contract/pictures.ts';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import type { Answer } from '../call.ts';
import { foreignLang } from '../text/foreign.ts';
import { BannerSteps } from './banner-steps.tsx';
import styles from './banner-strip.module.css';
import { turnTo } from './turn-to.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useTurningToFocus } from './use-turning-to-focus.ts';

export type BannerInStrip = {
  banner: Banner;
  id: string;
  first: boolean;
  /** Shown, and nothing holds it: a film runs. */
  playing: boolean;
  lang: (field: 'mainTitle' | 'subTitle' | 'label') => 'zh-Hans' | undefined;
};

type BannerStripProps = {
  banners: Answer<typeof getBanners>;
  /** Names the strip to those who cannot see it. */
  label: string;
  /** What the banners' ids begin with, before their number. */
  name: string;
  /** Milliseconds that a banner stands. */
  interval: number;
  /** False for what fills the window, where the pointer always rests. */
  heedsHover?: boolean;
  numbered?: boolean;
  /** A class that sets `--stands`, the interval as a CSS time. */
  className: string | undefined;
  /** Stands before the banners and belongs to them: who attends to it holds them. */
  above?: ReactNode;
  children: (place: BannerInStrip) => ReactNode;
};

/** The banners side by side in a strip that scrolls and snaps; in calm one below the other. */
export function BannerStrip({
  banners,
  label,
  name,
  interval,
  heedsHover = true,
  numbered = false,
  className,
  above,
  children,
}: BannerStripProps) {
  const frame = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const autoplay = useAutoplay(frame, {
    interval,
    position: shown,
    heedsHover,
    onTick: (position) => void turnTo(strip.current, (position + 1) % banners.data.length),
  });
  useTurningToFocus(strip);

  function follow() {
    const view = strip.current;
    if (view !== null && view.clientWidth > 0) setShown(Math.round(view.scrollLeft / view.clientWidth));
  }

  return (
    <div ref={frame} className={`${styles.frame} ${className}`}>
      {above}
      <ul ref={strip} className={styles.strip} aria-label={label} onScroll={follow}>
        {banners.data.map((banner, index) => (
          <Fragment key={banner.picturePath}>
            {children({
              banner,
              id: `${name}-${index + 1}`,
              first: index === 0,
              playing: autoplay.running && index === shown,
              lang: (field) => foreignLang(banners, `/data/${index}/${field}`),
            })}
          </Fragment>
        ))}
      </ul>
      <BannerSteps
        banners={banners}
        label={label}
        name={name}
        numbered={numbered}
        shown={shown}
        autoplay={autoplay}
        onChoose={(index) => void turnTo(strip.current, index)}
      />
    </div>
  );
}
