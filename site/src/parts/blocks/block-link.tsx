import type { BlockOf } from 'contract/blocks.ts';
import { Link } from '../../pages/link.tsx';
import { useText } from '../../text/use-text.tsx';
import { Icon } from '../icon.tsx';
import primitives from '../primitives.module.css';

type BlockLinkProps = {
  link: NonNullable<BlockOf<'cards'>['cards'][number]['link']>;
  lang: 'zh-Hans' | undefined;
  className: string | undefined;
};

/** A link to a page of the site, an external URL in a new window, or a telephone number or mailbox. */
export function BlockLink({ link: { to, label }, lang, className }: BlockLinkProps) {
  const text = useText().parts;
  if (to.startsWith('/')) {
    return (
      <Link className={className} to={to} lang={lang} viewTransition>
        {label}
        <Icon name="go" size="small" />
      </Link>
    );
  }
  if (!to.startsWith('https:')) {
    return (
      <a className={className} href={to} lang={lang}>
        {label}
        <Icon name="go" size="small" />
      </a>
    );
  }
  return (
    <a className={className} href={to} target="_blank" rel="noreferrer">
      <span lang={lang}>{label}</span>
      <Icon name="outside" size="small" />
      <span className={primitives.visuallyHidden}> {text.opensOutside}</span>
    </a>
  );
}
