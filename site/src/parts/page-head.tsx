import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb.tsx';
import layout from './layout.module.css';
import { Opener } from './opener.tsx';

type PageHeadProps = {
  /** What lies between home and this page. */
  between?: readonly { to: string; label: string }[];
  /** A word or two beside the index: the group of pages it belongs to. */
  name: ReactNode;
  title: string;
  lead: string;
  /** Languages of title and lead when they are in Chinese instead. */
  titleLang?: 'zh-Hans' | undefined;
  leadLang?: 'zh-Hans' | undefined;
  /** Stands across the head, decorative. */
  picture: string | null;
  /** Figures on the head's lower edge. */
  children?: ReactNode;
};

/** How a page begins: breadcrumb, title, one paragraph, over a picture where it has one. */
export function PageHead({ between = [], name, title, lead, titleLang, leadLang, children }: PageHeadProps) {
  return (
    <header className={layout.page}>
      <Breadcrumb between={between} here={title} />
      <Opener
        index="01"
        name={name}
        title={<span lang={titleLang}>{title}</span>}
        say={<p lang={leadLang}>{lead}</p>}
        level={1}
      />
      {children}
    </header>
  );
}
