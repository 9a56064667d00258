import { paths } from 'contract/paths.ts';
import type { Banner } from 'contract/pictures.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import layout from '../parts/layout.module.css';
import { Picture } from '../parts/picture.tsx';
import { usePageText } from '../text/use-text.tsx';
import { BannerFilm } from './banner-film.tsx';
import styles from './banner-view.module.css';

type BannerViewProps = {
  banner: Banner;
  /** From one. */
  number: number;
  /** Shown, and nothing holds it: a film runs. */
  playing: boolean;
  titleLang: string | undefined;
  subTitleLang: string | undefined;
};

export function BannerView({ banner, number, playing, titleLang, subTitleLang }: BannerViewProps) {
  const text = usePageText('home').banner;
  const first = number === 1;
  const Title = first ? 'h1' : 'h2';
  const link = banner.link || (first ? paths.year20() : '');
  return (
    <li id={`banner-${number}`} className={styles.view} data-area={areaOf(banner.picArea)}>
      <div className={styles.picture}>
        {banner.picturePath.endsWith('.mp4') ? (
          <BannerFilm src={banner.picturePath} playing={playing} />
        ) : (
          <Picture src={banner.picturePath} alt="" width={1920} height={1080} priority={first} />
        )}
      </div>
      <div className={styles.words}>
        <Title id={`banner-${number}-title`} className={styles.title} lang={titleLang}>
          {banner.mainTitle}
        </Title>
        <p className={`${layout.lead} ${styles.say}`} lang={subTitleLang}>
          {banner.subTitle}
        </p>
        <p className={styles.ways}>
          {link === '' ? null : (
            <Way to={link}>{link === paths.year20() ? text.anniversary : text.learnMore(banner.label)}</Way>
          )}
          {first ? (
            <Link className={buttons.onPicture} to={paths.bulkTrade()}>
              {text.products}
            </Link>
          ) : null}
        </p>
      </div>
    </li>
  );
}

/** A banner may lead to a page of ours or to somewhere else. */
function Way({ to, children }: { to: string; children: ReactNode }) {
  const inside = (
    <>
      {children}
      <Icon name="go" />
    </>
  );
  return to.startsWith('/') ? (
    <Link className={buttons.ember} to={to}>
      {inside}
    </Link>
  ) : (
    <a className={buttons.ember} href={to} rel="noopener">
      {inside}
    </a>
  );
}

/** 1 left, 2 centre, otherwise right (section 2). */
function areaOf(picArea: number): 'left' | 'centre' | 'right' {
  return picArea === 1 ? 'left' : picArea === 2 ? 'centre' : 'right';
}
