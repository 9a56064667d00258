import type { ComposedPage } from 'contract/composed-pages.ts';
import type { ReactNode } from 'react';
import { fallbackLang } from '../text/fallback-lang.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { ComposedHeader } from './sections/composed-header.tsx';
import primitives from './primitives.module.css';
import styles from './page-header.module.css';
import { Picture } from './media/picture.tsx';

type PageHeaderProps = {
  /** The page's title, lead and decorative header picture. */
  page: { data: Pick<ComposedPage, 'title' | 'lead' | 'picture'>; fallback?: string[] | undefined };
  /** The pages between home and this page. */
  between?: readonly { to: string; label: string }[];
  /** A short text beside the index: the page's group. */
  name: ReactNode;
  /** A link below the lead. */
  action?: ReactNode;
  /** Figures on the header's lower edge. */
  children?: ReactNode;
};

/** The start of a page: breadcrumb, title and lead, over a picture if there is one. The parent must be full-width. */
export function PageHeader({ page, between = [], name, action, children }: PageHeaderProps) {
  const { title, picture } = page.data;
  const titleLang = fallbackLang(page, '/data/title');
  const words = (
    <div className={`${primitives.page} ${styles.content}`}>
      <div className={styles.breadcrumb}>
        <Breadcrumb between={between} here={<span lang={titleLang}>{title}</span>} />
      </div>
      <div className={styles.sectionHeader}>
        <ComposedHeader of={page.data} response={page} at="/data" name={name} level={1} />
      </div>
      {action === undefined ? null : <p className={styles.action}>{action}</p>}
    </div>
  );
  return (
    <>
      {picture === null ? (
        <header className={styles.withoutPicture}>{words}</header>
      ) : (
        <header className={`${styles.pictured} ${primitives.containingBlock}`} data-theme="dark">
          <Picture
            className={`${styles.picture} ${primitives.cover} ${primitives.screenOnly}`}
            picture={picture}
            alt={picture.description}
            sizes="(max-width: 767px) 130vw, 100vw"
            width={1920}
            height={1080}
            priority
          />
          {words}
        </header>
      )}
      {children === undefined || children === null ? null : (
        <div className={primitives.page}>
          <div
            className={`${styles.card} ${primitives.containingBlock}`}
            data-card
            data-on-picture={picture === null ? undefined : true}
          >
            {children}
          </div>
        </div>
      )}
    </>
  );
}
