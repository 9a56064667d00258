import { Link } from 'react-router';
import links from '../parts/link-list.module.css';
import { useText } from '../text/use-text.tsx';
import type { NavigationGroup } from './navigation.ts';

/** The pages of a group by their names. `size` is the class of the place they stand in. */
export function PageLinks({ group, size }: { group: NavigationGroup; size: string | undefined }) {
  const text = useText().shell;
  return (
    <ul>
      {group.pages.map((page) => (
        <li key={page.name}>
          <Link className={`${links.link} ${size}`} to={page.to} viewTransition>
            {text.pages[page.name]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
