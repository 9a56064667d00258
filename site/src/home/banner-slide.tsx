import type { getBanners } from 'contract/pictures.ts';
import { useRef, useState } from 'react';
import type { Answer } from '../call.ts';
import { turnTo } from '../motion/turn-to.ts';
import { useAutoplay } from '../motion/use-autoplay.ts';
import { useTurningToFocus } from '../motion/use-turning-to-focus.ts';
import { foreignLang } from '../text/foreign.ts';
import { usePageText } from '../text/use-text.tsx';
import { BannerProgress } from './banner-progress.tsx';
import styles from './banner-slide.module.css';
import { BannerView } from './banner-view.tsx';
import { Slide } from './slide.tsx';

const interval = 7000;

/** The banners side by side in a strip that scrolls and snaps; in calm one below the other. */
export function BannerSlide({ banners }: { banners: Answer<typeof getBanners> }) {
  const text = usePageText('home').banner;
  const frame = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const autoplay = useAutoplay(frame, {
    interval,
    position: shown,
    // It fills the window: the pointer rests on it nearly always.
    heedsHover: false,
    onTick: (position) => void turnTo(strip.current, (position + 1) % banners.data.length),
  });
  useTurningToFocus(strip);

  function follow() {
    const view = strip.current;
    if (view !== null && view.clientWidth > 0) setShown(Math.round(view.scrollLeft / view.clientWidth));
  }

  return (
    <Slide name="banner" labelledBy="banner-1-title" className={styles.slide}>
      <div ref={frame} className={styles.frame} data-calm={autoplay.calm || undefined}>
        <ul ref={strip} className={styles.strip} aria-label={text.label} onScroll={follow}>
          {banners.data.map((banner, index) => (
            <BannerView
              key={banner.picturePath}
              banner={banner}
              number={index + 1}
              playing={autoplay.running && index === shown}
              titleLang={foreignLang(banners, `/data/${index}/mainTitle`)}
              subTitleLang={foreignLang(banners, `/data/${index}/subTitle`)}
            />
          ))}
        </ul>
        <BannerProgress
          banners={banners}
          shown={shown}
          autoplay={autoplay}
          onChoose={(index) => void turnTo(strip.current, index)}
        />
      </div>
    </Slide>
  );
}
