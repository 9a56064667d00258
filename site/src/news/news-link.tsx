import type { NewsRow } from 'contract/news.ts';
import { paths } from 'contract/urls/paths.ts';
import type { ReactNode } from 'react';
import { Link } from '../pages/link.tsx';
import primitives from '../parts/primitives.module.css';
import { useText } from '../text/use-text.tsx';

type NewsLinkProps = { item: Pick<NewsRow, 'id' | 'wxUrl'>; className?: string | undefined; children: ReactNode };

/** Links to the article, or opens the original publication in a new window. */
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
      <span className={primitives.visuallyHidden}> {text.opensOutside}</span>
    </a>
  );
}
