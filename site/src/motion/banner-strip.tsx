import type { ApiResponse } from 'client/call.ts';
import type { Banner, getBanners } from 'contract/media/pictures.ts';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import primitives from '../parts/primitives.module.css';
import type { LangOf } from '../text/fallback-lang.ts';
import { fallbackLang } from '../text/fallback-lang.ts';
import { BannerSteps } from './banner-steps.tsx';
import styles from './banner-strip.module.css';
import { scrollToView } from './scroll-to-view.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useMouseDrag } from './use-mouse-drag.ts';
import { useScrollToFocusedView } from './use-scroll-to-focused-view.ts';

export type BannerInStrip = {
  banner: Banner;
  id: string;
  first: boolean;
  /** The banner is shown and nothing pauses it, so its film plays. */
  playing: boolean;
  lang: LangOf<'mainTitle' | 'subTitle' | 'label'>;
};

type BannerStripProps = {
  banners: ApiResponse<typeof getBanners>;
  /** The accessible name of the strip. */
  label: string;
  /** The prefix of the banners' ids. */
  name: string;
  /** Milliseconds that a banner is shown. */
  interval: number;
  /** False for a strip that fills the window, where the pointer always hovers. */
  pausesOnHover?: boolean;
  numbered?: boolean;
  /** A class that sets `--autoplay-interval`, the interval as a CSS time. */
  className: string | undefined;
  /** Content before the banners. Hovering or focusing it pauses them. */
  above?: ReactNode;
  children: (banner: BannerInStrip) => ReactNode;
};

/** Banners side by side in a strip that scrolls and snaps; under reduced motion one below another. */
export function BannerStrip({
  banners,
  label,
  name,
  interval,
  pausesOnHover = true,
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
    pausesOnHover,
    onTick: (position) => void scrollToView(strip.current, (position + 1) % banners.data.length),
  });
  useScrollToFocusedView(strip);
  useMouseDrag(strip);

  function follow() {
    const view = strip.current;
    if (view !== null && view.clientWidth > 0) setShown(Math.round(view.scrollLeft / view.clientWidth));
  }

  return (
    <div ref={frame} className={`${primitives.containingBlock} ${className}`}>
      {above}
      <ul
        ref={strip}
        className={`${styles.strip} ${primitives.containingBlock} ${primitives.scrollRow}`}
        aria-label={label}
        onScroll={follow}
      >
        {banners.data.map((banner, index) => (
          <Fragment key={banner.picturePath}>
            {children({
              banner,
              id: `${name}-${index + 1}`,
              first: index === 0,
              playing: autoplay.running && index === shown,
              lang: (field) => fallbackLang(banners, `/data/${index}/${field}`),
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
        onChoose={(index) => void scrollToView(strip.current, index)}
      />
    </div>
  );
}
