import type { ReactNode } from 'react';
import { Link } from '../pages/link.tsx';
import { Icon } from './icon.tsx';

type BannerLinkProps = {
  to: string;
  className: string | undefined;
  /** Where an external URL opens; by default in this window. */
  outsideTarget?: '_blank';
  children: ReactNode;
};

/** A link to a page of the site or to an external URL. */
export function BannerLink({ to, className, outsideTarget, children }: BannerLinkProps) {
  const inside = (
    <>
      {children}
      <Icon name="go" />
    </>
  );
  return to.startsWith('/') ? (
    <Link className={className} to={to}>
      {inside}
    </Link>
  ) : (
    <a className={className} href={to} target={outsideTarget} rel="noopener">
      {inside}
    </a>
  );
}
