import { paths } from 'contract/urls/paths.ts';
import { Link } from '../pages/link.tsx';
import { Icon } from '../parts/icon.tsx';
import { useText } from '../text/use-text.tsx';
import { useDialogOpener } from '../dialogs/use-dialog-opener.ts';
import { useSlashKey } from './slash-key.ts';

/** Links to the search page. With scripts it and the / key open the search dialog instead. */
export function SearchLink({ className }: { className: string | undefined }) {
  const text = useText().shell;
  const { opening, prepare, open } = useDialogOpener('search');
  useSlashKey((from) => void open(from));
  return (
    <Link
      className={className}
      to={paths.search()}
      aria-label={text.search}
      aria-keyshortcuts="/"
      aria-busy={opening}
      title={text.search}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void open(event.currentTarget);
      }}
    >
      <Icon name="search" />
    </Link>
  );
}
