import type { getBanners } from 'contract/pictures.ts';
import type { Answer } from '../call.ts';
import { PauseButton } from '../motion/pause-button.tsx';
import type { Autoplay } from '../motion/use-autoplay.ts';
import layout from '../parts/layout.module.css';
import { foreignLang } from '../text/foreign.ts';
import { usePageText } from '../text/use-text.tsx';
import styles from './banner-progress.module.css';

type BannerProgressProps = {
  banners: Answer<typeof getBanners>;
  shown: number;
  autoplay: Autoplay;
  onChoose: (index: number) => void;
};

/** A line per banner that fills while the banner stands, with its label. Links, since they work without scripts. */
export function BannerProgress({ banners, shown, autoplay, onChoose }: BannerProgressProps) {
  const text = usePageText('home').banner;
  return (
    <div className={`${layout.page} ${styles.progress}`} data-running={autoplay.running || undefined}>
      <ol className={styles.labels}>
        {banners.data.map((banner, index) => (
          <li key={banner.picturePath}>
            <a
              className={styles.label}
              href={`#banner-${index + 1}`}
              aria-current={index === shown ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                onChoose(index);
              }}
            >
              <b>{index + 1}</b>
              <span lang={foreignLang(banners, `/data/${index}/label`)}>{banner.label}</span>
            </a>
          </li>
        ))}
      </ol>
      <PauseButton autoplay={autoplay} what={text.label} />
    </div>
  );
}
