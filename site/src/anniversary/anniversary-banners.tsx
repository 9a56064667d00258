import type { ReactNode } from 'react';
import { BannerStrip } from '../motion/banner-strip.tsx';
import { usePageText } from '../text/use-text.tsx';
import { AnniversaryBanner } from './anniversary-banner.tsx';
import styles from './anniversary-banners.module.css';
import type { AnniversaryData } from './anniversary-data.ts';

type AnniversaryBannersProps = {
  banners: AnniversaryData['banners'];
  /** Shown above the first banner's text. */
  breadcrumb: ReactNode;
  /** The page's title; with the first banner's title it is the main heading. */
  title: ReactNode;
};

export function AnniversaryBanners({ banners, breadcrumb, title }: AnniversaryBannersProps) {
  const text = usePageText('anniversary');
  return (
    <div data-theme="dark">
      <BannerStrip
        banners={banners}
        label={text.banners}
        name="anniversary"
        interval={6000}
        className={styles.frame}
        above={<div className={styles.breadcrumb}>{breadcrumb}</div>}
      >
        {(banner) => <AnniversaryBanner {...banner} pageTitle={banner.first ? title : undefined} />}
      </BannerStrip>
    </div>
  );
}
