import { PauseButton } from '../motion/pause-button.tsx';
import type { Autoplay } from '../motion/use-autoplay.ts';
import layout from '../parts/layout.module.css';
import { foreignLang } from '../text/foreign.ts';
import { usePageText } from '../text/use-text.tsx';
import styles from './banner-steps.module.css';
import type { Year20Data } from './year20-loader.ts';

type BannerStepsProps = {
  banners: Year20Data['banners'];
  shown: number;
  autoplay: Autoplay;
  onChoose: (index: number) => void;
};

/** A line per banner, with its label. Links, since they work without scripts. */
export function BannerSteps({ banners, shown, autoplay, onChoose }: BannerStepsProps) {
  const text = usePageText('year20');
  return (
    <div className={`${layout.page} ${styles.steps}`} data-running={autoplay.running || undefined}>
      <ol className={styles.list}>
        {banners.data.map((banner, index) => (
          <li key={banner.picturePath}>
            <a
              className={styles.step}
              href={`#anniversary-${index + 1}`}
              aria-current={index === shown ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                onChoose(index);
              }}
            >
              <span className={styles.label} lang={foreignLang(banners, `/data/${index}/label`)}>
                {banner.label}
              </span>
            </a>
          </li>
        ))}
      </ol>
      <PauseButton autoplay={autoplay} what={text.banners} />
    </div>
  );
}
