import type { ApiResponse } from 'client/call.ts';
import type { getBanners } from 'contract/media/pictures.ts';
import primitives from '../parts/primitives.module.css';
import { fallbackLang } from '../text/fallback-lang.ts';
import styles from './banner-steps.module.css';
import { PauseButton } from './pause-button.tsx';
import type { Autoplay } from './use-autoplay.ts';

type BannerStepsProps = {
  banners: ApiResponse<typeof getBanners>;
  label: string;
  name: string;
  /** Shows numbers before the labels; phones show only the lines. */
  numbered: boolean;
  shown: number;
  autoplay: Autoplay;
  onChoose: (index: number) => void;
};

/**
 * A line and a label for each banner; the current line fills while its banner is shown. They are links, which work
 * without scripts.
 */
export function BannerSteps({ banners, label, name, numbered, shown, autoplay, onChoose }: BannerStepsProps) {
  return (
    <div
      className={`${primitives.page} ${styles.steps} ${primitives.row} ${primitives.screenOnly}`}
      data-numbered={numbered || undefined}
      data-running={autoplay.running || undefined}
    >
      <ol className={styles.list}>
        {banners.data.map((banner, index) => (
          <li key={banner.picturePath}>
            <a
              className={`${styles.step} ${primitives.containingBlock}`}
              href={`#${name}-${index + 1}`}
              aria-current={index === shown ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                onChoose(index);
              }}
            >
              {numbered ? <b>{index + 1}</b> : null}
              <span lang={fallbackLang(banners, `/data/${index}/label`)}>{banner.label}</span>
            </a>
          </li>
        ))}
      </ol>
      <PauseButton autoplay={autoplay} what={label} />
    </div>
  );
}
