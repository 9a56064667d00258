import { Link } from '../pages/link.tsx';
import primitives from '../parts/primitives.module.css';
import links from '../parts/link-list.module.css';
import { useText } from '../text/use-text.tsx';
import type { NavigationGroup } from './navigation.ts';

/** Links to the pages of a group. `size` is a class of the container. */
export function PageLinks({ group, size }: { group: NavigationGroup; size: string | undefined }) {
  const text = useText().shell;
  return (
    <ul>
      {group.pages.map((page) => (
        <li key={page.name}>
          <Link className={`${links.link} ${primitives.link} ${primitives.quiet} ${size}`} to={page.to} viewTransition>
            {text.pages[page.name]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
