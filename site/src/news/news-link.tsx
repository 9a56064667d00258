import type { NewsRow } from 'contract/news.ts';
import { paths } from 'contract/paths.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import layout from '../parts/layout.module.css';
import { useText } from '../text/use-text.tsx';

type NewsLinkProps = { item: Pick<NewsRow, 'id' | 'wxUrl'>; className?: string | undefined; children: ReactNode };

/** To the article; to where it was first published, in a window of its own, when it lives there. */
export function NewsLink({ item, className, children }: NewsLinkProps) {
  const text = useText().parts;
  if (!item.wxUrl) {
    return (
      <Link className={className} to={paths.newsDetail(item.id)} viewTransition>
        {children}
      </Link>
    );
  }
  return (
    <a className={className} href={item.wxUrl} target="_blank" rel="noopener">
      {children}
      <span className={layout.unseen}> {text.opensOutside}</span>
    </a>
  );
}
