import type { ComposedPage } from 'contract/composed-pages.ts';
import type { ReactNode } from 'react';
import { foreignLang } from '../text/foreign.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import layout from './layout.module.css';
import { Opener } from './opener.tsx';
import styles from './page-head.module.css';
import { Picture } from './picture.tsx';

type PageHeadProps = {
  /** Its title and lead, and the picture that stands across the head, decorative. */
  page: { data: Pick<ComposedPage, 'title' | 'lead' | 'picture'>; fallback?: string[] | undefined };
  /** What lies between home and this page. */
  between?: readonly { to: string; label: string }[];
  /** A word or two beside the index: the group of pages it belongs to. */
  name: ReactNode;
  /** Figures on the head's lower edge. */
  children?: ReactNode;
};

/** How a page begins: breadcrumb, title, one paragraph, over a picture where it has one. Stands in a full-width parent. */
export function PageHead({ page, between = [], name, children }: PageHeadProps) {
  const { title, lead, picture } = page.data;
  const titleLang = foreignLang(page, '/data/title');
  const words = (
    <div className={`${layout.page} ${styles.words}`}>
      <div className={styles.breadcrumb}>
        <Breadcrumb between={between} here={<span lang={titleLang}>{title}</span>} />
      </div>
      <div className={styles.opener}>
        <Opener
          index="01"
          name={name}
          title={<span lang={titleLang}>{title}</span>}
          say={<p lang={foreignLang(page, '/data/lead')}>{lead}</p>}
          level={1}
        />
      </div>
    </div>
  );
  return (
    <>
      {picture === null ? (
        <header className={styles.plain}>{words}</header>
      ) : (
        <header className={styles.pictured} data-theme="dark">
          <Picture
            className={styles.picture}
            picture={picture}
            alt={picture.description}
            sizes="(max-width: 767px) 150vw, 100vw"
            width={1920}
            height={1080}
            priority
          />
          {words}
        </header>
      )}
      {children === undefined || children === null ? null : (
        <div className={layout.page}>
          <div className={styles.card} data-card data-on-picture={picture === null ? undefined : true}>
            {children}
          </div>
        </div>
      )}
    </>
  );
}
