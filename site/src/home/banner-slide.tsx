import type { ApiResponse } from 'client/call.ts';
import type { getBanners } from 'contract/media/pictures.ts';
import { BannerStrip } from '../motion/banner-strip.tsx';
import { usePageText } from '../text/use-text.tsx';
import styles from './banner-slide.module.css';
import { BannerView } from './banner-view.tsx';
import { Slide } from './slide.tsx';

export function BannerSlide({ banners }: { banners: ApiResponse<typeof getBanners> }) {
  const text = usePageText('home').banner;
  return (
    <Slide name="banner" labelledBy="banner-1-title" className={styles.slide}>
      <BannerStrip
        banners={banners}
        label={text.label}
        name="banner"
        interval={7000}
        pausesOnHover={false}
        numbered
        className={styles.frame}
      >
        {(banner) => <BannerView {...banner} />}
      </BannerStrip>
    </Slide>
  );
}
