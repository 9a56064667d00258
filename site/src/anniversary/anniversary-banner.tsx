import type { ReactNode } from 'react';
import { BannerFilm } from '../motion/banner-film.tsx';
import { BannerItem } from '../motion/banner-item.tsx';
import type { BannerInStrip } from '../motion/banner-strip.tsx';
import { BannerLink } from '../parts/banner-link.tsx';
import buttons from '../parts/button.module.css';
import primitives from '../parts/primitives.module.css';
import { Picture } from '../parts/media/picture.tsx';
import { LineBreakText } from '../text/line-break-text.tsx';
import styles from './anniversary-banner.module.css';

/** With `pageTitle` the banner contains the page's main heading. */
type AnniversaryBannerProps = BannerInStrip & { pageTitle: ReactNode };

export function AnniversaryBanner({ banner, id, first, playing, lang, pageTitle }: AnniversaryBannerProps) {
  const { picture, film, mainTitle, subTitle, link, label } = banner;
  const frame = `${styles.picture} ${primitives.cover}`;
  const title = (
    <span lang={lang('mainTitle')}>
      <LineBreakText>{mainTitle}</LineBreakText>
    </span>
  );
  return (
    <BannerItem
      banner={banner}
      id={id}
      className={styles.banner}
      picture={
        <>
          <Picture
            className={frame}
            picture={picture}
            alt=""
            sizes="(max-width: 767px) 130vw, 100vw"
            width={1920}
            height={1080}
            priority={first}
          />
          {film === null ? null : <BannerFilm className={frame} film={film} playing={playing} />}
        </>
      }
      wordsClassName={`${styles.content} ${primitives.stack}`}
      words={
        <>
          {pageTitle === undefined ? (
            <h2 className={styles.title}>{title}</h2>
          ) : (
            <h1 className={styles.title}>
              <span className={`${styles.pageTitle} ${primitives.regular}`}>{pageTitle}</span> {title}
            </h1>
          )}
          <p className={primitives.lead} lang={lang('subTitle')}>
            {subTitle}
          </p>
          {link === '' ? null : (
            <p className={styles.linkLine}>
              <BannerLink className={buttons.onPicture} to={link} outsideTarget="_blank">
                <span lang={lang('label')}>{label}</span>
              </BannerLink>
            </p>
          )}
        </>
      }
    />
  );
}
