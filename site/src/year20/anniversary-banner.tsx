import type { Banner } from 'contract/pictures.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import layout from '../parts/layout.module.css';
import { Picture } from '../parts/picture.tsx';
import styles from './anniversary-banner.module.css';

type AnniversaryBannerProps = {
  banner: Banner;
  /** From one. */
  number: number;
  /** Makes this banner's words the page's main heading. */
  pageTitle: ReactNode;
  lang: (field: 'mainTitle' | 'subTitle' | 'label') => 'zh-Hans' | undefined;
};

export function AnniversaryBanner({ banner, number, pageTitle, lang }: AnniversaryBannerProps) {
  const title = <span lang={lang('mainTitle')}>{banner.mainTitle}</span>;
  return (
    <li id={`anniversary-${number}`} className={styles.banner} data-area={areaOf(banner.picArea)}>
      <Picture
        className={styles.picture}
        src={banner.picturePath}
        alt=""
        width={1920}
        height={1080}
        priority={number === 1}
      />
      <div className={styles.words}>
        {pageTitle === undefined ? (
          <h2 className={styles.title}>{title}</h2>
        ) : (
          <h1 className={styles.title}>
            <span className={styles.pageTitle}>{pageTitle}</span> {title}
          </h1>
        )}
        <p className={layout.lead} lang={lang('subTitle')}>
          {banner.subTitle}
        </p>
        {banner.link === '' ? null : (
          <p className={styles.way}>
            <Way to={banner.link}>
              <span lang={lang('label')}>{banner.label}</span>
              <Icon name="go" />
            </Way>
          </p>
        )}
      </div>
    </li>
  );
}

/** A banner may lead to a page of ours or to somewhere else. */
function Way({ to, children }: { to: string; children: ReactNode }) {
  return to.startsWith('/') ? (
    <Link className={buttons.onPicture} to={to}>
      {children}
    </Link>
  ) : (
    <a className={buttons.onPicture} href={to} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

/** 1 left, 2 centre, otherwise right (section 2). */
function areaOf(picArea: number): 'left' | 'centre' | 'right' {
  return picArea === 1 ? 'left' : picArea === 2 ? 'centre' : 'right';
}
