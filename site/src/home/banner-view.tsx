import { paths } from 'contract/urls/paths.ts';
import { Link } from '../pages/link.tsx';
import { BannerFilm } from '../motion/banner-film.tsx';
import { BannerItem } from '../motion/banner-item.tsx';
import type { BannerInStrip } from '../motion/banner-strip.tsx';
import { BannerLink } from '../parts/banner-link.tsx';
import buttons from '../parts/button.module.css';
import primitives from '../parts/primitives.module.css';
import { Picture } from '../parts/media/picture.tsx';
import { usePageText } from '../text/use-text.tsx';
import styles from './banner-view.module.css';

export function BannerView({ banner, id, first, playing, lang }: BannerInStrip) {
  const text = usePageText('home').banner;
  const Title = first ? 'h1' : 'h2';
  const link = banner.link || (first ? paths.year20() : '');
  return (
    <BannerItem
      banner={banner}
      id={id}
      className={styles.view}
      picture={
        <div className={`${styles.picture} ${primitives.cover}`}>
          <Picture
            picture={banner.picture}
            alt=""
            sizes="(max-width: 991px) 130vw, 100vw"
            width={1920}
            height={1080}
            priority={first}
          />
          {banner.film === null ? null : <BannerFilm film={banner.film} playing={playing} />}
        </div>
      }
      wordsClassName={styles.content}
      words={
        <>
          <Title id={`${id}-title`} className={styles.title} lang={lang('mainTitle')}>
            {banner.mainTitle}
          </Title>
          <p className={`${primitives.lead} ${styles.lead} ${primitives.balanced}`} lang={lang('subTitle')}>
            {banner.subTitle}
          </p>
          <p className={`${styles.actions} ${primitives.wrap}`}>
            {link === '' ? null : (
              <BannerLink className={buttons.accent} to={link}>
                {link === paths.year20() ? text.anniversary : text.learnMore(banner.label)}
              </BannerLink>
            )}
            {first ? (
              <Link className={buttons.onPicture} to={paths.bulkTrade()}>
                {text.products}
              </Link>
            ) : null}
          </p>
        </>
      }
    />
  );
}
